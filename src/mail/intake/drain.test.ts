// The way from the journal to the mail store: each mail once, none lost, none in the way of another.
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { PowerCutFiles, seeded } from '../../../test/power-cut-files.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { createLog } from '../../kit/log.ts'
import { mintSystemScope } from '../../kit/scope.ts'
import { dropSpentCopies } from '../copy-store.ts'
import { type Accept, acceptInto } from './accept.ts'
import { createDrain, type Drain } from './drain.ts'
import { type IntakeStore, intakeStore } from './intake-store.ts'
import { type Journal, openJournal } from './journal.ts'
import { type MailFiles, openMailFiles } from './mail-files.ts'
import { openSetAside } from './set-aside-retry.ts'

const log = createLog('silent')
const MORNING = '2026-05-04T10:00:00.000Z'

const system = mintSystemScope('drain test')

let db: Database
let enqueued: number[]
let now: Date

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.query('truncate mails restart identity cascade')
  enqueued = []
  now = new Date(MORNING)
})

interface Node {
  files: PowerCutFiles
  journal: Journal
  mailFiles: MailFiles
  drain: Drain
  accept: Accept
}

/** One process with its disk; the database is shared. */
async function startNode(
  files = new PowerCutFiles(seeded(1)),
  wrap = (store: IntakeStore) => store,
): Promise<Node> {
  const journal = await openJournal({ folder: '/data/journal', log, files, maxSegmentBytes: 5_000 })
  const mailFiles = openMailFiles('/data/mails', files)
  const store = intakeStore(db, mintSystemScope('intake'), async (ids) => {
    // In the same transaction as the deliveries: a job that outlives its delivery would be seen here.
    await db.query('update deliveries set summary = \'{"queued": true}\' where id = any($1)', [ids])
    db.afterCommit(() => enqueued.push(...ids))
  })
  const settings = { asideFolder: '/data/set-aside', log, clock: () => now, files }
  const drain = createDrain({ journal, mailFiles, store: wrap(store), ...settings })
  return { files, journal, mailFiles, drain, accept: acceptInto(journal) }
}

async function stop(node: Node): Promise<void> {
  await node.drain.close()
  await node.journal.close()
}

function deliver(node: Node, raw: string, to = ['tula@example.org'], receivedAt = MORNING): Promise<string> {
  const who = { mailFrom: 'ann@example.com', rcptTo: to, helo: 'client', peer: '192.0.2.1', tls: false }
  return node.accept({ ...who, receivedAt, local: false, relay: null }, Buffer.from(raw), 'smtp')
}

function mailNamed(name: string): string {
  const head = `Message-ID: <${name}@example.com>\r\nFrom: =?utf-8?q?J=C3=B6rg?= <ann@example.com>`
  return `${head}\r\nSubject: About\r\n ${name}\r\nDate: Mon, 4 May 2026 09:59:00 +0200\r\n\r\nPlease call Bob.\r\n`
}

async function rows(text: string): Promise<Record<string, unknown>[]> {
  return (await db.query(text)).rows
}

it('a mail becomes an object, a row with its top headers, and a queued delivery a recipient', async () => {
  const node = await startNode()
  const traceId = await deliver(node, mailNamed('one'), [
    'Tula@example.org',
    'tula@example.org',
    'polly@example.org',
  ])
  await node.drain.sweep()
  const [mail] = await rows('select * from mails')
  expect(mail).toMatchObject({
    trace_id: traceId,
    message_id: 'one@example.com',
    from_address: 'ann@example.com',
    from_name: 'Jörg',
    subject: 'About one',
    sent_at: new Date('2026-05-04T07:59:00Z'),
    received_at: new Date(MORNING),
  })
  expect(String(await node.mailFiles.read(String(mail?.object)))).toBe(mailNamed('one'))
  const deliveries = await rows('select recipient, status, summary from deliveries order by recipient')
  expect(deliveries.map((delivery) => delivery.recipient)).toEqual(['polly@example.org', 'tula@example.org'])
  expect(deliveries.every((delivery) => JSON.stringify(delivery.summary) === '{"queued":true}')).toBe(true)
  await stop(node)
})

