// What our mails say of what came of something, in the language of whoever reads it.
import type { LayoutSection } from '../../mail/layout-parts.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { FoundFollowUp } from './followup-store.ts'
import { stateOf } from './state.ts'

/** "“Invoices”: task “Print the order number”, done" */
export function becameWords(found: FoundFollowUp, language: LanguageCode, tellsDecision = true): string {
  const { row, decision } = found
  const { followUps: words } = wordsIn(language)
  const state = stateOf(found)
  const isTold = tellsDecision && decision !== null && state === 'decided'
  const is = isTold ? words.decided(decision) : words.states[state]
  const what = row.kind === 'left' ? '' : `${words[row.kind](row.title)}, `
  return `${row.about}: ${what}${is}`
}

/** For people of whom some may not read the polls of the company. */
export function becameSections(became: readonly FoundFollowUp[], language: LanguageCode): LayoutSection[] {
  if (became.length === 0) return []
  const heading = wordsIn(language).followUps.became
  return [{ kind: 'lines', heading, lines: became.map((one) => becameWords(one, language, false)) }]
}
