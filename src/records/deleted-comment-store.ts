// A comment that its author deleted comes back for 30 days: as it was, where its author may still read the record.
import { sql } from 'drizzle-orm'
import type { StoredSubject } from '../../db/schema/records.ts'
import type { Acting } from '../kit/acting.ts'
import { actingAs, asSystem } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import type { SystemScope } from '../kit/scope.ts'
import { dropKeptBefore, insertChangeSet } from './change-set-store.ts'
import { type DeletedComment, deleteComment, putCommentBack, subjectOfComment } from './comment-store.ts'
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
      async undo({ db, scope }, { before }) {
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
