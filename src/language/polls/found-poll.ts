// A question with its choices, as one of the ways of asking was found in a mail.
import type { PollKind } from '../lexicon/poll-words.ts'
import type { AskedOption, AskedPoll } from './asked-poll.ts'
import type { PollSentence } from './poll-parts.ts'

export interface FoundPoll {
  sentence: PollSentence
  question: string
  options: AskedOption[]
  kind: PollKind | null
  unclear: AskedPoll['unclear']
  confidence: number
}
