// The knowledge base: articles and documents with their versions, what is asked of it, its answers, and contradictions.
import { boolean, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { jsonb } from './json.ts'
import { mails, threads } from './mails.ts'
import { companies, type StoredLanguage, users } from './users.ts'

/** One keeper: a person (personal) or a company. */
const keeper = () => ({
  ownerId: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
  companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
})
const person = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' })
const thread = (name: string) => integer(name).references(() => threads.id, { onDelete: 'set null' })
const mail = (name: string) => integer(name).references(() => mails.id, { onDelete: 'set null' })

/** What a sentence of an article rests on; `[^1]` in its text names number 1. */
export interface StoredSource {
  number: number
  title: string
  quote: string
  url: string | null
}

/** What was read of a document's file. */
export interface StoredFile {
  name: string
  size: number
  /** SHA-256 of the bytes, in hexadecimal. */
  hash: string
  readingId: number
  state: 'waiting' | 'reading' | 'read' | 'failed'
  /** By its content; null until it was looked at. */
  kind: string | null
  unit: string | null
  partsRead: number
  partsTotal: number
  /** Why it could not be read; a code. */
  failure: string | null
}

// Written by knowledge.
export const articles = pgTable(
  'knowledge_articles',
  {
    id: id(),
    ...keeper(),
    /** Who wrote it. */
    creatorId: person('creator_id'),
    /** Whom questions about it go to. */
    knowledgeOwnerId: person('knowledge_owner_id'),
    /** The instance that it came to. */
    instanceId: integer('instance_id'),
    threadId: thread('thread_id'),
    sourceMailId: mail('source_mail_id'),
    kind: text('kind').$type<'article' | 'document'>().notNull(),
    origin: text('origin').$type<'written' | 'mail' | 'file' | 'answer'>().notNull(),
    status: text('status').$type<'draft' | 'published'>().notNull(),
    title: text('title').notNull(),
    /** Markdown; empty for a document. */
    text: text('text').notNull().default(''),
    sources: jsonb('sources').$type<StoredSource[]>().notNull().default([]),
    version: integer('version').notNull().default(1),
    file: jsonb('file').$type<StoredFile>(),
    /** Within the folder that it was taken from. */
    path: text('path'),
    isPublic: boolean('is_public').notNull().default(false),
    verifiedAt: moment('verified_at'),
    verifiedById: person('verified_by_id'),
    verifyBy: date('verify_by', { mode: 'string' }),
    /** When its owner was asked, for that day, whether it is still true. */
    verifyAskedAt: moment('verify_asked_at'),
    readCount: integer('read_count').notNull().default(0),
    answerCount: integer('answer_count').notNull().default(0),
    /** The question that a draft answers. */
    questionId: integer('question_id'),
    publishedAt: moment('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('knowledge_articles_owner').on(t.ownerId),
    index('knowledge_articles_company').on(t.companyId),
    index('knowledge_articles_thread').on(t.threadId),
    index('knowledge_articles_verify').on(t.verifyBy),
  ],
)

// Written by knowledge.
export const articleVersions = pgTable(
  'knowledge_article_versions',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    sources: jsonb('sources').$type<StoredSource[]>().notNull().default([]),
    creatorId: person('creator_id'),
    via: text('via').$type<'app' | 'mail'>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.version] })],
)

/** What was read out of a document's file, as src/files answers it: it stays when the mail that brought it goes. */
// Written by knowledge.
export const articleContents = pgTable('knowledge_article_contents', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  content: jsonb('content').$type<Record<string, unknown>>().notNull(),
})

