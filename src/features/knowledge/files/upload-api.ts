// Answers the call that gives a file: a text becomes an article at once, any other file a document once it is read.
import type { StoredFile } from '../../../../db/schema/knowledge.ts'
import type { Acting } from '../../../kit/acting.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type Served, serve } from '../../../kit/serve.ts'
import { bytesOf, type KeptUpload, type UploadPlace, type Uploads } from '../../documents/index.ts'
import { type InstanceServices, listInstances, primaryAddress } from '../../instances/index.ts'
import { shownBriefs } from '../api/shown-article.ts'
import { changeArticle, inApp, newArticle } from '../articles/article-acts.ts'
import { type ArticleRow, articleAtPath } from '../articles/article-store.ts'
import { dropContent, keepVersion } from '../articles/article-version-store.ts'
import { writeArticle } from '../articles/article-write-store.ts'
import { LONGEST_ARTICLE, LONGEST_TITLE } from '../contract.ts'
import { keeperOf, mayPublish } from '../keeper.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { uploadKnowledge } from './contract.ts'

export interface UploadServices extends KnowledgeServices {
  uploads: Uploads
  instances: InstanceServices
}

interface Given {
  name: string
  path: string | null
  isPublic: boolean
  instanceId: number | undefined
  bytes: Buffer
}

const TEXT_FILE = /\.(?:md|markdown|txt)$/i

export function uploadRoutes(services: UploadServices): Served[] {
  const { db, clock } = services
  return [
    serve(uploadKnowledge, async ({ scope, body }) => {
      if (!mayPublish(scope, keeperOf(scope)))
        throw new AppError('forbidden', 'Only a manager or an admin can add files')
      const { name, path = null, isPublic = false, instanceId } = body
      const given = { name, path: path || null, isPublic, instanceId, bytes: bytesOf(body.content) }
      const acting = { db, scope, at: clock() }
      const article = TEXT_FILE.test(name)
        ? await takeText(services, acting, given)
        : await takeFile(services, acting, given)
      const [shown] = await shownBriefs(db, scope, [article], acting.at)
      if (!shown) throw new Error('an article is not shown')
      return shown
    }),
  ]
}

/** The first heading of a text, else the name of its file without its ending. */
function titleOf(name: string, text: string): { title: string; text: string } {
  const heading = /^\uFEFF?\s{0,20}#[ \t]{1,20}(\S[^\n]{0,300})\n?/.exec(text)
  const bare = name
    .replace(/\.[^.]{1,10}$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
  if (!heading?.[1]) return { title: (bare || name).slice(0, LONGEST_TITLE), text }
  return { title: heading[1].trim().slice(0, LONGEST_TITLE), text: text.slice(heading[0].length) }
}

/** Throws invalid for a text that is too long, or none. */
function takeText(services: KnowledgeServices, acting: Acting, given: Given): Promise<ArticleRow> {
  const { db, scope } = acting
  const whole = given.bytes.toString('utf8').replaceAll('\0', '').replaceAll('\r\n', '\n')
  const { title, text } = titleOf(given.name, whole.replace(/^\uFEFF/, ''))
  if (text.length > LONGEST_ARTICLE)
    throw new AppError('invalid', 'An article must be 100,000 characters or fewer')
  return db.transaction(async () => {
    const before = given.path === null ? null : await articleAtPath(db, scope, given.path)
    if (before?.kind === 'article')
      return changeArticle(services, acting, before, { title, text: text.trim(), way: inApp })
    return newArticle(
      services,
      acting,
      {
        ...{ kind: 'article', origin: 'file', title, text: text.trim(), isDraft: false, path: given.path },
        ...{ isPublic: given.isPublic, knowledgeOwnerId: scope.userId },
      },
      { ...inApp, ownerId: null },
    )
  })
}

async function takeFile(services: UploadServices, acting: Acting, given: Given): Promise<ArticleRow> {
  const { db, scope, at } = acting
  const place = await uploadPlace(services, scope, given.instanceId)
  return services.uploads.keep(scope, { place, file: given }, async (kept) => {
    const file = fileOf(given, kept)
    const before = given.path === null ? null : await articleAtPath(db, scope, given.path)
    if (before?.kind === 'document') return renewDocument(services, acting, before, file)
    return newArticle(
      services,
      { db, scope, at },
      {
        ...{ kind: 'document', origin: 'file', title: given.name.slice(0, LONGEST_TITLE), isDraft: false },
        ...{ path: given.path, isPublic: given.isPublic, knowledgeOwnerId: scope.userId, file },
        instanceId: place.instanceId,
      },
      { ...inApp, mailId: kept.mailId, ownerId: null },
    )
  })
}

const fileOf = ({ name, bytes }: Given, { hash, readingId }: KeptUpload): StoredFile => ({
  ...{ name, size: bytes.length, hash, readingId, state: 'waiting', kind: null, unit: null },
  ...{ partsRead: 0, partsTotal: 0, failure: null },
})

/** What the old file said is found until the new one is read. */
async function renewDocument(
  services: UploadServices,
  { db, scope, at }: Acting,
  before: ArticleRow,
  file: StoredFile,
): Promise<ArticleRow> {
  if (before.file?.hash === file.hash) return before
  await dropContent(db, before.id)
  const edit = { file, version: before.version + 1, verifiedAt: at, verifiedById: scope.userId }
  const written = await writeArticle(db, before.id, edit, at)
  await keepVersion(db, written, { userId: scope.userId, via: 'app', at })
  await services.queueDocument(written.id)
  return written
}

/** Without an instance of its own a base takes files at the agent's own address. Throws not_found for another's. */
async function uploadPlace(
  { instances, card }: UploadServices,
  scope: Scope,
  instanceId: number | undefined,
): Promise<UploadPlace> {
  const own = await listInstances(instances, scope, card.type)
  const instance = instanceId === undefined ? own[0] : own.find(({ id }) => id === instanceId)
  if (!instance && instanceId !== undefined) throw new AppError('not_found', 'This address is not there')
  if (!instance)
    return {
      ...{ instanceId: null, agentType: card.type },
      address: primaryAddress(card.type, instances.domain),
    }
  return { instanceId: instance.id, agentType: card.type, address: instance.emailAddress }
}
