// FAQ: the knowledge base.
import { card, dashboardAndInstances } from './card.ts'

export const faq = card({
  type: 'faq',
  name: 'FAQ',
  pronoun: 'it',
  purpose: 'Answers questions from your articles and documents, and says from which.',
  glyph: {
    lines:
      'M8 4.2C6.5 3 4.6 2.7 2.5 2.9v9c2.1-.2 4 .1 5.5 1.3 1.5-1.2 3.4-1.5 5.5-1.3v-9C11.4 2.7 9.5 3 8 4.2zM8 4.2v9',
  },
  hue: { light: '#0a7a31', dark: '#69b475' },
  ink: { light: '#036425', dark: '#a2d7a8' },
  tint: { light: '#e7f5e8', dark: '#1c301f' },
  page: { group: 'teams', path: '/teams/faq', isRoute: true },
  offered: 4,
  asksFor: 'name and address',
  together: null,
  views: dashboardAndInstances,
  label: 'FAQ',
  marker: null,
  words: {
    asked: ['How many days of leave do we have?', 'What changed since Monday?', 'Who has too much?'],
    landing: 'Answers from your own articles, with the source, or says that it cannot.',
    feature: null,
  },
})
