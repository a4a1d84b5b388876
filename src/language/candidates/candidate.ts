// What may be a task: a clause, an item or a row, with all that is known of it before anything is decided.
import type { Clause } from '../clauses/clause.ts'
import type { Named } from '../clauses/names.ts'
import type { Block, Slice } from '../layout/block.ts'
import type { Piece } from '../layout/pieces.ts'
import type { Day } from './days.ts'

/** Who a line says does it, and where it says so. */
export interface Owner {
  who: readonly Named[]
  /** "me", "all": by whom it is said. */
  self: boolean
  all: boolean
  from: 'cell' | 'before' | 'after' | 'heading'
}

export interface Candidate extends Slice {
  block: Block
  /** Where it stands: in running text, as an item or row of its own, in a later sentence of one, in the subject. */
  place: 'prose' | 'item' | 'row' | 'within' | 'heading' | 'subject'
  clause: Clause
  /** The sentence it is cut from, and its number in the mail. */
  sentence: Slice & { number: number; isLast: boolean }
  /** First clause of its sentence. */
  opens: boolean
  owner: Owner | null
  /** Whom the sentence speaks to: "Bob, …", or a name over its paragraph. */
  called: readonly Named[]
  before: readonly Piece[]
  after: readonly Piece[]
  /** Those of its own clause, with offsets in the mail. */
  days: readonly Day[]
  /** Of the cell or bracket of its line that says when. */
  due: Day | null
  /** Of the heading above it. */
  dueAbove: Day | null
  /** One of several jobs that its sentence names: its words are the work alone. */
  isJob?: boolean
  /** A thing that is left for the readers, behind what others do. */
  isLeft?: boolean
}

/** A candidate with its place among all of the mail, and how sure it is that it is a task, 0 to 1. */
export interface Judged {
  one: Candidate
  place: number
  confidence: number
}
