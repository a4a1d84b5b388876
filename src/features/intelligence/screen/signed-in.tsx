// What intelligence gives to every signed-in page.
import type { SignedIn } from '../../client.ts'
import { usePollingEvents } from './polling/use-polling-events.ts'

export const intelligence: SignedIn = { useLive: usePollingEvents }
