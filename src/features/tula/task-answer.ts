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
import type { TaskProposal } from './task-proposal.ts'
import { placeOf } from './task-receipt.ts'
import type { TulaServices } from './tula-services.ts'

const SHOWN = 50

type Asked = Pick<TaskProposal, 'asksFor' | 'asksAbout'>

export async function answerQuestion(
  { db, publicUrl }: TulaServices,
  { scope, at, mail: { language } }: Pick<MailContext, 'scope' | 'at' | 'mail'>,
  project: ProjectRow | null,
  { asksFor, asksAbout }: Asked,
): Promise<Outcome> {
  const said = wordsIn(language)
  const { task: words } = said
  const isMine = asksFor === 'tasks' || project === null
  const all = isMine ? await listOwnOpenTasks(db, scope) : await listTasksOfProject(db, scope, project.id)
  const named = asksAbout?.tasks ?? []
  const tasks = named.length > 0 ? all.filter(({ number }) => named.includes(number)) : openFirst(all)
  const today = at.toISOString().slice(0, 10)
  // A number means a task of one project: where there are several it would name two.
  const isOne = new Set(tasks.map(({ projectId }) => projectId)).size <= 1
  const shown = { today, withProject: isMine, language }
  const rows = tasks.slice(0, SHOWN).map((task) => ({
    number: isOne ? task.number : null,
    title: task.title,
    hueHex: card.hue.light,
    meta: metaOf(task, shown).join(', '),
    link: {
      text: isOne ? said.receipt.openTask(task.number) : said.receipt.open,
      url: `${publicUrl}/project/${task.projectId}?highlightTask=${task.id}`,
    },
  }))
  const [only] = named.length > 0 ? tasks : []
  const told = only ? [only.title, metaOf(only, shown).join(', ')].filter(Boolean).join(' – ') : null
  return {
    ...emptyOutcome(told ?? (isMine ? words.youHave(tasks.length) : statusLine(tasks, words))),
    sections: rows.length > 0 ? [{ kind: 'rows', rows }] : [],
    notes: tasks.length > SHOWN ? [words.moreInApp(tasks.length - SHOWN)] : [],
    help: isOne && tasks[0] ? [`#done ${tasks[0].number}`, words.dueCommand(tasks[0].number)] : [],
    place: project && placeOf(publicUrl, project, isMine ? null : project.name),
  }
}

const isDone = ({ status }: Task) => meaningOf(status) === 'done'
const openFirst = (tasks: readonly Task[]) => [
  ...tasks.filter((one) => !isDone(one)),
  ...tasks.filter(isDone),
]

function statusLine(tasks: readonly Task[], words: MailWords['task']): string {
  const done = tasks.filter(isDone).length
  return tasks.length === 0 ? words.noneYet : words.doneOf(done, tasks.length)
}

const nameOf = ({ firstName, lastName, email }: Task['assignees'][number]['user']) =>
  `${firstName} ${lastName}`.trim() || email

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
    withProject ? '' : words.list(task.assignees.map(({ user }) => nameOf(user))),
    due ? dueSaid(dayWords(due, language)) : '',
    task.priority === 'high' ? words.priority('high') : '',
  ].filter(Boolean)
}
