// Cara: what a thread came to, by mail alone.
import { byMailAlone, card } from './card.ts'

export const cara = card({
  type: 'cara',
  name: 'Cara',
  pronoun: 'her',
  purpose: 'Sums up a mail thread: who said what, what was decided, what is open.',
  glyph: { lines: 'M2 2.8h8v5.4H6L3.8 10V8.2H2zM12 5.8h2v5.4h-1.8V13L10 11.2H6.5' },
  hue: { light: '#a24287', dark: '#d182b7' },
  ink: { light: '#7f2f69', dark: '#eeb2d9' },
  tint: { light: '#fbebf5', dark: '#372230' },
  ...byMailAlone,
  words: {
    landing: 'Follows a thread: key points, unanswered questions, open issues, next steps.',
    feature: null,
  },
})
