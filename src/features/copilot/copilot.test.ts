// The Copilot over a running server: answers with their sources, follow-ups, proposals, and a conversation of one's own.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Client, people, startWorld, type World } from '../../../test/world.ts'
import type { AssistantAnswer } from '../assistant/answer/contract.ts'
import { promptOf } from '../assistant/contract.ts'
import type { Task } from '../tasks/contract.ts'
import type { AnswerParts, CopilotMessage } from './contract.ts'

let world: World
let amara: Client
let jonas: Client
let projectId: number

// A Monday.
const now = new Date('2026-03-09T09:00:00Z')

type Reply = AnswerParts & { response: string; messageId: number }

beforeAll(async () => {
  world = await startWorld({ clock: () => now })
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
  await world.receiveMail({
    from: 'amara',
    to: [`${people.jonas.name} <${people.jonas.email}>`, `tula@${world.config.mailDomain}`],
    subject: 'Spring fair',
    date: new Date('2026-03-02T09:00:00Z'),
    text: [
      'Jonas, please book the photographer by 6 March.',
      'Jonas, please order the tablecloths by 20 March.',
      'I will sign the hall contract by 11 March.',
    ].join('\n'),
  })
  const { projects } = await amara.get<{ projects: { id: number }[] }>('/api/projects')
  projectId = projects[0]?.id ?? 0
})
beforeEach(() => amara.send('DELETE', '/api/copilot/messages'))
afterAll(() => world.stop())

const ask = (userQuestion: string, client = amara, contextData: object | null = null) =>
  client.send<Reply>('POST', '/api/copilot/chat', { userQuestion, context: 'tula', contextData })

const tasks = () => amara.get<Task[]>(`/api/projects/${projectId}/tasks`)
const named = async (words: string) =>
  (await tasks()).find(({ title }) => title.toLowerCase().includes(words))
