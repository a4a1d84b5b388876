// What people write about whole projects, over SMTP: "this belongs to the fair", asked back, and undone.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { Project } from '../projects/contract.ts'
import type { ChangedProject } from '../projects/life/contract.ts'
import type { Task } from '../tasks/contract.ts'

let world: World
let amara: Client
let jonas: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
})
afterAll(() => world.stop())
beforeEach(() => world.app.db.query('delete from projects'))

const make = (name: string, client = amara) =>
  client.send<ChangedProject>('POST', '/api/projects', { name }).then(({ project }) => project)
const listed = async (show = 'active') =>
  (await amara.get<{ projects: Project[] }>(`/api/projects?show=${show}`)).projects
const namesOf = async (show = 'active') => (await listed(show)).map(({ name }) => name).sort()
const tasksOf = async (id: number) =>
  (await amara.get<Task[]>(`/api/projects/${id}/tasks`))
    .sort((a, b) => a.number - b.number)
    .map(({ number, title }) => `${number} ${title}`)

async function byMail(subject: string, text: string, to: string[] = []): Promise<Project> {
  await world.receiveMail({ from: 'amara', subject, text, to: [...to, 'tula@mailcrew.localhost'] })
  return (await listed()).find(({ name }) => name === subject) as Project
}

/** To the reply address of the latest receipt of that person; answers the receipt that comes back. */
async function reply(text: string, from: 'amara' | 'jonas' = 'amara'): Promise<string> {
  const email = `${from}@example.com`
  const rows = await world.rows(
    `select token from reply_addresses where user_id = (select id from users where email = $1)
     order by created_at desc, thread_id desc limit 1`,
    [email],
  )
  await world.receiveMail({
    from,
    to: `${String(rows[0]?.token)}@mailcrew.localhost`,
    subject: 'Re: this',
    text,
  })
  const sent = await world.app.db.query(
    "select text from outbox where recipient = $1 and kind = 'receipt' order by id desc limit 1",
    [email],
  )
  return String(sent.rows[0]?.text).replace(/\s+/g, ' ')
}

it('“this belongs to the fair” makes the conversation part of it, later mails follow, and #undo takes it out again', async () => {
  const fair = await make('Spring fair')
  await amara.send('POST', `/api/projects/${fair.id}/tasks`, { title: 'Book the hall' })
  const tents = await byMail('Tents', 'Please rent the tents.\nPlease count the pegs.')
  const receipt = await reply('Hi Tula,\n\nthis belongs to the fair.\n\nThanks,\nAmara')
  expect(receipt).toContain('Tents')
  expect(receipt).toContain('is part of “Spring fair” now, with 2 tasks')
  expect(receipt).toContain(`/project/${fair.id}`)
  expect(await namesOf()).toEqual(['Spring fair'])
  expect(await tasksOf(fair.id)).toEqual(['1 Book the hall', '2 Rent the tents', '3 Count the pegs'])

  await reply('Please also paint the poles.')
  expect((await tasksOf(fair.id)).at(-1)).toBe('4 Paint the poles')
  await reply('#undo')
  await reply('#undo')
  expect(await namesOf()).toEqual(['Spring fair', 'Tents'])
  expect(await tasksOf(fair.id)).toEqual(['1 Book the hall'])
  expect(await tasksOf(tents.id)).toEqual(['1 Rent the tents', '2 Count the pegs'])
})

it('a first mail that says where it belongs goes there at once', async () => {
  const fair = await make('Spring fair')
  await world.receiveMail({
    ...{ from: 'amara', subject: 'Benches' },
    text: 'This belongs to Spring fair.\n\nPlease order the benches.',
  })
  expect(await namesOf()).toEqual(['Spring fair'])
  expect(await tasksOf(fair.id)).toEqual(['1 Order the benches'])
  await reply('#undo')
  expect(await tasksOf(fair.id)).toEqual([])
})

it.each([
  ['Das gehört zur Frühjahrsmesse.', 'Frühjahrsmesse'],
  ['Ceci fait partie de la foire.', 'Foire'],
  ['Esto pertenece a la feria.', 'Feria'],
  ['Questo fa parte della fiera.', 'Fiera'],
  ['Isto pertence à feira.', 'Feira'],
  ['Dit hoort bij de beurs.', 'Beurs'],
  ['To należy do wiosennego kiermaszu.', 'Wiosenny kiermasz'],
])('in the reader’s language: %s', async (text, name) => {
  const goal = await make(name)
  await byMail('Tents', 'Please rent the tents.')
  await reply(text)
  expect(await namesOf()).toEqual([name])
  expect(await tasksOf(goal.id)).toEqual(['1 Rent the tents'])
})

