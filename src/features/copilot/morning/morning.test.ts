// The morning mail through the real outbox: whose morning, what stands in it, never empty, and answered by reply.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyOf } from '../../../../test/agents-world.ts'
import { type Client, people, startWorld, type World } from '../../../../test/world.ts'
import { createLog } from '../../../kit/log.ts'
import { createCore } from '../../../wiring/core.ts'
import type { Task } from '../../tasks/contract.ts'

let world: World
let amara: Client
let amaraAtWork: Client
let jonas: Client
let fairId: number
let quayId: number
let sweep: () => Promise<void>

let now = new Date('2026-03-05T09:00:00Z')
/** A Monday, 08:00 in Berlin, and what follows. */
const at = (moment: string) => {
  now = new Date(moment)
}

beforeAll(async () => {
  const clock = () => now
  world = await startWorld({ clock })
  const core = createCore(world.config, world.app.db, createLog('silent'), { clock })
  const own = core.features.all.find(({ name }) => name === 'copilot')?.sweeps ?? []
  sweep = async () => own.find(({ name }) => name === 'morning-mails')?.run()
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
  await amara.send('PUT', '/api/account/hours', { timeZone: 'Europe/Berlin', quiet: null })
  await world.receiveMail({
    from: 'amara',
    to: [`${people.jonas.name} <${people.jonas.email}>`, `tula@${world.config.mailDomain}`],
    subject: 'Spring fair',
    date: new Date('2026-03-02T09:00:00Z'),
    text: 'Jonas, please book the photographer by 6 March.\nI will sign the hall contract by 4 March.',
  })
  const { projects } = await amara.get<{ projects: { id: number }[] }>('/api/projects')
  fairId = projects[0]?.id ?? 0
  const harbour = await companyOf(world, amara, 'Harbour Works')
  amaraAtWork = harbour.admin
  const { project } = await amaraAtWork.send<{ project: { id: number } }>('POST', '/api/projects', {
    name: 'Quay wall',
    type: 'individual',
  })
  quayId = project.id
  const add = (title: string, dueDate: string) =>
    amaraAtWork.send('POST', `/api/projects/${quayId}/tasks`, {
      ...{ title, dueDate: `${dueDate}T00:00:00.000Z`, assignToMe: true },
    })
  await add('Order the sheet piles', '2026-03-05')
  await add('Survey the seabed', '2026-03-30')
  await jonas.send('POST', '/api/polls', {
    ...{ question: 'Which basket?', kind: 'single', voters: [people.amara.email] },
    options: [{ label: 'Willow' }, { label: 'Cane' }],
  })
})
afterAll(() => world.stop())

const quay = async (words: string) =>
  (await amaraAtWork.get<Task[]>(`/api/projects/${quayId}/tasks`)).find(({ title }) => title.includes(words))
const fair = async (words: string) =>
  (await amara.get<Task[]>(`/api/projects/${fairId}/tasks`)).find(({ title }) => title.includes(words))

interface Mail {
  subject: string
  text: string
  raw: string
}

async function mornings(to: string = people.amara.email): Promise<Mail[]> {
  await sweep()
  const rows = await world.rows<Mail>(
    `select subject, text, raw from outbox where kind = 'morning' and recipient = $1 order by id`,
    [to],
  )
  return rows
}

const want = (enabled: boolean) =>
  amara.send('PATCH', '/api/notifications/preferences/morningMail', { enabled })
const headerOf = ({ raw }: Mail, name: string) =>
  new RegExp(`^${name}: (.*)`, 'm').exec(raw.replace(/\r\n[ \t]+/g, ' '))?.[1]?.trim() ?? ''

it('nobody gets it who has not asked for it', async () => {
  at('2026-03-09T07:30:00Z')
  expect(await mornings()).toEqual([])
})

