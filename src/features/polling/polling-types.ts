// Which of the five polling agents takes which class of text (MAIL-26), by the first part of its address (POLL-30).
import { type PollingCardType, pollingCards } from '../../crew/polling.ts'
import type { PollingType } from './contract.ts'

const typeOfCard: Readonly<Record<PollingCardType, PollingType>> = {
  t5t: 't5t',
  customer: 'customer_intelligence',
  innovation: 'innovation_radar',
  culture: 'culture_pulse',
  competitive: 'competitive_intelligence',
}

/** Each with its card, in the order in which they are shown. */
export const pollingKinds = pollingCards.map((card) => ({ card, type: typeOfCard[card.type] }))
