// Suggestions: proposals below the confidence gate, or of somebody who is no participant.
import { and, asc, count, eq, gt, ne, or, sql } from 'drizzle-orm'
import { deliveries, mails } from '../../db/schema/mails.ts'
import { type StoredEvidence, type StoredSubject, suggestions } from '../../db/schema/records.ts'
import type { Acting } from '../kit/acting.ts'
import type { ActingDatabase } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import { AppError } from '../kit/errors.ts'
import type { Scope } from '../kit/scope.ts'
import { senderNameOf } from '../routing/sender-name-store.ts'
import type { Suggestion } from './contract.ts'
import { inReadablePlaces, placeName } from './readable-store.ts'
import { kindOf, type Records, type Suggested } from './record-kind.ts'

export interface NewSuggestion {
  place: StoredSubject
  threadId: number | null
  /** Of the record that it would make or change. */
  kind: string
  deliveryId: number | null
  mailId: number | null
  payload: Record<string, unknown>
  evidence: StoredEvidence
}

export async function insertSuggestions(
  db: ActingDatabase,
  news: readonly NewSuggestion[],
  at: Date,
): Promise<void> {
  if (news.length === 0) return
  await db.orm.insert(suggestions).values(
    news.map(({ place, ...one }) => ({
      ...one,
      ...{ subjectKind: place.kind, subjectId: place.id },
      confidence: one.evidence.confidence,
      createdAt: at,
    })),
  )
}

/** What each kind says of who may decide. */
function decidable(records: Records, scope: Scope) {
  const each = Object.entries(records.kinds()).flatMap(([kind, { suggestible }]) =>
    suggestible ? [and(eq(suggestions.kind, kind), suggestible.decidable?.(scope))] : [],
  )
  return or(...each) ?? sql`false`
}

/** Open ones of readable places, or of one of them, oldest first. */
export async function listOpenSuggestions(
  db: Database,
  scope: Scope,
  records: Records,
  place?: StoredSubject,
): Promise<Suggestion[]> {
  const rows = await db.orm
    .select({
      suggestion: suggestions,
      mail: mails,
      deliveryId: deliveries.id,
      senderName: senderNameOf,
      placeName: sql<string>`${placeName(records, suggestions)}`,
    })
    .from(suggestions)
    .leftJoin(mails, eq(mails.id, suggestions.mailId))
    .leftJoin(deliveries, eq(deliveries.id, suggestions.deliveryId))
    .where(
      and(
        place && and(eq(suggestions.subjectKind, place.kind), eq(suggestions.subjectId, place.id)),
        eq(suggestions.status, 'open'),
        inReadablePlaces(records, scope, suggestions),
        decidable(records, scope),
      ),
    )
    .orderBy(asc(suggestions.id))
  return rows.map(({ suggestion, mail, deliveryId, senderName, placeName }) => ({
    id: suggestion.id,
    projectId: suggestion.subjectId,
    projectName: placeName,
    at: suggestion.createdAt.toISOString(),
    ...kindOf(records, suggestion.kind, 'suggestible').show(suggestion.payload),
    evidence: {
      ...suggestion.evidence,
      model: suggestion.evidence.model ?? null,
      readOn: suggestion.evidence.readOn ?? null,
      mailId: deliveryId ?? 0,
      mailSubject: mail?.subject ?? '',
      sender: senderName ?? mail?.fromAddress ?? '',
      sentAt: (mail?.sentAt ?? mail?.receivedAt ?? suggestion.createdAt).toISOString(),
      changeSetId: null,
    },
  }))
}

/** How many of them wait in all places together. */
export async function countOpenSuggestions(db: Database, scope: Scope, records: Records): Promise<number> {
  const isWaiting = and(
    eq(suggestions.status, 'open'),
    inReadablePlaces(records, scope, suggestions),
    decidable(records, scope),
  )
  const [row] = await db.orm.select({ waiting: count() }).from(suggestions).where(isWaiting)
  return row?.waiting ?? 0
}

/** Ids of all suggestions of the last mail that has one open in a place, in the order in which they were asked. */
export async function suggestionsOfLastAsking(
  db: Database,
  scope: Scope,
  records: Records,
  place: StoredSubject,
): Promise<number[]> {
  const isThere = and(eq(suggestions.subjectKind, place.kind), eq(suggestions.subjectId, place.id))
  const last = db.orm
    .select({ id: sql`max(${suggestions.mailId})` })
    .from(suggestions)
    .where(and(isThere, eq(suggestions.status, 'open')))
  const rows = await db.orm
    .select({ id: suggestions.id })
    .from(suggestions)
    .where(and(isThere, eq(suggestions.mailId, last), inReadablePlaces(records, scope, suggestions)))
    .orderBy(asc(suggestions.id))
  return rows.map(({ id }) => id)
}

export interface LockedSuggestion extends Suggested {
  id: number
  kind: string
}

/** An open suggestion of a readable place, locked. Throws not_found, or conflict when somebody was faster. */
export async function lockSuggestion(
  db: Database,
  scope: Scope,
  records: Records,
  id: number,
): Promise<LockedSuggestion> {
  const [row] = await db.orm
    .select({ suggestion: suggestions, mail: mails })
    .from(suggestions)
    .leftJoin(mails, eq(mails.id, suggestions.mailId))
    .where(and(eq(suggestions.id, id), inReadablePlaces(records, scope, suggestions)))
    .for('update', { of: suggestions })
  if (!row) throw new AppError('not_found', 'Suggestion not found')
  if (row.suggestion.status !== 'open') throw new AppError('conflict', 'Somebody has decided this already')
  const { kind, payload, evidence, mailId, subjectKind, subjectId } = row.suggestion
  return { id, kind, payload, evidence, mailId, place: { kind: subjectKind, id: subjectId }, mail: row.mail }
}

export async function decideSuggestion(
  { db, scope, at }: Acting,
  id: number,
  decision: { status: 'accepted' | 'declined'; changeSetId: number | null },
): Promise<void> {
  await db.orm
    .update(suggestions)
    .set({ ...decision, decidedAt: at, decidedBy: scope.userId })
    .where(eq(suggestions.id, id))
}

/** What the person has decided since, in a readable place; locked. Throws not_found otherwise. */
export async function lockDecided(
  db: Database,
  scope: Scope,
  { records, id, since }: { records: Records; id: number; since: Date },
): Promise<{ place: StoredSubject; changeSetId: number | null }> {
  const [row] = await db.orm
    .select({
      kind: suggestions.subjectKind,
      subjectId: suggestions.subjectId,
      changeSetId: suggestions.changeSetId,
    })
    .from(suggestions)
    .where(
      and(
        eq(suggestions.id, id),
        ne(suggestions.status, 'open'),
        eq(suggestions.decidedBy, scope.userId),
        gt(suggestions.decidedAt, since),
        inReadablePlaces(records, scope, suggestions),
      ),
    )
    .for('update', { of: suggestions })
  if (!row) throw new AppError('not_found', 'There is nothing left to undo')
  return { place: { kind: row.kind, id: row.subjectId }, changeSetId: row.changeSetId }
}

/** It waits for a person again. The caller has locked it. */
export async function openAgain({ db }: Acting, id: number): Promise<void> {
  await db.orm
    .update(suggestions)
    .set({ status: 'open', decidedAt: null, decidedBy: null, changeSetId: null })
    .where(eq(suggestions.id, id))
}
