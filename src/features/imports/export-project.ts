// Writes a project as a file: whole as JSON, which can be imported again, or its tasks as a table.
import { Readable } from 'node:stream'
import { csvOf } from '../../kit/csv.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { FileAnswer } from '../../kit/serve.ts'
import { findProject } from '../projects/index.ts'
import { listTasksOfProject, taskSubject } from '../tasks/index.ts'
import { commentsOf, stepsOf } from './export-store.ts'
import type { ExportedTask, ProjectFile } from './project-file.ts'

/** Throws not_found for a project that the person may not read. */
export async function projectToExport(db: Database, scope: Scope, id: number): Promise<ProjectFile> {
  const project = await findProject(db, scope, id)
  const tasks = (await listTasksOfProject(db, scope, project.id)).toSorted(
    (one, other) => one.number - other.number,
  )
  const ids = tasks.map((task) => task.id)
  const [steps, comments] = await Promise.all([
    stepsOf(actingAs(db, scope), ids),
    commentsOf(actingAs(db, scope), taskSubject(0).kind, ids),
  ])
  return {
    format: 'mailcrew-project',
    version: 1,
    project: { name: project.name, topic: project.topic },
    tasks: tasks.map((task) => ({
      number: task.number,
      title: task.title,
      description: task.description,
      status: task.status,
      priority: task.priority,
      dueDate: task.dueDate?.slice(0, 10) ?? null,
      assignees: task.assignees.map(({ user }) => user.email),
      blockedBy: task.blockedBy.map(({ number }) => number),
      blockedReason: task.blockedReason,
      repeats: task.repeats,
      checklist: steps
        .filter(({ taskId }) => taskId === task.id)
        .map(({ text, isDone }) => ({ text, isDone })),
      comments: comments
        .filter(({ taskId }) => taskId === task.id)
        .map(({ author, text, at }) => ({ author: author ?? '', text, at: at.toISOString() })),
    })),
  }
}

export function fileOf(file: ProjectFile, format: 'json' | 'csv'): FileAnswer {
  const text = format === 'json' ? `${JSON.stringify(file, null, 2)}\n` : tableOf(file.tasks)
  const content = Buffer.from(text)
  return new FileAnswer({
    name: `${file.project.name}.${format}`,
    type: format === 'json' ? 'application/json' : 'text/csv; charset=utf-8',
    size: content.length,
    content: Readable.from([content]),
  })
}

const tableOf = (tasks: readonly ExportedTask[]) =>
  csvOf([
    ['Number', 'Title', 'Description', 'Status', 'Priority', 'Due date', 'Assignees', 'Blocked by'],
    ...tasks.map((task) => [
      task.number,
      task.title,
      task.description,
      task.status,
      task.priority,
      task.dueDate ?? '',
      task.assignees.join('; '),
      task.blockedBy.join('; '),
    ]),
  ])
