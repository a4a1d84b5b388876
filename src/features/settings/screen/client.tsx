// Settings in the client, and the place where the generator of test mails will be.
import type { ClientFeature } from '../../client.ts'

export const settings: ClientFeature = {
  fills: { firstMail: async () => (await import('./first-mail.tsx')).FirstMail },
  routes: {
    signedIn: [
      {
        pattern: '/settings',
        title: 'Settings',
        page: async () => (await import('./settings-page.tsx')).SettingsPage,
      },
      {
        pattern: '/test',
        title: 'Test mails',
        page: async () => (await import('../../catalogue/screen/later-page.tsx')).TestMailsPage,
      },
    ],
  },
}