/** What the base could not answer, or answered wrongly: the same question once, whoever asks it. */
// Written by knowledge.
export const questions = pgTable(
  'knowledge_questions',
  {
    id: id(),
    ...keeper(),
    text: text('text').notNull(),
    state: text('state').$type<'unanswered' | 'drafted' | 'answered' | 'dismissed'>().notNull(),
    because: text('because').$type<'not_found' | 'wrong'>().notNull(),
    /** The answer that was marked wrong. */
    wrongAnswerId: integer('wrong_answer_id'),
    /** Who is asked. */
    knowledgeOwnerId: person('knowledge_owner_id'),
    ownerAskedAt: moment('owner_asked_at'),
    instanceId: integer('instance_id'),
    /** Of its owner's mails: those of who asked it stay in their own. */
    threadId: thread('thread_id'),
    /** The agent's address that its mails come from. */
    sourceEmail: text('source_email').notNull(),
    /** The draft or the article that answers it. */
    articleId: integer('article_id').references(() => articles.id, { onDelete: 'set null' }),
    language: text('language').$type<StoredLanguage>(),
    lastAskedAt: moment('last_asked_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('knowledge_questions_owner').on(t.ownerId, t.state),
    index('knowledge_questions_company').on(t.companyId, t.state),
    index('knowledge_questions_thread').on(t.threadId),
  ],
)

/** Each time somebody asked it. */
// Written by knowledge.
export const questionAsks = pgTable(
  'knowledge_question_asks',
  {
    id: id(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As they put it. */
    text: text('text').notNull(),
    /** Somebody whom only public articles answer. */
    isOutside: boolean('is_outside').notNull(),
    /** Of their mail; null where they asked in the app. */
    threadId: thread('thread_id'),
    mailId: mail('mail_id'),
    toldAt: moment('told_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('knowledge_question_asks_question').on(t.questionId),
    index('knowledge_question_asks_user').on(t.userId),
    index('knowledge_question_asks_thread').on(t.threadId),
  ],
)

/** One statement of an answer with the words that it rests on. */
export interface StoredCitation {
  text: string
  source: {
    kind: 'article' | 'document' | 'thread'
    id: number
    title: string
    /** Below the title, down to what stands right above. */
    headings: string[]
    /** Of a document: its page, sheet or slide. */
    part: number | null
    unit: string | null
  }
  passageId: number
}

// Written by knowledge.
export const knowledgeAnswers = pgTable(
  'knowledge_answers',
  {
    id: id(),
    ...keeper(),
    askerId: integer('asker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    /** None where the base did not say. */
    citations: jsonb('citations').$type<StoredCitation[]>().notNull(),
    /** How many articles and documents were asked. */
    sourceCount: integer('source_count').notNull(),
    /** The question that was filed. */
    questionId: integer('question_id').references(() => questions.id, { onDelete: 'set null' }),
    isOutside: boolean('is_outside').notNull(),
    verdict: text('verdict').$type<'right' | 'wrong'>(),
    threadId: thread('thread_id'),
    mailId: mail('mail_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('knowledge_answers_owner').on(t.ownerId),
    index('knowledge_answers_company').on(t.companyId),
    index('knowledge_answers_asker').on(t.askerId),
    index('knowledge_answers_thread').on(t.threadId),
  ],
)

/** The articles that an answer cites. */
// Written by knowledge.
export const answeredArticles = pgTable(
  'knowledge_answered_articles',
  {
    answerId: integer('answer_id')
      .notNull()
      .references(() => knowledgeAnswers.id, { onDelete: 'cascade' }),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.answerId, t.articleId] }),
    index('knowledge_answered_articles_article').on(t.articleId),
  ],
)

/** Sentences of two articles that cannot both be so; `oneId` is the lower id. */
// Written by knowledge.
export const contradictions = pgTable(
  'knowledge_contradictions',
  {
    id: id(),
    ...keeper(),
    oneId: integer('one_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    otherId: integer('other_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    about: text('about').$type<'number' | 'date' | 'yes_no'>().notNull(),
    oneSentence: text('one_sentence').notNull(),
    otherSentence: text('other_sentence').notNull(),
    /** Somebody said that both are so. */
    dismissedAt: moment('dismissed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.oneId, t.otherId, t.oneSentence, t.otherSentence),
    index('knowledge_contradictions_owner').on(t.ownerId),
    index('knowledge_contradictions_company').on(t.companyId),
    index('knowledge_contradictions_other').on(t.otherId),
  ],
)

/** Projects whose threads can be cited, since all of their tasks are done: up to which mail they were taken in. */
// Written by knowledge.
export const citedThreads = pgTable('knowledge_threads', {
  /** Of a project, which may be gone. */
  projectId: integer('project_id').primaryKey(),
  ...keeper(),
  deliveryId: integer('delivery_id').notNull(),
})
