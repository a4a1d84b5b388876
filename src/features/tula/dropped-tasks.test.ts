// What a reply calls no longer needed: dropped by who may delete it, asked of those people otherwise.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { Suggestion } from '../../records/contract.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'

let world: World
let amara: Client
let jonas: Client
let project: Project

const sentAt = new Date('2026-11-16T09:00:00Z')

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
  await world.receiveMail({
    from: 'amara',
    to: ['Jonas Weber <jonas@example.com>', 'tula@mailcrew.localhost'],
    subject: 'Garden party',
    messageId: '<garden-1@example.com>',
    date: sentAt,
    text: 'Jonas, please hire the tent by Friday.\nJonas, please order the flowers.\nJonas, please print the menu.',
  })
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  project = projects.find(({ name }) => name === 'Garden party') as Project
})
afterAll(() => world.stop())

const answer = (from: 'amara' | 'jonas', text: string) =>
  world.receiveMail({
    from,
    subject: 'Re: Garden party',
    inReplyTo: '<garden-1@example.com>',
    text,
    date: sentAt,
  })
const openTasks = async () => {
  const tasks = await amara.get<Task[]>(`/api/projects/${project.id}/tasks`)
  return tasks.map(({ number }) => number).sort((a, b) => a - b)
}
const waiting = (client: Client) => client.get<Suggestion[]>(`/api/projects/${project.id}/suggestions`)

async function latestReceiptTo(email: string): Promise<string> {
  const rows = await world.rows(
    `select text from outbox where kind = 'receipt' and recipient = $1 order by id desc limit 1`,
    [email],
  )
  return String(rows[0]?.text).replace(/\s+/g, ' ')
}

it('a task that its creator no longer needs goes to the deleted ones with its reason, and #undo brings it back', async () => {
  await answer('amara', 'We do not need the tent any more.')
  expect(await openTasks()).toEqual([2, 3])
  const rows = await world.rows(
    `select c.text, t.deleted_at is not null as deleted from comments c join tasks t on t.id = c.subject_id and c.subject_kind = 'task' where t.number = 1 and t.project_id = ${project.id}`,
  )
  expect(rows).toEqual([{ text: expect.stringContaining('We do not need the tent any more'), deleted: true }])
  const receipt = await latestReceiptTo('amara@example.com')
  expect(receipt).toContain('is dropped and among the deleted tasks')
  expect(receipt).toContain('#undo')
  await answer('amara', '#undo')
  expect(await openTasks()).toEqual([1, 2, 3])
})

it('somebody who may not delete a task only suggests it to those who may', async () => {
  await answer('jonas', 'We do not need the flowers any more.')
  expect(await openTasks()).toContain(2)
  expect(await waiting(jonas)).toEqual([])
  const [suggestion, ...more] = await waiting(amara)
  expect(more).toEqual([])
  expect(suggestion).toMatchObject({
    kind: 'change',
    title: expect.stringContaining('rder the flowers'),
    note: 'is not needed any more',
  })
  await expect(jonas.send('POST', `/api/suggestions/${suggestion?.id}/accept`)).rejects.toThrow('403')
  expect(await openTasks()).toContain(2)
  await amara.send('POST', `/api/suggestions/${suggestion?.id}/accept`)
  expect(await openTasks()).toEqual([1, 3])
  expect(await waiting(amara)).toEqual([])
})

it('what waited for a dropped task alone is open again, and one undo takes both back', async () => {
  await answer('amara', '3 is blocked by task 1')
  await answer('amara', 'Please drop task 1.')
  const tasks = await amara.get<Task[]>(`/api/projects/${project.id}/tasks`)
  expect(tasks.map(({ number, status }) => [number, status])).toEqual([[3, 'pending']])
  await answer('amara', '#undo')
  const again = await amara.get<Task[]>(`/api/projects/${project.id}/tasks`)
  expect(again.sort((a, b) => a.number - b.number).map(({ number, status }) => [number, status])).toEqual([
    [1, 'pending'],
    [3, 'blocked'],
  ])
})

it('what the same mail says of a task that it drops is left, and the mail is answered', async () => {
  await answer('amara', 'Please drop task 1. Task 1 is due on Friday. Task 3 is due on Friday.')
  expect(await openTasks()).toEqual([3])
  const receipt = await latestReceiptTo('amara@example.com')
  expect(receipt).toContain('is dropped and among the deleted tasks')
  expect(receipt).toMatch(/menu.* due date is now/)
})
