// The list of agents tells of those alone that take mail.
import { expect, it } from 'vitest'
import { catalogue, catalogueRoutes } from './index.ts'

it('lists the agents that take mail, with the address of each at the mail domain', async () => {
  const [served] = catalogueRoutes('crew.example')
  const session = { start: () => Promise.resolve(), end: () => Promise.resolve() }
  const call = { scope: null as never, params: {}, query: {}, body: undefined, session, ip: '192.0.2.1' }
  const cards = served?.endpoint.response.parse(await served.answer(call))
  expect(cards).toEqual([
    {
      type: 'tula',
      name: 'Tula',
      purpose: 'Turns a mail thread into a project, with tasks, people and due dates.',
      emailAddress: 'tula@crew.example',
    },
  ])
  expect(served?.endpoint.access).toBe('public')
})

it('LAND-15: eight agents are known by name', () => {
  expect(catalogue.map((entry) => entry.name)).toEqual([
    'Tula',
    'Polly',
    'Alex',
    'FAQ',
    'Tanya',
    'Sally',
    'Dina',
    'Cara',
  ])
})
