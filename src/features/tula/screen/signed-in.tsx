// What Tula gives to every signed-in page: the invitation on the start page.
import { lazyComponent } from '../../../ui/lazy.tsx'
import type { SignedIn } from '../../client.ts'

const WriteToTula = lazyComponent(async () => (await import('./write-to-tula.tsx')).WriteToTula)

export const tula: SignedIn = { welcomes: [{ agent: 'tula', Welcome: WriteToTula }] }
