// The part of a sentence that asks for work or promises it.
import type { Act } from './intent.ts'
import type { Person } from './people.ts'

export interface Clause {
  act: Act
  /** Who does it: the reader, the writer, all of them, or a named participant. */
  actor: 'reader' | 'writer' | 'all' | Person[]
  /** From the verb on, with its objects: "send the deck by Friday". */
  phrase: string
  confidence: number
}
