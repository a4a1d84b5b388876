// A mailbox on a real Dovecot: what comes there is taken in once, whatever becomes of connections, UIDs and processes.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../../../test/database.ts'
import { type Dovecot, startDovecot } from '../../../../test/dovecot.ts'
import { readConfig } from '../../../config.ts'
import { systemClock } from '../../../kit/clock.ts'
import type { Database } from '../../../kit/db/database.ts'
import { mintSystemScope } from '../../../kit/scope.ts'
import { rejections } from '../../rejections.ts'
import { type Intake, openIntake } from '../intake.ts'

const TULA = 'tula@mailcrew.localhost'
const TAKEN = '$MailcrewTaken'

let db: Database
let dovecot: Dovecot
let url: string
let dataDir: string
/** Each mail that was handed on, also one that the store then knows already. */
let taken: number
let isAway = () => false

beforeAll(async () => {
  db = await openTestDatabase()
  dovecot = await startDovecot()
})
beforeEach(async () => {
  url = dovecot.newMailbox()
  dataDir = await mkdtemp(join(tmpdir(), 'imap-'))
  taken = 0
  return () => rm(dataDir, { recursive: true, force: true })
})
afterAll(async () => {
  dovecot.remove()
  await db.close()
})

const log = pino(
  { level: 'info' },
  {
    write(line: string) {
      if (line.includes('mail taken from the mailbox')) taken += 1
    },
  },
)

/** Reads the mailbox until it is closed; only Tula takes mail here. */
function open(more: Record<string, string> = {}, mailBytes = 100_000): Promise<Intake> {
  return openIntake({
    config: readConfig({ DATA_DIR: dataDir, SMTP_PORT: '0', IMAP_URL: url, ...more }),
    db,
    scope: mintSystemScope('imap'),
    log,
    clock: systemClock,
    async judgeRecipient(address) {
      if (isAway()) throw new Error('the database is away')
      return address === TULA ? { ok: true } : { ok: false, rejection: rejections.relayingDenied }
    },
    enqueueDeliveries: async () => {},
    limits: { mailBytes },
    imapPace: { pollMs: 30_000, pauseMs: 50 },
  })
}

let written = 0
/** A subject that no other test has. */
const subjectOf = (word: string) => `${word} ${++written}`

const mail = (subject: string, { to = TULA, head = '', text = 'Please send the deck.' } = {}) =>
  `${head}From: Ann <ann@example.com>\nTo: ${to}\nSubject: ${subject}\nMessage-ID: <${subject.replace(' ', '-')}@example.com>\n\n${text}\n`

async function stored(intake: Intake, subject: string) {
  await intake.sweep()
  const { rows } = await db.query(
    `select m.source, m.envelope, d.recipient from mails m join deliveries d on d.mail_id = m.id where m.subject = $1`,
    [subject],
  )
  return rows
}

const comes = (intake: Intake, subject: string) =>
  expect.poll(() => stored(intake, subject).then((rows) => rows.length)).toBe(1)

it('takes what waits unread and what comes while it listens, marks it, and leaves what is for no agent', async () => {
  const [waiting, fresh, other] = [subjectOf('Waiting'), subjectOf('Fresh'), subjectOf('Other')]
  await dovecot.deliver(mail(waiting))
  await dovecot.deliver(mail(other, { to: 'bob@example.com' }))
  const intake = await open({ IMAP_TRUSTS: 'mx.example.com' })
  await comes(intake, waiting)
  // Nothing is due for half a minute: it comes because the server tells of it.
  await dovecot.deliver(mail(fresh, { head: 'Return-Path: <bounce@example.com>\n' }))
  await comes(intake, fresh)
  expect(await stored(intake, fresh)).toMatchObject([
    {
      source: 'imap',
      recipient: TULA,
      envelope: { mailFrom: 'bounce@example.com', peer: 'imap', local: false, relay: 'mx.example.com' },
    },
  ])
  await intake.close()
  expect(await stored(intake, other)).toEqual([])
  expect(await dovecot.list()).toMatchObject([
    { subject: waiting, flags: [TAKEN, '\\Seen'].sort() },
    { subject: other, flags: [] },
    { subject: fresh, flags: [TAKEN, '\\Seen'].sort() },
  ])
})

it('a copy by Bcc is found by what the mailbox’s server wrote of the envelope', async () => {
  const subject = subjectOf('Hidden')
  await dovecot.deliver(mail(subject, { to: 'bob@example.com', head: `X-Original-To: ${TULA}\n` }))
  const intake = await open()
  await comes(intake, subject)
  expect(await stored(intake, subject)).toMatchObject([{ recipient: TULA, envelope: { relay: null } }])
  await intake.close()
})

it('after a restart and with new UIDs nothing is fetched twice and nothing is lost', async () => {
  const subjects = [subjectOf('First'), subjectOf('Second'), subjectOf('Third')] as const
  await dovecot.deliver(mail(subjects[0]))
  const first = await open()
  await comes(first, subjects[0])
  await first.close()

  await dovecot.deliver(mail(subjects[1]))
  const second = await open()
  await comes(second, subjects[1])
  await second.close()
  expect(taken).toBe(2)

  await dovecot.deliver(mail(subjects[2]))
  dovecot.stop()
  dovecot.renumber()
  dovecot.start()
  const third = await open()
  await comes(third, subjects[2])
  await third.close()
  expect(taken).toBe(3)
})