describe('once only', () => {
  it('the same mail with new trace headers is known, and a further recipient adds a delivery alone', async () => {
    const node = await startNode()
    await deliver(node, mailNamed('one'))
    await node.drain.sweep()
    await deliver(node, `Received: from relay.example.com\r\n${mailNamed('one')}\r\n`, ['tula@example.org'])
    await deliver(node, mailNamed('one').replaceAll('\r\n', '\n'), ['tula@example.org', 'polly@example.org'])
    await node.drain.sweep()
    expect(await rows('select count(*)::int as mails from mails')).toEqual([{ mails: 1 }])
    expect(enqueued).toHaveLength(2)
    const objects = () => node.files.list('/data/mails/2026-05-04/10')
    // Two copies that may prove what the first does not, as long as a delivery is open.
    expect(await objects()).toHaveLength(3)
    expect(await dropSpentCopies(asSystem(db, system))).toEqual([])
    await db.query(`update deliveries set status = 'processed'`)
    await deliver(node, mailNamed('another'))
    await node.drain.sweep()
    for (const object of await dropSpentCopies(asSystem(db, system))) await node.mailFiles.remove(object)
    expect(await objects()).toHaveLength(2)
    await deliver(node, mailNamed('one'))
    await node.drain.sweep()
    expect(await objects()).toHaveLength(2)
    expect(await rows('select id from mail_copies')).toEqual([])
    await stop(node)
  })

  it('the same Message-ID with another body is another mail', async () => {
    const node = await startNode()
    await deliver(node, mailNamed('one'))
    await deliver(node, mailNamed('one').replace('Bob', 'Eve'))
    await node.drain.sweep()
    expect(await rows('select count(*)::int as mails from mails')).toEqual([{ mails: 2 }])
    await stop(node)
  })

  it('without Message-ID a mail is the same for 24 hours, across midnight too, and new after them', async () => {
    const node = await startNode()
    const raw = 'From: ann@example.com\r\nSubject: done\r\n\r\ndone\r\n'
    const times = [
      '2026-05-04T23:50:00Z',
      '2026-05-05T00:10:00Z',
      '2026-05-05T23:49:00Z',
      '2026-05-05T23:51:00Z',
    ]
    for (const time of times) {
      await deliver(node, raw, undefined, time)
      await node.drain.sweep()
    }
    const found = await rows('select received_at from mails order by received_at')
    expect(found.map((row) => row.received_at)).toEqual(
      [times[0], times[3]].map((time) => new Date(time ?? '')),
    )
    expect(enqueued).toHaveLength(2)
    await stop(node)
  })

  it('two processes that store the same mails at the same time make each once', async () => {
    const nodes = [await startNode(), await startNode(new PowerCutFiles(seeded(2)))]
    const raws = Array.from({ length: 30 }, (_, index) => mailNamed(`mail-${index}`))
    raws.push('Subject: no id\r\n\r\nbody\r\n')
    await Promise.all(nodes.flatMap((node) => raws.map((raw) => deliver(node, raw))))
    await Promise.all(nodes.map((node) => node.drain.sweep()))
    expect(await rows('select count(*)::int as mails from mails')).toEqual([{ mails: 31 }])
    expect(new Set(enqueued).size).toBe(31)
    expect(enqueued).toHaveLength(31)
    for (const node of nodes) await stop(node)
  })
})

