// Sally: surveys from the questions that mails repeat.
import { card, dashboardAndInstances } from './card.ts'

export const sally = card({
  type: 'sally',
  name: 'Sally',
  pronoun: 'her',
  purpose: 'Finds questions that many mails repeat and drafts a survey from them.',
  glyph: {
    lines:
      'M2.5 4.8a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0M2.5 11.2a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0M8.8 4.8h4.7M8.8 11.2h4.7',
    dot: 'M4.3 4.8v.01',
  },
  hue: { light: '#b13d54', dark: '#df808c' },
  ink: { light: '#8b2b3f', dark: '#f9b1b9' },
  tint: { light: '#ffeaec', dark: '#3b2225' },
  page: { group: 'intelligence', path: '/intelligence/sally', isRoute: false },
  offered: 6,
  asksFor: 'name and address',
  together: null,
  views: dashboardAndInstances,
  label: null,
  marker: null,
  words: {
    landing: 'Sees the question that many mails repeat and drafts a survey for you to approve.',
    feature: null,
  },
})