it('what stays unread as configured is not taken again: not after a restart, and not with new UIDs below the old', async () => {
  const [gone, kept, later, below] = [
    subjectOf('Gone'),
    subjectOf('Kept'),
    subjectOf('Later'),
    subjectOf('Below'),
  ]
  const takenBy = async (after: string, subject: string) => {
    await dovecot.deliver(mail(subject))
    const intake = await open({ IMAP_AFTER: after })
    await comes(intake, subject)
    await intake.close()
  }
  await takenBy('delete', gone)
  await takenBy('delete', subjectOf('Gone'))
  await takenBy('keep', kept)
  expect(taken).toBe(3)
  // The mail before it is the last one of the mailbox, for which "4:*" stands, too.
  const idle = await open({ IMAP_AFTER: 'keep' })
  await dovecot.deliver(mail(later))
  await comes(idle, later)
  await idle.close()
  expect(taken).toBe(4)
  dovecot.stop()
  dovecot.renumber()
  dovecot.start()
  await takenBy('keep', below)
  expect(taken).toBe(5)
})

it('a connection that is lost is made again, and what came meanwhile is taken', async () => {
  const [before, after] = [subjectOf('Before'), subjectOf('After')]
  const intake = await open()
  await dovecot.deliver(mail(before))
  await comes(intake, before)
  dovecot.stop()
  dovecot.start()
  await dovecot.deliver(mail(after))
  await comes(intake, after)
  expect(taken).toBe(2)
  await intake.close()
})

it('a connection that is cut in the middle of a mail, or before its mark, loses none and makes none twice', async () => {
  const [large, behind] = [subjectOf('Large'), subjectOf('Behind')]
  await dovecot.deliver(mail(large, { text: 'All of it is kept. '.repeat(3_000) }))
  await dovecot.deliver(mail(behind))
  // Within the bytes of the mail, twice; then as it is to be marked, which the server never hears of.
  const cuts = [/BODY\[\]<0> \{\d+\}/, /BODY\[\]<0> \{\d+\}/, /UID STORE/]
  const wire = await cutWire(new URL(url), cuts)
  const intake = await open({ IMAP_URL: wire.url })
  await comes(intake, large)
  await comes(intake, behind)
  await expect
    .poll(async () => (await dovecot.list()).map(({ flags }) => flags))
    .toEqual([[TAKEN, '\\Seen'].sort(), [TAKEN, '\\Seen'].sort()])
  expect(cuts).toEqual([])
  // The one whose mark was lost comes once more, and is known.
  expect(taken).toBe(3)
  expect(await stored(intake, large)).toHaveLength(1)
  const { rows } = await db.query('select size from mails where subject = $1', [large])
  expect(Number(rows[0]?.size)).toBeGreaterThan(57_000)
  await intake.close()
  wire.close()
})

it('a server that is not there holds up neither the start nor the end', async () => {
  dovecot.stop()
  const intake = await open()
  await intake.close()
  dovecot.start()
  expect(taken).toBe(0)
})

it('what was taken is deleted, moved or kept unread, as configured; a mail too large stays', async () => {
  const [moved, deleted, kept, large] = ['Moved', 'Deleted', 'Kept', 'Large'].map(subjectOf)
  await dovecot.makeFolder('Done mails')
  await dovecot.deliver(mail(String(moved)))
  const moving = await open({ IMAP_AFTER: 'move:Done mails' })
  await comes(moving, String(moved))
  await moving.close()
  expect(await dovecot.list('Done mails')).toMatchObject([{ subject: moved }])

  await dovecot.deliver(mail(String(deleted)))
  const deleting = await open({ IMAP_AFTER: 'delete' })
  await comes(deleting, String(deleted))
  await deleting.close()
  expect(await dovecot.list()).toEqual([])

  await dovecot.deliver(mail(String(large), { text: 'x'.repeat(4_000) }))
  await dovecot.deliver(mail(String(kept)))
  const keeping = await open({ IMAP_AFTER: 'keep' }, 3_000)
  await comes(keeping, String(kept))
  await keeping.close()
  expect(await stored(keeping, String(large))).toEqual([])
  expect(await dovecot.list()).toMatchObject([
    { subject: large, flags: [] },
    { subject: kept, flags: [TAKEN] },
  ])
})

