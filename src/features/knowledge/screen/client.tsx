// The knowledge base in the client: an article's own page, a page to write one, and what the page of its agent shows.
import type { ClientFeature } from '../../client.ts'

const signedOutWords = 'Please log in to see the article'

export const knowledge: ClientFeature = {
  routes: {
    signedIn: [
      {
        pattern: '/knowledge/new',
        title: 'Write an article',
        page: async () => (await import('./editor/new-article-page.tsx')).NewArticlePage,
        signedOutWords: 'Please log in to write an article',
      },
      {
        pattern: '/knowledge/:id',
        title: 'Article',
        page: async () => (await import('./article-route.tsx')).ArticleRoute,
        signedOutWords,
      },
    ],
  },
  agents: [
    {
      type: 'faq',
      screens: async () => (await import('./faq-screens.ts')).faqScreens,
      signedOutWords: 'Please log in to access FAQ',
    },
  ],
}
