// What our mails say of what came of something, in the language of whoever reads it.
import type { LanguageCode } from '../../mail/words/contract.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { FoundFollowUp } from './followup-store.ts'
import { stateOf } from './state.ts'

/** "“Invoices”: task “Print the order number”, done" */
export function becameWords(found: FoundFollowUp, language: LanguageCode): string {
  const { row, decision } = found
  const { followUps: words } = wordsIn(language)
  const state = stateOf(found)
  const is = decision !== null && state === 'decided' ? words.decided(decision) : words.states[state]
  const what = row.kind === 'left' ? '' : `${words[row.kind](row.title)}, `
  return `${row.about}: ${what}${is}`
}
