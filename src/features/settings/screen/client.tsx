// Settings in the client.
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
    ],
  },
}
