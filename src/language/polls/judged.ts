// What is said of options that are named together.
import type { Stance } from './stance.ts'

export interface Judged {
  positions: readonly number[]
  /** null where nothing is said but the name. */
  stance: Stance | null
  /** More wanted than others: "preferably". */
  isRather: boolean
  /** "all", "none", "the rest". */
  whole: 'all' | 'rest' | null
  /** "only": what is not named is refused. */
  isOnly: boolean
  /** Named in talk of which little is known. */
  isVague: boolean
  /** "3rd", "last" (0) of a ranking. */
  rank: number | null
  start: number
  end: number
}

/** What is meant is not known. */
export const NOBODY: Judged = {
  ...{
    positions: [],
    stance: null,
    isRather: false,
    whole: null,
    isOnly: false,
    isVague: false,
    rank: null,
    start: 0,
    end: 0,
  },
}
