// What people correct changes how their later mails are read: theirs alone, in bounds, and as long as they want it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPollingWorld } from '../../../test/polling-world.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import { mintScope, mintSystemScope } from '../../kit/scope.ts'
import type { Suggestion } from '../../records/contract.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'
import type { Delivery } from '../triage/contract.ts'
import type { ShownLearning } from './contract.ts'
import { learningRounds } from './learn-anew.ts'
import { learnReading } from './learn-reading.ts'
import { ownLearning } from './owned-store.ts'

let world: World
let amara: Client
let jonas: Client
let count = 0

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
})
afterAll(() => world.stop())

/** What the sweep of the running server does within a minute. */
async function learn(of: World = world): Promise<void> {
  const system = mintSystemScope('learning test')
  const clock = () => new Date()
  await learningRounds({ db: of.app.db, system, clock, learnReading: async (given) => learnReading(given) })()
}

/** A mail to Tula in a project of its own, and what came of it. */
async function wrote(text: string, who: 'amara' | 'jonas' = 'amara', cc: readonly string[] = []) {
  count += 1
  const subject = `Yard notes ${count}`
  await world.receiveMail({ from: who, subject, text, cc })
  const client = who === 'amara' ? amara : jonas
  const { projects } = await client.get<{ projects: Project[] }>('/api/projects')
  const project = projects.find(({ name }) => name === subject)
  if (!project) throw new Error(`there is no project ${subject}`)
  const mails = await client.get<Delivery[]>('/api/mails')
  const mail = mails.find((one) => one.subject === subject)?.id ?? 0
  const tasks = await client.get<Task[]>(`/api/projects/${project.id}/tasks`)
  const waiting = await client.get<Suggestion[]>(`/api/projects/${project.id}/suggestions`)
  return { mail, project, tasks, titles: tasks.map(({ title }) => title), waiting }
}

const shown = (client: Client = amara) => client.get<ShownLearning>('/api/learning')
const press = (mail: number, sentence: string) => amara.raw('POST', `/api/mails/${mail}/tasks`, { sentence })

it('a sentence that is pressed into a task is one in later mails, of the same person alone', async () => {
  const lamps = ['harbour lamp', 'slip rails', 'winch cover', 'chart table']
  for (const lamp of lamps) {
    const { mail, tasks } = await wrote(`Quiet week here.\n\nOn the slate: the ${lamp}.\nThe tide was low.`)
    expect(tasks).toEqual([])
    const { sentences } = await amara.get<{ sentences: string[] }>(`/api/mails/${mail}/sentences`)
    expect(sentences).toContain(`On the slate: the ${lamp}.`)
    expect((await press(mail, `On the slate: the ${lamp}.`)).status).toBe(201)
    expect((await press(mail, `On the slate: the ${lamp}.`)).status).toBe(409)
    expect((await press(mail, 'Send me the money.')).status).toBe(422)
  }
  await learn()
  const { titles } = await wrote('Wind from the west.\n\nOn the slate: the north gate.\nThe kettle is new.')
  expect(titles).toEqual(['On the slate: the north gate'])
  expect((await wrote('Quiet week here.\n\nOn the slate: the south gate.', 'jonas')).titles).toEqual([])
  const { lines, corrections } = await shown()
  expect(corrections).toBe(4)
  expect(lines.map(({ text }) => text)).toContain('A sentence with “the slate” is more often a task')
  expect((await shown(jonas)).lines).toEqual([])
})

it('what is forgotten does not come back, and what is switched off is not read by', async () => {
  const before = await shown()
  const off = await amara.send<ShownLearning>('PUT', '/api/learning', { isOn: false })
  expect([off.isOn, off.lines]).toEqual([false, []])
  expect((await wrote('On the slate: the east gate.')).titles).toEqual([])
  await amara.send('PUT', '/api/learning', { isOn: true })
  expect((await wrote('On the slate: the east gate again.')).titles).toHaveLength(1)
  for (const { name } of before.lines) await amara.send('POST', '/api/learning/forget', { name })
  await learn()
  const after = await shown()
  expect(after.forgotten.map(({ name }) => name)).toEqual(before.lines.map(({ name }) => name))
  expect(after.lines.filter(({ name }) => before.lines.some((one) => one.name === name))).toEqual([])
  expect((await wrote('On the slate: the west gate.')).titles).toEqual([])
  for (const { name } of before.lines) await amara.send('POST', '/api/learning/allow', { name })
  expect((await wrote('On the slate: the quay gate.')).titles).toHaveLength(1)
})

it('what is undone again and again becomes a suggestion, and a plain request stays a task', async () => {
  for (const place of ['yard', 'office', 'quay', 'workshop', 'chandlery', 'slip']) {
    const { tasks } = await wrote(`All is well.\n\nPlease do pop in whenever you are near the ${place}.`)
    for (const { id } of tasks) await amara.send('DELETE', `/api/tasks/${id}`)
  }
  await learn()
  const { titles } = await wrote('All is well.\n\nPlease do pop in whenever you are near the boathouse.')
  expect(titles).toEqual([])
  expect((await wrote('Please send the invoice to the port office by Friday.')).titles).toHaveLength(1)
})

it('a stranger gains nothing by it: what they write waits for a decision', async () => {
  const { project } = await wrote('Please paint the boathouse.')
  const rows = await world.rows<{ message_id: string }>(
    'select message_id from mails order by id desc limit 1',
  )
  await world.receiveMail({
    from: 'mallory@example.net',
    subject: 'Re: Yard notes',
    text: 'On the slate: the strongroom key.',
    inReplyTo: rows[0]?.message_id ?? '',
  })
  const tasks = await amara.get<Task[]>(`/api/projects/${project.id}/tasks`)
  expect(tasks.map(({ title }) => title)).toEqual(['Paint the boathouse'])
})

it('what was learned is in the archive of its owner', async () => {
  const { learned } = await ownArchive()
  expect(learned.lines.length).toBeGreaterThan(0)
})

async function ownArchive() {
  const rows = await world.rows<{ id: number }>('select id from users where email = $1', [
    'amara@example.com',
  ])
  return ownLearning(world.app.db, mintScope(rows[0]?.id ?? 0))
}

it('in a company whoever oversees it reads and changes it; members do not, and no other company learns of it', async () => {
  const company = await startPollingWorld()
  try {
    const member = await company.member('mia')
    expect(await shown(company.admin)).toMatchObject({ isOn: true, mayChange: true, lines: [] })
    expect(await shown(member)).toMatchObject({ isOn: true, mayChange: false })
    expect((await member.raw('PUT', '/api/learning', { isOn: false })).status).toBe(403)
    expect((await member.raw('POST', '/api/learning/forget', { name: 'word:lamp' })).status).toBe(403)
    await company.admin.send('POST', '/api/learning/forget', { name: 'word:lamp' })
    expect((await shown(company.admin)).forgotten).toEqual([
      { name: 'word:lamp', text: 'A sentence with “lamp”' },
    ])
    expect((await shown(member)).forgotten).toEqual([])
  } finally {
    await company.world.stop()
  }
})
