// Archives in the client: the page on which the owner of the server brings in mails of an earlier life.
import type { ClientFeature } from '../../client.ts'

export const archives: ClientFeature = {
  routes: {
    signedIn: [
      {
        pattern: '/settings/archives',
        title: 'Mail archives',
        page: async () => (await import('./archives-page.tsx')).ArchivesPage,
      },
    ],
  },
}
