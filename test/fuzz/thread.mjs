// test/fuzz/reading.ts as a thread can begin with it, from the sources.
import { register } from 'tsx/esm/api'

register()
export const { readMail } = await import('./reading.ts')
