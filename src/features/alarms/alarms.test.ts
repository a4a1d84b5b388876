// Alarms of a running server: each trouble is told once, and told when it is over; only the owner sees the state.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startRelayServer } from '../../../test/relay-server.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import { createLog } from '../../kit/log.ts'
import { mintSystemScope } from '../../kit/scope.ts'
import { productMail } from '../../mail/product-mail.ts'
import type { ServerStatus } from './contract.ts'
import { findCauses, type Seen, type Source, usualSilence } from './find-causes.ts'
import { lookAround } from './look-around.ts'
import { createTroubles } from './told-troubles.ts'

const start = new Date('2026-11-16T09:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const DAY = 24 * 60

describe('what is a trouble', () => {
  const well: Seen = {
    backlog: { jobs: [], deliveries: [], outbox: [] },
    sources: [],
    disk: { free: 50e9, size: 100e9 },
    hasRelay: true,
    failedSignIns: 99,
    workerAt: null,
    now: after(20 * DAY),
  }
  const causesOf = (seen: Partial<Seen>) => findCauses({ ...well, ...seen }).map(({ cause }) => cause)
  const source: Source = {
    name: 'imap',
    knownSince: start,
    lastAt: after(20 * DAY - 60),
    longestSilence: 3_600,
  }

  it('threat 10: a source that is silent for longer than usual, and not one that often is', () => {
    expect(causesOf({ sources: [source] })).toEqual([])
    expect(causesOf({ sources: [{ ...source, lastAt: after(20 * DAY - 121) }] })).toEqual(['source:imap'])
    const weekend = { ...source, lastAt: after(18 * DAY), longestSilence: 64 * 3_600 }
    expect(causesOf({ sources: [weekend] })).toEqual([])
    expect(usualSilence({ ...source, knownSince: after(19 * DAY) }, well.now)).toBe(3 * DAY * 60_000)
  })

  it('a queue that waits, mails that do not leave, a disk that fills, sign-ins that fail', () => {
    const waiting = { name: 'work-mail', count: 40, since: after(20 * DAY - 11) }
    expect(causesOf({ backlog: { ...well.backlog, jobs: [waiting] } })).toEqual(['queue:work-mail'])
    const queued = { name: 'queued', count: 3, since: after(20 * DAY - 31) }
    expect(causesOf({ backlog: { ...well.backlog, outbox: [queued] } })).toEqual(['outbox'])
    expect(causesOf({ hasRelay: false, backlog: { ...well.backlog, outbox: [queued] } })).toEqual([])
    expect(causesOf({ disk: { free: 400e6, size: 4e9 } })).toEqual(['disk'])
    expect(causesOf({ disk: { free: 11e9, size: 4e12 } })).toEqual([])
    expect(causesOf({ failedSignIns: 100 })).toEqual(['sign-ins'])
    expect(causesOf({ workerAt: after(20 * DAY - 5) })).toEqual([])
    expect(causesOf({ workerAt: after(20 * DAY - 6) })).toEqual(['worker'])
    expect(findCauses({ ...well, disk: { free: 2 ** 29 - 2 ** 20, size: 2 ** 34 } })[0]?.title).toBe(
      'The disk of DATA_DIR is nearly full: 511 MB of 16.0 GB are free',
    )
  })
})

describe('on a server', () => {
  let world: World
  let amara: Client
  let bob: Client
  let now = start

  beforeAll(async () => {
    world = await startWorld({
      clock: () => now,
      environment: { MAIL_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}` },
    })
    amara = await world.signUp('amara')
    bob = await world.signUp('bob')
  })
  afterAll(() => world.stop())

  const services = () => {
    const { app, config } = world
    const system = mintSystemScope('alarm test')
    const clock = () => now
    const send = productMail({
      db: app.db,
      scope: system,
      clock,
      domain: config.mailDomain,
      queueSending: async () => {},
    })
    return { db: app.db, system, config, clock, log: createLog('silent'), send }
  }
  const look = () => lookAround(services())
  const told = async () => {
    const rows = await world.rows<{ subject: string; recipient: string }>(
      `select subject, recipient from outbox where kind = 'alarm' order by id`,
    )
    return rows
  }
  const arrives = (key: string) =>
    world.app.db.query(
      `insert into mails (key, trace_id, source, envelope, object, size, received_at)
       values ($1, gen_random_uuid(), 'webhook', '{}', $1, 1, $2)`,
      [key, now.toISOString()],
    )

  it('tells the owner once of a source that is silent, and once when it is over', async () => {
    await arrives('one')
    await look()
    now = after(9 * DAY)
    for (let times = 0; times < 3; times += 1) await look()
    await Promise.all([look(), look()])
    expect(await told()).toEqual([
      { recipient: 'amara@example.com', subject: 'No mail has come by the webhook for 9 days.' },
    ])
    const lasting = await amara.get<ServerStatus>('/api/server/status')
    expect(lasting.alarms).toMatchObject([
      { title: 'No mail has come by the webhook for 9 days', endedAt: null },
    ])
    await arrives('two')
    for (let times = 0; times < 3; times += 1) await look()
    expect((await told()).map(({ subject }) => subject)).toEqual([
      'No mail has come by the webhook for 9 days.',
      'Over: No mail has come by the webhook for 9 days.',
    ])
    // Such a silence is usual from now on.
    now = after(9 * DAY + 17 * DAY)
    await look()
    expect(await told()).toHaveLength(2)
  })

  it('shows its owner, and nobody else, the state of the server', async () => {
    mkdirSync(world.config.dataDir, { recursive: true })
    writeFileSync(
      join(world.config.dataDir, 'last-backup.json'),
      JSON.stringify({ at: now.toISOString(), bytes: 5, database: 'embedded', folder: '/backups/1' }),
    )
    expect(await amara.get<ServerStatus>('/api/server/status')).toMatchObject({
      version: '0.1.0',
      services: [
        { name: 'Pages and API', trouble: null },
        { name: 'Mail in', trouble: null },
        { name: 'Work on mails', trouble: null },
      ],
      sources: [{ name: 'the webhook', lastAt: after(9 * DAY).toISOString() }],
      lastBackup: { at: now.toISOString(), bytes: 5, database: 'embedded', folder: '/backups/1' },
      alarms: [{ endedAt: after(9 * DAY).toISOString() }],
    })
    expect((await bob.raw('GET', '/api/server/status')).status).toBe(403)
  })

  it('threat 16: tells the owner when signing in fails again and again, and when that is over', async () => {
    const before = (await told()).length
    const guess = (n: number) =>
      fetch(`${world.url}/api/auth/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: world.url },
        body: JSON.stringify({ email: `nobody${n}@example.com`, password: 'guess' }),
      })
    for (let n = 0; n < 99; n += 1) expect((await guess(n)).status).toBe(401)
    await look()
    expect(await told()).toHaveLength(before)
    await guess(99)
    for (let times = 0; times < 2; times += 1) await look()
    now = new Date(now.getTime() + 16 * 60_000)
    for (let times = 0; times < 2; times += 1) await look()
    const title = 'Signing in has failed 100 times in a quarter of an hour: somebody may be guessing.'
    expect((await told()).slice(before).map(({ subject }) => subject)).toEqual([title, `Over: ${title}`])
  })

  it('a process without the worker tells that no worker runs, and another one that it is over', async () => {
    await look()
    const before = (await told()).length
    now = new Date(now.getTime() + 6 * 60_000)
    const { config, ...others } = services()
    const web = { ...others, config: { ...config, services: ['web' as const] } }
    for (let times = 0; times < 2; times += 1) await lookAround(web)
    const title = 'No worker has given a sign of life for 6 minutes, so mails are not worked on.'
    expect((await told()).slice(before).map(({ subject }) => subject)).toEqual([title])
    await look()
    expect((await told()).slice(before).map(({ subject }) => subject)).toEqual([title, `Over: ${title}`])
  })

  it('a mailbox that refuses the password is told once, and is over when it opens', async () => {
    const before = (await told()).length
    const troubles = createTroubles(services())
    const why = 'it refuses the user or the password (Authentication failed.)'
    for (let times = 0; times < 3; times += 1) await troubles.ofMailbox(why)
    const title = `The mailbox of IMAP_URL cannot be read: ${why}`
    const { alarms: open } = await amara.get<ServerStatus>('/api/server/status')
    expect(open.find((one) => one.endedAt === null)?.title).toBe(title)
    await troubles.ofMailbox(null)
    expect((await told()).slice(before).map(({ subject }) => subject)).toEqual([
      `${title}.`,
      `Over: ${title}.`,
    ])
  })
})

