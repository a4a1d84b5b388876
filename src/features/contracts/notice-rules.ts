// The line of a receipt for a rule on notice that gives no last day for the contract as a whole.
import type { NoticeRule } from '../../language/documents/contracts/contract-reading.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { dayWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'

/** "Break date: Wed 24 Mar 2027, notice by Thu 24 Sep 2026. That day has passed." */
export function ruleLine(
  { kind, length, breakDay, lastDay }: NoticeRule,
  { language, today }: { language: LanguageCode; today: string },
): string {
  const { contract: words } = wordsIn(language)
  const said = length && words.length(length.count, length.unit)
  if (kind === 'ending') return words.rule(said)
  if (kind === 'probation') return words.inProbation(said)
  const day = words.breakDay(breakDay && dayWords(breakDay, language))
  if (lastDay === null) return day
  const by = `${day}, ${words.breakBy(dayWords(lastDay, language))}`
  return lastDay < today ? `${by}. ${words.passed}` : by
}
