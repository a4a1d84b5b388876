// Takes back one change of a project; what somebody changed later stays and is named (model.md, #undo).
import { z } from 'zod'
import type { StoredChange } from '../../../../db/schema/records.ts'
import type { Kept } from '../../../agent/agent.ts'
import type { Acting } from '../../../kit/acting.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import { movedRecords, moveRecordsBack } from '../../../records/move-store.ts'
import type { Undoable } from '../../../records/record-kind.ts'
import { setFollowed } from '../follow.ts'
import { tellReaders } from '../project-events.ts'
import type { ProjectRow } from '../project-store.ts'
import { projectSubject } from '../project-subject.ts'
import { dropPeople, lockEvenGone, type ProjectFields, takeBackMerged, writeProject } from './life-store.ts'

export const undoableProject: Undoable = {
  async undo(acting, change) {
    const project = await lockEvenGone(acting.db, acting.scope, change.subject.id)
    const kept: Kept[] = []
    return { isUndone: project !== null && (await undoOne(acting, project, change, kept)), kept }
  },
  async tell({ db, scope }, _, ids) {
    for (const id of ids) {
      const project = await lockEvenGone(db, scope, id)
      if (project) await tellReaders(db, scope, project, { type: 'project_update' })
    }
  },
}

/** Adds to `kept` what stays; false where nothing was put back. */
async function undoOne(
  acting: Acting,
  project: ProjectRow,
  change: StoredChange,
  kept: Kept[],
): Promise<boolean> {
  const { id } = project
  switch (change.kind) {
    case 'create':
      if (project.lastTaskNumber > 0 || project.version > 1) {
        kept.push((words) => words.stays(label(project)))
        return false
      }
      await writeProject(acting, id, { deletedAt: acting.at })
      return true
    case 'delete':
      if (project.deletedAt === null) return false
      await writeProject(acting, id, { deletedAt: null })
      return true
    case 'restore':
      await writeProject(acting, id, { deletedAt: acting.at })
      return true
    case 'update':
      return undoUpdate(acting, project, change, kept)
  }
}

async function undoUpdate(
  acting: Acting,
  project: ProjectRow,
  { before, after }: StoredChange,
  kept: Kept[],
): Promise<boolean> {
  if (typeof before.isFollowed === 'boolean') {
    await setFollowed(acting, project.id, before.isFollowed)
    return true
  }
  const merger = mergedAfter.safeParse(after)
  if (merger.success) return comeOut(acting, project, merger.data, kept)
  const joined = joinedAfter.safeParse(after)
  if (joined.success) await dropPeople(acting.db, project.id, joined.data.joinedIds)
  const fields: ProjectFields = {}
  if (after.type === 'team' && project.type === 'team') fields.type = 'individual'
  if ('name' in after) {
    if (project.name === after.name) fields.name = String(before.name)
    else kept.push((words) => words.nameStays(label(project)))
  }
  if ('archivedAt' in after) {
    if ((project.archivedAt?.toISOString() ?? null) === after.archivedAt)
      fields.archivedAt = typeof before.archivedAt === 'string' ? new Date(before.archivedAt) : null
    else kept.push((words) => words.archivedStays(label(project)))
  }
  if (Object.keys(fields).length > 0) await writeProject(acting, project.id, fields)
  return Object.keys(fields).length > 0 || joined.success
}

const joinedAfter = z.object({ joinedIds: z.array(z.number()) })
const mergedAfter = z.object({
  mergedIntoId: z.number(),
  records: movedRecords,
  passedOn: z.array(z.number()),
})

/** A project of its own again, with what was kept beside it. */
async function comeOut(
  acting: Acting,
  project: ProjectRow,
  { mergedIntoId, records, passedOn }: z.infer<typeof mergedAfter>,
  kept: Kept[],
): Promise<boolean> {
  const { db, scope } = acting
  const into = await lockEvenGone(db, scope, mergedIntoId)
  if (into === null || project.mergedIntoId !== mergedIntoId) {
    kept.push((words) => words.movedOn(label(project)))
    return false
  }
  await writeProject(acting, project.id, { mergedIntoId: null })
  await moveRecordsBack(actingAs(db, scope), records, {
    from: projectSubject(project.id),
    to: projectSubject(into.id),
  })
  await takeBackMerged(db, { ids: passedOn, from: project.id, into: into.id })
  return true
}

const label = ({ name }: ProjectRow) => `\u201c${name}\u201d`
