// What a mail asks others to choose between, as plain data.
import type { PollKind } from '../lexicon/poll-words.ts'

export type DecisionRule = 'most' | 'majority' | 'all'

export interface AskedOption {
  label: string
  /** ISO moments of a time; both null for what is none. */
  startsAt: string | null
  endsAt: string | null
  /** 'YYYY-MM-DD' of a whole day. */
  day: string | null
}

export interface AskedPoll {
  question: string
  kind: PollKind
  /** Of yes/no and approval none: they are always the same two. */
  options: AskedOption[]
  /** ISO moment; null where the mail names none. */
  deadline: string | null
  /** ISO moment after which a vote makes no sense, as the event is near; null where the mail names none. */
  latestEnd: string | null
  isAnonymous: boolean
  hidesResults: boolean
  quorum: number | null
  rule: DecisionRule
  /** Addresses of those who alone vote; null for everybody on the mail. */
  voters: string[] | null
  /** Addresses of those who must approve. */
  required: string[]
  /** What has to be settled before it is sent out. */
  unclear: 'options' | 'kind' | null
  /** What the author wrote around the question: the place, the number that is needed. */
  around: string | null
  /** The people who are asked may add their own choices. */
  takesIdeas: boolean
  /** Another question of the mail that has choices, too. */
  leftOut: string | null
  /** The sentence of the mail that it rests on, word for word. */
  sentence: string
  confidence: number
}

export interface PollPerson {
  email: string
  name: string | null
}

export interface PollMail {
  /** What the sender newly wrote. */
  text: string
  subject: string
  author: PollPerson
  /** On the mail beside the author and the agent. */
  people: readonly PollPerson[]
  /** ISO moment. */
  sentAt: string
  zone: string
}
