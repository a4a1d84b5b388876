// Answers a mail that asks for "my tasks" or the "status" of its thread (agents.md 1, Commands).

import type { MailContext } from '../../agent/agent.ts'
import { counted } from '../../agent/counted.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { tula as card } from '../../crew/tula.ts'
import { dayWords } from '../../mail/moment-words.ts'
import type { ProjectRow } from '../projects/index.ts'
import type { Task } from '../tasks/contract.ts'
import { listOwnOpenTasks, listTasksOfProject } from '../tasks/index.ts'
import { meaningOf } from '../tasks/status.ts'
import { placeOf } from './task-receipt.ts'
import type { TulaServices } from './tula-services.ts'

const SHOWN = 50

export async function answerQuestion(
  { db, publicUrl }: TulaServices,
  { scope, at }: Pick<MailContext, 'scope' | 'at'>,
  project: ProjectRow | null,
  asked: 'tasks' | 'status' | 'results',
): Promise<Outcome> {
  const isMine = asked === 'tasks' || project === null
  const tasks = isMine ? await listOwnOpenTasks(db, scope) : await listTasksOfProject(db, scope, project.id)
  const today = at.toISOString().slice(0, 10)
  const rows = tasks.slice(0, SHOWN).map((task) => ({
    number: task.number,
    title: task.title,
    hueHex: card.hue.light,
    meta: metaOf(task, today, isMine).join(', '),
    link: {
      text: `Open task ${task.number}`,
      url: `${publicUrl}/project/${task.projectId}?highlightTask=${task.id}`,
    },
  }))
  return {
    ...emptyOutcome(
      isMine ? `You have ${counted(tasks.length, ['open task', 'open tasks'])}` : statusLine(tasks),
    ),
    sections: rows.length > 0 ? [{ kind: 'rows', rows }] : [],
    notes: tasks.length > SHOWN ? [`${tasks.length - SHOWN} more are in the app.`] : [],
    help: ['#done 2', '#due 2 Friday'],
    place: project && placeOf(publicUrl, project, isMine ? null : project.name),
  }
}

function statusLine(tasks: readonly Task[]): string {
  const done = tasks.filter((task) => meaningOf(task.status) === 'done').length
  return tasks.length === 0
    ? 'There are no tasks in this thread yet'
    : `${done} of ${tasks.length} tasks are done`
}

function metaOf(task: Task, today: string, withProject: boolean): string[] {
  const due = task.dueDate?.slice(0, 10)
  const meaning = meaningOf(task.status)
  return [
    withProject ? task.project.name : meaning === 'progress' ? 'in progress' : meaning,
    due ? `${due < today && meaning !== 'done' ? 'overdue since' : 'due'} ${dayWords(due)}` : '',
    task.priority === 'high' ? 'high priority' : '',
  ].filter(Boolean)
}
