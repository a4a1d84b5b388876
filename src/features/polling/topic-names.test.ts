// What a topic is called is told to everybody: it is made of what was released, and of nothing that still waits.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PrivacyWorld, startPrivacyWorld } from '../../../test/privacy-world.ts'
import type { TopicItem } from './figures/contract.ts'

let world: PrivacyWorld
beforeAll(async () => {
  world = await startPrivacyWorld()
})
afterAll(() => world.stop())

it('the phrase of one person whose text still waits names no topic', async () => {
  const { people, client, agent, write } = await world.company()
  const names = async () =>
    (await client.get<TopicItem[]>(`/api/polling/agents/${agent.id}/topics-data?period=monthly`)).map(
      ({ name }) => name,
    )
  // The first fourteen are of Sales, the next nine of Engineering.
  world.at(new Date('2026-01-05T09:00:00Z'))
  for (const person of people.slice(0, 5)) await write(person, 'The coffee machine is too slow.')
  await world.release()
  expect(await names()).toEqual(['Coffee machine'])

  world.at(new Date('2026-01-06T09:00:00Z'))
  for (let time = 0; time < 12; time += 1)
    await write(people[15] ?? 0, 'The coffee machine of the workshop is too slow.')
  for (const person of people.slice(5, 10)) await write(person, 'The coffee machine is too slow.')
  await world.release()
  expect(await names()).toEqual(['Coffee machine'])
})
