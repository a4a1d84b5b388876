// The generator in the client: the page of test mails.
import type { ClientFeature } from '../../client.ts'

export const generator: ClientFeature = {
  routes: {
    signedIn: [
      {
        pattern: '/test',
        title: 'Test mails',
        page: async () => (await import('./generator-page.tsx')).GeneratorPage,
      },
    ],
  },
}
