// Mail set-up in the client: the page of the server's owner.
import type { ClientFeature } from '../../client.ts'

export const setup: ClientFeature = {
  routes: {
    signedIn: [
      {
        pattern: '/settings/mail',
        title: 'Mail set-up',
        page: async () => (await import('./mail-setup-page.tsx')).MailSetupPage,
      },
    ],
  },
}
