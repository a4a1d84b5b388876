// Archives of mails, handed to a running server: each mail once, paused and gone on with, and nothing goes out.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { archivedMail, mboxOf } from '../../test/archived-mails.ts'
import { type NotificationWorld, startNotificationWorld } from '../../test/notification-world.ts'
import type { Client } from '../../test/world.ts'
import { importMails } from './import-mails.ts'

const printed: string[] = []
let world: NotificationWorld
let amara: Client
let folder: string

beforeAll(async () => {
  world = await startNotificationWorld()
  amara = await world.signUp('amara')
  await world.signUp('bob')
  folder = mkdtempSync(join(tmpdir(), 'mailcrew-archive-'))
})
afterAll(async () => {
  await world.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  printed.length = 0
  for (const where of ['log', 'error'] as const)
    vi.spyOn(console, where).mockImplementation((line: string) => void printed.push(line))
})
afterEach(() => vi.restoreAllMocks())

const tula = 'tula@mailcrew.localhost'

const run = (path: string, ...more: string[]) =>
  importMails([join(folder, path), '--to', tula, '--data', world.config.dataDir, ...more])

async function mailsNamed(like: string): Promise<Record<string, unknown>[]> {
  const rows = await world.rows(
    `select m.subject, m.source, d.status from mails m join deliveries d on d.mail_id = m.id
     where m.subject like $1 order by m.subject`,
    [like],
  )
  return rows
}

const outbox = async () => await world.rows('select kind, recipient from outbox')

it('an mbox is handed in once, its mails become tasks, and no mail goes out because of them', async () => {
  const mails = [
    archivedMail('Old launch', 'Bob, please send the deck by 6 March.\n>From now on I book the hall.'),
    archivedMail('Old offer', 'Bob, please print the flyers.'),
  ]
  writeFileSync(join(folder, 'old.mbox'), mboxOf(mails))
  expect(await run('old.mbox')).toBe(0)
  expect(printed.at(-1)).toBe('2 mails handed in, 0 refused')
  await world.settled()
  expect(await mailsNamed('Old %')).toEqual([
    { subject: 'Old launch', source: 'import', status: 'processed' },
    { subject: 'Old offer', source: 'import', status: 'processed' },
  ])
  const { projects } = await amara.get<{ projects: { id: number; name: string }[] }>('/api/projects')
  expect(projects.map(({ name }) => name).toSorted()).toEqual(['Old launch', 'Old offer'])
  const rows = await world.rows(`select title, due_date::text as day from tasks order by title desc`)
  // Read for the day on which it was written.
  expect(rows[0]).toMatchObject({ title: 'Send the deck', day: '2026-03-06' })
  world.later(60)
  expect(await world.alertsTo('bob@example.com')).toEqual([])
  expect(await outbox()).toEqual([])

  expect(await run('old.mbox', '--again')).toBe(0)
  await world.settled()
  expect(await mailsNamed('Old %')).toHaveLength(2)
})

it('a question to people, a machine\u2019s mail and a reply out of an archive tell nobody either', async () => {
  const polly = 'polly@mailcrew.localhost'
  writeFileSync(
    join(folder, 'poll.eml'),
    archivedMail('Old lunch', 'Where shall we eat?\n- Pizza\n- Sushi\n').replace(tula, polly),
  )
  writeFileSync(
    join(folder, 'auto.eml'),
    archivedMail('Old away', 'I am away.', ['Auto-Submitted: auto-replied']),
  )
  writeFileSync(
    join(folder, 'reply.eml'),
    archivedMail('Re: Old launch', 'The deck is done.', ['In-Reply-To: <Old-launch@archive.example.com>']),
  )
  const data = ['--data', world.config.dataDir]
  expect(await importMails([join(folder, 'poll.eml'), '--to', polly, ...data])).toBe(0)
  expect(await run('auto.eml')).toBe(0)
  expect(await run('reply.eml')).toBe(0)
  await world.settled()
  world.later(60)
  expect(await world.alertsTo('bob@example.com')).toEqual([])
  expect(await outbox()).toEqual([])
})

it('a Maildir and a zip hold the same mails, and each is worked once', async () => {
  const names = ['Box one', 'Box two']
  for (const place of ['cur', 'new', 'tmp', '.Sent/cur'])
    mkdirSync(join(folder, 'maildir', place), { recursive: true })
  writeFileSync(join(folder, 'maildir/cur/1:2,S'), archivedMail('Box one', 'Please water the plants.'))
  writeFileSync(join(folder, 'maildir/.Sent/cur/2:2,S'), archivedMail('Box two', 'Please feed the cat.'))
  writeFileSync(join(folder, 'maildir/tmp/3'), archivedMail('Box three', 'Please wait.'))
  expect(await run('maildir')).toBe(0)
  const zip = zipSync({
    'a/one.eml': strToU8(archivedMail('Box one', 'Please water the plants.')),
    'two.eml': [strToU8(archivedMail('Box two', 'Please feed the cat.')), { level: 0 }],
    'four.eml': strToU8(archivedMail('Box four', 'Please walk the dog.')),
    'notes.txt': strToU8('no mail'),
  })
  writeFileSync(join(folder, 'mails.zip'), zip)
  expect(await run('mails.zip')).toBe(0)
  expect(printed.at(-1)).toBe('3 mails handed in, 0 refused')
  await world.settled()
  expect((await mailsNamed('Box %')).map(({ subject }) => subject)).toEqual(['Box four', ...names])
})

it('an import is paused behind what is on the disk, and goes on there', async () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    archivedMail(`Many ${String(at).padStart(2, '0')}`, 'Thanks.'),
  )
  writeFileSync(join(folder, 'many.mbox'), mboxOf(many))
  let asked = 0
  const afterTwenty = {
    get aborted() {
      return (asked += 1) > 20
    },
  } as AbortSignal
  const args = [join(folder, 'many.mbox'), '--to', tula, '--data', world.config.dataDir]
  expect(await importMails(args, afterTwenty)).toBe(130)
  expect(printed.at(-1)).toBe('Paused behind mail 16; call it again to go on')
  await world.settled()
  expect(await mailsNamed('Many %')).toHaveLength(16)
  expect(await importMails(args)).toBe(0)
  expect(printed).toContain('Going on behind mail 16')
  expect(printed.at(-1)).toBe('60 mails handed in, 0 refused')
  await world.settled()
  expect(await mailsNamed('Many %')).toHaveLength(60)
})

it('what cannot be taken is named with its number, and the rest is taken', async () => {
  const mails = [archivedMail('Good one', 'Thanks.'), 'no header at all', archivedMail('Good two', 'Thanks.')]
  writeFileSync(join(folder, 'odd.mbox'), mboxOf(mails))
  expect(await run('odd.mbox')).toBe(1)
  expect(printed).toContain('Mail 2 (mail 2) was not taken: it has no header')
  expect(printed.at(-1)).toBe('2 mails handed in, 1 refused')
  const nobody = [
    join(folder, 'odd.mbox'),
    '--to',
    'nobody@mailcrew.localhost',
    '--data',
    world.config.dataDir,
  ]
  expect(await importMails(nobody)).toBe(1)
  expect(printed.at(-1)).toBe('0 mails handed in, 3 refused')
  await expect(importMails([join(folder, 'nothing.mbox'), '--to', tula])).rejects.toThrow(
    'There is nothing at',
  )
})
