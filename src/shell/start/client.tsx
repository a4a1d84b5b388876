// The start page in the client.
import type { ClientFeature, ClientRoute } from '../../features/client.ts'

const page: ClientRoute['page'] = async () => (await import('./start-page.tsx')).StartPage

export const start: ClientFeature = {
  routes: {
    signedIn: [
      { pattern: '/', title: 'Start', page, tabbed: true },
      {
        pattern: '/dashboard',
        title: 'Start',
        page,
        tabbed: true,
      },
    ],
  },
}
