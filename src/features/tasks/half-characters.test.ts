// A cut through an emoji leaves half a character: the mail or change that holds it is processed all the same.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jsonText } from '../../../db/schema/json.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { Project } from '../projects/contract.ts'
import type { TaskActivity } from './activity/contract.ts'
import type { Task } from './contract.ts'

let world: World
let amara: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

async function tasksOf(subject: string): Promise<Task[]> {
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  const project = projects.find(({ sourceEmailSubject }) => sourceEmailSubject === subject)
  return project ? amara.get<Task[]>(`/api/projects/${project.id}/tasks`) : []
}

it('a subject, a sentence and a title that are cut in the middle of an emoji make their tasks', async () => {
  const long = `Plan ${'x'.repeat(194)}\u{1F389}\u{1F389}`
  const subjects = [long, 'Sentence', 'Marked']
  await world.receiveMail({ from: 'amara', subject: long, text: 'Please order the paper.' })
  const sentence = `Please order ${'x'.repeat(186)}${'\u{1F389}'.repeat(9)} paper.`
  await world.receiveMail({ from: 'amara', subject: 'Sentence', text: sentence })
  const marked = `$$task ${'x'.repeat(1_985)}${'\u{1F389}'.repeat(9)}${'y'.repeat(16)}`
  await world.receiveMail({ from: 'amara', subject: 'Marked', text: marked })
  for (const subject of subjects) expect([subject, (await tasksOf(subject)).length]).toEqual([subject, 1])
})

it('half a character in a request is kept as the sign for one that is unknown', async () => {
  const [task] = await tasksOf('Sentence')
  const changed = await amara.send<Task>('PATCH', `/api/tasks/${task?.id}`, { title: 'Half \ud83c' })
  expect(changed.title).toBe('Half \ufffd')
  const activity = await amara.get<TaskActivity[]>(`/api/tasks/${task?.id}/activity`)
  expect(activity.at(-1)?.changes).toMatchObject([{ field: 'title', to: 'Half \ufffd' }])
})

it('a text that quotes such an escape, and a whole emoji, stay as they are', () => {
  const value = { quoted: 'if (c === "\\ud83c")', emoji: '\u{1F389}', half: 'a\udf89b' }
  expect(JSON.parse(jsonText(value))).toEqual({ ...value, half: 'a\ufffdb' })
})
