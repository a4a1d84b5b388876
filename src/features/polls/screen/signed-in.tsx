// What polls give to every signed-in page.
import { ChartColumn } from 'lucide-react'
import type { SignedIn } from '../../client.ts'
import { usePollEvents } from './use-poll-events.ts'

export const polls: SignedIn = {
  useLive: usePollEvents,
  found: { poll: () => <ChartColumn aria-hidden /> },
}
