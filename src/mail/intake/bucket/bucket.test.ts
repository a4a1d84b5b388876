// A bucket that another server fills with raw mails: each is taken in once, whatever becomes of connections and processes.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../../../test/database.ts'
import { contentsOf, type S3Server, startS3Server } from '../../../../test/s3-server.ts'
import { readConfig } from '../../../config.ts'
import type { Bucket } from '../../../kit/bucket.ts'
import { systemClock } from '../../../kit/clock.ts'
import type { Database } from '../../../kit/db/database.ts'
import { createLog } from '../../../kit/log.ts'
import { mintSystemScope } from '../../../kit/scope.ts'
import { rejections } from '../../rejections.ts'
import { type Intake, openIntake } from '../intake.ts'

const TULA = 'tula@mailcrew.localhost'

let db: Database
let s3: S3Server
let bucket: Bucket
let dataDir: string
let isAway = () => false
let folder = 0

beforeAll(async () => {
  db = await openTestDatabase()
  s3 = await startS3Server(['mails'])
})
beforeEach(async () => {
  folder += 1
  bucket = s3.bucket('mails', `${folder}/`)
  dataDir = await mkdtemp(join(tmpdir(), 'bucket-'))
  isAway = () => false
  return () => rm(dataDir, { recursive: true, force: true })
})
afterAll(async () => {
  await s3.remove()
  await db.close()
})

/** Reads the bucket when it is asked to; only Tula takes mail here. */
function open(more: Record<string, string> = {}, mailBytes = 100_000): Promise<Intake> {
  const environment = { ...s3.environment, MAIL_BUCKET: `s3://mails/${folder}`, ...more }
  return openIntake({
    config: readConfig({ DATA_DIR: dataDir, SMTP_PORT: '0', ...environment }),
    db,
    scope: mintSystemScope('bucket'),
    log: createLog('silent'),
    clock: systemClock,
    async judgeRecipient(address) {
      if (isAway()) throw new Error('the database is away')
      return address === TULA ? { ok: true } : { ok: false, rejection: rejections.relayingDenied }
    },
    enqueueDeliveries: async () => {},
    limits: { mailBytes },
    bucketPollMs: 600_000,
  })
}

const mail = (subject: string, { to = TULA, head = '', text = 'Please send the deck.' } = {}) =>
  Buffer.from(
    `${head}From: Ann <ann@example.com>\r\nTo: ${to}\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@example.com>\r\n\r\n${text}\r\n`,
  )

/** Each arrival of a mail, also a copy that was stored beside it. */
async function stored(subject: string) {
  const { rows } = await db.query(
    `select m.source, m.envelope, d.recipient from mails m join deliveries d on d.mail_id = m.id where m.subject = $1`,
    [subject],
  )
  return rows
}

it('MAIL-24: mails come by SMTP, LMTP, IMAP, webhook, and from a bucket, where they are marked once they are taken', async () => {
  const received = `Received: from mx.example.com by inbound.example.net\r\n with SMTP id 1 for ${TULA};\r\n Thu, 26 Nov 2026 09:00:00 +0000\r\n`
  await bucket.put('a/first', mail('first', { head: 'Return-Path: <bounce@example.com>\r\n' }))
  await bucket.put('hidden', mail('hidden', { to: 'bob@example.com', head: received }))
  await bucket.put('other', mail('other', { to: 'bob@example.com' }))
  const intake = await open({ MAIL_BUCKET_TRUSTS: 'amazonses.com' })
  await intake.sweep()
  expect(await stored('first')).toMatchObject([
    {
      source: 'bucket',
      recipient: TULA,
      envelope: { mailFrom: 'bounce@example.com', peer: 'bucket', local: false, relay: 'amazonses.com' },
    },
  ])
  expect(await stored('hidden')).toMatchObject([{ recipient: TULA }])
  expect(await stored('other')).toEqual([])
  expect((await bucket.tags('a/first')).get('mailcrew')).toBe('taken')
  expect(await bucket.tags('other')).toEqual(new Map())
  await bucket.put('later', mail('later'))
  await intake.sweep()
  expect(await stored('later')).toHaveLength(1)
  await intake.close()
})

it('what was taken is deleted, moved or kept, as configured; a mail too large stays', async () => {
  await bucket.put('mail', mail('deleted'))
  await bucket.put('large', mail('large', { text: 'x'.repeat(4_000) }))
  const deleting = await open({ MAIL_BUCKET_AFTER: 'delete' }, 3_000)
  await deleting.sweep()
  await deleting.close()
  expect([...(await contentsOf(bucket)).keys()]).toEqual(['large'])
  await bucket.remove('large')

  await bucket.put('mail', mail('moved'))
  const moving = await open({ MAIL_BUCKET_AFTER: 'move:taken' })
  await moving.sweep()
  await moving.sweep()
  await moving.close()
  expect(await contentsOf(bucket)).toEqual(new Map([['taken/mail', mail('moved').toString()]]))

  await bucket.put('kept', mail('kept'))
  const keeping = await open({ MAIL_BUCKET_AFTER: 'keep' })
  await keeping.sweep()
  await keeping.close()
  expect(await bucket.tags('kept')).toEqual(new Map())
  for (const subject of ['deleted', 'moved', 'kept']) expect(await stored(subject)).toHaveLength(1)
  expect(await stored('large')).toEqual([])
})

it('an object that somebody took out of the bucket is forgotten, and none that is still there', async () => {
  for (const name of ['B-gone', 'a-stays', 'b-gone', 'c-stays', 'z-gone'])
    await bucket.put(name, mail(`clear ${name}`))
  const known = async () =>
    (await db.query('select name from bucket_objects order by name collate "C"')).rows.map(({ name }) => name)
  const first = await open({ MAIL_BUCKET_AFTER: 'keep' })
  await first.sweep()
  await first.close()
  expect(await known()).toEqual(expect.arrayContaining(['B-gone', 'a-stays', 'b-gone', 'c-stays', 'z-gone']))
  for (const name of ['B-gone', 'b-gone', 'z-gone']) await bucket.remove(name)
  const second = await open({ MAIL_BUCKET_AFTER: 'keep' })
  await second.sweep()
  await second.close()
  expect((await known()).filter((name) => /-(?:gone|stays)$/.test(String(name)))).toEqual([
    'a-stays',
    'c-stays',
  ])
  for (const name of ['a-stays', 'c-stays']) expect(await stored(`clear ${name}`)).toHaveLength(1)
})

it('nothing is read twice: not after a restart, nor with a database that has forgotten the bucket', async () => {
  await bucket.put('once', mail('once'))
  const first = await open()
  await first.sweep()
  await first.close()
  const [before] = await stored('once')
  expect(before).toBeDefined()
  // Without its marks and its row it would come as new.
  await db.query(`delete from mails where subject = 'once'`)
  const second = await open()
  await second.sweep()
  await db.query('delete from bucket_objects')
  await second.sweep()
  await second.close()
  expect(await stored('once')).toEqual([])
  // Other bytes under the same name are another mail.
  await bucket.put('once', mail('another'))
  const third = await open()
  await third.sweep()
  await third.close()
  expect(await stored('another')).toHaveLength(1)
})

it('nothing is lost: while the database or the bucket is away the mail waits there', async () => {
  await bucket.put('waits', mail('waits'))
  isAway = () => true
  const intake = await open()
  await intake.sweep()
  expect(await stored('waits')).toEqual([])
  isAway = () => false
  await s3.stop()
  await intake.sweep()
  await s3.start()
  expect(await stored('waits')).toEqual([])
  await intake.sweep()
  expect(await stored('waits')).toHaveLength(1)
  await intake.close()
})
