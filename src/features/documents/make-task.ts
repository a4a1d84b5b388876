// Makes tasks of what a file says is to be done, or is to be thought of on a day; each once.
import type { Acting } from '../../kit/acting.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { baseSubject } from '../../mail/subject.ts'
import {
  addParticipantRows,
  createProjectRow,
  type ProjectRow,
  projectOfThread,
  requireOpen,
  requireProject,
  tellReaders,
} from '../projects/index.ts'
import { insertTasks, type MadeTask, recordChanges } from '../tasks/index.ts'
import { mailsOfDocuments, placesOfTasks } from './document-content-store.ts'
import { type DocumentRow, readersOf } from './document-store.ts'
import { noteTask, type TaskList, tasksOf } from './document-task-store.ts'

export interface WantedTask {
  list: TaskList
  index: number
  said: Said
}

/** What the file says, and of which day. */
export interface Said {
  title: string
  due: string | null
  quote: string
}

export interface TaskOfDocument extends MadeTask {
  projectId: number
}

/** The document is locked. */
export async function makeTask(
  acting: Acting,
  document: DocumentRow,
  wanted: WantedTask,
  by: string,
): Promise<TaskOfDocument | { known: number; projectId: number; title: string }> {
  const { db, scope } = acting
  const { said } = wanted
  const before = (await tasksOf(db, document.id)).find(
    ({ list, place }) => list === wanted.list && place === wanted.index,
  )
  const known = before && (await placesOfTasks(db, scope, [before.taskId])).get(before.taskId)
  if (before && known) return { known: before.taskId, ...known }
  const project = await projectOf(acting, document)
  const [task] = await insertTasks(acting, project.id, [
    {
      title: said.title.slice(0, 200),
      description: `${document.name}: \u201c${said.quote}\u201d`.slice(0, 2_000),
      status: 'pending',
      priority: 'medium',
      dueDate: said.due,
      assigneeIds: project.type === 'individual' ? [scope.userId] : [],
      sourceMailId: document.mailId,
      evidence: {
        sentence: said.quote.slice(0, 1_000),
        agent: by,
        by: document.by ?? 'rules',
        confidence: 1,
      },
    },
  ])
  if (!task) throw new AppError('internal', 'Failed to create task')
  await noteTask(db, document.id, { list: wanted.list, place: wanted.index, taskId: task.id })
  await recordChanges(acting, {
    ...{ project, by, mailId: null },
    changes: [{ taskId: task.id, kind: 'create', before: {}, after: {} }],
  })
  await tellReaders(db, scope, project, { type: 'project_update' })
  return { ...task, projectId: project.id }
}

/** The thread's own, which is made with its first task. Whoever takes part in the thread takes part in it. */
async function projectOf({ db, scope, at }: Acting, document: DocumentRow): Promise<ProjectRow> {
  const { threadId, ownerId } = document
  const known = await projectOfThread(actingAs(db, scope), threadId)
  if (known) {
    if (known.deletedAt) throw new AppError('conflict', 'The project of this thread is deleted')
    await addParticipantRows(db, known.id, [scope.userId])
    const project = await requireProject(db, scope, known.id)
    requireOpen(project)
    return project
  }
  const mail = [...(await mailsOfDocuments(db, [document.id])).values()][0]
  const subject = baseSubject(mail?.subject ?? '')
  const participantIds = await readersOf(actingAs(db, scope), document)
  const project = {
    ...{ ownerId: ownerId ?? scope.userId, threadId },
    name: (subject || document.name).slice(0, 200),
    // Threads with files are always a team's (ALEX-08).
    type: 'team' as const,
    topic: subject.slice(0, 200),
    sourceEmail: null,
    sourceEmailSubject: (mail?.subject ?? '').slice(0, 500),
    isSystem: false,
  }
  return createProjectRow(db, scope, { project, participantIds, at })
}