describe('a crash', () => {
  it('between the commit and the next step makes no double', async () => {
    let crashes = 1
    const node = await startNode(undefined, (store) => ({
      ...store,
      async save(mails, known) {
        const stored = await store.save(mails, known)
        crashes -= 1
        if (crashes === 0) throw new Error('gone after the commit')
        return stored
      },
    }))
    await deliver(node, mailNamed('one'))
    await node.drain.sweep()
    await node.drain.sweep()
    expect(await rows('select count(*)::int as deliveries from deliveries')).toEqual([{ deliveries: 1 }])
    expect(enqueued).toHaveLength(1)
    await stop(node)
  })

  it('at 25 random moments loses no acknowledged mail and stores each once, with its object', async () => {
    const acknowledged: string[] = []
    for (let seed = 1; seed <= 25; seed += 1) {
      const random = seeded(seed)
      const files = new PowerCutFiles(random)
      files.cutAfter = 10 + Math.floor(random() * 150)
      const node = await startNode(files)
      const send = async (sender: number) => {
        for (let count = 0; count < 10; count += 1) {
          const name = `s${seed}-${sender}-${count}`
          await deliver(node, mailNamed(name))
          acknowledged.push(`${name}@example.com`)
        }
      }
      const all = Promise.all([0, 1, 2, 3].map(send)).then(() => node.drain.sweep())
      await Promise.race([files.off, all])
      files.cutAfter = 0
      const after = await startNode(files.afterCut())
      await after.drain.sweep()
      await checkObjects(after, seed)
      await stop(after)
    }
    const found = await rows('select message_id from mails')
    const ids = found.map((row) => String(row.message_id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(200)
    expect(await rows('select count(*)::int as deliveries from deliveries')).toEqual([
      { deliveries: ids.length },
    ])
  })
})

/** Every row of this disk's mails has its object, whole. */
async function checkObjects(node: Node, seed: number): Promise<void> {
  const stored = await rows(`select object, message_id from mails where message_id like 's${seed}-%'`)
  for (const row of stored) {
    const raw = await node.mailFiles.read(String(row.object))
    expect(raw.toString()).toBe(mailNamed(String(row.message_id).split('@')[0] ?? ''))
  }
}

it('while the database is away mails wait, and are stored once it is back', async () => {
  let isAway = true
  const node = await startNode(undefined, (store) => ({
    ...store,
    async knownObjects(mails) {
      if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
      return store.knownObjects(mails)
    },
    isReachable: async () => !isAway,
  }))
  for (const name of ['one', 'two', 'three']) await deliver(node, mailNamed(name))
  await node.drain.sweep()
  expect(await rows('select id from mails')).toEqual([])
  expect(node.drain.waitingSince).toEqual(new Date(MORNING))
  isAway = false
  await node.drain.sweep()
  expect(await rows('select count(*)::int as mails from mails')).toEqual([{ mails: 3 }])
  expect(node.drain.waitingSince).toBeNull()
  await stop(node)
})

it('a mail that cannot be stored is set aside after five tries and never blocks another', async () => {
  const node = await startNode()
  const bad = await deliver(node, mailNamed('bad'), ['a\u0000b@example.org'])
  await deliver(node, mailNamed('good'))
  await node.drain.sweep()
  expect(await rows('select message_id from mails')).toEqual([{ message_id: 'good@example.com' }])
  for (let tries = 0; tries < 5; tries += 1) {
    now = new Date(now.getTime() + 60_000)
    await node.drain.sweep()
  }
  expect(await node.files.list('/data/set-aside')).toEqual([`${bad}.eml`, `${bad}.json`])
  const kept = await node.files.open(join('/data/set-aside', `${bad}.eml`))
  expect(String(await kept.read(0, await kept.size()))).toBe(mailNamed('bad'))
  await node.journal.trim()
  expect((await node.files.list('/data/journal')).filter((name) => name.endsWith('.journal'))).toEqual([])
  await stop(node)
})

it('threat 17: a mail that cannot be set aside either, as the disk is full, waits until it can', async () => {
  const node = await startNode()
  const bad = await deliver(node, mailNamed('bad'), ['a\u0000b@example.org'])
  const later = async () => {
    now = new Date(now.getTime() + 60_000)
    await node.drain.sweep()
  }
  await node.drain.sweep()
  node.files.isFull = true
  for (let tries = 0; tries < 6; tries += 1) await later()
  expect(node.drain.waitingSince).toEqual(new Date(MORNING))
  node.files.isFull = false
  await later()
  expect(await node.files.list('/data/set-aside')).toEqual([`${bad}.eml`, `${bad}.json`])
  expect(node.drain.waitingSince).toBeNull()
  await stop(node)
})

it('what was set aside and is handed in again is stored once, though its sender was quicker', async () => {
  let isBroken = true
  const node = await startNode(undefined, (store) => ({
    ...store,
    async save(mails, known) {
      if (isBroken) throw Object.assign(new Error('too long'), { code: '22001' })
      return store.save(mails, known)
    },
  }))
  await deliver(node, mailNamed('one'))
  await deliver(node, mailNamed('two'))
  for (let tries = 0; tries < 6; tries += 1) {
    await node.drain.sweep()
    now = new Date(now.getTime() + 60_000)
  }
  expect(await node.files.list('/data/set-aside')).toHaveLength(4)
  isBroken = false
  await deliver(node, mailNamed('one'))
  await node.drain.sweep()
  const { files, journal } = node
  const folders = { mailFolder: '/data/set-aside', journalFolder: '/data/journal/set-aside' }
  const retried = await openSetAside({ ...folders, journal, log, files }).retry()
  expect(retried.map(({ handedIn, stays }) => [handedIn, stays])).toEqual([
    [1, null],
    [1, null],
  ])
  await node.drain.sweep()
  expect(await rows('select message_id from mails order by 1')).toEqual([
    { message_id: 'one@example.com' },
    { message_id: 'two@example.com' },
  ])
  expect(enqueued).toHaveLength(2)
  expect(await files.list('/data/set-aside')).toEqual([])
  await stop(node)
})