it('threat 16: a mail that is larger than its server says is measured, and stays', async () => {
  const [large, behind] = [subjectOf('Understated'), subjectOf('Honest')]
  await dovecot.deliver(mail(large, { text: 'x'.repeat(9_000) }))
  await dovecot.deliver(mail(behind))
  const wire = await cutWire(new URL(url), [], (said) =>
    // As long as before, since only this number is a lie.
    said.replace(/RFC822\.SIZE (\d+)/, (_, size: string) => `RFC822.SIZE ${'1'.padStart(size.length, '0')}`),
  )
  const intake = await open({ IMAP_URL: wire.url }, 3_000)
  await comes(intake, behind)
  expect(await stored(intake, large)).toEqual([])
  expect(await dovecot.list()).toMatchObject([
    { subject: large, flags: [] },
    { subject: behind, flags: [TAKEN, '\\Seen'].sort() },
  ])
  await intake.close()
  wire.close()
})

it('a place beyond all UIDs, of which a server once told, does not end the reading', async () => {
  const first = subjectOf('Low')
  await dovecot.deliver(mail(first))
  const before = await open()
  await comes(before, first)
  await before.close()
  for (const lastUid of [4_294_967_295, 4_000_000]) {
    const [name] = await readdir(join(dataDir, 'imap'))
    const file = join(dataDir, 'imap', String(name))
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), lastUid }))
    const subject = subjectOf('After')
    await dovecot.deliver(mail(subject))
    const intake = await open()
    await comes(intake, subject)
    await intake.close()
  }
  expect(taken).toBe(3)
})

it('where the folder to move to is not there, mails are taken all the same and stay', async () => {
  const [one, two] = [subjectOf('Unmoved'), subjectOf('Unmoved')]
  await dovecot.deliver(mail(one))
  await dovecot.deliver(mail(two))
  const intake = await open({ IMAP_AFTER: 'move:Nowhere' })
  await comes(intake, one)
  await comes(intake, two)
  await intake.close()
  expect(taken).toBe(2)
  expect(await dovecot.list()).toMatchObject([
    { subject: one, flags: [TAKEN, '\\Seen'].sort() },
    { subject: two, flags: [TAKEN, '\\Seen'].sort() },
  ])
})

it('odd headers hold up nothing: what is no address is nobody, and the mail behind it is taken', async () => {
  const [odd, next] = [subjectOf('Odd'), subjectOf('Next')]
  const to = `"a b"@@x, <>, undisclosed-recipients:;, ${'x'.repeat(400)}@example.com, ${TULA}`
  await dovecot.deliver(mail(odd, { to }))
  await dovecot.deliver(mail(next, { head: 'Return-Path: <>\n' }))
  const intake = await open()
  await comes(intake, odd)
  await comes(intake, next)
  expect(await stored(intake, next)).toMatchObject([{ recipient: TULA, envelope: { mailFrom: '' } }])
  await intake.close()
})

it('where it cannot be told whose a mail is, it stays unread in the mailbox and is taken later', async () => {
  const subject = subjectOf('Later')
  let asked = 0
  isAway = () => ++asked < 4
  const intake = await open()
  await dovecot.deliver(mail(subject))
  await expect.poll(() => asked).toBeGreaterThan(1)
  expect(await dovecot.list()).toMatchObject([{ subject, flags: [] }])
  await comes(intake, subject)
  expect([asked, taken]).toEqual([4, 1])
  await intake.close()
  isAway = () => false
})

it('settings that are wrong are named with what is allowed', () => {
  const settings = (more: Record<string, string>) => () => readConfig(more)
  expect(settings({ IMAP_URL: 'https://example.com' })).toThrow(/IMAP_URL=.*imaps:\/\//)
  expect(settings({ IMAP_URL: 'imaps://example.com' })).toThrow(/IMAP_URL=.*user/)
  // No part of an address with a password is repeated.
  expect(settings({ IMAP_URL: 'imap4://anna:secret@example.com' })).toThrow(/^IMAP_URL=… is not allowed/)
  expect(settings({ IMAP_AFTER: 'archive' })).toThrow(/mark, keep, delete or move:FOLDER/)
  expect(readConfig({ IMAP_URL: 'imaps://a%40b.example:p%2Fw@mail.example.com/In%20Box' }).imap).toEqual({
    ...{
      host: 'mail.example.com',
      port: 993,
      secure: true,
      user: 'a@b.example',
      password: 'p/w',
      oauth: null,
    },
    ...{ folder: 'In Box', after: { do: 'mark' }, trusts: null },
  })
})

/** Leads to the server, and cuts the connection at the first of the patterns, each once, half way through what has it. */
async function cutWire(
  to: URL,
  cuts: RegExp[],
  /** What the server says, as it is passed on. */
  changed: (said: string) => string = (said) => said,
): Promise<{ url: string; close(): void }> {
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname)
    const pass = (from: Socket, on: Socket) =>
      from.on('data', (data: Buffer) => {
        const [cut] = cuts
        const text = data.toString('latin1')
        if (!cut?.test(text)) return on.write(on === near ? Buffer.from(changed(text), 'latin1') : data)
        cuts.shift()
        on.write(data.subarray(0, data.length / 2), () => {
          near.destroy()
          far.destroy()
        })
        from.removeAllListeners('data')
      })
    pass(near, far)
    pass(far, near)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => {}).on('close', () => other.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(to)
  url.port = String((server.address() as AddressInfo).port)
  return { url: url.href, close: () => server.close() }
}
