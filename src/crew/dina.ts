// Dina: contracts and long documents, by mail alone.
import { byMailAlone, card } from './card.ts'

export const dina = card({
  type: 'dina',
  name: 'Dina',
  pronoun: 'her',
  purpose: 'Reads contracts and long documents for dates, duties, money and risks.',
  glyph: {
    lines: 'M3 3.5h10M3 6.8h6M2.8 12.8c1.6-3.8 2.9-3.6 3.2-.4.9-1.7 1.7-1.6 2.3.1.6-.6 2-.6 4.9-.6',
  },
  hue: { light: '#7b6300', dark: '#ba9d3e' },
  ink: { light: '#645000', dark: '#dbc687' },
  tint: { light: '#f5f0e0', dark: '#312911' },
  ...byMailAlone,
  words: {
    landing: 'Summarises contracts and attachments: insights, risks and actions, by page.',
    feature: null,
  },
})
