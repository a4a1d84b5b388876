// What the Copilot says to remarks, to questions for a yes or a no, and about the articles that are due to be checked.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../test/world.ts'

let world: World
let amara: Client

interface Told {
  response: string
  sources: { title: string }[]
  changes: unknown[]
}

beforeAll(async () => {
  world = await startWorld({ clock: () => new Date('2026-11-23T10:00:00Z') })
  amara = await world.signUp('amara')
  const { project } = await amara.send<{ project: { id: number } }>('POST', '/api/projects', {
    name: 'Harvest fair',
  })
  for (const title of ['Rent the marquee', 'Print the posters', 'Order the lanterns'])
    await amara.send('POST', `/api/projects/${project.id}/tasks`, { title })
})
afterAll(() => world.stop())

async function ask(userQuestion: string): Promise<Told> {
  const body = { userQuestion, context: 'general', contextData: null }
  const told = await amara.send<Told>('POST', '/api/copilot/chat', body)
  return { ...told, response: told.response.replace(/\\/g, '') }
}
const titles = ({ sources }: Told) => sources.map(({ title }) => title)

it('a remark about a task changes nothing, and is answered by how the task stands', async () => {
  const told = await ask('Whatever Jonas says, I would never rent that marquee elsewhere.')
  expect(titles(told)).toEqual(['Rent the marquee'])
  expect(told.changes).toEqual([])
})

it('a remark about nothing that is here is not answered with “I do not know”', async () => {
  const told = await ask('They really are a funny lot in that office.')
  expect(told.response).toContain('That changes nothing here')
  expect(told.sources).toEqual([])
  expect((await ask('Das war heute ein langer Tag.')).response).toContain('Das ändert hier nichts')
})

it('a question that asks for more than the name of a task is not answered with its line', async () => {
  const told = await ask('is the marquee waterproof')
  expect(told.response).toContain('I do not know')
})

it('articles whose day to be checked has come are named where that is asked for', async () => {
  for (const [title, verifyBy] of [
    ['How to get in', '2026-11-01'],
    ['Lending of tools', '2027-02-01'],
  ])
    await amara.send('POST', '/api/knowledge/articles', { title, text: 'Ask at the gate.', verifyBy })
  const told = await ask('Which articles need to be checked?')
  expect(titles(told)).toEqual(['How to get in'])
  expect(told.response).toContain('Articles to check: 1')
  expect((await ask('Welche Artikel sind veraltet?')).response).toContain('Zu prüfende Artikel: 1')
})
