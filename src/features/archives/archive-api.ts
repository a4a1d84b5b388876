// Answers the calls about mail archives, for the owner of the server alone: who brings one in vouches for its senders.
import { recordAct } from '../../kit/audit-store.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { requireServerOwner } from '../accounts/index.ts'
import { partsOf } from './archive-parts.ts'
import type { ArchiveWebServices } from './archive-services.ts'
import {
  type ArchiveRow,
  changeArchive,
  companyOf,
  deleteArchive,
  findArchive,
  insertArchive,
  latestArchives,
  lockArchive,
} from './archive-store.ts'
import {
  beginArchive,
  listArchives,
  type MailArchive,
  PART_BYTES,
  removeArchive,
  sendPart,
  steerArchive,
} from './contract.ts'

export function archiveRoutes(services: ArchiveWebServices): Served[] {
  const { db } = services
  return [
    serve(listArchives, async ({ scope }) => {
      await requireServerOwner(services, scope)
      return { archives: await shown(services, scope, await latestArchives(actingAs(db, scope))) }
    }),
    serve(beginArchive, async ({ scope, body }) => {
      await requireServerOwner(services, scope)
      if (!(await services.isReachable(body.recipient)))
        throw new AppError('invalid', `${body.recipient} is no address of an agent that takes mail`)
      return one(services, scope, await begin(services, scope, body))
    }),
    serve(sendPart, async ({ scope, params, body }) => {
      await requireServerOwner(services, scope)
      return one(services, scope, await takePart(services, scope, { id: params.id, ...body }))
    }),
    serve(steerArchive, async ({ scope, params, body }) => {
      await requireServerOwner(services, scope)
      return one(services, scope, await steer(services, scope, params.id, body.isPaused))
    }),
    serve(removeArchive, async ({ scope, params }) => {
      await requireServerOwner(services, scope)
      const archive = await required(findArchive(actingAs(db, scope), params.id))
      await db.transaction(async () => {
        await deleteArchive(actingAs(db, scope), archive.id)
        await record(services, scope, 'archive.removed', archive)
      })
      await services.parts.remove(archive.id, partsOf(archive.size))
      return { removed: true as const }
    }),
  ]
}

function begin(
  services: ArchiveWebServices,
  scope: Scope,
  asked: Pick<ArchiveRow, 'name' | 'recipient' | 'size'>,
): Promise<ArchiveRow> {
  const { db, clock } = services
  return db.transaction(async () => {
    const at = { createdAt: clock(), steppedAt: clock() }
    const archive = await insertArchive(actingAs(db, scope), { ...asked, startedBy: scope.userId, ...at })
    await record(services, scope, 'archive.begun', archive)
    return archive
  })
}

/** For the admins of the company whose agent the mails are for, too: somebody vouched for who has sent them. */
async function record(
  { db }: ArchiveWebServices,
  scope: Scope,
  action: 'archive.begun' | 'archive.removed',
  { id, recipient, size }: ArchiveRow,
): Promise<void> {
  const companyId = await companyOf(actingAs(db, scope), recipient)
  const subject = { kind: 'archive', id } as const
  await recordAct(actingAs(db, scope), {
    ...{ action, subject, facts: { bytes: size } },
    ...(companyId !== null && { companyId }),
  })
}

async function required(found: Promise<ArchiveRow | null>): Promise<ArchiveRow> {
  const archive = await found
  if (!archive) throw new AppError('not_found', 'There is no such archive')
  return archive
}

/** One that is not the next is left: the answer says where to go on, after a lost answer or in another browser. */
function takePart(
  services: ArchiveWebServices,
  scope: Scope,
  { id, at, content }: { id: number; at: number; content: string },
): Promise<ArchiveRow> {
  const { db, clock, parts } = services
  return db.transaction(async () => {
    const archive = await required(lockArchive(actingAs(db, scope), id))
    if (archive.state !== 'uploading' || at !== archive.received) return archive
    const bytes = Buffer.from(content, 'base64')
    const expected = Math.min(PART_BYTES, archive.size - at)
    if (bytes.length !== expected)
      throw new AppError('invalid', `The part has ${bytes.length} bytes in place of ${expected}`)
    await parts.put(id, at / PART_BYTES, bytes)
    const received = at + bytes.length
    const state = received === archive.size ? 'running' : 'uploading'
    await changeArchive(actingAs(db, scope), id, { received, state, steppedAt: clock() })
    if (state === 'running') await services.goOn(id)
    return { ...archive, received, state }
  })
}

function steer(
  services: ArchiveWebServices,
  scope: Scope,
  id: number,
  isPaused: boolean,
): Promise<ArchiveRow> {
  const { db, clock } = services
  return db.transaction(async () => {
    const archive = await required(lockArchive(actingAs(db, scope), id))
    if (archive.state !== (isPaused ? 'running' : 'paused')) return archive
    const state = isPaused ? 'paused' : 'running'
    await changeArchive(actingAs(db, scope), id, { state, steppedAt: clock() })
    if (!isPaused) await services.goOn(id)
    return { ...archive, state }
  })
}

async function one(services: ArchiveWebServices, scope: Scope, archive: ArchiveRow): Promise<MailArchive> {
  const [row] = await shown(services, scope, [archive])
  if (!row) throw new Error('an archive is not shown')
  return row
}

async function shown(
  { db, worked: counts }: ArchiveWebServices,
  scope: Scope,
  archives: readonly ArchiveRow[],
): Promise<MailArchive[]> {
  const worked = await counts.of(
    actingAs(db, scope),
    archives.map(({ id }) => id),
  )
  return archives.map((row) => ({
    ...{ id: row.id, name: row.name, recipient: row.recipient, size: row.size, received: row.received },
    ...{ state: row.state, failure: row.failure, place: row.place, read: row.done, taken: row.taken },
    ...{ known: row.known, refused: row.refused, refusals: row.refusals, worked: worked.get(row.id) ?? 0 },
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }))
}
