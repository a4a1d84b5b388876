// What settings gives to every signed-in page.
import { Settings } from 'lucide-react'
import type { SignedIn } from '../../client.ts'

export const settings: SignedIn = {
  pages: [
    {
      path: '/settings',
      title: 'Settings',
      words: 'account profile password',
      icon: <Settings aria-hidden />,
    },
  ],
}