const titles = ({ sources }: Reply) => sources.map(({ title }) => title.replace(/^#\d+ /, ''))

it('API-44, ENT-21: an answer has its words, its sources, and the lists that the panel shows', async () => {
  const reply = await ask('what is overdue?')
  const photographer = await named('photographer')
  expect(reply).toMatchObject({ changes: [], actionableItems: [], insights: [] })
  // COP-29: an answer about one task can move it.
  expect(reply.taskIntents).toEqual([
    { label: 'Move to In Progress', status: 'in-progress', taskId: photographer?.id, version: 1 },
    { label: 'Move to Completed', status: 'completed', taskId: photographer?.id, version: 1 },
  ])
  expect(reply.sources).toMatchObject([
    {
      kind: 'task',
      id: photographer?.id,
      path: `/task/${photographer?.id}`,
      quote: expect.stringContaining('photographer'),
    },
  ])
  expect(reply.response).toContain(`[1](/task/${photographer?.id})`)
})

it('ENT-21: how a project goes comes with what presses and what stands out, each from its tasks', async () => {
  const reply = await ask('how is the spring fair going?')
  const photographer = await named('photographer')
  expect(reply.actionableItems).toEqual([
    {
      title: `#${photographer?.number} ${photographer?.title}`,
      priority: photographer?.priority,
      description: 'It was due on 2026-03-06.',
      action: 'Finish it, or give it another day.',
    },
  ])
  expect(reply.insights).toEqual([
    { type: 'warning', title: 'Overdue', description: '1 task, the oldest since 2026-03-06.' },
  ])
  // What is kept is what was answered.
  const { messages } = await amara.get<{ messages: CopilotMessage[] }>('/api/copilot/messages')
  expect(messages.at(-1)?.parts?.insights).toEqual(reply.insights)
})

it('what only looks like an order proposes nothing, in whatever language', async () => {
  const none = [
    'should I move the photographer to Friday?',
    'if the hall is free, move the photographer to Friday',
    'move the second photographer meeting to Friday',
    'verschieb den Fotografen nicht auf Freitag',
  ]
  for (const said of none) {
    const { changes, taskIntents } = await ask(said)
    expect([said, changes, taskIntents.filter(({ taskId }) => taskId === null)]).toEqual([said, [], []])
  }
  const { changes } = await ask('move the photographer to Friday')
  expect(changes).toMatchObject([{ field: 'dueDate', after: '2026-03-13' }])
})

it('API-43, ENT-22, COP-37, CONST-08: at most five suggestions, for an unknown context the general ones', async () => {
  const suggest = (context: string) =>
    amara.send<{ suggestions: string[] }>('POST', '/api/copilot/suggestions', { context, contextData: null })
  const { suggestions: general } = await suggest('general')
  expect(general.length).toBeGreaterThan(2)
  expect(general.length).toBeLessThanOrEqual(5)
  expect(await suggest('no such page')).toEqual({ suggestions: general })
  expect((await suggest('polly')).suggestions).not.toEqual(general)
})

it('COP-35: every context that the panel sends is taken', async () => {
  for (const context of [
    'tula',
    'tanya',
    'alex',
    'faq',
    'polly',
    'task-board',
    'intelligence',
    'teams',
    'tasks',
    'general',
    'else',
  ])
    expect((await amara.raw('POST', '/api/copilot/chat', { userQuestion: 'hello', context })).status).toBe(
      200,
    )
})

it('COP-14, COP-15: a blank question is refused, and what is kept is trimmed', async () => {
  expect((await amara.raw('POST', '/api/copilot/chat', { userQuestion: ' \n ' })).status).toBe(422)
  await ask('  what is overdue?  ')
  const { messages } = await amara.get<{ messages: CopilotMessage[] }>('/api/copilot/messages')
  expect(messages.map(({ content }) => content)[0]).toBe('what is overdue?')
})

it('ENT-16: what was said is kept for the context alone, can be searched, and is forgotten when asked to', async () => {
  await ask('what is overdue?')
  await ask('who has the tablecloths?')
  const kept = (query = '') => amara.get<{ messages: CopilotMessage[] }>(`/api/copilot/messages${query}`)
  expect((await kept()).messages.map(({ type }) => type)).toEqual(['user', 'assistant', 'user', 'assistant'])
  expect((await kept('?q=overdue')).messages[0]).toMatchObject({ type: 'user', content: 'what is overdue?' })
  expect((await kept('?q=100%25')).messages).toEqual([])
  const { messages } = await jonas.get<{ messages: CopilotMessage[] }>('/api/copilot/messages')
  expect(messages).toEqual([])
  expect(await amara.send('DELETE', '/api/copilot/messages')).toEqual({ cleared: 4 })
  expect((await kept()).messages).toEqual([])
})

it('COP-16, COP-36: a question that was cancelled before its answer leaves nothing behind', async () => {
  const control = new AbortController()
  const { db } = world.app
  await db.transaction(async () => {
    await db.query('lock table copilot_messages in exclusive mode')
    const cancelled = fetch(`${world.url}/api/copilot/chat`, {
      method: 'POST',
      headers: { cookie: amara.cookie, origin: world.url, 'content-type': 'application/json' },
      body: JSON.stringify({ userQuestion: 'what is overdue?' }),
      signal: control.signal,
    })
    // What the server was told before, it knows when it answers this.
    const heard = () => fetch(`${world.url}/api/health`)
    await heard()
    control.abort()
    await expect(cancelled).rejects.toThrow('aborted')
    await heard()
  })
  // It was sent later, and the work is the same: it is answered after the other one has come to its end.
  await ask('who has the tablecloths?')
  const { messages } = await amara.get<{ messages: CopilotMessage[] }>('/api/copilot/messages')
  expect(messages.map(({ content }) => content)[0]).toBe('who has the tablecloths?')
  expect(messages).toHaveLength(2)
})

it('a follow-up asks the same of somebody else, and points at what was told', async () => {
  expect(titles(await ask('what are my open tasks?'))).toEqual(['Sign the hall contract'])
  expect(titles(await ask("and Jonas's?")).sort()).toEqual(['Book the photographer', 'Order the tablecloths'])
  const second = await ask('the second one')
  expect(second.sources).toHaveLength(1)
  expect((await ask('why?')).response).toContain('please')
})

it('a follow-up narrows what was told, and asks back where several are meant', async () => {
  await ask('what is open?')
  expect(titles(await ask('only mine'))).toEqual(['Sign the hall contract'])
  await ask('what is open?')
  const which = await ask('move it to Friday')
  expect(which.response).toContain('Which one')
  expect(which).toMatchObject({ changes: [] })
  expect(which.sources).toHaveLength(3)
})

it('a project that is called by its name is told as a whole', async () => {
  const reply = await ask('how is the spring fair going?')
  expect(reply.response).toContain('0 of 3 tasks')
  expect(reply.sources).toHaveLength(3)
})

it('what is not known is said to be so', async () => {
  const reply = await ask('how tall is the Eiffel tower?')
  expect(reply.response).toMatch(/^I do not know/)
  expect(reply.changes).toEqual([])
})

it('a change is proposed as a difference, made on a press, once, and taken back by one undo', async () => {
  const reply = await ask('move the tablecloths to 27 March')
  expect(reply.changes).toMatchObject([{ label: 'Due', before: '2026-03-20', after: '2026-03-27' }])
  expect((await named('tablecloths'))?.dueDate).toContain('2026-03-20')
  const path = `/api/copilot/messages/${reply.messageId}/apply`
  expect((await jonas.raw('POST', path)).status).toBe(404)
  const { changeSetIds } = await amara.send<{ changeSetIds: number[] }>('POST', path)
  expect((await named('tablecloths'))?.dueDate).toContain('2026-03-27')
  expect((await amara.raw('POST', path)).status).toBe(409)
  // What a reloaded page knows: it can still be taken back.
  const kept = async () => {
    const { messages } = await amara.get<{ messages: CopilotMessage[] }>('/api/copilot/messages')
    return messages.at(-1)
  }
  expect(await kept()).toMatchObject({ undoIds: changeSetIds, isUndone: false })
  await amara.send('POST', '/api/change-sets/undo', { ids: changeSetIds })
  expect((await named('tablecloths'))?.dueDate).toContain('2026-03-20')
  expect(await kept()).toMatchObject({ undoIds: [], isUndone: true })
})

it('several tasks change with one press and one undo', async () => {
  const reply = await ask("mark all of Jonas's tasks as done")
  expect(reply.changes.map(({ after }) => after)).toEqual(['Completed', 'Completed'])
  const { changeSetIds } = await amara.send<{ changeSetIds: number[] }>(
    'POST',
    `/api/copilot/messages/${reply.messageId}/apply`,
  )
  const states = async () => (await tasks()).map(({ status }) => status).sort()
  expect(await states()).toEqual(['completed', 'completed', 'pending'])
  await amara.send('POST', '/api/change-sets/undo', { ids: changeSetIds })
  expect(await states()).toEqual(['pending', 'pending', 'pending'])
})

it('a task is proposed with whose it is and when it is due, and one undo takes all of it back', async () => {
  const screen = { selectedProject: { id: projectId } }
  const reply = await ask('add a task: hang up the lanterns for Jonas by 18 March', amara, screen)
  expect(reply.changes).toMatchObject([{ id: null, after: 'Hang up the lanterns, Jonas Weber, 2026-03-18' }])
  const path = `/api/copilot/messages/${reply.messageId}/apply`
  const { changeSetIds } = await amara.send<{ changeSetIds: number[] }>('POST', path)
  const task = await named('lanterns')
  expect(task?.dueDate).toContain('2026-03-18')
  expect(task?.assignees.map(({ user }) => user.email)).toEqual([people.jonas.email])
  await amara.send('POST', '/api/change-sets/undo', { ids: changeSetIds })
  expect(await named('lanterns')).toBeUndefined()
})

it('two fields of one task change together, and a task is deleted on a press', async () => {
  const both = await ask('give the tablecloths to Amara and make it due on 27 March')
  expect(both.changes.map(({ label, after }) => [label, after])).toEqual([
    ['Due', '2026-03-27'],
    ['Assignee', 'Amara Okafor'],
  ])
  const gone = await ask('delete the tablecloths task')
  expect(gone.changes).toMatchObject([{ field: 'deleted', title: expect.stringContaining('tablecloths') }])
  const path = `/api/copilot/messages/${gone.messageId}/apply`
  const { changeSetIds } = await amara.send<{ changeSetIds: number[] }>('POST', path)
  expect(await named('tablecloths')).toBeUndefined()
  await amara.send('POST', '/api/change-sets/undo', { ids: changeSetIds })
  expect(await named('tablecloths')).toBeDefined()
  expect((await ask('give it to Jonas')).changes).toEqual([])
})

it('a task is made on a press, in the project on the screen, and the undo takes it away', async () => {
  const reply = await ask('add a task to rent the chairs', amara, { selectedProject: { id: projectId } })
  expect(reply.changes).toMatchObject([{ id: null, after: 'Rent the chairs' }])
  const { changeSetIds } = await amara.send<{ changeSetIds: number[] }>(
    'POST',
    `/api/copilot/messages/${reply.messageId}/apply`,
  )
  expect(await named('chairs')).toMatchObject({ title: 'Rent the chairs', projectId })
  await amara.send('POST', '/api/change-sets/undo', { ids: changeSetIds })
  expect(await named('chairs')).toBeUndefined()
})

const applied = async ({ messageId }: Reply) =>
  (await amara.send<{ changeSetIds: number[] }>('POST', `/api/copilot/messages/${messageId}/apply`))
    .changeSetIds
const undone = (ids: number[]) =>
  amara.send<{ undone: number; kept: string[] }>('POST', '/api/change-sets/undo', { ids })

it('a comment is proposed under the task that is named, written on a press, and gone by one undo', async () => {
  const task = await named('tablecloths')
  const comments = () => amara.get<{ text: string }[]>(`/api/tasks/${task?.id}/comments`)
  const reply = await ask('comment on the tablecloths: the red ones are cheaper')
  expect(reply.changes).toMatchObject([{ field: 'comment', before: '', after: 'the red ones are cheaper' }])
  expect(await comments()).toEqual([])
  const ids = await applied(reply)
  expect(await comments()).toMatchObject([{ text: 'the red ones are cheaper' }])
  expect(await undone(ids)).toMatchObject({ undone: 1 })
  expect(await comments()).toEqual([])
  // What is told to somebody stands under that task of theirs which it is about.
  const told = await ask('tell Jonas 40 tablecloths are enough')
  expect(told.changes).toMatchObject([
    { field: 'comment', id: task?.id, after: expect.stringMatching(/^@Jonas Weber: 40/) },
  ])
  const which = await ask('tell Jonas the weather is fine')
  expect(which.changes).toEqual([])
  expect(which.response).toContain('Which one do you mean?')
})

it('a comment that its author has changed since stays', async () => {
  const task = await named('tablecloths')
  const ids = await applied(await ask('comment on the tablecloths: order forty'))
  const [comment] = await amara.get<{ id: number }[]>(`/api/tasks/${task?.id}/comments`)
  const path = `/api/tasks/${task?.id}/comments/${comment?.id}`
  await amara.send('PATCH', path, { text: 'order fifty' })
  expect((await undone(ids)).undone).toBe(0)
  await amara.send('DELETE', path)
})

it('a project is followed on a press and no longer by one undo', async () => {
  const isFollowed = async () => {
    const { projects } = await amara.get<{ projects: { isFollowed?: boolean }[] }>('/api/projects')
    return projects[0]?.isFollowed
  }
  const before = await isFollowed()
  const reply = await ask('follow the spring fair project')
  expect(reply.changes).toMatchObject([{ kind: 'project', before: 'not followed', after: 'followed' }])
  const ids = await applied(reply)
  expect(await isFollowed()).toBe(true)
  expect((await ask('follow the spring fair project')).changes).toEqual([])
  await undone(ids)
  expect(await isFollowed()).toBe(before)
})

it('a change that somebody else overtook is refused by name, and nothing else is written', async () => {
  const reply = await ask('move the tablecloths to 28 March')
  const task = await named('tablecloths')
  await jonas.send('PATCH', `/api/tasks/${task?.id}`, { priority: 'high' })
  const applied = await amara.send<{ changeSetIds: number[]; refused: { title: string }[] }>(
    'POST',
    `/api/copilot/messages/${reply.messageId}/apply`,
  )
  expect(applied).toMatchObject({
    changeSetIds: [],
    refused: [{ title: expect.stringContaining('tablecloths') }],
  })
  expect((await named('tablecloths'))?.dueDate).toContain('2026-03-20')
})

it('what changed and what waits is told with its tasks', async () => {
  expect(titles(await ask('what waits for me?'))).toEqual(['Sign the hall contract'])
  expect(titles(await ask('what changed since last week?')).length).toBeGreaterThanOrEqual(3)
})

it('AIA-11: beside a board an order to show or sort sets what it shows; on other pages it sets nothing', async () => {
  const beside = (text: string) => ask(text, amara, { selectedProject: { id: projectId } })
  expect((await beside('show only the high priority ones')).view).toEqual({ filters: { priority: 'high' } })
  expect((await beside('sort by due date')).view).toEqual({ sort: { sortBy: 'dueDate', sortOrder: 'asc' } })
  expect((await beside('show everything again')).view).toEqual({ filters: {} })
  expect((await beside('who has the tablecloths?')).view ?? null).toBeNull()
  expect((await ask('sort by due date')).view ?? null).toBeNull()
})

it('AIA-05, API-57: what is asked beside a board is the same question, answered as an action and kept', async () => {
  const query = async (text: string) => {
    const message = promptOf({ text, board: { tasks: [], project: projectId } })
    const { response } = await amara.send<{ response: string }>('POST', '/api/claude/query', { message })
    return JSON.parse(response) as AssistantAnswer
  }
  const task = await named('tablecloths')
  expect(await query('mark the tablecloths as done')).toMatchObject({
    type: 'TASK_UPDATE',
    taskActions: [{ label: 'Move to Completed', statusChange: 'completed', taskId: task?.id }],
  })
  expect(await query('add a task to rent the chairs, high priority')).toMatchObject({
    type: 'TASK_CREATE',
    newTask: { title: 'Rent the chairs', priority: 'high' },
  })
  expect(await query('sort by title')).toMatchObject({ type: 'SORT', sort: { sortBy: 'title' } })
  const { messages } = await amara.get<{ messages: CopilotMessage[] }>('/api/copilot/messages')
  expect(messages.map(({ content }) => content)).toContain('mark the tablecloths as done')
  expect(messages.at(1)?.parts?.changes).toMatchObject([{ id: task?.id, value: 'completed' }])
})

it('ERR-29, ERR-30: beside a board, which task is meant is chosen on it where none is named', async () => {
  for (const text of ['mark it as done', 'move to done', 'move a task to done']) {
    await amara.send('DELETE', '/api/copilot/messages')
    const message = promptOf({ text, board: { tasks: [], project: projectId } })
    const { response } = await amara.send<{ response: string }>('POST', '/api/claude/query', { message })
    expect([text, (JSON.parse(response) as AssistantAnswer).taskActions]).toEqual([
      text,
      [{ label: 'Move to completed', description: 'Choose the task', statusChange: 'completed' }],
    ])
  }
})
