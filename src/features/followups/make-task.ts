// The task that comes of what people said, in a project that is there or in one of its own.
import type { Acting } from '../../kit/acting.ts'
import { AppError } from '../../kit/errors.ts'
import { insertChangeSet } from '../../records/change-set-store.ts'
import {
  createProjectRow,
  type ProjectRow,
  projectSubject,
  requireOpen,
  requireProject,
  tellReaders,
} from '../projects/index.ts'
import { insertTasks, type MadeTask, taskSubject } from '../tasks/index.ts'
import type { Course } from './contract.ts'

/** A mail that asks for it, and the agent that it is to. */
export interface AskedByMail {
  agent: string
  mailId: number
  threadId: number | null
}

export type WantedTask = Extract<Course, { kind: 'task' }>['task']

/** Null for a new one of that name, in which the person is alone at first. */
export async function projectFor(
  { db, scope, at }: Acting,
  projectId: number | null,
  name: string,
): Promise<ProjectRow> {
  if (projectId !== null) {
    const project = await requireProject(db, scope, projectId)
    requireOpen(project)
    return project
  }
  const project = {
    ...{ ownerId: scope.userId, threadId: null, name: name.slice(0, 200), topic: '', isSystem: false },
    ...{ type: 'team' as const, sourceEmail: null, sourceEmailSubject: null },
  }
  return createProjectRow(db, scope, { project, participantIds: [], at })
}

/** With the change set by which `#undo` takes it back, where a mail asked for it. */
export async function makeTask(
  acting: Acting,
  project: ProjectRow,
  { title, description, priority, dueDate, assignToMe }: WantedTask,
  mail: AskedByMail | null,
): Promise<MadeTask> {
  const { db, scope } = acting
  const mine = assignToMe || project.type === 'individual'
  const [task] = await insertTasks(acting, project.id, [
    {
      ...{ title, description, priority, status: 'pending' },
      dueDate: dueDate?.slice(0, 10) ?? null,
      assigneeIds: mine ? [scope.userId] : [],
      sourceMailId: mail?.mailId ?? null,
    },
  ])
  if (!task) throw new AppError('internal', 'Failed to create task')
  await insertChangeSet(acting, {
    place: projectSubject(project.id),
    threadId: mail?.threadId ?? project.threadId,
    ...{ by: mail?.agent ?? 'app', mailId: mail?.mailId ?? null },
    changes: [{ subject: taskSubject(task.id), kind: 'create', before: {}, after: {} }],
  })
  await tellReaders(db, scope, project, { type: 'project_update' })
  return task
}
