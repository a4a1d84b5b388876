// The knowledge base on the wire: articles and documents with their versions, what contradicts what, and the threads.
// What is asked of it stands in asking/contract.ts.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'
import { documentPart } from '../documents/contract.ts'

/** Characters. */
export const LONGEST_TITLE = 200
export const LONGEST_ARTICLE = 100_000
export const MOST_SOURCES = 50
/** The page of an article or document. */
export const articlePath = (id: number): string => `/knowledge/${id}`

/** Of one page of a list. */
export const MOST_LISTED = 200

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
  title: z.string().trim().min(1).max(300),
  quote: z.string().trim().max(1_000).default(''),
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

export const articleVersion = z.object({
  version: z.number(),
  title: z.string(),
  /** Null once their account is gone. */
  author: z.string().nullable(),
  via: z.enum(['app', 'mail']),
  at: isoMoment,
})
export type ArticleVersion = z.infer<typeof articleVersion>

export const textChange = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  /** The heading that it stands under; empty above the first. */
  heading: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type TextChange = z.infer<typeof textChange>

/** Sentences of two articles that cannot both be true. */
export const contradiction = z.object({
  id: z.number(),
  about: z.enum(['number', 'date', 'yes_no']),
  sides: z.tuple([
    z.object({
      articleId: z.number(),
      title: z.string(),
      place: z.string().nullable(),
      sentence: z.string(),
    }),
    z.object({
      articleId: z.number(),
      title: z.string(),
      place: z.string().nullable(),
      sentence: z.string(),
    }),
  ]),
  foundAt: isoMoment,
})
export type Contradiction = z.infer<typeof contradiction>

/** A thread whose mails reached an address of the agent (FAQ-05, ALEX-08). */
export const knowledgeThread = z.object({
  id: z.number(),
  subject: z.string(),
  /** Who wrote in it, by name or address. */
  from: z.array(z.string()),
  mailCount: z.number(),
  latestAt: isoMoment,
  /** The project that the thread's mails made, which View Emails opens; null without one. */
  projectId: z.number().nullable(),
  instanceId: z.number().nullable(),
  /** Questions of its mails that have no answer yet. */
  unansweredCount: z.number(),
  /** Articles and documents that its mails brought. */
  articles: z.array(z.object({ id: z.number(), title: z.string() })),
})
export type KnowledgeThread = z.infer<typeof knowledgeThread>

const ofArticle = z.object({ id: idParam })
const ofVersion = ofArticle.extend({ version: z.coerce.number().int().positive().max(1_000_000) })
const title = z.string().trim().min(1, 'Give it a title').max(LONGEST_TITLE)
const text = z.string().max(LONGEST_ARTICLE, 'An article must be 100,000 characters or fewer')

const settings = {
  isPublic: z.boolean(),
  /** Of an active member of the company. */
  ownerId: idParam,
  verifyBy: z.iso.date().nullable(),
  sources: z.array(articleSource).max(MOST_SOURCES),
}

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

export const listArticles = endpoint({
  method: 'GET',
  path: '/api/knowledge/articles',
  summary:
    'Articles and documents of the context, by title; drafts and deleted ones only where they are asked for',
  access: 'session',
  query: z.object({
    /** Words of title or text. */
    q: z.string().trim().max(200).optional(),
    state: z.enum(['published', 'draft', 'deleted']).default('published'),
    kind: articleKind.optional(),
    origin: articleOrigin.optional(),
    ownerId: idParam.optional(),
    isPublic: z.enum(['true', 'false']).optional(),
    /** Those alone that are to be verified by now. */
    isDue: z.enum(['true', 'false']).optional(),
    sort: z.enum(['title', 'updated', 'verified']).default('title'),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(MOST_LISTED).default(MOST_LISTED),
  }),
  response: z.object({ articles: z.array(articleBrief), total: z.number() }),
})

export const getArticle = endpoint({
  method: 'GET',
  path: '/api/knowledge/articles/{id}',
  summary: 'One article or document with its text and what it rests on',
  access: 'session',
  params: ofArticle,
  response: article,
})

export const countArticleRead = endpoint({
  method: 'POST',
  path: '/api/knowledge/articles/{id}/reads',
  summary: 'Counts that the person has read it',
  access: 'session',
  params: ofArticle,
  response: z.object({ readCount: z.number() }),
})

export const createArticle = endpoint({
  method: 'POST',
  path: '/api/knowledge/articles',
  summary: 'Write an article; of who may not publish it becomes a draft',
  access: 'session',
  body: z.object({ title, text, isDraft: z.boolean().optional(), ...z.object(settings).partial().shape }),
  response: article,
  status: 201,
})

export const changeArticle = endpoint({
  method: 'PATCH',
  path: '/api/knowledge/articles/{id}',
  summary: 'Change what is given; another title or text makes a new version',
  access: 'session',
  params: ofArticle,
  body: z.object({
    title: title.optional(),
    text: text.optional(),
    /** The version that was edited: with a later one there it answers 409. */
    version: z.number().int().positive().optional(),
    ...z.object(settings).partial().shape,
  }),
  response: article,
})

