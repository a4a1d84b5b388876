// Mail programs often leave the sender's name out: what screens call them then.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, people, startWorld, type World } from '../../test/world.ts'
import type { Project } from '../features/projects/contract.ts'
import type { Task } from '../features/tasks/contract.ts'
import type { Suggestion } from '../records/contract.ts'

let world: World
let amara: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

it('a mail without its sender’s name shows the account’s on cards, suggestions and in the chain', async () => {
  const text = 'Please order the paint.\nWe should maybe repaint the door.'
  // Written as an address, it gets no name in its From.
  await world.receiveMail({ from: people.amara.email, subject: 'Workshop', text })
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  const path = `/api/projects/${projects[0]?.id}`
  const [tasks, suggestions, chain] = await Promise.all([
    amara.get<Task[]>(`${path}/tasks`),
    amara.get<Suggestion[]>(`${path}/suggestions`),
    amara.get<{ sender: string; senderName: string }[]>(`${path}/emails`),
  ])
  expect(tasks.map(({ evidence }) => evidence?.sender)).toEqual([people.amara.name])
  expect(suggestions.map(({ evidence }) => evidence.sender)).toEqual([people.amara.name])
  expect(chain.map(({ sender, senderName }) => [sender, senderName])).toEqual([
    [people.amara.email, people.amara.name],
  ])
})
