// Who can be given a task: the people of its project, and whoever has it already.
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { ProjectRow } from '../projects/index.ts'
import { peopleOfProject } from './comments/thread-people-store.ts'
import { onlyPeopleOfProject } from './contract.ts'
import { assigneeIdsOf, type ReadableTaskId } from './task-store.ts'

/** Throws invalid where one of them takes no part in the project. */
export async function requireAssignable(
  db: Database,
  {
    project,
    taskId,
    ids,
  }: { project: ProjectRow; taskId: ReadableTaskId; ids: readonly number[] | undefined },
): Promise<void> {
  if (!ids || ids.length === 0) return
  const [people, present] = await Promise.all([peopleOfProject(db, project), assigneeIdsOf(db, taskId)])
  const may = new Set([...people.map(({ id }) => id), ...present])
  if (!ids.every((id) => may.has(id))) throw new AppError('invalid', onlyPeopleOfProject)
}

/** For a new task. Throws invalid where one of them takes no part in the project. */
export async function requirePeople(
  db: Database,
  project: ProjectRow,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const may = new Set((await peopleOfProject(db, project)).map(({ id }) => id))
  if (!ids.every((id) => may.has(id))) throw new AppError('invalid', onlyPeopleOfProject)
}
