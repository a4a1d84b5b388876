// "Every Monday" in a mail: the task repeats, the receipt says so, and what waits for a person keeps it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ModelServer, startModelServer } from '../../../test/model-server.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { Suggestion } from '../../records/contract.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'
import type { SentMail } from '../triage/contract.ts'

// A Monday.
const SENT = new Date('2026-11-16T09:00:00Z')
let world: World
let amara: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

async function projectOf(subject: string, client = amara): Promise<Project> {
  const { projects } = await client.get<{ projects: Project[] }>('/api/projects')
  const project = projects.find(({ name }) => name === subject)
  if (!project) throw new Error(`there is no project ${subject}`)
  return project
}

async function tasksFrom(subject: string, text: string): Promise<Task[]> {
  await world.receiveMail({ from: 'amara', subject, text, date: SENT })
  return amara.get<Task[]>(`/api/projects/${(await projectOf(subject)).id}/tasks`)
}

const brief = ({ title, repeats, dueDate }: Task) => [title, repeats, dueDate?.slice(0, 10)]

it('a task of a mail repeats as the mail says, and its next one comes when it is done', async () => {
  const [task] = await tasksFrom('Figures', 'Please send the figures every Wednesday.')
  expect(task && brief(task)).toEqual(['Send the figures', 'weekly:3', '2026-11-18'])
  await amara.send('PATCH', `/api/tasks/${task?.id}`, { status: 'completed' })
  const after = await amara.get<Task[]>(`/api/projects/${task?.projectId}/tasks`)
  expect(after.map(({ status, repeats }) => [status, repeats])).toEqual([
    ['pending', 'weekly:3'],
    ['completed', null],
  ])
})

it('the receipt says how often, and from when', async () => {
  await tasksFrom('Rent', 'Please pay the rent on the 3rd of every month.')
  const sent = await amara.get<SentMail[]>('/api/outbox')
  const receipt = sent.find(({ subject }) => subject === 'Re: Rent')?.text ?? ''
  expect(receipt).toContain('due Thu 3 Dec 2026')
  expect(receipt).toContain('every month on the 3rd')
})

it('a suggestion keeps it until it is accepted, and a merge gives it to a task that has none', async () => {
  await world.receiveMail({
    from: 'amara',
    subject: 'Plants',
    text: 'We should maybe water the plants every Friday.\nWe should perhaps clean the filter every Thursday.',
    date: SENT,
  })
  const { id } = await projectOf('Plants')
  const waiting = await amara.get<Suggestion[]>(`/api/projects/${id}/suggestions`)
  expect(waiting.map(({ repeats }) => repeats)).toEqual(['weekly:5', 'weekly:4'])
  const made = await amara.send<Task>('POST', `/api/projects/${id}/tasks`, { title: 'Filter' })
  await amara.send('POST', `/api/suggestions/${waiting[0]?.id}/accept`, {})
  await amara.send('POST', `/api/suggestions/${waiting[1]?.id}/merge`, { taskId: made.id })
  const tasks = await amara.get<Task[]>(`/api/projects/${id}/tasks`)
  expect(tasks.map(brief)).toEqual([
    ['Water the plants', 'weekly:5', '2026-11-20'],
    ['Filter', 'weekly:4', '2026-11-19'],
  ])
})

it('a reply gives it another rule, which the receipt says and an undo takes back', async () => {
  const [task] = await tasksFrom('Bins', 'Please empty the bins every Friday.\nPlease order toner.')
  const { id } = await projectOf('Bins')
  const bins = async () => {
    const tasks = await amara.get<Task[]>(`/api/projects/${id}/tasks`)
    return tasks.filter(({ title }) => title === 'Empty the bins').map(brief)
  }
  expect(task?.projectId).toBe(id)
  expect(await bins()).toEqual([['Empty the bins', 'weekly:5', '2026-11-20']])
  const reply = (text: string) => world.receiveMail({ from: 'amara', subject: 'Re: Bins', text, date: SENT })
  await reply('Every Tuesday instead, please.')
  expect(await bins()).toEqual([['Empty the bins', 'weekly:2', '2026-11-17']])
  const [sent] = await amara.get<SentMail[]>('/api/outbox')
  expect(sent?.text.replace(/\s+/g, ' ')).toContain(
    'repeats every week on Tuesday, due date is now Tue 17 Nov 2026',
  )
  await reply('#undo')
  expect(await bins()).toEqual([['Empty the bins', 'weekly:5', '2026-11-20']])
  await reply('Make it every fifth Friday of the month.')
  expect(await bins()).toEqual([['Empty the bins', 'weekly:5', '2026-11-20']])
  const [refused] = await amara.get<SentMail[]>('/api/outbox')
  expect(refused?.text.replace(/\s+/g, ' ')).toContain('stays as it is: a task cannot repeat like that')
})

it('a model says it by the standard, and nonsense repeats nothing', async () => {
  const model: ModelServer = await startModelServer()
  const other = await startWorld({
    environment: {
      ANTHROPIC_API_KEY: 'key-1',
      ANTHROPIC_BASE_URL: `${model.url}/v1`,
      AI_MODEL: 'claude-test',
    },
  })
  try {
    const jonas = await other.signUp('jonas')
    const item = { description: '', assignees: [], dueDate: null, priority: 'medium', confidence: 0.95 }
    const sentence = 'the plants want water'
    model.turns = [
      {
        kind: 'answer',
        value: {
          tasks: [
            { ...item, sentence, title: 'Water the plants', recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=FR,TU' },
            { ...item, sentence, title: 'Look at the plants', recurrence: 'whenever' },
          ],
          changes: [],
          comment: null,
        },
      },
    ]
    await other.receiveMail({
      from: 'jonas',
      subject: 'Plants',
      text: 'On Tuesdays and Fridays the plants want water.',
      date: SENT,
    })
    const { id } = await projectOf('Plants', jonas)
    const tasks = await jonas.get<Task[]>(`/api/projects/${id}/tasks`)
    expect(tasks.map(brief).toSorted(([a = ''], [b = '']) => String(a).localeCompare(String(b)))).toEqual([
      ['Look at the plants', null, undefined],
      ['Water the plants', 'weekly:2,5', '2026-11-17'],
    ])
  } finally {
    await other.stop()
    await model.close()
  }
})
