// The archive: everything that a person owns or wrote, byte for byte, and nothing of anybody else.
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import yauzl from 'yauzl'
import { type Client, clientOf, startWorld, type World } from '../../../test/world.ts'
import { readMailObject } from '../../mail/intake/intake.ts'
import type { ExportState } from './contract.ts'

let world: World
let amara: Client
let bob: Client
let now = new Date('2026-03-10T09:00:00Z')
const secret = 'the harbour is sold'

beforeAll(async () => {
  world = await startWorld({ clock: () => now, keepData: true })
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
  await world.signUp('mei')
  await world.receiveMail({
    from: 'amara',
    subject: 'Launch',
    to: ['tula@mailcrew.localhost', 'bob@example.com'],
    text: 'Bob, please send the deck by Friday.',
    attachments: [
      { filename: '../plan \u00e9t\u00e9.bin', content: Buffer.from([0, 255, 10, 13, 0]) },
      { filename: '', content: 'no name' },
    ],
  })
  await world.receiveMail({ from: 'bob', subject: 'Own matter', text: `Please write down that ${secret}.` })
  await world.receiveMail({ from: 'mei', subject: 'Of no concern', text: 'Please lock the door.' })
  await world.receiveMail({
    from: 'bob',
    subject: 'To Amara too',
    to: ['tula@mailcrew.localhost', 'amara@example.com'],
    text: 'Amara, it was good to see you in Leeds.',
  })
  await amara.send('POST', '/api/trust/block', { emailToBlock: 'noise@example.com' })
})
afterAll(() => world.stop())

const stateOf = async (client: Client) =>
  (await client.get<{ export: ExportState | null }>('/api/account/export')).export

async function madeFor(client: Client): Promise<ExportState> {
  await client.send('POST', '/api/account/export')
  await expect.poll(async () => (await stateOf(client))?.status).toBe('ready')
  const state = await stateOf(client)
  if (!state) throw new Error('no archive')
  return state
}

const archiveOf = (client: Client, id: number) => client.raw('GET', `/api/account/export/${id}/archive`)

async function entriesOf(answer: Response): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(await answer.arrayBuffer()))
  const entries = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return entries
}

async function rawMailsOf(from: string): Promise<Buffer[]> {
  const rows = await world.rows('select object from mails where from_address = $1 order by id', [from])
  return Promise.all(rows.map((row) => readMailObject(world.config.dataDir, String(row.object))))
}

it('SET-14: the archive holds each mail byte for byte, its attachments, the records and the settings', async () => {
  const userQuestion = 'who sends the deck?'
  await amara.send('POST', '/api/copilot/chat', { userQuestion, contextData: null })
  const state = await madeFor(amara)
  expect(state).toMatchObject({ done: state.total, expiresAt: '2026-03-17T09:00:00.000Z' })
  const answer = await archiveOf(amara, state.id)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename=mailcrew-export-2026-03-10.zip',
  )
  expect(Number(answer.headers.get('content-length'))).toBe(state.size)
  const entries = await entriesOf(answer)
  const mails = [...entries].filter(([name]) => name.startsWith('mails/')).map(([, content]) => content)
  expect(mails).toEqual(await rawMailsOf('amara@example.com'))
  const attached = [...entries.keys()].filter((name) => name.startsWith('attachments/'))
  expect(attached).toEqual([
    expect.stringMatching(/^attachments\/\d+\/1-plan \u00e9t\u00e9\.bin$/),
    expect.stringMatching(/^attachments\/\d+\/2-\w+/),
  ])
  expect(entries.get(attached[0] ?? '')).toEqual(Buffer.from([0, 255, 10, 13, 0]))
  const json = (name: string): unknown => JSON.parse(String(entries.get(name)))
  expect(json('account.json')).toMatchObject({
    email: 'amara@example.com',
    blocked: [{ address: 'noise@example.com' }],
    quietHours: { from: 1_320, to: 420 },
  })
  expect(json('projects.json')).toMatchObject([
    { name: 'Launch', participants: [{ email: 'amara@example.com' }, { email: 'bob@example.com' }] },
  ])
  expect(json('tasks.json')).toMatchObject([{ title: 'Send the deck' }])
  expect(json('sent.json')).toMatchObject([{ kind: 'receipt', subject: 'Re: Launch' }])
  expect(json('mails.json')).toHaveLength(1)
  // What was said to the Copilot, and what it answered.
  expect(json('copilot-messages.json')).toMatchObject([
    { type: 'user', content: userQuestion },
    { type: 'assistant', content: expect.stringContaining('deck') },
  ])
})

it('SET-14: nothing of another person is in it, and no password or link either', async () => {
  const id = (await stateOf(amara))?.id ?? 0
  const entries = await entriesOf(await archiveOf(amara, id))
  const foreign = [secret, 'Own matter', 'Of no concern', 'mei@example.com', 'argon2', 'To Amara too']
  const found = [...entries].flatMap(([name, content]) =>
    foreign.filter((words) => content.includes(words)).map((words) => `${words} in ${name}`),
  )
  expect(found).toEqual([])
})

it('SET-14: only its owner may download it, and only for seven days', async () => {
  const id = (await stateOf(amara))?.id ?? 0
  expect((await archiveOf(bob, id)).status).toBe(404)
  expect((await archiveOf(clientOf(world.url, ''), id)).status).toBe(401)
  const before = now
  now = new Date('2026-03-17T09:00:01Z')
  expect((await archiveOf(amara, id)).status).toBe(404)
  now = before
})

it('SET-14: one archive is made at a time, and a new one takes the place of the one before', async () => {
  const earlier = (await stateOf(amara))?.id ?? 0
  const rows = await world.rows(
    `insert into exports (user_id, status, updated_at) values ((select user_id from exports where id = $1), 'running', $2)
     returning id`,
    [earlier, now],
  )
  const refused = await amara.raw('POST', '/api/account/export')
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ message: 'Your archive is being made already' })
  await world.app.db.query('delete from exports where id = $1', [rows[0]?.id])
  await madeFor(amara)
  expect((await archiveOf(amara, earlier)).status).toBe(404)
  const folder = join(world.config.dataDir, 'exports')
  await expect.poll(() => readdirSync(folder).length).toBe(1)
})

it('SET-14: an archive that a dying process left is begun anew at the next start, and what it left is swept', {
  timeout: 120_000,
}, async () => {
  const dataDir = world.config.dataDir
  const rows = await world.rows(
    `insert into exports (user_id, status, attempt, done, total, updated_at)
     select id, 'running', 1, 3, 9, $1 from users where email = 'bob@example.com' returning id`,
    [now],
  )
  const id = Number(rows[0]?.id)
  writeFileSync(join(dataDir, 'exports', `${id}-1.part`), 'half an archive')
  writeFileSync(join(dataDir, 'exports', 'nobodys.zip'), 'left over')
  await world.stop()
  now = new Date(now.getTime() + 11 * 60_000)
  world = await startWorld({ dataDir, clock: () => now })
  bob = clientOf(world.url, bob.cookie)
  await expect.poll(async () => (await stateOf(bob))?.status).toBe('ready')
  const entries = await entriesOf(await archiveOf(bob, id))
  expect(String(entries.get('mails.json'))).toContain('Own matter')
  expect(existsSync(join(dataDir, 'exports', 'nobodys.zip'))).toBe(false)
  await expect
    .poll(() => readdirSync(join(dataDir, 'exports')).some((name) => name.endsWith('.part')))
    .toBe(false)
})