it('a name that fits no project, or two, is asked about, and nothing moves', async () => {
  await make('Spring fair')
  await make('Autumn fair')
  await byMail('Tents', 'Please rent the tents.')
  expect(await reply('This belongs to the fair.')).toContain('which project: “Autumn fair” or “Spring fair”?')
  expect(await reply('This belongs to the regatta.')).toContain('there is no project like “the regatta”')
  expect(await reply('This belongs to Tents.')).toContain('it is in “Tents” already')
  expect(await namesOf()).toEqual(['Autumn fair', 'Spring fair', 'Tents'])
  await make('Autumn fair')
  expect(await reply('This belongs to Autumn fair.')).toContain('several projects are called “Autumn fair”')
  expect(await reply('This belongs to Spring fair.')).toContain('is part of “Spring fair” now')
})

it('single tasks are moved by their numbers', async () => {
  const fair = await make('Spring fair')
  const tents = await byMail('Tents', 'Please rent the tents.\nPlease count the pegs.')
  expect(await reply('Move #2 to the fair.')).toContain('is #1 of “Spring fair” now')
  expect(await tasksOf(fair.id)).toEqual(['1 Count the pegs'])
  expect(await tasksOf(tents.id)).toEqual(['1 Rent the tents'])
  expect(await reply('Move #9 to the fair.')).toContain('there is no task 9 here')
  await reply('#undo')
  expect(await tasksOf(tents.id)).toEqual(['1 Rent the tents', '2 Count the pegs'])
})

it('a project is renamed, archived, brought back and deleted by mail, each undone by #undo', async () => {
  const tents = await byMail('Tents', 'Please rent the tents.')
  expect(await reply('Please rename the project to “Tents and poles”.')).toContain(
    'is called “Tents and poles” now',
  )
  expect(await namesOf()).toEqual(['Tents and poles'])
  await reply('#undo')
  expect(await namesOf()).toEqual(['Tents'])

  await reply('Archive this project.')
  expect([await namesOf(), await namesOf('archived')]).toEqual([[], ['Tents']])
  await reply('#undo')
  expect(await namesOf()).toEqual(['Tents'])
  await reply('Archive this project.')
  await reply('Bring the project back.')
  expect(await namesOf()).toEqual(['Tents'])

  await reply('Delete this project.')
  expect([await namesOf(), await namesOf('deleted')]).toEqual([[], ['Tents']])
  await reply('#undo')
  expect(await tasksOf(tents.id)).toEqual(['1 Rent the tents'])
})

it('a mail that does something in an archived project brings it back, and thanks alone do not', async () => {
  const tents = await byMail('Tents', 'Please rent the tents.')
  await amara.send('POST', `/api/projects/${tents.id}/archive`)
  await reply('Thanks a lot!')
  expect(await namesOf('archived')).toEqual(['Tents'])
  expect(await reply('#done 1')).toContain('“Tents” was archived; your mail brought it back.')
  expect(await namesOf()).toEqual(['Tents'])
  await reply('#undo')
  expect(await namesOf('archived')).toEqual(['Tents'])
})

it('a reply to a deleted project changes nothing and says so; restored, the project has the mail', async () => {
  const tents = await byMail('Tents', 'Please rent the tents.')
  await amara.send('DELETE', `/api/projects/${tents.id}`)
  const receipt = await reply('Please also buy rope.\n#done 1')
  expect(receipt).toContain('“Tents” was deleted')
  expect(receipt).toContain('Nothing of your mail was carried out')
  await world.receiveMail({ from: 'amara', subject: 'Tents', text: 'Please buy new tents.' })
  expect(await namesOf()).toEqual(['Tents'])
  await amara.send('POST', `/api/projects/${tents.id}/restore`)
  expect(await tasksOf(tents.id)).toEqual(['1 Rent the tents'])
  expect(await amara.get<unknown[]>(`/api/projects/${tents.id}/emails`)).toHaveLength(2)
})

it('who may not delete a project neither merges nor archives it by mail, and nothing of it happens', async () => {
  const his = await make('His own', jonas)
  await byMail('Tents', 'Jonas, please rent the tents.', ['Jonas Weber <jonas@example.com>'])
  await world.receiveMail({ from: 'jonas', subject: 'Other', text: 'Please rest.' })
  const rows = await world.rows(
    `select message_id from mails where subject = 'Tents' order by id desc limit 1`,
  )
  const write = async (text: string) => {
    const inReplyTo = `<${String(rows[0]?.message_id).replace(/[<>]/g, '')}>`
    await world.receiveMail({ from: 'jonas', subject: 'Re: Tents', text, inReplyTo })
    const sent = await world.app.db.query(
      "select text from outbox where recipient = 'jonas@example.com' and kind = 'receipt' order by id desc limit 1",
    )
    return String(sent.rows[0]?.text).replace(/\s+/g, ' ')
  }
  expect(await write('Archive this project.')).toContain(
    'Only its creator, its owner or a manager may archive',
  )
  expect(await write('This belongs to His own.')).toContain('belong to different people')
  expect(await namesOf()).toEqual(['Tents'])
  expect(his.name).toBe('His own')
})
