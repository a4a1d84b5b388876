// What people do with whole projects: make, rename, archive, delete, and bring back; each act can be undone.
import type { StoredChange } from '../../../../db/schema/records.ts'
import type { Acting } from '../../../kit/acting.ts'
import type { Clock } from '../../../kit/clock.ts'
import { asSystem } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope, SystemScope } from '../../../kit/scope.ts'
import { insertChangeSet, markChangeUndone } from '../../../records/change-set-store.ts'
import { undoableSince } from '../../../records/undo.ts'
import { tellReaders } from '../project-events.ts'
import { findProjectRow } from '../project-list-store.ts'
import { requireMayDelete, requireOpen } from '../project-rights.ts'
import { createProjectRow, type ProjectRow } from '../project-store.ts'
import { projectSubject } from '../project-subject.ts'
import type { ChangedProject } from './contract.ts'
import { dropProjectsDeletedBefore, lockEvenGone, lockProject, writeProject } from './life-store.ts'

export interface LifeServices {
  db: Database
  clock: Clock
}

/** One that two people see is a team's: a company's is from its first day on (MAIL-30). */
export function addProject({ db, clock }: LifeServices, scope: Scope, name: string): Promise<ChangedProject> {
  return db.repeatable(async () => {
    const acting = { db, scope, at: clock() }
    const news = {
      ...{ ownerId: scope.userId, threadId: null, name, topic: '' },
      type: scope.companyId === 0 ? ('individual' as const) : ('team' as const),
      ...{ sourceEmail: null, sourceEmailSubject: null, isSystem: false },
    }
    const made = await createProjectRow(db, scope, { project: news, participantIds: [], at: acting.at })
    return kept(acting, made, { kind: 'create', before: {}, after: {} })
  })
}

/** Throws conflict when `version` is given and somebody was faster. */
export function rename(
  services: LifeServices,
  scope: Scope,
  id: number,
  { name, version }: { name: string; version?: number | undefined },
): Promise<ChangedProject> {
  return acted(services, scope, id, async (acting, project) => {
    if (version !== undefined && version !== project.version)
      throw new AppError(
        'conflict',
        `Somebody changed this project: it is called \u201c${project.name}\u201d now`,
        {
          version: project.version,
        },
      )
    return renameIn(acting, project, name)
  })
}

/** Null where it is called so already. The row is locked. */
export async function renameIn(acting: Acting, project: ProjectRow, name: string) {
  requireOpen(project)
  if (name === project.name) return null
  await writeProject(acting, project.id, { name })
  return { kind: 'update' as const, before: { name: project.name }, after: { name } }
}

export function archive(services: LifeServices, scope: Scope, id: number): Promise<ChangedProject> {
  return acted(services, scope, id, archiveIn)
}

/** Null for one that is archived already. The row is locked. */
export async function archiveIn(acting: Acting, project: ProjectRow) {
  requireMayDelete(acting.scope, project, 'archive this project')
  if (project.archivedAt !== null) return null
  await writeProject(acting, project.id, { archivedAt: acting.at })
  return {
    kind: 'update' as const,
    before: { archivedAt: null },
    after: { archivedAt: acting.at.toISOString() },
  }
}

export function unarchive(services: LifeServices, scope: Scope, id: number): Promise<ChangedProject> {
  return acted(services, scope, id, bringBackIn)
}

/** For whoever takes part, since it takes nothing from anybody. Null for one that is in use. The row is locked. */
export async function bringBackIn(acting: Acting, project: ProjectRow) {
  const { archivedAt } = project
  if (archivedAt === null) return null
  await writeProject(acting, project.id, { archivedAt: null })
  return {
    kind: 'update' as const,
    before: { archivedAt: archivedAt.toISOString() },
    after: { archivedAt: null },
  }
}

/** With its tasks and mails, which are read by nobody until it is restored. */
export function remove(
  { db, clock }: LifeServices,
  scope: Scope,
  id: number,
): Promise<{ id: number; changeSetId: number }> {
  return db.repeatable(async () => {
    const acting = { db, scope, at: clock() }
    const project = await lockProject(db, scope, id)
    const changeSetId = await keep(acting, project, await removeIn(acting, project))
    await tellReaders(db, scope, project, { type: 'project_update' })
    return { id, changeSetId }
  })
}

/** The row is locked. */
export async function removeIn(acting: Acting, project: ProjectRow) {
  requireMayDelete(acting.scope, project, 'delete this project')
  await writeProject(acting, project.id, { deletedAt: acting.at })
  return { kind: 'delete' as const, before: {}, after: {} }
}

/** Throws not_found for one that is not deleted, was deleted too long ago, or is not the person's to see. */
export function restore({ db, clock }: LifeServices, scope: Scope, id: number): Promise<ChangedProject> {
  return db.repeatable(async () => {
    const acting = { db, scope, at: clock() }
    const project = await lockEvenGone(db, scope, id)
    if (!project?.deletedAt || project.deletedAt <= undoableSince(acting.at))
      throw new AppError('not_found', 'There is no deleted project to restore')
    requireMayDelete(scope, project, 'restore this project')
    await writeProject(acting, project.id, { deletedAt: null })
    const subject = projectSubject(id)
    await markChangeUndone(acting, subject, { subject, kind: 'delete' })
    return kept(acting, project, { kind: 'restore', before: {}, after: {} })
  })
}

export const dropOldProjects = (db: Database, scope: SystemScope, now: Date): Promise<void> =>
  dropProjectsDeletedBefore(asSystem(db, scope), undoableSince(now))

type Change = Omit<StoredChange, 'subject'>

function acted(
  { db, clock }: LifeServices,
  scope: Scope,
  id: number,
  act: (acting: Acting, project: ProjectRow) => Promise<Change | null>,
): Promise<ChangedProject> {
  return db.repeatable(async () => {
    const acting = { db, scope, at: clock() }
    const project = await lockProject(db, scope, id)
    const change = await act(acting, project)
    if (change === null) return { project: await findProjectRow(db, scope, id), changeSetId: null }
    return kept(acting, project, change)
  })
}

async function kept(acting: Acting, project: ProjectRow, change: Change): Promise<ChangedProject> {
  const { db, scope } = acting
  const changeSetId = await keep(acting, project, change)
  await tellReaders(db, scope, project, { type: 'project_update' })
  return { project: await findProjectRow(db, scope, project.id), changeSetId }
}

function keep(acting: Acting, { id, threadId }: ProjectRow, change: Change): Promise<number> {
  const subject = projectSubject(id)
  return insertChangeSet(acting, {
    ...{ place: subject, threadId, by: 'app', mailId: null },
    changes: [{ subject, ...change }],
  })
}
