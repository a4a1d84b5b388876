// What a folder language/<code>/ says of being away: phrases as they are written, with a bar between them.

export interface AbsenceWords {
  readonly code: string
  readonly away: string
  readonly here: string
  /** Of the return. */
  readonly back: string
  /** Who is meant where no name stands. */
  readonly anybody: string
}
