// Administration in the client: the page on which the owner of the server has its people.
import type { ClientFeature } from '../../client.ts'

export const administration: ClientFeature = {
  routes: {
    signedIn: [
      {
        pattern: '/settings/people',
        title: 'People',
        page: async () => (await import('./people-page.tsx')).PeoplePage,
      },
    ],
  },
}
