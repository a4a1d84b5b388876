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

async function ask(subject: string, text: string, from: 'amara' | 'priya' = 'amara'): Promise<Project> {
  const to = ['Priya Raman <priya@example.com>', tula]
  await world.receiveMail({ from, to, subject, messageId: `<${subject}@example.com>`, text })
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
  expect(receipt).toContain('A. Should this be a task? Repaint the porch')
  expect(receipt).toContain('B. Should this be a task? Rent a bigger hall')
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

it('a yes may say whose it is, and by when; each letter has its own answer', async () => {
  const project = await ask('Fete', `${porch}\n\n${hall}`)
  await answer('Fete', "A no B yes, but it's for Priya by Friday")
  const tasks = await amara.get<Task[]>(`/api/projects/${project.id}/tasks`)
  const of = tasks.map(({ title, assignees, dueDate }) => [title, assignees[0]?.user.email, dueDate !== null])
  expect(of).toEqual([['Rent a bigger hall', 'priya@example.com', true]])
  expect(await waiting(project)).toEqual([])
})

const statusesOf = async ({ id }: Project) =>
  (await amara.get<Task[]>(`/api/projects/${id}/tasks`)).map(({ title, status }) => `${title}: ${status}`)

it('a story about a task is asked about, and “done” in the next reply finishes it', async () => {
  const project = await ask(
    'Counter',
    'Priya, please repair the dent in the counter. Priya, please order the stools.',
  )
  await answer('Counter', 'The dent looks like new, and the owner came by to admire it.', 'priya')
  const asked = await lastReceipt('Counter', priya)
  expect(asked).toContain('Is \u201cRepair the dent in the counter\u201d done?')
  expect(asked).not.toContain('No tasks found')
  expect(await statusesOf(project)).not.toContain('Repair the dent in the counter: completed')
  await answer('Counter', 'Done', 'priya')
  expect(await statusesOf(project)).toEqual(
    expect.arrayContaining(['Repair the dent in the counter: completed', 'Order the stools: pending']),
  )
})

it('what is no story of that task becomes one by “new”, or stays a note', async () => {
  const project = await ask('Awning', 'Priya, please fix the awning. Priya, please order the lamps.')
  await answer(
    'Awning',
    'The awning of the neighbours looks much nicer.\n\nThe sign at the door hangs loose again.',
  )
  expect(await lastReceipt('Awning')).toContain('\u201cA done, B note\u201d')
  await answer('Awning', 'A note, B new')
  expect(await titlesOf(project)).toEqual([
    'Fix the awning',
    'Order the lamps',
    'The sign at the door hangs loose again',
  ])
  expect(await statusesOf(project)).toContain('Fix the awning: pending')
})

it('a reply changes no task that its words do not name, and moves no day by somebody\u2019s absence', async () => {
  const project = await ask(
    'Market',
    'Priya, please rent the van by 3 December 2026. Amara, please order the cups.',
  )
  const before = await amara.get<Task[]>(`/api/projects/${project.id}/tasks`)
  for (const text of [
    "And you missed the Easter closing, that's mine.",
    'Leo can hold the 15th of December for us, not the 16th.',
    'Priya is not free on Thursday.',
    'The vans for Hill Street are delivered.',
  ])
    await answer('Market', text)
  const after = await amara.get<Task[]>(`/api/projects/${project.id}/tasks`)
  const shown = (tasks: Task[]) => tasks.map(({ title, status, dueDate }) => [title, status, dueDate])
  expect(shown(after)).toEqual(shown(before))
})

it('the first line tells what the mail came to, and an undo says what it took back', async () => {
  const text = 'Lucia, please mend the shelf by 4 December 2026.'
  const to = ['Lucia Ferri <lucia@example.com>', tula]
  await world.receiveMail({ from: 'priya', to, subject: 'Shelf', messageId: '<Shelf@example.com>', text })
  expect(await lastReceipt('Shelf', priya)).toContain('Mend the shelf \u2013 Lucia Ferri, due Fri 4 Dec')
  await answer('Shelf', 'The shelf is mended.', 'priya')
  expect(await lastReceipt('Shelf', priya)).toContain('\u201cMend the shelf\u201d is done')
  await answer('Shelf', '#undo', 'priya')
  expect(await lastReceipt('Shelf', priya)).toContain('Undone: 1 change (\u201cMend the shelf\u201d).')
})

it('a question about tasks is answered from them, and makes none', async () => {
  const text = 'Lucia, please paint the fence by 4 December 2026. I will order the gravel.'
  const to = ['Lucia Ferri <lucia@example.com>', tula]
  await world.receiveMail({
    from: 'priya',
    to,
    subject: 'Front yard',
    messageId: '<Front yard@example.com>',
    text,
  })
  await answer('Front yard', 'Who has the fence?', 'priya')
  expect(await lastReceipt('Front yard', priya)).toContain('Paint the fence \u2013 pending, Lucia Ferri, due')
  await answer('Front yard', "What's still open here and who has it?", 'priya')
  const all = await lastReceipt('Front yard', priya)
  expect(all).toContain('0 of 2 tasks are done')
  expect(all).toContain('Order the gravel pending, Priya Raman')
  await world.receiveMail({
    from: 'priya',
    subject: 'Quick one',
    text: 'How is the front yard coming along?',
  })
  expect(await lastReceipt('Quick one', priya)).toContain('0 of 2 tasks are done')
  const asked = await world.rows(
    "select 1 from tasks where source_email_subject in ('Re: Front yard', 'Quick one')",
  )
  expect(asked).toEqual([])
})

it('the tasks of several projects have no numbers, which would name two of them', async () => {
  await world.receiveMail({ from: 'priya', subject: 'What I have', text: 'my tasks' })
  const receipt = await lastReceipt('What I have', priya)
  expect(receipt).toContain('Order the gravel')
  expect(receipt).not.toMatch(/\d\. Order the gravel|#done/)
})

it('“that was a question” takes its one task back; of several the receipt asks which', async () => {
  const to = ['Lucia Ferri <lucia@example.com>', tula]
  const mail = { from: 'priya', to, subject: 'Roof', messageId: '<Roof@example.com>' }
  await world.receiveMail({ ...mail, text: 'Lucia, could you look at the gutters?' })
  await answer('Roof', 'That was a question, not a task!', 'priya')
  const open = await world.rows(
    "select title from tasks where source_email_subject = 'Roof' and deleted_at is null",
  )
  expect(open).toEqual([])
  const both = { from: 'priya', to, subject: 'Barn', messageId: '<Barn@example.com>' }
  await world.receiveMail({ ...both, text: 'Lucia, please sweep the barn. Lucia, please lock the gate.' })
  await answer('Barn', 'That is not a task.', 'priya')
  expect(await lastReceipt('Barn', priya)).toContain('which task: #1, #2?')
  await answer('Barn', '2 is not a task', 'priya')
  const left = await world.rows(
    "select title from tasks where source_email_subject = 'Barn' and deleted_at is null",
  )
  expect(left).toEqual([{ title: 'Sweep the barn' }])
})
