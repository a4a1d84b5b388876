// What knowledge is kept, asked and told with.
import type { InThread } from '../../agent/agent.ts'
import type { AgentCard } from '../../crew/card.ts'
import type { AgentType } from '../../crew/crew.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { chooseAnswer } from '../../language/knowledge/choose-answer.ts'
import type { ModelSource } from '../../model/model-source.ts'
import type { KnowledgeMailsPayload } from './mails-payload.ts'
import type { compareArticles, contradictionsAmong, readKnowledgeMail } from './reading/knowledge-rules.ts'

export interface KnowledgeRules {
  chooseAnswer: InThread<typeof chooseAnswer>
  compareArticles: InThread<typeof compareArticles>
  contradictionsAmong: InThread<typeof contradictionsAmong>
  readKnowledgeMail: InThread<typeof readKnowledgeMail>
}

export interface KnowledgeServices extends KnowledgeRules {
  db: Database
  system: SystemScope
  clock: Clock
  card: AgentCard<AgentType>
  publicUrl: string
  /** Gives null without a model for vectors; questions are then matched by their words. */
  openVectors: ModelSource['openVectors']
  mailDomain: string
  /** Queues mails about a question or an article, in the open transaction. */
  queueMails(payload: KnowledgeMailsPayload): Promise<void>
  /** What is read of a document's file, and what its text contradicts, is worked out after the commit. */
  queueDocument(articleId: number, delaySeconds?: number): Promise<void>
  queueComparison(articleId: number): Promise<void>
}
