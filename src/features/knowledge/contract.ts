// The knowledge base on the wire: what it holds, and an article or document of it as all of its calls answer them.
import { z } from 'zod'
import { endpoint, isoMoment } from '../../kit/contract.ts'
import { shownLine, visibleText } from '../../kit/invisible-characters.ts'

/** Characters. */
export const LONGEST_TITLE = 200
export const LONGEST_ARTICLE = 100_000
export const MOST_SOURCES = 50
/** The page of an article or document. */
export const articlePath = (id: number): string => `/knowledge/${id}`

/** What it is: a text that is edited here, or a file as it was read. */
export const articleKind = z.enum(['article', 'document'])
/** Where it comes from. `answer` is the reply of an owner to a question. */
export const articleOrigin = z.enum(['written', 'mail', 'file', 'answer'])
/** A draft is seen by those who may approve it, and by who wrote it. */
export const articleStatus = z.enum(['draft', 'published'])
/** Of a document: `waiting` and `reading` come to an end by themselves. Null for an article. */
export const fileState = z.enum(['waiting', 'reading', 'read', 'failed'])

export const knowledgePerson = z.object({ id: z.number(), name: z.string(), email: z.string() })
export type KnowledgePerson = z.infer<typeof knowledgePerson>

export const articleFile = z.object({
  name: z.string(),
  /** By its content, such as pdf; null until it was looked at. */
  kind: z.string().nullable(),
  /** Bytes. */
  size: z.number(),
  state: fileState,
  /** Why it could not be read, in a sentence for people. */
  failure: z.string().nullable(),
  /** What its places are counted in, such as page. */
  unit: z.string().nullable(),
  partsRead: z.number(),
  partsTotal: z.number(),
})
export type ArticleFile = z.infer<typeof articleFile>

/** The mail that brought it: who sent it, and the log's page of it, where the reader may open that. */
export const articleMail = z.object({
  from: z.string(),
  subject: z.string(),
  sentAt: isoMoment,
  deliveryId: z.number().nullable(),
})

export const articleBrief = z.object({
  id: z.number(),
  companyId: z.number(),
  kind: articleKind,
  origin: articleOrigin,
  status: articleStatus,
  title: z.string(),
  /** Its beginning, without marks of markdown. */
  excerpt: z.string(),
  /** Null where it came by no mail. */
  mail: articleMail.nullable(),
  /** Of a document. */
  file: articleFile.nullable(),
  /** Whom questions about it go to; null once their account is gone. */
  owner: knowledgePerson.nullable(),
  author: knowledgePerson.nullable(),
  /** From 1. */
  version: z.number(),
  verifiedAt: isoMoment.nullable(),
  /** 'YYYY-MM-DD' on which its owner is asked whether it is still true; null for never. */
  verifyBy: z.string().nullable(),
  /** That day is over. */
  isDue: z.boolean(),
  /** Whether it answers people who are not of the company, or not the owner of a personal base. */
  isPublic: z.boolean(),
  /** The question that a draft answers, where it is the answer to one. */
  question: z.object({ id: z.number(), text: z.string() }).nullable(),
  /** Whether the reader may edit it and everything else but approve it. */
  mayChange: z.boolean(),
  /** Whether the reader may approve and decline it, and publish changes of it. */
  mayApprove: z.boolean(),
  createdAt: isoMoment,
  updatedAt: isoMoment,
})
export type ArticleBrief = z.infer<typeof articleBrief>

/** What a sentence of an article rests on: `[^1]` in its text names number 1. */
export const articleSource = z.object({
  number: z.number().int().min(1).max(MOST_SOURCES),
  title: z.string().overwrite(shownLine).trim().min(1).max(300),
  quote: z.string().overwrite(visibleText).trim().max(1_000).default(''),
  /** Of a page on the web, or within the app; null for none. */
  url: z.string().trim().max(2_000).nullable().default(null),
})
export type ArticleSource = z.infer<typeof articleSource>

export const article = articleBrief.extend({
  /** Markdown; empty for a document, whose text `getArticleParts` answers. */
  text: z.string(),
  sources: z.array(articleSource),
  verifiedBy: knowledgePerson.nullable(),
  readCount: z.number(),
  answerCount: z.number(),
  /** The latest questions that it answered, as far as the reader may know of them. */
  answered: z.array(
    z.object({ id: z.number(), question: z.string(), asker: z.string().nullable(), at: isoMoment }),
  ),
  /** By which the reader's own latest act on it is taken back (`undoChangeSet`); null where there is none. */
  changeSetId: z.number().nullable(),
})
export type Article = z.infer<typeof article>

export const getKnowledge = endpoint({
  method: 'GET',
  path: '/api/knowledge',
  summary: 'What the knowledge base of the context holds, and what the person may do with it',
  access: 'session',
  response: z.object({
    articles: z.number(),
    unanswered: z.number(),
    drafts: z.number(),
    contradictions: z.number(),
    /** Published, and to be verified by now. */
    due: z.number(),
    /** Whether what the person writes is published; else it becomes a draft. */
    mayPublish: z.boolean(),
    /** Who can be an article's owner. */
    people: z.array(knowledgePerson),
  }),
})
