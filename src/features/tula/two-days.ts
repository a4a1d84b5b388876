// A day on which two readers differ, as a person is asked about it.
import type { LanguageCode } from '../../mail/words/contract.ts'
import { dayWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { ProposedTask } from './task-proposal.ts'

type Dated = Partial<Pick<ProposedTask, 'dueDate' | 'otherDueDate'>>

/** Empty where they agree. */
export function bothDays({ dueDate, otherDueDate }: Dated, language: LanguageCode): string {
  if (!otherDueDate) return ''
  const ours = dueDate && dueDate !== otherDueDate ? dayWords(dueDate, language) : null
  return wordsIn(language).task.orDay(ours, dayWords(otherDueDate, language))
}
