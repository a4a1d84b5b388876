// What is read out of a contract: each finding in the contract's own words, with the part where they stand.
import type { FoundAmount, FoundDate, FoundName, Place } from '../analysis.ts'

export const clauseNames = [
  ...(['parties', 'term', 'termination', 'renewal', 'payment', 'liability', 'indemnity'] as const),
  ...(['confidentiality', 'data protection', 'intellectual property', 'governing law'] as const),
  ...(['dispute resolution', 'force majeure', 'assignment', 'notices', 'warranty'] as const),
  ...(['entire agreement', 'signatures'] as const),
] as const
export type ClauseName = (typeof clauseNames)[number]

export type LengthUnit = 'day' | 'week' | 'month' | 'year'
export interface Length {
  count: number
  unit: LengthUnit
}

export type RenewalKind = 'automatic' | 'option' | 'by-agreement' | 'becomes-indefinite' | 'none'

/** How the last day for a notice was found. */
export type NoticeHow =
  /** The contract names the day itself. */
  | { kind: 'named' }
  /** Counted back from the end of the term. */
  | { kind: 'before'; length: Length; end: string }
  /** It may be given at any time, to take effect then, or at the end of such a period. */
  | { kind: 'any-time'; length: Length; to: 'month' | 'quarter' | 'half-year' | 'year' | null }
  /** There is a period, and nothing tells from which day it counts. */
  | { kind: 'unknown-end'; length: Length }

export interface Notice {
  text: string
  place: Place
  /** 'YYYY-MM-DD'; null where it may be given at any time, or the day cannot be told. */
  lastDay: string | null
  how: NoticeHow
}

export const riskKinds = [
  ...(['unlimited', 'price-rise', 'one-sided', 'penalty', 'no-refund', 'all-costs'] as const),
  ...(['waiver', 'competition', 'exclusive'] as const),
] as const
export type RiskKind = (typeof riskKinds)[number]

export interface Said {
  text: string
  place: Place
}

export interface Obligation extends Said {
  /** As the contract calls them; null where both or nobody is named. */
  party: string | null
  /** In the contract's words: "within 14 days". */
  due: string | null
}

export interface ContractReading {
  isContract: boolean
  language: string
  parties: FoundName[]
  effective: FoundDate | null
  end: FoundDate | null
  term: Said | null
  renewal: (Said & { kind: RenewalKind }) | null
  notice: Notice | null
  amounts: FoundAmount[]
  obligations: Obligation[]
  risks: (Said & { kind: RiskKind })[]
  dates: FoundDate[]
  /** Those that were found. */
  clauses: Partial<Record<ClauseName, Place>>
  /** Those that were not, where a word of their topic stands; of what is in neither there is no trace. */
  maybe: Partial<Record<ClauseName, Place>>
}

export interface GivenContract {
  name: string
  /** 'YYYY-MM-DD' */
  sentOn: string
  language: string | null
}
