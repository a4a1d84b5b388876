// What polls give to every signed-in page.
import type { SignedIn } from '../../client.ts'
import { usePollEvents } from './use-poll-events.ts'

export const polls: SignedIn = { useLive: usePollEvents }
