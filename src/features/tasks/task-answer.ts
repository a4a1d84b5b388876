// Answers a mail that asks for "my tasks" or the "status" of its thread (agents.md 1, Commands).
import type { Applied } from '../../agent/agent.ts'
import type { Scope } from '../../kit/scope.ts'
import type { ProjectRow } from '../projects/index.ts'
import type { Task } from './contract.ts'
import { dayWords } from './mail-changes.ts'
import { meaningOf } from './status.ts'
import { listOwnOpenTasks, listTasksOfProject } from './task-list-store.ts'
import type { TulaNeeds } from './tula-needs.ts'

const SHOWN = 50

export async function answerQuestion(
  { db, publicUrl }: TulaNeeds,
  scope: Scope,
  project: ProjectRow | null,
  asked: 'tasks' | 'status' | 'results',
  at: Date,
): Promise<Applied> {
  const isMine = asked === 'tasks' || project === null
  const tasks = isMine ? await listOwnOpenTasks(db, scope) : await listTasksOfProject(db, scope, project.id)
  const today = at.toISOString().slice(0, 10)
  return {
    tasksCreated: 0,
    tasksUpdated: 0,
    headline: isMine
      ? `You have ${tasks.length} open task${tasks.length === 1 ? '' : 's'}`
      : statusLine(tasks),
    items: tasks.slice(0, SHOWN).map((task) => ({
      number: task.number,
      title: task.title,
      meta: metaOf(task, today, isMine),
      url: `${publicUrl}/project/${task.projectId}?highlightTask=${task.id}`,
    })),
    suggestions: [],
    changed: [],
    notUnderstood: [],
    notes: tasks.length > SHOWN ? [`${tasks.length - SHOWN} more are in the app.`] : [],
    help: ['#done 2', '#due 2 Friday'],
    projectId: project?.id ?? null,
    projectName: isMine ? null : project.name,
    mailSwitch: null,
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
