// What triage gives to every signed-in page.
import { Inbox, Mail } from 'lucide-react'
import type { SignedIn } from '../../client.ts'
import { useMailEvents } from './use-mail-events.ts'

export const triage: SignedIn = {
  useLive: useMailEvents,
  found: { mail: () => <Mail aria-hidden /> },
  pages: [{ path: '/mails', title: 'Mail log', words: 'inbox received email', icon: <Inbox aria-hidden /> }],
}
