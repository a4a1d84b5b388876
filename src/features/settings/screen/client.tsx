// Settings in the client, and the place where the generator of test mails will be.
import { FlaskConical, Settings } from 'lucide-react'
import type { ClientFeature } from '../../client.ts'

export const settings: ClientFeature = {
  name: 'settings',
  routes: {
    signedIn: [
      {
        pattern: '/settings',
        title: 'Settings',
        page: async () => (await import('./settings-page.tsx')).SettingsPage,
        found: { words: 'account profile password', icon: <Settings aria-hidden /> },
      },
      {
        pattern: '/test',
        title: 'Test mails',
        page: async () => {
          const { LaterPage } = await import('../../catalogue/screen/later-page.tsx')
          return () => <LaterPage place="test" />
        },
        found: { words: 'generator', icon: <FlaskConical aria-hidden /> },
      },
    ],
  },
}
