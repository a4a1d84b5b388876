// The landing page in the client.
import type { ClientFeature } from '../../client.ts'

export const landing: ClientFeature = {
  routes: {
    signedOut: [
      { pattern: '/', title: 'Mailcrew', page: async () => (await import('./landing-page.tsx')).LandingPage },
    ],
  },
}
