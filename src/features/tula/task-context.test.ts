// What a model is shown of a mail, as a played server receives it, and what comes of its answers.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ModelServer, startModelServer } from '../../../test/model-server.ts'
import { type Client, startWorld, type TestMail, type World } from '../../../test/world.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'

let model: ModelServer
let world: World
let amara: Client

beforeAll(async () => {
  model = await startModelServer()
  world = await startWorld({ environment: { OPENAI_BASE_URL: `${model.url}/v1`, AI_MODEL: 'local-model' } })
  amara = await world.signUp('amara')
  await world.signUp('jonas')
})
afterAll(async () => {
  await world.stop()
  await model.close()
})

const friday = new Date('2026-11-20T09:00:00Z')
const tula = 'tula@mailcrew.localhost'
const jonasAt = 'Jonas Weber <jonas@example.com>'

interface Said {
  tasks?: object[]
  changes?: object[]
  comment?: string | null
}

/** With what the form asks for. */
const item = { confidence: 0.95 }

async function send(
  mail: Omit<TestMail, 'from'> & { from?: string },
  { tasks = [], changes = [], comment = null }: Said,
): Promise<string> {
  model.turns = [{ kind: 'answer', value: { tasks, changes, comment } }]
  await world.receiveMail({ from: 'amara', date: friday, ...mail })
  const messages = model.asked.at(-1)?.body.messages as { role: string; content: string }[]
  return messages.find(({ role }) => role === 'user')?.content ?? ''
}

/** The text of one block of the question. */
function block(question: string, name: string): string {
  return new RegExp(`name="${name}">\n([\\s\\S]*?)\n</data-`).exec(question)?.[1] ?? ''
}

async function tasksOf(subject: string): Promise<Task[]> {
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  const project = projects.find(({ name }) => name === subject)
  const tasks = await amara.get<Task[]>(`/api/projects/${project?.id}/tasks`)
  return tasks.sort((a, b) => a.number - b.number)
}

const shown = ({ number, title, status, dueDate, assignees, blockedBy }: Task) => [
  number,
  title,
  status,
  dueDate?.slice(0, 10) ?? null,
  assignees.map(({ user }) => user.email).join(' '),
  blockedBy.map((one) => one.number).join(' '),
]

it('inline answers stand under the quoted lines that they answer, and change the tasks of those lines', async () => {
  await send(
    {
      to: [tula, jonasAt],
      subject: 'Regatta',
      text: 'Jonas, order the buoys by 27 November.\nI book the marquee.\nJonas, who rows the safety boat?',
    },
    {
      tasks: [
        {
          ...item,
          title: 'Order the buoys',
          sentence: 'order the buoys by 27 November',
          dueDate: '2026-11-27',
          assignees: ['jonas@example.com'],
        },
        {
          ...item,
          title: 'Book the marquee',
          sentence: 'I book the marquee',
          assignees: ['amara@example.com'],
        },
        {
          ...item,
          title: 'Find who rows the safety boat',
          sentence: 'who rows the safety boat?',
          assignees: ['jonas@example.com'],
          after: [1],
        },
      ],
    },
  )
  expect((await tasksOf('Regatta')).map(shown)).toEqual([
    [1, 'Order the buoys', 'pending', '2026-11-27', 'jonas@example.com', ''],
    [2, 'Book the marquee', 'pending', null, 'amara@example.com', ''],
    [3, 'Find who rows the safety boat', 'blocked', null, 'jonas@example.com', '1'],
  ])
  const replyTo = await world.replyTo({ to: 'amara@example.com', subject: 'Re: Regatta' })
  const question = await send(
    {
      from: 'jonas',
      to: [replyTo],
      subject: 'Re: Regatta',
      date: new Date('2026-11-23T09:00:00Z'),
      text: [
        'Hi Amara,',
        '',
        'On Fri, 20 Nov 2026 at 09:00, Amara Okafor <amara@example.com> wrote:',
        '> Jonas, order the buoys by 27 November.',
        'three of them are still to come',
        '> I book the marquee.',
        'do it soon, Beccy helps you',
        '> Jonas, who rows the safety boat?',
        'found somebody',
      ].join('\n'),
    },
    {
      changes: [
        {
          ...item,
          task: 1,
          status: 'in_progress',
          sentence: 'three of them are still to come',
          dueDate: null,
          assignees: null,
          recurrence: null,
          blockedReason: null,
        },
        { ...item, task: 3, status: 'completed', sentence: 'found somebody' },
        {
          ...item,
          task: 2,
          addAssignees: ['jonas@example.com'],
          priority: 'high',
          sentence: 'do it soon, Beccy helps you',
        },
      ],
    },
  )
  expect(block(question, 'new text')).toBe(
    [
      'Hi Amara,',
      '> Jonas, order the buoys by 27 November.',
      'three of them are still to come',
      '> I book the marquee.',
      'do it soon, Beccy helps you',
      '> Jonas, who rows the safety boat?',
      'found somebody',
    ].join('\n'),
  )
  expect(block(question, 'known tasks')).toBe(
    [
      '#1 Order the buoys (pending; owner jonas@example.com; due Fri 2026-11-27)',
      '#2 Book the marquee (pending; owner amara@example.com; no due day)',
      '#3 Find who rows the safety boat (blocked; owner jonas@example.com; no due day; waits for #1)',
    ].join('\n'),
  )
  expect((await tasksOf('Regatta')).map(shown)).toEqual([
    [1, 'Order the buoys', 'in-progress', '2026-11-27', 'jonas@example.com', ''],
    [2, 'Book the marquee', 'pending', null, 'amara@example.com jonas@example.com', ''],
    [3, 'Find who rows the safety boat', 'completed', null, 'jonas@example.com', expect.anything()],
  ])
})

