// Archives of mails, brought in by the owner of the server: worked once, paused and gone on with, and nothing goes out.
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { archivedAway, archivedMail, mboxOf } from '../../../test/archived-mails.ts'
import { startModelServer } from '../../../test/model-server.ts'
import { type NotificationWorld, startNotificationWorld } from '../../../test/notification-world.ts'
import type { Client } from '../../../test/world.ts'
import { type MailArchive, PART_BYTES } from './contract.ts'

let world: NotificationWorld
let amara: Client
let bob: Client

beforeAll(async () => {
  world = await startNotificationWorld()
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
})
afterAll(() => world.stop())

const tula = 'tula@mailcrew.localhost'

const begin = (name: string, bytes: Buffer) =>
  amara.send<MailArchive>('POST', '/api/server/archives', { name, recipient: tula, size: bytes.length })

const part = (id: number, at: number, bytes: Buffer) =>
  amara.send<MailArchive>('POST', `/api/server/archives/${id}/parts`, {
    at,
    content: bytes.subarray(at, at + PART_BYTES).toString('base64'),
  })

async function bringIn(name: string, bytes: Buffer): Promise<MailArchive> {
  let archive = await begin(name, bytes)
  while (archive.state === 'uploading') archive = await part(archive.id, archive.received, bytes)
  return ended(archive.id)
}

const look = async (id: number): Promise<MailArchive> => {
  const { archives } = await amara.get<{ archives: MailArchive[] }>('/api/server/archives')
  const found = archives.find((one) => one.id === id)
  if (!found) throw new Error('the archive is not listed')
  return found
}

/** Read to its end, and each of its mails worked. */
/** All of it is worked; what was counted a moment ago may be told once more. */
async function ended(id: number): Promise<MailArchive> {
  await expect.poll(async () => (await look(id)).state, { timeout: 60_000 }).not.toBe('running')
  await world.settled()
  await expect.poll(async () => isWorked(await look(id)), { timeout: 30_000 }).toBe(true)
  return look(id)
}

const isWorked = ({ worked, taken }: MailArchive) => worked === taken

async function mailsNamed(like: string): Promise<Record<string, unknown>[]> {
  const rows = await world.rows(
    `select m.subject, m.source, d.status from mails m join deliveries d on d.mail_id = m.id
     where m.subject like $1 order by m.subject`,
    [like],
  )
  return rows
}

const parts = async () => {
  const rows = await world.rows('select count(*)::int as n from mail_archives where has_file')
  return rows[0]?.n
}

it('an mbox that comes in parts is worked once, and no mail goes out because of it', async () => {
  const filler = 'Kept for the record. '.repeat(300_000)
  const bytes = mboxOf([
    archivedMail('Old launch', 'Bob, please send the deck by 6 March.\n>From now on I book the hall.'),
    archivedMail('Old minutes', filler),
    'no header at all',
    archivedAway('Old away'),
    archivedMail('Old offer', 'Bob, please print the flyers.'),
  ])
  const begun = await begin('old.mbox', bytes)
  expect(begun).toMatchObject({ state: 'uploading', received: 0 })
  expect(await part(begun.id, 0, bytes)).toMatchObject({ received: PART_BYTES })
  // An answer that was lost: the part comes again, and the answer says where to go on.
  expect(await part(begun.id, 0, bytes)).toMatchObject({ received: PART_BYTES, state: 'uploading' })
  const short = bytes.subarray(PART_BYTES, PART_BYTES + 10).toString('base64')
  const refused = await amara.raw('POST', `/api/server/archives/${begun.id}/parts`, {
    ...{ at: PART_BYTES, content: short },
  })
  expect(refused.status).toBe(422)
  expect(await part(begun.id, PART_BYTES, bytes)).toMatchObject({ received: bytes.length })
  expect(await ended(begun.id)).toMatchObject({
    ...{ state: 'done', read: 5, taken: 4, known: 0, refused: 1, worked: 4 },
    refusals: [{ number: 3, name: 'mail 3', reason: 'it has no header' }],
  })
  expect(await mailsNamed('Old %')).toEqual([
    { subject: 'Old away', source: 'import', status: 'ignored' },
    { subject: 'Old launch', source: 'import', status: 'processed' },
    { subject: 'Old minutes', source: 'import', status: 'processed' },
    { subject: 'Old offer', source: 'import', status: 'processed' },
  ])
  const rows = await world.rows(`select title, due_date::text as day from tasks where title like '%deck%'`)
  // Read for the day on which it was written.
  expect(rows).toEqual([{ title: 'Send the deck', day: '2026-03-06' }])
  // It is the Monday on which the digest of the week goes: what is long over is no news.
  world.later(60)
  expect(await world.digests()).toBe(0)
  expect(await world.alertsTo('bob@example.com')).toEqual([])
  expect(await world.rows('select kind from outbox')).toEqual([])
  expect(await parts()).toBe(0)

  expect(await bringIn('again.mbox', bytes)).toMatchObject({ taken: 0, known: 4, refused: 1, worked: 0 })
  expect(await mailsNamed('Old %')).toHaveLength(4)
})

