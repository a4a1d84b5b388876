// The mail log in the client.
import type { ClientFeature } from '../../client.ts'

const mailLog = async () => (await import('./mail-log-page.tsx')).MailLogPage

export const triage: ClientFeature = {
  fills: { mailReply: async () => (await import('./reply/chain-reply.tsx')).ChainReply },
  routes: {
    signedIn: [
      {
        pattern: '/mails',
        title: 'Mail log',
        page: mailLog,
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
}
