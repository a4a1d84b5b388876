// Surveys in the client: a survey's own page, and what Sally's page shows of her own.
import type { ClientFeature } from '../../client.ts'

export const surveys: ClientFeature = {
  routes: {
    signedIn: [
      {
        pattern: '/surveys/:id',
        title: 'Survey',
        page: async () => (await import('./survey-route.tsx')).SurveyRoute,
        signedOutWords: 'Please log in to see the survey',
      },
    ],
  },
  agents: [
    {
      type: 'sally',
      screens: async () => (await import('./sally-screens.ts')).sallyScreens,
      signedOutWords: 'Please log in to access Sally',
    },
  ],
}