it('a zip of mails, of a Maildir and of an mbox is read, and a damaged one says so behind what it gave', async () => {
  const zip = Buffer.from(
    zipSync({
      'a/one.eml': strToU8(archivedMail('Box one', 'Please water the plants.')),
      'Maildir/cur/2:2,S': [strToU8(archivedMail('Box two', 'Please feed the cat.')), { level: 0 }],
      'Maildir/tmp/3': strToU8(archivedMail('Box three', 'Please wait.')),
      'Takeout/All mail.mbox': mboxOf([
        archivedMail('Box four', 'Thanks.'),
        archivedMail('Box one', 'Thanks.'),
      ]),
      'notes.txt': strToU8('no mail'),
    }),
  )
  expect(await bringIn('mails.zip', zip)).toMatchObject({ state: 'done', read: 4, taken: 4 })
  expect((await mailsNamed('Box %')).map(({ subject }) => subject)).toEqual([
    ...['Box four', 'Box one', 'Box one', 'Box two'],
  ])
  const cut = zip.subarray(0, zip.indexOf('Maildir/cur') + 60)
  const broken = await bringIn('cut.zip', cut)
  expect(broken).toMatchObject({ state: 'failed', read: 1, known: 1 })
  expect(broken.failure).toContain('the zip')
  expect(await bringIn('picture.gz', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0]))).toMatchObject({
    ...{ state: 'failed', failure: 'it is packed with gzip: unpack it first' },
  })
  await expect.poll(parts).toBe(0)
})

it('a folder of a mail program is read whatever its files are called, and nothing of it that is no mail', async () => {
  const mail = archivedMail('Odd three', 'Please oil the hinges.')
  const noted = `${String(Buffer.byteLength(mail)).padEnd(10)}\n${mail}<?xml version="1.0"?><plist><dict/></plist>`
  const zip = Buffer.from(
    zipSync({
      'Profil/Mail/Local Folders/Posteingang': mboxOf([archivedMail('Odd one', 'Please mend the gate.')]),
      'Profil/Mail/Local Folders/Posteingang.msf': strToU8('// <!-- <mdb:mork:z v="1.4"/> -->'),
      'Local Folders/Archiv.sbd/2024 \u00e4lter': [
        mboxOf([archivedMail('Odd two', 'Please count the keys.')]),
        { level: 0 },
      ],
      '..\\..\\INBOX.mbox\\Messages\\7.emlx': strToU8(noted),
      '__MACOSX/a/._one.eml': Buffer.from([0, 5, 0x16, 7, 0, 2, 0, 0]),
      'From here.txt': strToU8('Fro'),
      'empty.mbox': new Uint8Array(0),
      readme: strToU8('From nobody'.slice(5)),
    }),
  )
  expect(await bringIn('profile.zip', zip)).toMatchObject({ state: 'done', read: 3, taken: 3, refused: 0 })
  const rows = await world.rows(
    `select tasks.title from tasks join mails on mails.id = tasks.source_mail_id where mails.subject like 'Odd %' order by 1`,
  )
  expect(rows.map(({ title }) => title)).toEqual(['Count the keys', 'Mend the gate', 'Oil the hinges'])
  const kept = await world.rows(`select size from mails where subject = 'Odd three'`)
  expect(Number(kept[0]?.size)).toBe(Buffer.byteLength(mail))
})

