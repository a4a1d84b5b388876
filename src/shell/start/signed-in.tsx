// What the start page gives to every signed-in page.
import { House } from 'lucide-react'
import type { SignedIn } from '../../features/client.ts'

export const start: SignedIn = {
  pages: [{ path: '/dashboard', title: 'Dashboard', words: 'start home', icon: <House aria-hidden /> }],
}
