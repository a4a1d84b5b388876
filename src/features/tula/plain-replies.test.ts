// Replies as people write them: what is reported in part, what names a task and was not read, and whose they are.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { Who } from '../../seed/people.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'

let world: World
let amara: Client
let mei: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  await world.signUp('jonas')
  mei = await world.signUp('mei')
})
afterAll(() => world.stop())

const tula = 'tula@mailcrew.localhost'

const send = (from: Who, subject: string, text: string) =>
  world.receiveMail({
    from,
    to: ['Jonas Weber <jonas@example.com>', tula],
    subject,
    messageId: `<${subject}@example.com>`,
    text,
  })

const answer = (from: Who, subject: string, text: string) =>
  world.receiveMail({
    from,
    to: [tula],
    subject: `Re: ${subject}`,
    inReplyTo: `<${subject}@example.com>`,
    text,
  })

const projectsNamed = async (name: string, client = amara) =>
  (await client.get<{ projects: Project[] }>('/api/projects')).projects.filter((one) => one.name === name)

async function tasksOf(name: string): Promise<Task[]> {
  const [project] = await projectsNamed(name)
  const found = await amara.get<Task[]>(`/api/projects/${project?.id}/tasks`)
  return found.sort((one, other) => one.number - other.number)
}

const receipt = async (subject: string) => (await world.outbox({ subject: `Re: ${subject}` }))[0]?.text ?? ''

it('a reply about a part of a task leaves it open: its words stand there as a comment, and the receipt says so', async () => {
  await send('amara', 'Waivers', 'Jonas, please get the signed waivers from Hal and Vera.')
  const said = 'Hal gave me his waiver. Vera has not signed yet.'
  await answer('jonas', 'Waivers', said)
  const [task] = await tasksOf('Waivers')
  expect(task?.status).toBe('pending')
  const comments = await world.rows(
    `select text from comments where subject_kind = 'task' and subject_id = $1`,
    [task?.id],
  )
  expect(comments).toEqual([{ text: said }])
  expect(await receipt('Waivers')).toContain(
    'stays open; noted: \u201cHal gave me his waiver. Vera has not signed yet\u201d',
  )
})

it('“three things, not one” shows the sentences of the first mail, and numbers in the reply choose among them', async () => {
  await send(
    'amara',
    'Skis',
    'Jonas, please wax the skis. The hut needs a new kettle. Somebody rings the lift company.',
  )
  const had = (await tasksOf('Skis')).map(({ title }) => title)
  await answer('amara', 'Skis', 'Three things, not one!')
  const first = had.length + 1
  const asked = await receipt('Skis')
  expect(asked).toContain(`${first + 1}. Should this be a task? The hut needs a new kettle.`)
  expect(asked).toContain(
    `Reply with the numbers of those that you want: \u201c${first} and ${first + 1}\u201d.`,
  )
  await answer('amara', 'Skis', `${first + 1} and ${first + 2}`)
  const now = (await tasksOf('Skis')).map(({ title }) => title)
  expect(now.filter((title) => !had.includes(title))).toEqual([
    'The hut needs a new kettle',
    'Somebody rings the lift company',
  ])
  const [project] = await projectsNamed('Skis')
  expect(await amara.get(`/api/projects/${project?.id}/suggestions`)).toEqual([])
})

it('a reply that changed nothing hears that its words were kept, and how a task is changed', async () => {
  await send('amara', 'Loft', 'Jonas, please sweep the loft.')
  await answer('amara', 'Loft', 'Is the ladder long enough for you?')
  const said = await receipt('Loft')
  expect(said).toContain('Nothing changed; I kept your words as a comment')
  expect(said).toContain('say which: \u201c1 is done\u201d')
  expect(said).not.toContain('No tasks found')
})

it('a sentence that names a task beside what was read is asked about, or kept with the task', async () => {
  await send(
    'amara',
    'Yard',
    'Jonas, please mow the lawn.\nJonas, please mend the gate.\nJonas, please rake the gravel.',
  )
  await answer(
    'jonas',
    'Yard',
    'The lawn is mown. The gate swings nicely. The gravel will have to wait for the rain.',
  )
  const said = await receipt('Yard')
  expect(said).toContain('Is \u201cMend the gate\u201d done?')
  expect(said).toContain('noted: \u201cThe gravel will have to wait for the rain\u201d')
  expect((await tasksOf('Yard')).map(({ status }) => status)).toEqual(['completed', 'pending', 'pending'])
})

