// What waits, can be taken back or was said in the data folder of an earlier version works on after the update.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TaskComment } from '../src/features/tasks/comments/contract.ts'
import type { Task } from '../src/features/tasks/contract.ts'
import type { Suggestion } from '../src/records/contract.ts'
import { type CarriedWorld, startCarriedWorld } from './carried-world.ts'
import { type Client, type World } from './world.ts'

const THREAD_TOKEN = `r-${'a'.repeat(26)}`
const TASK_TOKEN = `r-${'b'.repeat(26)}`
const COMMENT_MAIL = 'comment-1@mailcrew.localhost'

let world: World
let amara: Client
let stop: CarriedWorld['stop']

beforeAll(async () => {
  ;({ world, amara, stop } = await startCarriedWorld('records', earlier))
})
afterAll(() => stop?.())

const tasks = () => amara.get<Task[]>('/api/projects/1/tasks')
const waiting = () => amara.get<Suggestion[]>('/api/projects/1/suggestions')
const comments = () => amara.get<TaskComment[]>('/api/tasks/1/comments')
const to = (token: string) => [`${token}@mailcrew.localhost`]

it('a suggested task and a suggested change are accepted', async () => {
  const [task, change] = await waiting()
  expect([task?.title, change?.note]).toEqual(['Order paper', 'status becomes done'])
  expect(await amara.get('/api/suggestions')).toHaveLength(2)
  const { taskId } = await amara.send<{ taskId: number }>('POST', `/api/suggestions/${task?.id}/accept`, {})
  expect((await tasks()).find(({ id }) => id === taskId)).toMatchObject({ title: 'Order paper', number: 4 })
  expect(await amara.send('POST', `/api/suggestions/${change?.id}/accept`, {})).toMatchObject({ taskId: 2 })
  expect((await tasks()).find(({ id }) => id === 2)?.status).toBe('done')
  expect(await waiting()).toEqual([])
})

it('an act is in the activity of its task, and is taken back in the app', async () => {
  const [made, changed] = await amara.get<{ what: string; canUndo: boolean }[]>('/api/tasks/1/activity')
  expect([made, changed]).toMatchObject([
    { what: 'created', canUndo: true },
    { what: 'changed', canUndo: true },
  ])
  expect(await amara.send('POST', '/api/change-sets/2/undo')).toEqual({ undone: 1, kept: [] })
  expect((await tasks()).find(({ id }) => id === 1)?.priority).toBe('medium')
})

it('a comment stands at its task, and its answers reach it by address and by Message-ID', async () => {
  expect((await comments()).map(({ text }) => text)).toEqual(['Which printer?'])
  await world.receiveMail({ from: 'amara', to: to(TASK_TOKEN), subject: 'Re: Print', text: 'The new one.' })
  await world.receiveMail({
    ...{ from: 'amara', to: to(THREAD_TOKEN), subject: 'Re: Print', text: 'Or the old one.' },
    inReplyTo: `<${COMMENT_MAIL}>`,
  })
  expect((await comments()).map(({ text }) => text)).toEqual([
    'Which printer?',
    'The new one.',
    'Or the old one.',
  ])
})

it('#undo to the reply address of the thread takes back what an earlier mail made', async () => {
  // Those of this version come first.
  await world.app.db.query('update change_sets set undone_at = now() where id > 3 and undone_at is null')
  await world.receiveMail({ from: 'amara', to: to(THREAD_TOKEN), subject: 'Re: Print', text: '#undo' })
  expect((await tasks()).map(({ title }) => title).sort()).toEqual([
    'Call the printer',
    'Order paper',
    'Print the flyers',
  ])
})

it('who follows a project goes on following it', async () => {
  expect(await amara.get('/api/projects/2')).toMatchObject({ isFollowed: true })
})

it('what stands in a project goes with it', async () => {
  const { db } = world.app
  await db.query('delete from projects where id = 1')
  for (const table of ['suggestions', 'change_sets', 'comments', 'follows']) {
    const { rows } = await db.query(`select count(*)::int as rows from ${table}`)
    expect([table, rows[0]?.rows]).toEqual([table, table === 'follows' ? 1 : 0])
  }
})

const evidence = JSON.stringify({
  ...{ sentence: 'Print the flyers.', agent: 'tula', by: 'rules', confidence: 0.5 },
})
const task = JSON.stringify({
  ...{ kind: 'task', title: 'Order paper', description: '', priority: 'low', dueDate: null },
  ...{ assigneeIds: [1], assigneeNames: ['Amara'] },
})
const change = JSON.stringify({
  ...{ kind: 'change', title: 'Print the flyers', taskId: 2, words: 'status becomes done' },
  fields: { status: 'done' },
})
const act = (taskId: number, kind: string, before = {}, after = {}) =>
  JSON.stringify([{ taskId, kind, before, after }])

/** Rows as that version wrote them. */
const earlier = [
  "insert into companies (name) values ('Print shop')",
  `insert into memberships (user_id, company_id, role) values (1, 1, 'admin')`,
  "insert into threads (agent_type, owner_id, base_subject) values ('tula', 1, 'print')",
  'insert into thread_participants (thread_id, user_id) values (1, 1)',
  `insert into thread_messages (message_id, thread_id) values ('print@example.com', 1), ('${COMMENT_MAIL}', 1)`,
  `insert into reply_addresses (token, thread_id, user_id) values ('${THREAD_TOKEN}', 1, 1)`,
  `insert into projects (owner_id, creator_id, thread_id, name, type, last_task_number)
   values (1, 1, 1, 'Print', 'individual', 3), (1, 1, null, 'Followed', 'individual', 0)`,
  'insert into project_participants (project_id, user_id) values (1, 1)',
  'insert into project_follows (project_id, user_id) values (2, 1)',
  `insert into tasks (project_id, number, title, creator_id, priority, version)
   values (1, 1, 'Call the printer', 1, 'high', 2), (1, 2, 'Print the flyers', 1, 'medium', 1),
     (1, 3, 'Fold the flyers', 1, 'medium', 1)`,
  `insert into comments (project_id, task_id, author_id, text) values (1, 1, 1, 'Which printer?'), (1, null, 1, 'Hello')`,
  `insert into task_reply_addresses (token, task_id, thread_id, user_id) values ('${TASK_TOKEN}', 1, 1, 1)`,
  `insert into comment_mails (message_id, task_id, comment_id, user_id) values ('${COMMENT_MAIL}', 1, 1, 1)`,
  `insert into suggestions (project_id, kind, payload, evidence, confidence)
   values (1, 'task', '${task}', '${evidence}', 0.5), (1, 'change', '${change}', '${evidence}', 0.5)`,
  `insert into change_sets (project_id, actor_id, by, changes) values
   (1, 1, 'tula', '${act(1, 'create')}'),
   (1, 1, 'app', '${act(1, 'update', { priority: 'medium' }, { priority: 'high' })}'),
   (1, 1, 'tula', '${act(3, 'create')}')`,
]