export const checkArticle = endpoint({
  method: 'POST',
  path: '/api/knowledge/articles/{id}/check',
  summary: 'What a text that is not saved yet would change, and which open questions it would answer',
  access: 'session',
  params: ofArticle,
  body: z.object({ title: title.optional(), text }),
  response: z.object({
    sentencesAdded: z.number(),
    sentencesRemoved: z.number(),
    settles: z.array(
      z.object({ questionId: z.number(), text: z.string(), askCount: z.number(), sentence: z.string() }),
    ),
  }),
})

export const approveArticle = endpoint({
  method: 'POST',
  path: '/api/knowledge/articles/{id}/approve',
  summary: 'Publish a draft, edited first where title or text is given; who asked is told',
  access: 'session',
  params: ofArticle,
  body: z.object({ title: title.optional(), text: text.optional() }).optional(),
  response: article,
})

export const declineArticle = endpoint({
  method: 'POST',
  path: '/api/knowledge/articles/{id}/decline',
  summary: 'Drop a draft; the question that it answers is unanswered again',
  access: 'session',
  params: ofArticle,
  response: z.object({ declined: z.literal(true), changeSetId: z.number().nullable() }),
})

export const verifyArticle = endpoint({
  method: 'POST',
  path: '/api/knowledge/articles/{id}/verify',
  summary:
    'Say that it is still true; its owner is asked again on the day that is given, else after as long as before',
  access: 'session',
  params: ofArticle,
  body: z.object({ verifyBy: z.iso.date().nullable().optional() }).optional(),
  response: article,
})

export const deleteArticle = endpoint({
  method: 'DELETE',
  path: '/api/knowledge/articles/{id}',
  summary: 'Delete an article or document; it can be brought back for 30 days',
  access: 'session',
  params: ofArticle,
  response: z.object({ deleted: z.literal(true), changeSetId: z.number().nullable() }),
})

export const restoreArticle = endpoint({
  method: 'POST',
  path: '/api/knowledge/articles/{id}/restore',
  summary: 'Bring a deleted article back',
  access: 'session',
  params: ofArticle,
  response: article,
})

export const listArticleVersions = endpoint({
  method: 'GET',
  path: '/api/knowledge/articles/{id}/versions',
  summary: 'Versions of an article, the latest first',
  access: 'session',
  params: ofArticle,
  response: z.object({ versions: z.array(articleVersion) }),
})

export const getArticleVersion = endpoint({
  method: 'GET',
  path: '/api/knowledge/articles/{id}/versions/{version}',
  summary: 'An article as it was in a version',
  access: 'session',
  params: ofVersion,
  response: articleVersion.extend({ text: z.string(), sources: z.array(articleSource) }),
})

export const restoreArticleVersion = endpoint({
  method: 'POST',
  path: '/api/knowledge/articles/{id}/versions/{version}/restore',
  summary: 'Make an earlier version the latest; those between stay',
  access: 'session',
  params: ofVersion,
  response: article,
})

export const compareArticleVersions = endpoint({
  method: 'GET',
  path: '/api/knowledge/articles/{id}/changes',
  summary: 'What changed between two versions: the latest and the one before where none is named',
  access: 'session',
  params: ofArticle,
  query: z.object({
    from: z.coerce.number().int().positive().optional(),
    to: z.coerce.number().int().positive().optional(),
  }),
  response: z.object({ from: z.number(), to: z.number(), changes: z.array(textChange) }),
})

export const getArticleParts = endpoint({
  method: 'GET',
  path: '/api/knowledge/articles/{id}/parts',
  summary: 'The text of a document, some parts of it at a time',
  access: 'session',
  params: ofArticle,
  query: z.object({
    from: z.coerce.number().int().positive().max(100_000).default(1),
    to: z.coerce.number().int().positive().max(100_000).optional(),
  }),
  response: z.object({ parts: z.array(documentPart), total: z.number() }),
})

/** One file a call; of a folder as many calls as it has files. */
export const uploadKnowledge = endpoint({
  method: 'POST',
  path: '/api/knowledge/files',
  summary:
    'Take a file: text and markdown become an article, others a document, each file of a zip one of them',
  access: 'session',
  /** `content` is base64 of at most 25 MB of bytes. */
  body: z.object({
    name: z.string().trim().min(1).max(200),
    /** Within the folder it comes from, such as `travel/visa.md`: the same path again is a new version. */
    path: z.string().trim().max(1_000).optional(),
    content: z.string().max(35_000_000),
    instanceId: idParam.optional(),
    isPublic: z.boolean().optional(),
  }),
  response: articleBrief,
  status: 201,
  mostBytes: 36_000_000,
})

export const listContradictions = endpoint({
  method: 'GET',
  path: '/api/knowledge/contradictions',
  summary: 'Sentences of published articles that cannot both be true',
  access: 'session',
  response: z.object({ contradictions: z.array(contradiction) }),
})

export const dismissContradiction = endpoint({
  method: 'POST',
  path: '/api/knowledge/contradictions/{id}/dismiss',
  summary: 'Say that both are true; it is not shown again',
  access: 'session',
  params: z.object({ id: idParam }),
  response: z.object({ dismissed: z.literal(true) }),
})

export const listKnowledgeThreads = endpoint({
  method: 'GET',
  path: '/api/knowledge/threads',
  summary: 'Threads whose mails reached an address of the agent, the latest first (FAQ-01, FAQ-05)',
  access: 'session',
  query: z.object({ instanceId: idParam.optional() }),
  response: z.object({ threads: z.array(knowledgeThread) }),
})
