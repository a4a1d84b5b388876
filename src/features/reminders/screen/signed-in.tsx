// What reminders gives to every signed-in page.
import { Hourglass } from 'lucide-react'
import type { SignedIn } from '../../client.ts'
import { useBrowserZone } from './use-hours.ts'

export const reminders: SignedIn = {
  useLive: useBrowserZone,
  pages: [
    { path: '/waiting', title: 'Waiting for', words: 'chase answer given', icon: <Hourglass aria-hidden /> },
  ],
}
