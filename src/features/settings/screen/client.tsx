// Settings in the client, and the place where the generator of test mails will be.
import type { ClientFeature } from '../../client.ts'

export const settings: ClientFeature = {
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
        page: async () => {
          const { LaterPage } = await import('../../catalogue/screen/later-page.tsx')
          return () => <LaterPage place="test" />
        },
      },
    ],
  },
}
