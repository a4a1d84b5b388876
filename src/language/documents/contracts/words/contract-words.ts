// What is known of the wording of contracts in a language: cues (see ../cues.ts), all of them folded.
import type { LengthUnit, RiskKind } from '../contract-reading.ts'
import type { ClauseWords } from './clauses/clause-words.ts'

export interface ContractWords extends ClauseWords {
  /** In the title or the first lines. */
  titles: readonly string[]
  /** Roles of parties, such as tenant. */
  roles: readonly string[]
  between: readonly string[]
  and: readonly string[]
  /** Parties conclude a contract, without a "between". */
  concluded: readonly string[]
  represented: readonly string[]
  numbers: Readonly<Record<string, number>>
  units: Readonly<Record<string, LengthUnit>>
  begins: readonly string[]
  ends: readonly string[]
  /** A notice by which the contract ends. */
  notice: readonly string[]
  /** Of a notice that counts back from an end. */
  before: readonly string[]
  /** Of a notice for cause, or of a time to put things right. */
  breach: readonly string[]
  anyTime: readonly string[]
  periodEnds: Readonly<Record<'month' | 'quarter' | 'half-year' | 'year', readonly string[]>>
  renewal: {
    none: readonly string[]
    indefinite: readonly string[]
    option: readonly string[]
    automatic: readonly string[]
    agreed: readonly string[]
  }
  duty: readonly string[]
  /** Whoever may or may ask for something owes nothing by it. */
  freedom: readonly string[]
  /** A role with a verb after it is a duty, even without a "must". */
  isDutyBySubject: boolean
  risks: Readonly<Record<RiskKind, readonly string[]>>
}
