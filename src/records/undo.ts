// Takes back a change set; what somebody changed later stays and is named (model.md, #undo).
import type { StoredSubject } from '../../db/schema/records.ts'
import type { MailContext, Undone } from '../agent/agent.ts'
import type { Acting } from '../kit/acting.ts'
import type { Database } from '../kit/db/database.ts'
import { wordsIn } from '../mail/words/words.ts'
import { latestOwnChangeSet, markUndone, requireOwnChangeSet } from './change-set-store.ts'
import { DAYS_TO_UNDO } from './contract.ts'
import { kindOf, type Records } from './record-kind.ts'

export const UNDO_MS = DAYS_TO_UNDO * 24 * 60 * 60_000

/** What was done or deleted after this moment can be taken back at `at`. */
export const undoableSince = (at: Date) => new Date(at.getTime() - UNDO_MS)

/** From the app, whose open pages hear of it. Throws as `undoChangeSet` does. */
export function undoInApp(
  records: Records,
  acting: Acting,
  id: number,
): Promise<{ undone: number; kept: string[] }> {
  return acting.db.repeatable(async () => {
    const { place, subjects, kept } = await undoChangeSet(records, acting, id)
    const kinds = new Map<string, Set<number>>()
    for (const one of subjects) kinds.set(one.kind, (kinds.get(one.kind) ?? new Set()).add(one.id))
    for (const [kind, ids] of kinds) await kindOf(records, kind, 'undoable').tell(acting, place, [...ids])
    // The app speaks English.
    return { undone: subjects.length, kept: kept.map((one) => one(wordsIn('en').frame)) }
  })
}

/** All of them or none: throws not_found where one is not the person's own, or is undone already. */
export function undoMany(records: Records, acting: Acting, ids: readonly number[]) {
  return acting.db.repeatable(async () => {
    const all = { undone: 0, kept: [] as string[] }
    for (const id of [...new Set(ids)].sort((a, b) => b - a)) {
      const { undone, kept } = await undoInApp(records, acting, id)
      all.undone += undone
      all.kept.push(...kept)
    }
    return all
  })
}

/** `#undo`: the person's latest change set of the mail's thread; null when there is none to undo. */
export async function undoByMail(
  records: Records,
  db: Database,
  { scope, mail, at }: MailContext,
): Promise<Undone | null> {
  const acting = { db, scope, at }
  if (mail.threadId === null) return null
  const latest = await latestOwnChangeSet(db, scope, {
    ...{ records, threadId: mail.threadId },
    since: undoableSince(at),
  })
  if (latest === null) return null
  await kindOf(records, latest.place.kind, 'place').join(acting, mail)
  const { subjects, names, kept, place } = await undoChangeSet(records, acting, latest.id)
  // What the mail's own records are now is told by its agent; other places that came back are not known to it.
  for (const { kind, id } of subjects)
    if (records.kinds()[kind]?.place) await kindOf(records, kind, 'undoable').tell(acting, place, [id])
  return { subjects, names, kept }
}

/** Throws not_found when it is not the person's own, older than 30 days, or undone already. */
function undoChangeSet(
  records: Records,
  acting: Acting,
  id: number,
): Promise<Undone & { place: StoredSubject }> {
  const { db, scope, at } = acting
  return db.repeatable(async () => {
    const set = await requireOwnChangeSet(db, scope, { records, id, since: undoableSince(at) })
    const undone: Undone = { subjects: [], names: [], kept: [] }
    for (const change of [...set.changes].reverse()) {
      const kind = kindOf(records, change.subject.kind, 'undoable')
      const { isUndone, kept, name } = await kind.undo(acting, change)
      if (isUndone) undone.subjects.push(change.subject)
      if (isUndone && name && !undone.names.includes(name)) undone.names.push(name)
      undone.kept.push(...kept)
    }
    await markUndone(acting, set.id)
    return { ...undone, place: { kind: set.subjectKind, id: set.subjectId } }
  })
}
