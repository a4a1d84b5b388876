// A place where a reply names options, and what such places are found with.
import type { BallotToken } from './ballot-tokens.ts'
import type { Lexicon, Said } from './lexicon.ts'
import type { OptionFacts } from './option-facts.ts'

export interface Mention {
  at: number
  to: number
  /** None of them where it names an option that is not there. */
  positions: readonly number[]
  /** 'clock' is an hour without a day. */
  how: 'label' | 'number' | 'letter' | 'time' | 'clock'
  /** "Not before Wednesday": those that are left out are refused. */
  isFrom?: boolean
  /** An hour, where no option has one: "not before 10". */
  isAside?: boolean
  /** With an hour that the options do not have. */
  isTimed?: boolean
}

export interface Scene {
  tokens: readonly BallotToken[]
  said: ReadonlyMap<number, Said>
  facts: readonly OptionFacts[]
  lexicon: Lexicon
  /** Ordinals are places in an order, not names of options. */
  isRanked: boolean
}
