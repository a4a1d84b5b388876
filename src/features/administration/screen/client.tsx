// Administration in the client: the server's mail, who is on it, how it is, and who did what.
import type { ClientFeature } from '../../client.ts'

const page = (name: 'audit' | 'companyModels' | 'mail' | 'models' | 'people' | 'status') => async () =>
  (await import('./owner-pages.ts')).pages[name]

export const administration: ClientFeature = {
  routes: {
    signedIn: [
      { pattern: '/settings/mail', title: 'Mail set-up', page: page('mail') },
      { pattern: '/settings/models', title: 'Language model', page: page('models') },
      {
        pattern: '/companies/models',
        title: 'Language model of the company',
        page: page('companyModels'),
      },
      { pattern: '/settings/people', title: 'People', page: page('people') },
      { pattern: '/settings/status', title: 'Status', page: page('status') },
      { pattern: '/settings/audit', title: 'Audit log', page: page('audit') },
    ],
  },
}
