// src/wiring/reading-thread.ts as a thread can begin with it, from the sources.
import { register } from 'tsx/esm/api'

register()
export const { begin, parse, readTasks, readByRule } = await import('../src/wiring/reading-thread.ts')
