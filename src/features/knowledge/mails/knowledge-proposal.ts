// What FAQ proposes to do with a mail: questions with what was found for them, and what is to be kept.
import type { Proposal } from '../../../agent/agent.ts'
import type { Scope } from '../../../kit/scope.ts'
import type { FileOfMail } from '../../documents/index.ts'
import type { ArticleRow } from '../articles/article-store.ts'
import type { AnswerRow } from '../asking/answer-store.ts'
import type { FoundAnswer } from '../passages/find-answer.ts'
import type { Keeper } from '../passages/reader.ts'
import type { QuestionRow } from '../question-store.ts'
import type { ReadKnowledge } from '../reading/knowledge-mail.ts'
import type { AskedInMail } from '../reading/mail-parts.ts'

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
  /** The articles that the reply of somebody who is asked points at, by its words or those behind one number. */
  pointedAt: ReadonlyMap<string, number>
  /** Articles that a correction may mean, the nearest first. */
  corrects: readonly number[]
  target: Target | null
  files: FileOfMail[]
}
