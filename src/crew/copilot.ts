// The Copilot as it takes mail: at one address for everybody, and in no list of the crew.
import { byMailAlone, card } from './card.ts'

const besideCrew = <const Type extends string>(type: Type, name: string, purpose: string) =>
  card({
    ...{ type, name, purpose },
    pronoun: 'it',
    glyph: { lines: 'M2.5 3.5h11v7h-5L5 13.2v-2.7H2.5zM5.5 7h5' },
    // What the product itself says has its accent.
    hue: { light: '#045b57', dark: '#77cdc2' },
    ink: { light: '#045b57', dark: '#77cdc2' },
    tint: { light: '#e3f2f0', dark: '#12302d' },
    ...byMailAlone,
    words: { landing: purpose, feature: null },
  })

export const copilotCard = besideCrew(
  'copilot',
  'Copilot',
  'Answers questions about your own work, and changes what you ask it to.',
)
