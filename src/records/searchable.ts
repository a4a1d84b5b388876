// What a feature says of one kind of its records, so that search finds them.
import type { Database } from '../kit/db/database.ts'
import type { Scope } from '../kit/scope.ts'

/** As a row of the results tells it. */
export interface FoundRecord {
  id: number
  title: string
  /** What else it says: the one in which a word was found is shown, else the first. */
  texts: readonly string[]
  /** Where it is, in a few words; empty where its title says it. */
  place: string
  /** The page that shows it. */
  path: string
  /** What its icon says beside its kind, such as a status. */
  state: string | null
  /** Whose it is, or who said it: a name. */
  person: string | null
  /** Of which it is told when it was; null for what is of no time. */
  at: Date | null
}

export interface Searchable {
  /** Where its group stands among the others: from 1. */
  rank: number
  /** Of its group: "Tasks". */
  title: string
  /** The newest of them are told before anything is typed. */
  isNews: boolean
  /**
   * Keys of entries, any of which opens one to the person (the triggers of the migration `search` write them): the
   * narrower the fewer are looked at. None finds nothing.
   */
  keys(db: Database, scope: Scope): Promise<readonly string[]>
  /** Those of them that are there and the person's to read, in any order. This is where the right is asked. */
  show(db: Database, scope: Scope, ids: readonly number[]): Promise<FoundRecord[]>
}

export type Searchables = Readonly<Record<string, Searchable>>
