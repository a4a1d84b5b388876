// What FAQ proposes to do with a mail: questions with what was found for them, and what is to be kept.
import type { Proposal } from '../../../agent/agent.ts'
import type { Scope } from '../../../kit/scope.ts'
import type { Command } from '../../../language/commands.ts'
import type { FileOfMail } from '../../documents/index.ts'
import type { ArticleRow } from '../articles/article-store.ts'
import type { AnswerRow } from '../asking/answer-store.ts'
import type { QuestionRow } from '../asking/question-store.ts'
import type { FoundAnswer } from '../passages/find-answer.ts'
import type { Keeper } from '../passages/reader.ts'
import type { AskedInMail } from './mail-parts.ts'
import type { ReplyAct } from './reply-words.ts'

/** Plain data, which can be read in another thread. */
export interface KnowledgeMail {
  text: string
  subject: string
  forwarded: { subject: string | null; text: string } | null
  commandsOnly: boolean
}

export interface ReadKnowledge {
  commands: readonly Command[]
  /** What a short reply says. */
  act: ReplyAct | null
  /** "Yes" and "no" to what it answers. */
  yes: boolean | null
  asked: AskedInMail[]
  /** What is to be kept; empty where the mail tells nothing. */
  told: string
  /** All that it says, but for greeting, closing and courtesies. */
  said: string
  title: string
  /** It may be meant to be kept, or only to explain what is asked: its author is asked. */
  isUnclear: boolean
}

/** What the mail answers. */
export type Target =
  | { kind: 'question'; question: QuestionRow }
  | { kind: 'article'; article: ArticleRow }
  | { kind: 'answer'; answer: AnswerRow }

export interface KnownKnowledge {
  scope: Scope
  keeper: Keeper
  target: Target | null
  files: FileOfMail[]
}

export interface FoundForMail extends AskedInMail {
  found: FoundAnswer
}

export interface KnowledgeProposal extends Omit<ReadKnowledge, 'asked'>, Proposal {
  keeper: Keeper
  asked: FoundForMail[]
  target: Target | null
  files: FileOfMail[]
}