it('the question names the day with its weekday, everybody with role and initials, and who is not on the mail', async () => {
  const replyTo = await world.replyTo({ to: 'amara@example.com', subject: 'Re: Regatta' })
  const question = await send({ to: [replyTo], subject: 'Re: Regatta', text: 'The lake is calm.' }, {})
  expect(block(question, 'people').split('\n')).toEqual([
    'author: Amara Okafor (AO) <amara@example.com>',
    'in the project, not on this mail: Jonas Weber (JW) <jonas@example.com>',
    'No recipient but Tula.',
  ])
  expect(block(question, 'date').split('\n')).toEqual([
    'The mail is of Fri 2026-11-20; its days count in UTC+00:00.',
    'week of Mon 2026-11-16: Fri 11-20, Sun 11-22',
    'week of Mon 2026-11-23: Fri 11-27, Sun 11-29',
    'week of Mon 2026-11-30: Fri 12-04, Sun 12-06',
    'week of Mon 2026-12-07: Fri 12-11, Sun 12-13',
    'It is written in: en',
  ])
})

it('a forwarded mail is a block of its own, files are named, and a task may rest on what the note hands over', async () => {
  const forwarded = [
    'Jonas, please repair the two things below by Thursday.',
    '',
    '---------- Forwarded message ---------',
    'From: Mei Lin <mei@example.com>',
    'Date: Wed, 18 Nov 2026 at 10:00',
    'Subject: Boathouse',
    'To: Amara Okafor <amara@example.com>',
    '',
    'The roof lets rain in over bay four.',
    'The lock of the side door sticks.',
  ].join('\n')
  const handedOverBy = 'please repair the two things below by Thursday'
  const own = { ...item, assignees: ['jonas@example.com'], dueDate: '2026-11-26' }
  const question = await send(
    {
      to: [tula, jonasAt],
      subject: 'Fwd: Boathouse',
      text: forwarded,
      attachments: [{ filename: 'roof.pdf', content: 'x' }],
    },
    {
      tasks: [
        {
          ...own,
          title: 'Mend the roof over bay four',
          sentence: 'The roof lets rain in over bay four',
          handedOverBy,
        },
        { ...own, title: 'Free the lock of the side door', sentence: 'The lock of the side door sticks' },
      ],
    },
  )
  expect(block(question, 'forwarded mail 1')).toMatch(
    /^From: Mei Lin <mei@example\.com>\nDate: Wed, 18 Nov 2026 at 10:00\nSubject: Boathouse\n\nThe roof lets rain/,
  )
  expect(block(question, 'attachments')).toBe('roof.pdf')
  expect(block(question, 'new text')).toBe('Jonas, please repair the two things below by Thursday.')
  expect((await tasksOf('Boathouse')).map(({ title }) => title)).toEqual(['Mend the roof over bay four'])
})

it('where a long mail is cut, the question says how much is missing', async () => {
  const question = await send(
    { subject: 'Log book', text: `Please copy the log book.\n${'It rained all day.\n'.repeat(4_000)}` },
    { tasks: [{ ...item, title: 'Copy the log book', sentence: 'Please copy the log book' }] },
  )
  expect(block(question, 'new text')).toMatch(/\[cut here: \d+ characters more\]$/)
})

it('only what the form says is emptied is emptied: null in any field changes nothing', async () => {
  const filled = {
    title: null,
    status: null,
    priority: null,
    dueDate: null,
    assignees: null,
    recurrence: null,
    blockedReason: null,
    dropped: null,
    reason: null,
  }
  const replyTo = await world.replyTo({ to: 'amara@example.com', subject: 'Re: Regatta' })
  const reply = { to: [replyTo], subject: 'Re: Regatta', date: new Date('2026-11-24T09:00:00Z') }
  const before = (await tasksOf('Regatta')).map(shown)
  await send(
    { ...reply, text: 'The buoys will be red.' },
    { changes: [{ ...item, ...filled, task: 1, sentence: 'The buoys will be red' }] },
  )
  expect((await tasksOf('Regatta')).map(shown)).toEqual(before)
  await send(
    { ...reply, text: 'The buoys have no deadline any more.' },
    {
      changes: [
        { ...item, ...filled, task: 1, clear: ['dueDate'], sentence: 'The buoys have no deadline any more' },
      ],
    },
  )
  expect((await tasksOf('Regatta'))[0]?.dueDate).toBeNull()
})

it('the instructions are the same for every mail and name what a new colleague has to know', async () => {
  const systems = model.asked.map(({ body }) => (body.messages as { content: string }[])[0]?.content)
  expect(new Set(systems).size).toBe(1)
  for (const part of [
    'WHAT IS A TASK',
    'WHO',
    'WHEN',
    'before X: the day before X',
    'REPLIES',
    'WORDS',
    'EXAMPLES',
  ])
    expect(systems[0]).toContain(part)
  const form = JSON.stringify(model.asked[0]?.body.response_format)
  expect(form).toContain('"enum":["pending","in_progress","review","blocked","completed"]')
})
