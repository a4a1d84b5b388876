// The whole way in on a real disk: a mail sent by SMTP is a stored mail with its delivery, and one process owns it.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { freePort } from '../../../test/free-port.ts'
import { readConfig } from '../../config.ts'
import { systemClock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import { createLog } from '../../kit/log.ts'
import { mintSystemScope } from '../../kit/scope.ts'
import { type IntakeSettings, openIntake, readMailObject } from './intake.ts'

let db: Database
let dataDir: string
let settings: IntakeSettings
const enqueued: number[] = []

beforeAll(async () => {
  db = await openTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'intake-'))
  settings = {
    config: readConfig({ DATA_DIR: dataDir, SMTP_PORT: String(await freePort()) }),
    db,
    scope: mintSystemScope('intake'),
    log: createLog('silent'),
    clock: systemClock,
    judgeRecipient: async () => ({ ok: true }),
    enqueueDeliveries: async (ids) => {
      enqueued.push(...ids)
    },
  }
})
afterAll(async () => {
  await db.close()
  await rm(dataDir, { recursive: true })
})

it('a mail sent by SMTP is stored with its delivery, and nothing of it stays in the journal', async () => {
  const intake = await openIntake(settings)
  const transport = createTransport({
    host: '127.0.0.1',
    port: intake.ports.smtp,
    tls: { rejectUnauthorized: false },
  })
  await transport.sendMail({
    from: 'ann@example.com',
    to: 'tula@mailcrew.localhost',
    subject: 'One',
    text: 'Do it.',
  })
  await intake.sweep()
  const [mail] = (await db.query('select object, envelope, subject from mails')).rows
  expect(mail).toMatchObject({ subject: 'One', envelope: { local: true, tls: true } })
  expect(String(await readMailObject(dataDir, String(mail?.object)))).toContain('Do it.')
  expect(enqueued).toHaveLength(1)
  await expect(openIntake(settings)).rejects.toThrow('in use by the process')
  await intake.close()
  expect(await readdir(join(dataDir, 'journal'))).toEqual([])
})

it('what a process accepted and did not store is stored by the next', async () => {
  const away = { ...settings, enqueueDeliveries: () => Promise.reject(new Error('the queue is away')) }
  const first = await openIntake(away)
  const who = { mailFrom: '', helo: 'client', peer: '192.0.2.1', tls: false, local: false, relay: null }
  const envelope = { ...who, rcptTo: ['tula@mailcrew.localhost'], receivedAt: '2026-05-04T10:00:00.000Z' }
  await first.accept(envelope, Buffer.from('Subject: Two\r\n\r\nLater.\r\n'), 'webhook')
  await first.sweep()
  expect(first.waitingSince()).toEqual(new Date('2026-05-04T10:00:00.000Z'))
  await first.close()
  const second = await openIntake(settings)
  await second.sweep()
  const { rows } = await db.query("select source from mails where subject = 'Two'")
  expect(rows).toEqual([{ source: 'webhook' }])
  await second.close()
})

it('the name of an object never leads out of the mail store', async () => {
  for (const name of ['../config.eml', '/etc/passwd', 'a/../../b.eml', 'a.txt']) {
    await expect(readMailObject(dataDir, name)).rejects.toThrow('not the name of a mail object')
  }
})
