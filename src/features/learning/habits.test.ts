// Who gets what a mail leaves open, and when it is due: as three corrections in the same way have shown.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import { mintSystemScope } from '../../kit/scope.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'
import type { ShownLearning } from './contract.ts'
import { learningRounds } from './learn-anew.ts'
import { learnReading } from './learn-reading.ts'

const now = new Date('2027-03-08T09:00:00Z')
const WEEK_LATER = '2027-03-15'
const BEN = 'ben@example.com'
const CHLOE = 'chloe@example.com'

let world: World
let amara: Client

beforeAll(async () => {
  world = await startWorld({ clock: () => now })
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

async function tasksOf(text: string, subject: string): Promise<Task[]> {
  await world.receiveMail({ from: 'amara', subject, text, cc: [BEN, CHLOE], date: now })
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  const project = projects.find(({ name }) => name === subject)
  return amara.get<Task[]>(`/api/projects/${project?.id}/tasks`)
}

async function receiptOf(subject: string): Promise<string> {
  const rows = await world.rows<{ text: string }>(
    "select text from outbox where kind = 'receipt' and subject = $1 order by id desc limit 1",
    [`Re: ${subject}`],
  )
  return rows[0]?.text.replace(/\s+/g, ' ') ?? ''
}

it('a task without owner and day gets the usual ones, the receipt says so, and what the mail says goes before', async () => {
  const rows = await world.rows<{ id: number }>("select id from users where email = 'amara@example.com'")
  expect(rows).toHaveLength(1)
  for (const thing of ['mast', 'rudder', 'keel']) {
    const [task] = await tasksOf(`Someone should please repair the ${thing}.`, `About the ${thing}`)
    expect([task?.assignees, task?.dueDate]).toEqual([[], null])
    const ben = await world.app.db.query<{ id: number }>('select id from users where email = $1', [BEN])
    const body = { dueDate: WEEK_LATER, assigneeIds: [ben.rows[0]?.id] }
    await amara.send('PATCH', `/api/tasks/${task?.id}`, body)
  }
  const system = mintSystemScope('habits test')
  const services = { db: world.app.db, system, clock: () => now }
  await learningRounds({ ...services, learnReading: async (given) => learnReading(given) })()
  const { lines } = await amara.get<ShownLearning>('/api/learning')
  expect(lines.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      `What mails of amara@example.com leave open goes to ${BEN}`,
      'Tasks without a day in mails of amara@example.com are due 7 days later',
    ]),
  )
  const [usual] = await tasksOf('Someone should please repair the boom.', 'About the boom')
  expect(usual?.assignees.map(({ user }) => user.email)).toEqual([BEN])
  expect(usual?.dueDate?.slice(0, 10)).toBe(WEEK_LATER)
  const receipt = await receiptOf('About the boom')
  expect(receipt).toContain(`A task that names nobody went to ${BEN}, as it usually does.`)
  expect(receipt).toContain('A task without a date is due 7 days later, as it usually is.')
  const [said] = await tasksOf('Chloe, please repair the tiller by 20 March.', 'About the tiller')
  expect(said?.dueDate?.slice(0, 10)).toBe('2027-03-20')
})
