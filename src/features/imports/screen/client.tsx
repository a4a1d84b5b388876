// Imports in the client: the page on which a file becomes a project.
import type { ClientFeature } from '../../client.ts'

export const imports: ClientFeature = {
  routes: {
    signedIn: [
      {
        pattern: '/import',
        title: 'Import',
        page: async () => (await import('./import-page.tsx')).ImportPage,
      },
    ],
  },
}
