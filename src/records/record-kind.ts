// What a feature says of one kind of its records, so that suggestions, change sets and undo work on it.
import type { StoredChange, StoredEvidence, StoredSubject } from '../../db/schema/records.ts'
import type { AgentMail, Kept } from '../agent/agent.ts'
import type { Acting } from '../kit/acting.ts'
import type { Condition } from '../kit/db/condition.ts'
import type { Scope } from '../kit/scope.ts'
import type { ShownSuggestion } from './contract.ts'

/** Of a kind in which other records stand, such as a project. */
export interface Place {
  /** The name of the one with that id. */
  nameOf(id: Condition): Condition
  /**
   * The ids of those that the scope may read, or could until they were deleted: an act on the place itself can be taken
   * back there too.
   */
  keeps(scope: Scope): Condition
  /** Whoever answers takes part again, before what the mail says is done. */
  join(acting: Acting, mail: AgentMail): Promise<void>
  /** Tells open pages that what waits there is other than before. */
  tell(acting: Acting, id: number): Promise<void>
}

/** Where a suggestion stands and whence it came. */
export interface Suggested {
  place: StoredSubject
  payload: Record<string, unknown>
  evidence: StoredEvidence
  mailId: number | null
  mail: { fromAddress: string | null; fromName: string | null; subject: string } | null
}

/** The record that an accepted suggestion made or changed. */
export interface Accepted {
  id: number
  /** By which it is taken back; null where nothing changed. */
  changeSetId: number | null
}

/** Of a kind that agents propose. */
export interface Suggestible {
  /** Which open suggestions of this kind the person may decide; those of all readable places without it. */
  decidable?(scope: Scope): Condition | undefined
  show(payload: Record<string, unknown>): ShownSuggestion
  /** Makes or changes the record; a title that was edited first is taken. */
  accept(acting: Acting, suggested: Suggested, edited: { title?: string | undefined }): Promise<Accepted>
}

/** Of a kind whose changes can be taken back. */
export interface Undoable {
  undo(acting: Acting, change: StoredChange): Promise<{ isUndone: boolean; kept: Kept[]; name?: string }>
  /** Tells open pages that these are other than before. */
  tell(acting: Acting, place: StoredSubject, ids: readonly number[]): Promise<void>
}

export interface RecordKind {
  /** The ids of those that the scope may read: `select id from …`. Who reads a record reads what is kept of it. */
  readable(scope: Scope): Condition
  place?: Place
  suggestible?: Suggestible
  undoable?: Undoable
  /** Tells open pages of the one with that id that its comments are other than before. */
  tellCommented?(acting: Acting, id: number): Promise<void>
}

/** Those of all features, by the kind of their records. */
export type RecordKinds = Readonly<Record<string, RecordKind>>

/** Asked when it is needed, since features come one after the other. */
export interface Records {
  kinds(): RecordKinds
}

/** Throws Error (a defect of ours) for a kind that no feature has, or that is nothing of that sort. */
export function kindOf<C extends Exclude<keyof RecordKind, 'readable'>>(
  records: Records,
  kind: string,
  sort: C,
): NonNullable<RecordKind[C]> {
  const found = records.kinds()[kind]?.[sort]
  if (!found) throw new Error(`no feature says of ${kind} how it is ${sort}`)
  return found
}
