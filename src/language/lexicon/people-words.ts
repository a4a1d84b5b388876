// What a folder lexicon/<code>/ says of asking after people: phrases as they are written, with a bar between them.

export interface PeopleWords {
  readonly code: string
  readonly away: string
  readonly here: string
  /** Of the return. */
  readonly back: string
  /** Where they are written to. */
  readonly address: string
  /** Who is meant where no name stands. */
  readonly anybody: string
}
