// Changes many tasks in one transaction: each by the rules of one, refused ones named, one change set a project.

import type { Body } from '../../../kit/contract.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type ProjectRow, requireProject } from '../../projects/index.ts'
import { requireAssignable } from '../assignable.ts'
import { releaseAfter } from '../blockers/release.ts'
import { editRepeating } from '../repeat-task.ts'
import type { FreshChange } from '../task-acts.ts'
import { insertChanges } from '../task-acts.ts'
import type { TaskEdit } from '../task-change.ts'
import { tellChanged } from '../task-events.ts'
import { dayOf, mayDelete, newerThan, notYoursToDelete, type TaskServices } from '../task-service.ts'
import { lockTask, type TaskRow, writeTask } from '../task-store.ts'
import type { BulkResult, changeTasks } from './contract.ts'

type Ask = Body<typeof changeTasks>

/** What is refused for one task (not found, changed by somebody else, not allowed) leaves the others done. */
export function changeMany(
  services: TaskServices,
  scope: Scope,
  { tasks, change }: Ask,
): Promise<BulkResult> {
  const { db, clock } = services
  return db.repeatable(async () => {
    const done = new Map<ProjectRow, FreshChange[]>()
    const refused = new Map<number, string>()
    const projects = new Map<number, Promise<ProjectRow>>()
    // In one order for everybody, so that two of these never wait for each other.
    const asked = [...new Map(tasks.map((task) => [task.id, task])).values()].sort((a, b) => a.id - b.id)
    for (const { id, version } of asked) {
      try {
        const task = await lockTask(db, scope, id)
        if (version !== undefined && version !== task.version) throw newerThan(task)
        const project = await once(projects, task.projectId, () => requireProject(db, scope, task.projectId))
        await requireAssignable(db, { project, taskId: task.id, ids: change.assigneeIds })
        const stored = await changeOne(services, scope, { project, task, change })
        if (stored.length > 0) done.set(project, [...(done.get(project) ?? []), ...stored])
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        refused.set(id, error.message)
      }
    }
    const changeSetIds: number[] = []
    for (const [project, asked] of done) {
      const changes = [...asked, ...(await releaseAfter({ db, scope, at: clock() }, asked))]
      const set = { project, by: 'app', mailId: null, changes }
      changeSetIds.push(await insertChanges({ db, scope, at: clock() }, set))
      // One message for all: the page reads the project's tasks again.
      const [first] = changes
      if (first) await tellChanged(db, scope, project, first.taskId)
    }
    const results = tasks.map(({ id }) => ({ id, refused: refused.get(id) ?? null }))
    return { results, changeSetIds }
  })
}

async function changeOne(
  { db, clock }: TaskServices,
  scope: Scope,
  {
    project,
    task,
    change: { deleted, dueDate, ...fields },
  }: { project: ProjectRow; task: TaskRow; change: Ask['change'] },
): Promise<FreshChange[]> {
  if (deleted) {
    if (!mayDelete(scope, project, task)) throw notYoursToDelete()
    await writeTask({ db, scope, at: clock() }, task.id, { deletedAt: clock() })
    return [{ taskId: task.id, kind: 'delete', before: {}, after: {} }]
  }
  const edit: TaskEdit = dueDate === undefined ? fields : { ...fields, dueDate: dayOf(dueDate) }
  return (await editRepeating({ db, scope, at: clock() }, task, edit)).changes
}

function once<V>(known: Map<number, Promise<V>>, id: number, make: () => Promise<V>): Promise<V> {
  const made = known.get(id) ?? make()
  known.set(id, made)
  return made
}
