// Mails, uploads and archives in a bucket: nothing of them lies on the disk of the server that works on them.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentsOf, type S3Server, startS3Server } from '../../../test/s3-server.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'

let s3: S3Server
let world: World
let amara: Client

beforeAll(async () => {
  s3 = await startS3Server(['crew'])
  world = await startWorld({ environment: { ...s3.environment, STORE_BUCKET: 's3://crew/mailcrew' } })
  amara = await world.signUp('amara')
})
afterAll(async () => {
  await world.stop()
  await s3.remove()
})

it('a mail is stored in the bucket, processed and shown from there, and nothing of it lies on the disk', async () => {
  await world.receiveMail({
    from: 'amara',
    subject: 'Launch',
    text: 'Please send the deck by Friday.',
    html: '<p>Please send the deck by Friday.</p>',
    attachments: [{ filename: 'notes.txt', content: 'the notes of the launch' }],
  })
  const stored = await contentsOf(s3.bucket('crew', 'mailcrew/'))
  expect([...stored.keys()]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d\/\d\d\/.+\.eml$/)])
  expect(existsSync(join(world.config.dataDir, 'mails'))).toBe(false)
  const rows = await world.rows(
    `select d.id, d.status from deliveries d join mails m on m.id = d.mail_id where m.subject = 'Launch'`,
  )
  expect(rows).toMatchObject([{ status: 'processed' }])
  const shown = await amara.raw('GET', `/mail-body/${String(rows[0]?.id)}`)
  expect(shown.status).toBe(200)
  expect(await shown.text()).toContain('send the deck by Friday')
})

it('an archive is made by one service and handed out by another through the bucket', async () => {
  await amara.send('POST', '/api/account/export')
  const state = async () =>
    (await amara.get<{ export: { id: number; status: string } | null }>('/api/account/export')).export
  await expect.poll(async () => (await state())?.status).toBe('ready')
  const id = (await state())?.id
  const answer = await amara.raw('GET', `/api/account/export/${id}/archive`)
  expect(answer.status).toBe(200)
  const zip = Buffer.from(await answer.arrayBuffer())
  expect(zip.subarray(0, 2).toString()).toBe('PK')
  expect(zip.toString('latin1')).toContain('mails.json')
  const stored = [...(await contentsOf(s3.bucket('crew', 'mailcrew/exports/'))).keys()]
  expect(stored).toEqual([expect.stringMatching(/^\d+-\w+\.zip$/)])
})

it('while the bucket is away a mail waits in the journal, and one that is stored loses no try', async () => {
  await s3.stop()
  const said = await world.mail({ from: 'amara', subject: 'Waits', text: 'Please book the room.' })
  expect(said).toContain('250')
  await s3.start()
  await world.settled()
  const rows = await world.rows(
    `select d.status, d.attempts from deliveries d join mails m on m.id = d.mail_id where m.subject = 'Waits'`,
  )
  expect(rows).toMatchObject([{ status: 'processed', attempts: 1 }])
})
