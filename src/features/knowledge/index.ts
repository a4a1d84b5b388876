// Knowledge: articles and documents, answers with their source, and what waits for one; and FAQ, who is asked by mail.

import { faq as card } from '../../crew/faq.ts'
import type { DocumentsFeature } from '../documents/index.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { instanceServices } from '../instances/index.ts'
import { articleRoutes } from './api/article-api.ts'
import { askRoutes } from './api/ask-api.ts'
import { versionRoutes } from './api/version-api.ts'
import { searchableArticle } from './article-search-store.ts'
import { articlePlace, undoableArticle } from './articles/article-life.ts'
import { readableArticles } from './articles/article-store.ts'
import { type KnowledgeCarrying, knowledgeCarrying } from './base/carry-base.ts'
import { contradictionRoutes } from './contradictions/contradiction-api.ts'
import { type ComparisonJob, comparisonJob } from './contradictions/find-contradictions.ts'
import { type DocumentFileJob, documentFileJob } from './files/document-file.ts'
import { uploadRoutes } from './files/upload-api.ts'
import { giveKnowledge } from './hand-over-store.ts'
import { knowledgeAsks } from './knowledge-asks.ts'
import { sweepKnowledge } from './knowledge-life.ts'
import type { KnowledgeRules, KnowledgeServices } from './knowledge-services.ts'
import { ARTICLE, articleNoun, QUESTION, questionNoun } from './knowledge-subject.ts'
import { knowledgeTools } from './knowledge-tools.ts'
import { faq } from './mails/faq-agent.ts'
import { type KnowledgeMailsJob, knowledgeMailsJob } from './mails/knowledge-mails.ts'
import { forgetAsker, ownAnswers, ownArticles, ownQuestions } from './owned-store.ts'
import { type VectorsJob, vectorsJob } from './passages/embed-passages.ts'
import { readableQuestions } from './question-store.ts'
import { threadRoutes } from './threads/thread-api.ts'

export { KNOWLEDGE_FILE, type KnowledgeFile, readKnowledgeFile } from './base/base-file.ts'
export type { KnowledgeCarrying } from './base/carry-base.ts'

export interface KnowledgeFeature extends Feature {
  /** Whole bases as files. */
  carrying: KnowledgeCarrying
}

/** The owner of an article is asked at most this long after its day began. */
const SWEEP_MS = 30_000
/** New passages, and another model for vectors, wait at most this long. */
const VECTORS_MS = 2 * 60_000

export function knowledge(
  app: AppServices,
  { mailFiles, uploads }: Pick<DocumentsFeature, 'mailFiles' | 'uploads'>,
  rules: KnowledgeRules,
): KnowledgeFeature {
  const { db, system, clock, config, queue, queueSending } = app
  const common = { db, system, clock, card, publicUrl: config.publicUrl, mailDomain: config.mailDomain }
  const services: KnowledgeServices = {
    ...common,
    ...rules,
    openVectors: app.model.openVectors,
    queueMails: (payload) => queue.enqueue(mails, payload),
    queueDocument: (articleId) => queue.enqueue(files, { articleId, tries: 0 }),
    queueComparison: (articleId) => queue.enqueue(comparisons, { articleId }),
  }
  const mails: KnowledgeMailsJob = knowledgeMailsJob({
    ...{ ...common, queueSending },
    goOn: (payload, delaySeconds) => queue.enqueue(mails, payload, { delaySeconds }),
  })
  const files: DocumentFileJob = documentFileJob({
    ...{ db, system, clock, uploads },
    goOn: (payload, delaySeconds) => queue.enqueue(files, payload, { delaySeconds }),
  })
  const vectors: VectorsJob = vectorsJob({
    db,
    system,
    card,
    openVectors: app.model.openVectors,
    goOn: (payload) => queue.enqueue(vectors, payload),
  })
  const comparisons: ComparisonJob = comparisonJob({ db, system, ...rules })
  return feature({
    name: 'knowledge',
    carrying: knowledgeCarrying(services),
    asksForVectors: card,
    tools: knowledgeTools,
    events: [
      {
        ...{ type: 'knowledge.changed', title: 'Articles or open questions changed', on: 'knowledge_update' },
        fields: ['articleIds', 'questionIds'],
      },
    ],
    agents: [faq({ ...services, mailFiles })],
    nouns: { [ARTICLE]: articleNoun, [QUESTION]: questionNoun },
    records: {
      [ARTICLE]: {
        ...{ readable: readableArticles, place: articlePlace(services), undoable: undoableArticle(services) },
      },
      [QUESTION]: { readable: readableQuestions },
    },
    search: { [ARTICLE]: searchableArticle },
    asks: knowledgeAsks(services),
    owned: { lists: [ownArticles, ownQuestions, ownAnswers], forget: forgetAsker, handOver: giveKnowledge },
    routes: [
      ...articleRoutes(services),
      ...versionRoutes(services),
      ...askRoutes(services),
      ...uploadRoutes({ ...services, uploads, instances: instanceServices(app) }),
      ...contradictionRoutes(services),
      ...threadRoutes(services),
    ],
    jobs: [mails, files, comparisons, vectors],
    sweeps: [
      { name: 'knowledge', everyMs: SWEEP_MS, run: () => sweepKnowledge(services) },
      {
        name: 'knowledge-vectors',
        everyMs: VECTORS_MS,
        async run() {
          const isNeeded = (await app.model.hasVectors()) && !(await queue.isBusy(vectors))
          if (isNeeded) await queue.enqueue(vectors, { after: 0 })
        },
      },
    ],
  })
}
