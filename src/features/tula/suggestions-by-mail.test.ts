// A receipt asks what is not sure; a reply of one word makes it a task or leaves it out.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { Suggestion } from '../../records/contract.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'
import type { SentMail } from '../triage/contract.ts'

let world: World
let amara: Client
let priya: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  priya = await world.signUp('priya')
})
afterAll(() => world.stop())

const tula = 'tula@mailcrew.localhost'
const porch = 'We should perhaps repaint the porch.'
const hall = 'We should perhaps rent a bigger hall.'

async function ask(subject: string, text: string): Promise<Project> {
  const to = ['Priya Raman <priya@example.com>', tula]
  await world.receiveMail({ from: 'amara', to, subject, messageId: `<${subject}@example.com>`, text })
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  const project = projects.find(({ name }) => name === subject)
  if (!project) throw new Error(`no project ${subject}`)
  return project
}

const answer = (subject: string, text: string, from = 'amara') =>
  world.receiveMail({
    from,
    to: [tula],
    subject: `Re: ${subject}`,
    inReplyTo: `<${subject}@example.com>`,
    text,
  })

const titlesOf = async ({ id }: Project) =>
  (await amara.get<Task[]>(`/api/projects/${id}/tasks`)).map(({ title }) => title).sort()

const waiting = async ({ id }: Project) =>
  (await amara.get<Suggestion[]>(`/api/projects/${id}/suggestions`)).map(({ title }) => title)

async function lastReceipt(subject: string, client = amara): Promise<string> {
  const sent = await client.get<SentMail[]>('/api/outbox')
  return (sent.find((one) => one.subject === `Re: ${subject}`)?.text ?? '').replace(/\s+/g, ' ')
}

async function commentsOn({ id }: Project): Promise<number> {
  const rows = await world.rows(`select 1 from comments where subject_id = $1 and subject_kind = 'project'`, [
    id,
  ])
  return rows.length
}

it('MAIL-27: yes to the one suggestion of a receipt makes it a task, and is no comment', async () => {
  const project = await ask('Porch', porch)
  expect(await waiting(project)).toEqual(['Repaint the porch'])
  expect(await lastReceipt('Porch')).toContain('Reply yes or no.')
  await answer('Porch', 'Yes please')
  expect(await titlesOf(project)).toEqual(['Repaint the porch'])
  expect(await waiting(project)).toEqual([])
  expect(await lastReceipt('Porch')).toContain('kept as a task')
  expect(await commentsOn(project)).toBe(0)
})

it('several have letters, by which a reply keeps one and leaves out another', async () => {
  const project = await ask('Fair', `${porch}\n\n${hall}`)
  expect(await waiting(project)).toEqual(['Repaint the porch', 'Rent a bigger hall'])
  const receipt = await lastReceipt('Fair')
  expect(receipt).toContain('A. Should I keep this? Repaint the porch')
  expect(receipt).toContain('B. Should I keep this? Rent a bigger hall')
  expect(receipt).toContain('\u201cA yes, B no\u201d')
  await answer('Fair', 'A no, B yes, D yes.\n\nPlease also print the posters.')
  expect(await titlesOf(project)).toEqual(['Print the posters', 'Rent a bigger hall'])
  expect(await waiting(project)).toEqual([])
  expect(await lastReceipt('Fair')).toContain('D (nothing of that letter waits for an answer)')
})

it('no leaves it out; an undo takes back what a yes made', async () => {
  const project = await ask('Garden', porch)
  await answer('Garden', 'No, thanks.')
  expect([await titlesOf(project), await waiting(project)]).toEqual([[], []])
  const again = await ask('Garden again', porch)
  await answer('Garden again', 'yes')
  await answer('Garden again', '#undo')
  expect(await titlesOf(again)).toEqual([])
})

it('where nothing waits, yes is a comment like any other; a stranger decides nothing', async () => {
  const settled = await ask('Printer', 'Priya, please call the printer.')
  await answer('Printer', 'Yes')
  expect(await titlesOf(settled)).toEqual(['Call the printer'])
  expect(await commentsOn(settled)).toBe(1)
  const project = await ask('Shed', porch)
  await answer('Shed', 'yes', 'jonas')
  expect([await titlesOf(project), await waiting(project)]).toEqual([[], ['Repaint the porch']])
})

it('somebody of the thread decides by mail as in the app', async () => {
  const project = await ask('Attic', porch)
  await answer('Attic', 'yes', 'priya')
  expect(await titlesOf(project)).toEqual(['Repaint the porch'])
  expect(await lastReceipt('Attic', priya)).toContain('kept as a task')
})
