// The file of an exported knowledge base: what is written is read again.
import { z } from 'zod'
import { documentSchema } from '../../../files/document.ts'
import { AppError } from '../../../kit/errors.ts'
import { articleOrigin, articleStatus, LONGEST_ARTICLE, LONGEST_TITLE, MOST_SOURCES } from '../contract.ts'

export const KNOWLEDGE_FILE = 'mailcrew-knowledge'

/** What articles and documents have alike. */
const entry = {
  title: z.string().trim().min(1).max(LONGEST_TITLE),
  status: articleStatus,
  origin: articleOrigin,
  isPublic: z.boolean(),
  /** 'YYYY-MM-DD'; null for never. */
  verifyBy: z.iso.date().nullable(),
  /** Within the folder that it was taken from. */
  path: z.string().max(1_000).nullable(),
}

const exportedArticle = z.object({
  ...entry,
  /** Markdown; `[^1]` names the source with number 1. */
  text: z.string().max(LONGEST_ARTICLE),
  sources: z
    .array(
      z.object({
        number: z.number().int(),
        title: z.string().max(1_000),
        quote: z.string().max(4_000),
        url: z
          .url({ protocol: /^https?$/ })
          .max(2_000)
          .nullable(),
      }),
    )
    .max(MOST_SOURCES),
})
export type ExportedArticle = z.infer<typeof exportedArticle>

/** A file that stands in the base, as it was read: that answers questions. Its bytes are with whoever has it. */
const exportedDocument = z.object({
  ...entry,
  file: z.object({
    name: z.string().max(300),
    size: z.number().int(),
    kind: z.string().max(20).nullable(),
    unit: z.string().max(20).nullable(),
    partsRead: z.number().int(),
    partsTotal: z.number().int(),
  }),
  content: documentSchema,
})
export type ExportedDocument = z.infer<typeof exportedDocument>

const knowledgeFile = z.object({
  format: z.literal(KNOWLEDGE_FILE),
  version: z.literal(1),
  articles: z.array(exportedArticle).max(5_000),
  /** Those that were not read, or for whose text the file is too long already, by name alone. */
  documents: z.array(z.union([z.string().max(300), exportedDocument])).max(5_000),
})
export type KnowledgeFile = z.infer<typeof knowledgeFile>

/** Throws invalid, with the place, for what is no such file. */
export function readKnowledgeFile(found: unknown): KnowledgeFile {
  const read = knowledgeFile.safeParse(found)
  if (read.success) return read.data
  const place = read.error.issues[0]?.path.join('.')
  throw new AppError('invalid', `In this file of a knowledge base, ${place} is not as it should be.`)
}
