// A comment that its author deleted comes back for 30 days, where its author may still read the record; one that was
// proposed to them and pressed goes again.
import { sql } from 'drizzle-orm'
import type { StoredSubject } from '../../db/schema/records.ts'
import type { Acting } from '../kit/acting.ts'
import { actingAs, asSystem } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import type { SystemScope } from '../kit/scope.ts'
import { dropKeptBefore, insertChangeSet } from './change-set-store.ts'
import {
  type DeletedComment,
  deleteComment,
  findComment,
  putCommentBack,
  subjectOfComment,
} from './comment-store.ts'
import type { RecordKind, Records } from './record-kind.ts'

export const COMMENT = 'comment'

/** What was deleted before this moment is not kept any longer, nor what a person who is gone deleted. */
export const dropDeletedComments = (db: Database, system: SystemScope, since: Date): Promise<void> =>
  dropKeptBefore(asSystem(db, system), COMMENT, since)

/** Throws not_found for one that is not the person's own. Answers the change set by which it comes back. */
export async function dropComment(acting: Acting, subject: StoredSubject, id: number): Promise<number> {
  const before = { ...(await deleteComment(acting.db, acting.scope, subject, id)) }
  const comment = { kind: COMMENT, id }
  return insertChangeSet(acting, {
    // Of no thread: #undo in a mail takes back what a mail did.
    ...{ place: comment, threadId: null, by: 'app', mailId: null },
    changes: [{ subject: comment, kind: 'delete', before, after: {} }],
  })
}

/** Answers the change set by which a comment that was just written goes again. */
export function keepNewComment(acting: Acting, id: number): Promise<number> {
  const comment = { kind: COMMENT, id }
  return insertChangeSet(acting, {
    ...{ place: comment, threadId: null, by: 'app', mailId: null },
    changes: [{ subject: comment, kind: 'create', before: {}, after: {} }],
  })
}

/** False where its author has changed it since, or it is gone. */
async function takeNewBack(acting: Acting, records: Records, id: number): Promise<boolean> {
  const { db, scope } = acting
  const subject = await subjectOfComment(actingAs(db, scope), id)
  if (!subject) return false
  const comment = await findComment(db, scope, records, { subject, id })
  if (!comment.isOwn || comment.editedAt !== null) return false
  await records.kinds()[subject.kind]?.tellCommented?.(acting, subject.id)
  await deleteComment(db, scope, subject, id)
  return true
}

/** What is kept of a deleted comment is kept beside itself, and is its author's alone. */
export function commentKind(records: Records): RecordKind {
  return {
    readable: () => sql`select null::int where false`,
    place: {
      nameOf: () => sql`null`,
      keeps: ({ userId }) =>
        sql`select subject_id from change_sets where subject_kind = ${COMMENT} and actor_id = ${userId}`,
      async join() {},
      async tell() {},
    },
    undoable: {
      async undo(acting, { before, kind, subject }) {
        const { db, scope } = acting
        if (kind === 'create') {
          const isUndone = await takeNewBack(acting, records, subject.id)
          return { isUndone, kept: [] }
        }
        return { isUndone: await putCommentBack(db, scope, records, before as DeletedComment), kept: [] }
      },
      async tell(acting, _place, ids) {
        for (const id of ids) {
          const about = await subjectOfComment(actingAs(acting.db, acting.scope), id)
          if (about) await records.kinds()[about.kind]?.tellCommented?.(acting, about.id)
        }
      },
    },
  }
}
