// Tilly: what the amounts of money in a mail come to, by mail alone.
import { byMailAlone, card } from './card.ts'

export const tilly = card({
  type: 'tilly',
  name: 'Tilly',
  pronoun: 'her',
  purpose: 'Adds up the amounts of money in a mail.',
  glyph: { lines: 'M8 2.5v11M2.5 8h11' },
  hue: { light: '#2f7a4d', dark: '#7cc397' },
  ink: { light: '#225c39', dark: '#aee0c1' },
  tint: { light: '#e8f5ed', dark: '#1d3126' },
  ...byMailAlone,
  words: { landing: 'Adds up what a mail says in money.', feature: null },
})
