// Answers a mail that asks for "my tasks" or the "status" of its thread (agents.md 1, Commands).

import type { MailContext } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { tula as card } from '../../crew/tula.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { dayWords } from '../../mail/words/days.ts'
import type { MailWords } from '../../mail/words/en.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { ProjectRow } from '../projects/index.ts'
import type { Task } from '../tasks/contract.ts'
import { listOwnOpenTasks, listTasksOfProject } from '../tasks/index.ts'
import { meaningOf } from '../tasks/status.ts'
import { placeOf } from './task-receipt.ts'
import type { TulaServices } from './tula-services.ts'

const SHOWN = 50

export async function answerQuestion(
  { db, publicUrl }: TulaServices,
  { scope, at, mail: { language } }: Pick<MailContext, 'scope' | 'at' | 'mail'>,
  project: ProjectRow | null,
  asked: 'tasks' | 'status' | 'results',
): Promise<Outcome> {
  const said = wordsIn(language)
  const { task: words } = said
  const isMine = asked === 'tasks' || project === null
  const tasks = isMine ? await listOwnOpenTasks(db, scope) : await listTasksOfProject(db, scope, project.id)
  const today = at.toISOString().slice(0, 10)
  const rows = tasks.slice(0, SHOWN).map((task) => ({
    number: task.number,
    title: task.title,
    hueHex: card.hue.light,
    meta: metaOf(task, { today, withProject: isMine, language }).join(', '),
    link: {
      text: said.receipt.openTask(task.number),
      url: `${publicUrl}/project/${task.projectId}?highlightTask=${task.id}`,
    },
  }))
  return {
    ...emptyOutcome(isMine ? words.youHave(tasks.length) : statusLine(tasks, words)),
    sections: rows.length > 0 ? [{ kind: 'rows', rows }] : [],
    notes: tasks.length > SHOWN ? [words.moreInApp(tasks.length - SHOWN)] : [],
    help: ['#done 2', words.dueCommand(2)],
    place: project && placeOf(publicUrl, project, isMine ? null : project.name),
  }
}

function statusLine(tasks: readonly Task[], words: MailWords['task']): string {
  const done = tasks.filter((task) => meaningOf(task.status) === 'done').length
  return tasks.length === 0 ? words.noneYet : words.doneOf(done, tasks.length)
}

interface AskedFor {
  today: string
  withProject: boolean
  language: LanguageCode
}

function metaOf(task: Task, { today, withProject, language }: AskedFor): string[] {
  const words = wordsIn(language)
  const due = task.dueDate?.slice(0, 10)
  const meaning = meaningOf(task.status)
  const isLate = due !== undefined && due < today && meaning !== 'done'
  const dueSaid = isLate ? words.task.overdueSince : words.due
  return [
    withProject ? task.project.name : words.task.status[meaning],
    due ? dueSaid(dayWords(due, language)) : '',
    task.priority === 'high' ? words.priority('high') : '',
  ].filter(Boolean)
}