it('an archive rests behind what is kept, goes on there, and two workers make nothing twice', async () => {
  const many = mboxOf(
    Array.from({ length: 120 }, (_, at) => archivedAway(`Many ${String(at).padStart(3, '0')}`)),
  )
  const { id } = await begin('many.mbox', many)
  await part(id, 0, many)
  await amara.send('POST', `/api/server/archives/${id}/state`, { isPaused: true })
  await world.settled()
  const rested = await look(id)
  expect(rested.state).toBe('paused')
  expect(await mailsNamed('Many %')).toHaveLength(rested.read)
  for (const isPaused of [false, true, false]) {
    await amara.send('POST', `/api/server/archives/${id}/state`, { isPaused })
  }
  expect(await ended(id)).toMatchObject({ state: 'done', read: 120, taken: 120, known: 0, worked: 120 })
  expect(await mailsNamed('Many %')).toHaveLength(120)
})

it('who brings in an archive, and gives one up, is in the audit log, also for the company whose agent it is for', async () => {
  const made = await amara.send<{ data: { company: { company: { id: number } } } }>(
    'POST',
    '/api/companies/register',
    { name: 'Harvest', companyType: 'other' },
  )
  const company = made.data.company.company.id
  const own = { 'x-company-id': String(company) }
  const agent = { agentType: 'tula', instanceName: 'Front Desk' }
  const answer = await amara.raw('POST', '/api/agent-instances', agent, own)
  const { instance } = (await answer.json()) as { instance: { emailAddress: string } }
  const given = { name: 'kept.mbox', recipient: instance.emailAddress, size: 10 }
  const { id } = await amara.send<MailArchive>('POST', '/api/server/archives', given)
  await amara.send('DELETE', `/api/server/archives/${id}`)
  const log = await amara.raw('GET', '/api/audit?group=server', undefined, own)
  const { entries } = (await log.json()) as { entries: unknown[] }
  const about = { subject: { kind: 'archive', id }, actor: { name: 'Amara Okafor' }, detail: 'bytes 10' }
  expect(entries).toMatchObject([
    { action: 'archive.removed', title: 'Removed a mail archive', ...about },
    { action: 'archive.begun', title: 'Began to bring in a mail archive', ...about },
  ])
  expect(JSON.stringify(entries)).not.toContain('kept.mbox')
})

it('threat 3: nobody but the owner of the server brings in mails of others, and only to an agent', async () => {
  const given = { name: 'x.mbox', recipient: tula, size: 10 }
  expect((await bob.raw('POST', '/api/server/archives', given)).status).toBe(403)
  expect((await bob.raw('GET', '/api/server/archives')).status).toBe(403)
  const nobody = await amara.raw('POST', '/api/server/archives', { ...given, recipient: 'no@example.com' })
  expect(await nobody.json()).toMatchObject({
    message: 'no@example.com is no address of an agent that takes mail',
  })
  const { id } = await begin('left.mbox', Buffer.alloc(10))
  for (const [path, body] of [
    ['parts', { at: 0, content: 'aGVsbG8gdGhlcmU=' }],
    ['state', { isPaused: true }],
  ] as const)
    expect((await bob.raw('POST', `/api/server/archives/${id}/${path}`, body)).status).toBe(403)
  expect((await bob.raw('DELETE', `/api/server/archives/${id}`)).status).toBe(403)
  expect(await amara.send('DELETE', `/api/server/archives/${id}`)).toEqual({ removed: true })
})

it('archives are left to the rules where the owner says so, and new mail is not', async () => {
  const model = await startModelServer()
  model.turns = [{ kind: 'answer', value: { tasks: [], changes: [] } }]
  const read = { provider: 'openai-compatible', address: `${model.url}/v1`, key: '', model: 'reader' }
  const { id } = await amara.send<{ id: number }>('POST', '/api/server/models', read)
  const allow = (isAllowed: boolean) =>
    amara.send('PUT', '/api/server/models/permissions', { agent: 'archives', isAllowed })
  await allow(false)
  await bringIn('left.mbox', mboxOf([archivedMail('Left', 'Bob, please print the map.')]))
  expect(model.asked).toHaveLength(0)
  await world.receiveMail({ from: 'amara', subject: 'New', text: 'Please print the map.' })
  expect(model.asked).toHaveLength(1)
  await allow(true)
  await bringIn('sent.mbox', mboxOf([archivedMail('Sent', 'Bob, please print the menu.')]))
  expect(model.asked).toHaveLength(2)
  await amara.raw('DELETE', `/api/server/models/${id}`)
  await model.close()
})
