// The agents that the catalogue shows: those with a page and words for it (CAT-01, CAT-02, LAND-07).

import type { AgentCard } from '../../crew/card.ts'
import { type CatalogueWords, catalogueWords } from '../../crew/catalogue-words.ts'
import { type AgentType, crew } from '../../crew/crew.ts'

export type CatalogueEntry = Pick<AgentCard<AgentType>, 'type' | 'name' | 'hue'> & {
  page: NonNullable<AgentCard['page']>
  words: CatalogueWords
}

export const catalogue: readonly CatalogueEntry[] = crew.flatMap(({ type, name, hue, page }) => {
  const words = catalogueWords[type]
  return page && words ? [{ type, name, hue, page, words }] : []
})
