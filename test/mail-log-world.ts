// Mails with their deliveries and bodies, and calls to the mail log, as its tests make them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc } from 'drizzle-orm'
import { deliveries } from '../db/schema/mails.ts'
import { userAddresses, users } from '../db/schema/users.ts'
import { triageRoutes } from '../src/features/triage/triage-api.ts'
import type { AnyEndpoint, Response } from '../src/kit/contract.ts'
import { asSystem } from '../src/kit/db/acting-database.ts'
import type { Database } from '../src/kit/db/database.ts'
import { mintSystemScope, type Scope } from '../src/kit/scope.ts'
import { intakeStore } from '../src/mail/intake/intake-store.ts'
import { objectName, openMailFiles } from '../src/mail/intake/mail-files.ts'
import { mailKey } from '../src/mail/mail-key.ts'
import { createMailReader, type MailReader } from '../src/mail/mail-reader.ts'
import { parseMail } from '../src/mail/parse.ts'
import { readRawHeaders, readTopHeaders } from '../src/mail/top-headers.ts'
import { type DeliveryEnd, endDelivery } from '../src/routing/delivery-store.ts'

export const MORNING = new Date('2026-03-10T09:12:00Z')

const system = mintSystemScope('mail log test')

export interface LoggedMail {
  from: string
  to?: string
  subject?: string
  /** The mail has no HTML without it. */
  html?: string
  text?: string
  end: Partial<DeliveryEnd>
}

export interface MailLogWorld {
  readonly reader: MailReader
  /** Deliveries that were put in the queue and committed. */
  readonly enqueued: number[]
  now: Date
  /** Resolves to the id of the delivery. */
  delivery(mail: LoggedMail): Promise<number>
  deliveryRow(id: number): Promise<typeof deliveries.$inferSelect>
  /** A person whose address is confirmed. */
  person(email: string, firstName: string): Promise<number>
  ask<E extends AnyEndpoint>(
    endpoint: E,
    scope: Scope,
    input?: { id?: number; query?: object },
  ): Promise<Response<E>>
  close(): void
}

export function mailLogWorld(db: Database): MailLogWorld {
  const folder = mkdtempSync(join(tmpdir(), 'mailcrew-log-'))
  const files = openMailFiles(folder)
  const reader = createMailReader(files, parseMail)
  const store = intakeStore(db, system, () => Promise.resolve())
  const enqueued: number[] = []
  let count = 0

  const world: MailLogWorld = {
    reader,
    enqueued,
    now: MORNING,
    async delivery({ from, to = 'tula@crew.example', subject = 'Launch', end, ...body }) {
      const raw = Buffer.from(rawMail({ from, to, subject, id: `${++count}@example.com`, ...body }))
      const key = mailKey(raw)
      const object = objectName(MORNING, key.hash, 'one')
      await files.write([{ name: object, raw }])
      const headers = readTopHeaders(readRawHeaders(raw))
      const path = { helo: 'example.com', peer: '192.0.2.1', tls: true, local: false, relay: null }
      const envelope = { ...path, mailFrom: from, rcptTo: [to], receivedAt: MORNING.toISOString() }
      const arrived = { key, object, headers, envelope, size: raw.length, receivedAt: MORNING }
      await store.save([{ ...arrived, traceId: `trace-${count}`, source: 'smtp' }], new Map())
      const [made] = await db.orm
        .select({ id: deliveries.id })
        .from(deliveries)
        .orderBy(desc(deliveries.id))
        .limit(1)
      const id = made?.id
      if (id === undefined) throw new Error('the delivery was not made')
      await endDelivery(asSystem(db, system), { id, at: MORNING }, { status: 'processed', trace: [], ...end })
      return id
    },
    async deliveryRow(id) {
      const row = (await db.orm.select().from(deliveries)).find((one) => one.id === id)
      if (!row) throw new Error('the delivery is gone')
      return row
    },
    async person(email, firstName) {
      const [row] = await db.orm
        .insert(users)
        .values({ email, firstName, claimedAt: MORNING })
        .returning({ id: users.id })
      if (!row) throw new Error('the person was not made')
      await db.orm.insert(userAddresses).values({ userId: row.id, address: email, confirmedAt: MORNING })
      return row.id
    },
    async ask(endpoint, scope, { id, query = {} } = {}) {
      const served = routes.find((one) => one.endpoint === endpoint)
      if (!served) throw new Error(`nobody answers ${endpoint.path}`)
      const nothing = () => Promise.resolve()
      const session = { id: null, device: null, start: nothing, remember: nothing, end: nothing, closed() {} }
      const { signal } = new AbortController()
      const from = { ip: '192.0.2.1', signal, takesEvents: false }
      const call = { scope, params: { id }, query, body: undefined, session, ...from }
      return endpoint.response.parse(await served.handler(call)) as Response<typeof endpoint>
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }

  const routes = triageRoutes({
    db,
    system,
    ...{ reader, files, mailDomain: 'crew.example', records: { kinds: () => ({}) } },
    isReachable: () => Promise.resolve(true),
    queueSending: () => Promise.resolve(),
    nouns: { nounOf: () => ['task', 'tasks'], nounOfAgent: () => ['task', 'tasks'] },
    clock: () => world.now,
    enqueueDeliveries(ids) {
      db.afterCommit(() => enqueued.push(...ids))
      return Promise.resolve()
    },
    sweep: () => Promise.resolve(2),
  })
  return world
}

function rawMail(mail: {
  from: string
  to: string
  subject: string
  id: string
  html?: string
  text?: string
}): string {
  const head = [
    `From: ${mail.from}`,
    `To: ${mail.to}`,
    `Subject: ${mail.subject}`,
    `Message-ID: <${mail.id}>`,
    'Date: Tue, 10 Mar 2026 09:10:00 +0000',
    'MIME-Version: 1.0',
    `Content-Type: ${mail.html === undefined ? 'text/plain' : 'text/html'}; charset=utf-8`,
  ]
  return [...head, '', mail.html ?? mail.text ?? 'Please send the deck by Friday.', ''].join('\r\n')
}
