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
  /** It ends the contract then, or at the end of such a period; `isSaid` where the contract has "at any time". */
  | {
      kind: 'any-time'
      length: Length
      to: 'month' | 'quarter' | 'half-year' | 'year' | null
      isSaid: boolean
    }
  /** There is a period, and nothing tells from which day it counts. */
  | { kind: 'unknown-end'; length: Length }

export interface Notice {
  text: string
  place: Place
  /** 'YYYY-MM-DD'; null where it may be given at any time, or the day cannot be told. */
  lastDay: string | null
  how: NoticeHow
}

export type NoticeRuleKind =
  /** Ends or does not renew the contract, and is not the only such rule. */
  | 'ending'
  /** Holds during the probation period alone. */
  | 'probation'
  /** A way out on a day within the term. */
  | 'break'

export interface NoticeRule extends Said {
  kind: NoticeRuleKind
  length: Length | null
  /** 'YYYY-MM-DD', where the contract names the day. */
  breakDay: string | null
  /** 'YYYY-MM-DD' by which the notice for that day must be given, where it is known. */
  lastDay: string | null
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

export interface GoverningLaw {
  /** As the contract names it: "Ireland", "deutsches Recht". */
  name: string
  place: Place
}

/** Of a contract of employment. */
export interface Work {
  leave: Said | null
  hours: Said | null
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
  /** How long it runs, where the text says so. */
  runs: Length | null
  renewal: (Said & { kind: RenewalKind }) | null
  /** Null as well where several rules could hold; they are in `noticeRules`. */
  notice: Notice | null
  noticeRules: NoticeRule[]
  law: GoverningLaw | null
  work: Work
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
