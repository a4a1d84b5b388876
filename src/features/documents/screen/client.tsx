// Documents in the client: a file's own page, and what the page of its agent shows.
import type { ClientFeature } from '../../client.ts'

export const documents: ClientFeature = {
  routes: {
    signedIn: [
      {
        pattern: '/documents/:id',
        title: 'Document',
        page: async () => (await import('./document-route.tsx')).DocumentRoute,
        signedOutWords: 'Please log in to see the document',
      },
    ],
  },
  agents: [
    {
      type: 'alex',
      screens: async () => (await import('./alex-screens.ts')).alexScreens,
      signedOutWords: 'Please log in to access Alex',
    },
  ],
}