it('what else is open is answered beside what a reply changes', async () => {
  await send('amara', 'Fete', 'Jonas, please order the tent.\nJonas, please book the band.')
  await answer('jonas', 'Fete', 'The tent is ordered. How many are still open?')
  expect(await receipt('Fete')).toContain('\u201cOrder the tent\u201d is done; 1 of 2 tasks are done')
})

it('a person who was given a task and got no mail answers under its subject, and begins no second project', async () => {
  await send('amara', 'Posters', 'Jonas, please print the posters.')
  const [task] = await tasksOf('Posters')
  await world.rows(
    `insert into task_assignees (task_id, user_id) select $1, id from users where email = 'mei@example.com'`,
    [task?.id],
  )
  await world.receiveMail({
    from: 'mei',
    to: [tula],
    subject: 'Re: Posters',
    text: 'The posters are printed.',
  })
  expect((await tasksOf('Posters')).map(({ status }) => status)).toEqual(['completed'])
  const [project] = await projectsNamed('Posters')
  expect((await projectsNamed('Posters', mei)).map(({ id }) => id)).toEqual([project?.id])
})

it('an answer in a conversation that is not known, in which nothing was found, begins no project and hears why', async () => {
  const text = 'The buffet is ordered since yesterday, 14 euros a head.'
  await world.receiveMail({ from: 'mei', to: [tula], subject: 'Re: Garden party', text })
  expect(await projectsNamed('Garden party', mei)).toEqual([])
  expect(await receipt('Garden party')).toContain('I do not know you in that conversation')
})

it('a reply to all of the first mail, with the agent in copy, finds the tasks which that mail made', async () => {
  await send('amara', 'Shed', 'Jonas, please order the nails.\nJonas, please sweep the floor.')
  await world.receiveMail({
    from: 'jonas',
    to: ['Amara Okafor <amara@example.com>'],
    cc: [tula],
    subject: 'Re: Shed',
    inReplyTo: '<Shed@example.com>',
    text: 'Ordered this morning, they arrive on Friday.',
  })
  const found = (await tasksOf('Shed')).map(({ title, status, dueDate }) => [title, status, dueDate])
  expect(found).toEqual([
    ['Order the nails', 'completed', null],
    ['Sweep the floor', 'pending', null],
  ])
})

it('words that a copy brought without any answer are read again in a reply to our own mail', async () => {
  await send('amara', 'Pond', 'Jonas, please drain the pond.')
  const text = 'Which pump do you want me to take for this, the big green one?'
  const reply = { from: 'jonas' as const, subject: 'Re: Pond', text }
  await world.receiveMail({
    ...reply,
    to: ['Amara Okafor <amara@example.com>'],
    cc: [tula],
    inReplyTo: '<Pond@example.com>',
  })
  const to = await world.replyTo({ subject: 'Re: Pond' })
  await world.receiveMail({ ...reply, to: [to] })
  await world.receiveMail({ ...reply, to: [to] })
  const states = await world.rows(
    `select d.status from deliveries d join mails m on m.id = d.mail_id where m.subject = 'Re: Pond' order by d.id`,
  )
  expect(states.map(({ status }) => status)).toEqual(['processed', 'processed', 'ignored'])
})

it('what a reply said beside a change and what was not read is named in the receipt', async () => {
  await send('amara', 'Marquee', 'Jonas, please order the marquee.\nJonas, please book the band.')
  await answer('jonas', 'Marquee', 'The marquee is ordered. The neighbours lent us twelve long poles.')
  const said = await receipt('Marquee')
  expect(said).toContain('\u201cOrder the marquee\u201d is done')
  expect(said).toContain('Kept only as a comment: \u201cThe neighbours lent us twelve long poles.\u201d')
  await answer('jonas', 'Marquee', 'The band is booked. Thanks a lot!')
  expect(await receipt('Marquee')).not.toContain('Kept as a comment')
})

it('a reply that only copied the agent gets its question, since nobody else would ask it', async () => {
  await send('amara', 'Greenhouse', 'Jonas, please mend the greenhouse door by Friday.')
  await world.receiveMail({
    from: 'jonas',
    to: ['Amara Okafor <amara@example.com>'],
    cc: [tula],
    subject: 'Re: Greenhouse',
    inReplyTo: '<Greenhouse@example.com>',
    text: 'I think that the greenhouse door is mended.',
  })
  const [mail] = await world.outbox({ to: 'jonas@example.com', subject: 'Re: Greenhouse' })
  expect(mail?.text).toContain('Mend the greenhouse door')
})
