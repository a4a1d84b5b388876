// What a reply says to a poll, as plain data.

import type { PollKind } from '../lexicon/poll-words.ts'
import type { AskedOption, PollPerson } from './asked-poll.ts'

export interface PollOnBallot {
  question: string
  kind: PollKind
  /** In the order of the ballot, which counts them from 1. */
  options: readonly (AskedOption & { position: number })[]
  /** Who else has voted, and how, where the voter may see that. */
  others: readonly (PollPerson & { answers: Readonly<Record<number, BallotAnswer>> })[]
  status: 'draft' | 'open' | 'closed'
}

/** Of one option: what is said of it, or its place in a ranking, from 1. */
export type BallotAnswer = 'yes' | 'maybe' | 'no' | number

export interface BallotReply {
  /** What the sender newly wrote, and what they wrote between quoted lines. */
  text: string
  /** The whole text with its quoted lines, for answers below them. */
  quoted: string
  subject: string
  /** They ask: what they write may also be done with the poll. */
  isAuthor: boolean
  voter: PollPerson
  sentAt: string
  zone: string
}

export type PollAct =
  | { act: 'close'; position: number | null }
  | { act: 'results' }
  | { act: 'remind' }
  | { act: 'open' }
  | { act: 'reopen'; until: string | null }
  | { act: 'extend'; until: string }
  | { act: 'add'; options: AskedOption[] }
  /** Of a draft. */
  | { act: 'kind'; kind: PollKind }
  /** Of a tie. */
  | { act: 'choose'; position: number }

export interface ReadBallot {
  /** By position; null where the reply holds no vote. */
  vote: {
    answers: Record<number, BallotAnswer>
    /** A condition or an explanation, in the voter's words. */
    remark: string | null
    sentence: string
    confidence: number
    /** It also chooses for somebody else, which its remark says and nothing counts. */
    isForOthers: boolean
  } | null
  acts: PollAct[]
  /** It means to vote but cannot be counted: why, as what the voter is told. */
  asks: 'unclear' | 'unknown option' | 'somebody else' | 'hidden' | null
  /** By position: the part of an unclear reply that was read. */
  understood: Record<number, BallotAnswer>
}
