// Articles, documents and their versions on the wire: listed, written, approved, verified, deleted and compared.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../../kit/contract.ts'
import { shownLine, visibleText } from '../../../kit/invisible-characters.ts'
import { documentPart } from '../../documents/contract.ts'
import {
  article,
  articleBrief,
  articleKind,
  articleOrigin,
  articleSource,
  LONGEST_ARTICLE,
  LONGEST_TITLE,
  MOST_SOURCES,
} from '../contract.ts'

/** Of one page of a list. */
export const MOST_LISTED = 200

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

const ofArticle = z.object({ id: idParam })
const ofVersion = ofArticle.extend({ version: z.coerce.number().int().positive().max(1_000_000) })
const title = z.string().overwrite(shownLine).trim().min(1, 'Give it a title').max(LONGEST_TITLE)
const text = z
  .string()
  .overwrite(visibleText)
  .max(LONGEST_ARTICLE, 'An article must be 100,000 characters or fewer')

const settings = {
  isPublic: z.boolean(),
  /** Of an active member of the company. */
  ownerId: idParam,
  verifyBy: z.iso.date().nullable(),
  sources: z.array(articleSource).max(MOST_SOURCES),
}

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
