// What a mail answered to the suggestions of a receipt, as its own receipt tells it.
import type { MailContext } from '../../agent/agent.ts'
import type { ChangeLine } from '../../agent/outcome.ts'
import type { SuggestionAnswer } from '../../language/suggestion-answers.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { decideByMail } from '../../records/decide-by-mail.ts'
import { type ProjectRow, projectSubject } from '../projects/index.ts'
import { briefTasks } from '../tasks/index.ts'
import type { TulaServices } from './tula-services.ts'

export interface Decided {
  /** Tasks that came of it or were changed. */
  taskIds: number[]
  lines: ChangeLine[]
  notUnderstood: string[]
}

export async function decideSuggested(
  { db, records }: TulaServices,
  { scope, mail, at }: MailContext,
  { id: projectId }: ProjectRow,
  answers: readonly SuggestionAnswer[],
): Promise<Decided> {
  if (mail.isStranger || answers.length === 0) return { taskIds: [], lines: [], notUnderstood: [] }
  const { task: words } = wordsIn(mail.language)
  const place = projectSubject(projectId)
  const { kept, left, unknown } = await decideByMail(records, { db, scope, at }, place, answers)
  const tasks = kept.length > 0 ? await briefTasks(db, projectId) : []
  // What a suggestion would change is kept in the app's language.
  const isEnglish = mail.language === 'en'
  const keptLines = kept.map(({ suggestion: { kind, title, note }, id }) => ({
    number: tasks.find((task) => task.id === id)?.number ?? null,
    title,
    what: kind === 'task' ? words.keptAsTask : (isEnglish && note) || words.changedAsAsked,
  }))
  const leftLines = left.map(({ title }) => ({ number: null, title, what: words.leftOut }))
  return {
    taskIds: kept.map(({ id }) => id),
    lines: [...keptLines, ...leftLines],
    notUnderstood: unknown.map((letter) => `${letter} (${words.unknownLetter})`),
  }
}
