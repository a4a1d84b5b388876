// Documents are deleted and come back: by a person, and with the mail that brought them (#undo).
import type { Acting } from '../../kit/acting.ts'
import { AppError } from '../../kit/errors.ts'
import { insertChangeSet } from '../../records/change-set-store.ts'
import type { Place, Undoable } from '../../records/record-kind.ts'
import { tellDocuments } from './document-events.ts'
import { documentPlaceReading } from './document-place-store.ts'
import { type DocumentRow, requireDocument, writeDocument } from './document-store.ts'
import { documentSubject } from './document-subject.ts'

/** It is locked, and the person may change it. Answers the change set by which it comes back. */
export async function deleteOne(acting: Acting, document: DocumentRow): Promise<number> {
  const { db, scope, at } = acting
  await writeDocument(db, document.id, { deletedAt: at }, at)
  const subject = documentSubject(document.id)
  const changeSetId = await insertChangeSet(acting, {
    ...{ place: subject, threadId: document.threadId, by: 'app', mailId: null },
    changes: [{ subject, kind: 'delete', before: {}, after: {} }],
  })
  await tellDocuments(db, scope, [document])
  return changeSetId
}

/** Null for one that is not there in that state, or not the person's to read. */
async function inState({ db, scope }: Acting, id: number, deleted: boolean): Promise<DocumentRow | null> {
  try {
    return (await requireDocument(db, scope, id, { deleted })).document
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

export const undoableDocument: Undoable = {
  async undo(acting, { subject, kind }) {
    const isBack = kind === 'delete'
    const row = await inState(acting, subject.id, isBack)
    if (row) await writeDocument(acting.db, row.id, { deletedAt: isBack ? null : acting.at }, acting.at)
    return { isUndone: row !== null, kept: [] }
  },
  async tell(acting, _place, ids) {
    for (const id of ids) {
      const row = (await inState(acting, id, false)) ?? (await inState(acting, id, true))
      if (row) await tellDocuments(acting.db, acting.scope, [row])
    }
  },
}

/** What is done with a file is kept beside the file itself. */
export const documentPlace: Place = {
  ...documentPlaceReading,
  async join() {},
  tell: (acting, id) => undoableDocument.tell(acting, documentSubject(id), [id]),
}