it('a relay that refuses the password is on Status and in the log at its first refusal', async () => {
  const relay = await startRelayServer({ refusesSignIn: true })
  let lines = ''
  const take = new Writable({
    write(chunk, _encoding, done) {
      lines += chunk
      done()
    },
  })
  const world = await startWorld({
    environment: { SMTP_URL: relay.url.replace('://', '://agents:secret-of-the-relay@') },
    log: createLog('info', take),
  })
  try {
    const owner = await world.signUp('amara')
    const read = () => owner.get<ServerStatus>('/api/server/status')
    const mailOut = async () => (await read()).services.find(({ name }) => name === 'Mail out')
    expect(await mailOut()).toEqual({ name: 'Mail out', trouble: null, isKnown: false })
    await world.receiveMail({ from: 'amara', subject: 'Website', text: 'Please send the offer by Friday.' })
    await vi.waitUntil(async () => (await mailOut())?.trouble, { timeout: 20_000, interval: 50 })
    const title = (await mailOut())?.trouble ?? ''
    expect(title).toMatch(
      /^Mails do not leave: the relay refuses the user or the password of SMTP_URL \(.*535/,
    )
    expect((await read()).alarms).toMatchObject([{ title, endedAt: null }])
    expect(lines.split('\n').filter((line) => line.includes('the relay refuses the user'))).toHaveLength(1)
    expect(lines).not.toContain('secret-of-the-relay')
  } finally {
    await world.stop()
    await relay.close()
  }
})
