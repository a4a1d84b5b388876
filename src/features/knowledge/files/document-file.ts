// Takes over what was read of a document's file once it is read, cuts it into passages, and divides an archive.
import { z } from 'zod'
import type { StoredFile } from '../../../../db/schema/knowledge.ts'
import type { Document, InnerFile } from '../../../files/document.ts'
import { defineJob, type Job } from '../../../jobs/job.ts'
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import { passagesOfDocument } from '../../../language/knowledge/document-passages.ts'
import type { EndedReading, Uploads } from '../../documents/index.ts'
import { type ArticleRow, documentAtPath, lockArticleOf } from '../articles/article-store.ts'
import {
  contentOf,
  keepVersion,
  putContent,
  putVersionText,
  requireVersion,
} from '../articles/article-version-store.ts'
import { insertFromArchive, pathIn, writeArticle } from '../articles/article-write-store.ts'
import { sourceOf } from '../articles/index-article.ts'
import { keeperIn } from '../keeper.ts'
import { tellKnowledge } from '../knowledge-events.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { putPassages } from '../passages/put-passages.ts'
import { versionText } from './version-text.ts'

const payload = z.object({ articleId: z.number(), tries: z.number() })
export type DocumentFileJob = Job<typeof payload>

export interface DocumentFileServices extends Pick<KnowledgeServices, 'db' | 'system' | 'clock'> {
  uploads: Uploads
  /** Looks again later, in the open transaction. */
  goOn(payload: { articleId: number; tries: number }, delaySeconds: number): Promise<void>
}

const MOST_SECONDS = 15
/** A reading that does not end in some hours has lost its job. */
const MOST_TRIES = 1_000

export function documentFileJob(services: DocumentFileServices): DocumentFileJob {
  return defineJob({ name: 'knowledge-file', payload, run: (given) => take(services, given) })
}

async function take(
  services: DocumentFileServices,
  { articleId, tries }: { articleId: number; tries: number },
): Promise<void> {
  const { db, system, uploads } = services
  await db.transaction(async () => {
    const article = await lockArticleOf(asSystem(db, system), articleId)
    if (article?.kind !== 'document' || !article.file) return
    const known = await contentOf(db, article.id)
    if (known) return index(services, article, known)
    const reading = await uploads.readingOf(article.file.readingId)
    const isOpen = reading?.state === 'waiting' || reading?.state === 'reading'
    if (isOpen && tries < MOST_TRIES)
      return services.goOn({ articleId, tries: tries + 1 }, Math.min(MOST_SECONDS, tries + 1))
    await settle(services, article, { ...article.file, ...stateOf(reading) }, reading?.content ?? null)
  })
}

const stateOf = (reading: EndedReading | null): Omit<StoredFile, 'name' | 'size' | 'hash' | 'readingId'> => ({
  ...{ kind: reading?.kind ?? null, unit: reading?.unit ?? null },
  ...{ partsRead: reading?.partsRead ?? 0, partsTotal: reading?.partsTotal ?? 0 },
  state: reading?.state === 'read' ? 'read' : 'failed',
  failure: reading?.state === 'read' ? null : (reading?.failure ?? 'gone'),
})

async function settle(
  services: DocumentFileServices,
  article: ArticleRow,
  file: StoredFile,
  content: Document | null,
): Promise<void> {
  const { db, system, clock } = services
  if (content && content.files.length > 0 && content.unit === 'file')
    return divide(services, article, content.files)
  if (content) await putContent(db, article.id, content)
  const written = await writeArticle(db, article.id, { file }, clock())
  if (content) return index(services, written, content)
  await tellKnowledge(db, system, keeperIn(article), { articleIds: [article.id] })
}

async function index(
  { db, system }: DocumentFileServices,
  article: ArticleRow,
  content: Document,
): Promise<void> {
  const keeper = keeperIn(article)
  const passages = article.status === 'published' ? passagesOfDocument(content, article.title) : []
  await putVersionText(db, article, versionText(content, article.title))
  await putPassages(actingAs(db, system), {
    ...{ keeper, source: sourceOf(article), passages, isPublic: article.isPublic, threadId: null },
  })
  await tellKnowledge(db, system, keeper, { articleIds: [article.id] })
}

/** Each file of an archive is a document of its own, in the archive's place; one that was there before gets a version. */
async function divide(
  services: DocumentFileServices,
  archive: ArticleRow,
  files: readonly InnerFile[],
): Promise<void> {
  const { db, system, clock } = services
  const at = clock()
  const made: number[] = []
  for (const inner of files) {
    const content = 'content' in inner.reading ? { ...inner.reading.content, files: [] } : null
    const row = await placeFile(services, { archive, inner, content, at })
    if (!row) continue
    made.push(row.id)
    await keepVersion(db, row, { userId: archive.creatorId, via: 'app', at })
    if (!content) continue
    await putContent(db, row.id, content)
    await index(services, row, content)
  }
  await writeArticle(db, archive.id, { deletedAt: at }, at)
  await tellKnowledge(db, system, keeperIn(archive), { articleIds: [archive.id, ...made] })
}

interface PlacedFile {
  archive: ArticleRow
  inner: InnerFile
  content: Document | null
  at: Date
}

/** Null where the same place has it already and it says the same, or could not be read any more. */
async function placeFile(
  { db, system }: DocumentFileServices,
  { archive, inner: { name, size, reading }, content, at }: PlacedFile,
): Promise<ArticleRow | null> {
  const own = asSystem(db, system)
  const file: StoredFile = {
    ...{ name, size, hash: '', readingId: archive.file?.readingId ?? 0 },
    failure: 'content' in reading ? null : reading.failure,
    ...{ kind: content?.kind ?? null, unit: content?.unit ?? null, state: content ? 'read' : 'failed' },
    ...{ partsRead: content?.parts.length ?? 0, partsTotal: content?.total ?? 0 },
  }
  const path = pathIn(archive, name)
  const before = path === null ? null : await documentAtPath(own, keeperIn(archive), path)
  if (!before) return insertFromArchive(own, archive, { title: name, file, at })
  const said = await requireVersion(db, before.id, before.version)
  if (!content || said.text === versionText(content, before.title)) return null
  const { creatorId } = archive
  const edit = { file, version: before.version + 1, verifiedAt: at, verifiedById: creatorId }
  return writeArticle(db, before.id, edit, at)
}