it('the mail comes once, in the own morning, and tells what is overdue, to decide, waiting and new, of each context', async () => {
  await want(true)
  at('2026-03-09T06:59:00Z')
  expect(await mornings()).toEqual([])
  // Given to her in the night before.
  await amaraAtWork.send('POST', `/api/projects/${quayId}/tasks`, { title: 'Unassigned' })
  at('2026-03-09T07:00:00Z')
  const [mail, ...more] = await mornings()
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Your morning: 2 overdue, 1 to decide, waiting for 1 other')
  const places = [
    ...['Monday, March 9', 'Overdue', 'Sign the hall contract', 'Order the sheet piles', 'Harbour Works'],
    ...['To decide', 'Which basket?', 'You wait for', 'Book the photographer', 'Jonas Weber'],
  ]
  const found = places.map((words) => mail?.text.indexOf(words) ?? -1)
  expect(found.every((place) => place > 0)).toBe(true)
  expect(mail?.text).not.toContain('Survey the seabed')
  expect(mail?.text).toContain(`${world.config.publicUrl}/task/${(await quay('sheet piles'))?.id}`)
  at('2026-03-09T09:00:00Z')
  expect(await mornings()).toHaveLength(1)
  // Jonas has more than enough to hear of, and has not asked for it.
  expect(await mornings(people.jonas.email)).toEqual([])
})

it('a reply does the same as a mail to the Copilot: by numbers, by words, as a question, and back', async () => {
  const mail = (await mornings())[0] as Mail
  const reply = (text: string) =>
    world.receiveMail({
      from: 'amara',
      to: headerOf(mail, 'Reply-To'),
      subject: `Re: ${mail.subject}`,
      inReplyTo: headerOf(mail, 'Message-I[Dd]'),
      text: `${text}\n\nOn Mon, 9 Mar 2026 at 08:00, Mailcrew <copilot@${world.config.mailDomain}> wrote:\n${mail.text.replace(/^/gm, '> ')}`,
    })
  const contract = /(\d)\. Sign the hall contract/.exec(mail.text)?.[1]
  const piles = /(\d)\. Order the sheet piles/.exec(mail.text)?.[1]
  await reply(`${contract} done\nMove ${piles} to Friday\nWhat is overdue?`)
  expect((await fair('contract'))?.status).toBe('completed')
  expect((await quay('sheet piles'))?.dueDate?.slice(0, 10)).toBe('2026-03-13')
  await reply('undo')
  expect((await fair('contract'))?.status).toBe('pending')
  expect((await quay('sheet piles'))?.dueDate?.slice(0, 10)).toBe('2026-03-05')
  // The numbers are those of the mail that is answered, whatever was told since.
  await reply('What is due on 30 March?')
  await reply(`${piles} done`)
  expect((await quay('sheet piles'))?.status).toBe('completed')
})

it('what is new since yesterday comes with the next one', async () => {
  at('2026-03-09T15:00:00Z')
  await amaraAtWork.send('POST', `/api/projects/${quayId}/tasks`, {
    ...{ title: 'Grease the winch', assignToMe: true },
  })
  at('2026-03-10T07:00:00Z')
  const mail = (await mornings())[1]
  expect(mail?.text).toContain('New since yesterday')
  expect(mail?.text.slice(mail.text.indexOf('New since yesterday'))).toContain('Grease the winch')
})

it('one press in the mail program ends it, and it says what of', async () => {
  const mail = (await mornings())[1] as Mail
  expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const url = /<(http[^>]+)>/.exec(headerOf(mail, 'List-Unsubscribe'))?.[1] ?? ''
  expect(url).toContain('.morningMail.')
  await fetch(url, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') })
  expect(await amara.get('/api/notifications/preferences')).toMatchObject({
    morningMail: false,
    weeklyDigest: true,
  })
  at('2026-03-11T07:00:00Z')
  expect(await mornings()).toHaveLength(2)
})

it('a morning with nothing to say has no mail, and is dealt with', async () => {
  const before = await mornings(people.mei.email)
  const mei = await world.signUp('mei')
  await mei.send('PATCH', '/api/notifications/preferences/morningMail', { enabled: true })
  at('2026-03-12T12:00:00Z')
  expect(await mornings(people.mei.email)).toEqual(before)
  const rows = await world.rows(
    'select count(*)::int as count from copilot_mornings join users on users.id = user_id where email = $1',
    [people.mei.email],
  )
  expect(rows[0]?.count).toBe(1)
})
