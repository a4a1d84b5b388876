// Makes one project part of another, all but its tasks: people, what is kept beside it, and where its mails go.
import type { StoredChange } from '../../../../db/schema/records.ts'
import type { Acting } from '../../../kit/acting.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import { moveRecords } from '../../../records/move-store.ts'
import { requireMayDelete, requireOpen, requireSameOwner } from '../project-rights.ts'
import type { ProjectRow } from '../project-store.ts'
import { projectSubject } from '../project-subject.ts'
import { joinPeopleOf, passOnMerged, writeProject } from './life-store.ts'

export interface Merger {
  /** It is no project of its own any more. */
  from: ProjectRow
  into: ProjectRow
}

/** Throws forbidden or conflict where the two cannot be one, or are not the person's to merge. */
export function requireMergeable({ scope }: Acting, { from, into }: Merger): void {
  requireSameOwner(from, into)
  requireMayDelete(scope, from, 'merge this project into another')
  requireOpen(from)
  requireOpen(into)
}

/**
 * Both rows are locked. Its thread goes on leading here, with every reply address in it: nothing of a mail is
 * written, so that an undo has nothing to lose. In a change set `people` stand before the tasks and `merged` after
 * them: an undo goes from the end, and the tasks go back into a project that is there again, before people leave.
 */
export async function mergeProject(
  acting: Acting,
  { from, into }: Merger,
): Promise<{ people: StoredChange; merged: StoredChange }> {
  const { db, scope } = acting
  const joinedIds = await joinPeopleOf(db, from.id, into.id)
  const becomesTeam = into.type === 'individual' && joinedIds.length > 0
  if (becomesTeam) await writeProject(acting, into.id, { type: 'team' })
  const records = await moveRecords(actingAs(db, scope), projectSubject(from.id), projectSubject(into.id))
  const passedOn = await passOnMerged(db, from.id, into.id)
  await writeProject(acting, from.id, { mergedIntoId: into.id })
  return {
    people: {
      ...{ subject: projectSubject(into.id), kind: 'update' },
      before: becomesTeam ? { type: 'individual' } : {},
      after: { ...(becomesTeam && { type: 'team' }), joinedIds },
    },
    merged: {
      ...{ subject: projectSubject(from.id), kind: 'update', before: { mergedIntoId: null } },
      after: { mergedIntoId: into.id, records, passedOn },
    },
  }
}
