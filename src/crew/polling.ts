// The five polling agents: they take mail as the crew does, and stand in no list of it.
import { type AgentCard, byMailAlone, card } from './card.ts'
import { tanya } from './tanya.ts'

const pollingCard = <const Type extends string>(type: Type, name: string, purpose: string) =>
  card({
    ...{ type, name, purpose },
    pronoun: 'it',
    ...{ glyph: tanya.glyph, hue: tanya.hue, ink: tanya.ink, tint: tanya.tint },
    ...byMailAlone,
    words: { landing: purpose, feature: null },
  })

/** In the order of POLL-15; `type` is also the first part of their addresses (POLL-30). */
export const pollingCards = [
  pollingCard('t5t', 'T5T Agent', 'Collects what everybody\u2019s top five priorities are.'),
  pollingCard('customer', 'Customer Intelligence', 'Collects what customers say, ask for and do.'),
  pollingCard('innovation', 'Innovation Radar', 'Collects ideas for what could be new or better.'),
  pollingCard('culture', 'Culture Pulse', 'Collects how people feel at work, and what worries them.'),
  pollingCard('competitive', 'Competitive Intelligence', 'Collects what others in the market do.'),
] as const satisfies readonly AgentCard[]

export type PollingCardType = (typeof pollingCards)[number]['type']
