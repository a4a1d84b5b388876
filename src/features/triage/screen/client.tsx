// The mail log in the client.
import { Inbox } from 'lucide-react'
import type { ClientFeature } from '../../client.ts'

const mailLog = async () => (await import('./mail-log-page.tsx')).MailLogPage

export const triage: ClientFeature = {
  name: 'triage',
  routes: {
    signedIn: [
      {
        pattern: '/mails',
        title: 'Mail log',
        page: mailLog,
        found: { words: 'inbox received email', icon: <Inbox aria-hidden /> },
      },
      {
        pattern: '/mails/decide',
        title: 'To decide',
        page: async () => (await import('./decide-page.tsx')).DecidePage,
      },
      {
        pattern: '/mails/sent/:id?',
        title: 'Sent mail',
        page: async () => (await import('./sent-mail-page.tsx')).SentMailPage,
      },
      { pattern: '/mails/:id', title: 'Mail log', page: mailLog },
    ],
  },
  live: async () => (await import('./use-mail-events.ts')).useMailEvents,
}
