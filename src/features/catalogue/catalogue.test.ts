// The catalogue over the wire: its words, its honest statuses, and the address of each context.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyOf } from '../../../test/agents-world.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import { catalogueWords } from '../../crew/catalogue-words.ts'
import { crewStyles } from '../../crew/colours.ts'
import { type AgentType, crew } from '../../crew/crew.ts'
import type { AgentCard, CatalogueAgent } from './contract.ts'

let world: World
let amara: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

const wordsOf = (type: AgentType) => {
  const words = catalogueWords[type]
  if (!words) throw new Error(`${type} is not in the catalogue`)
  return words
}

const cards = (client: Client = amara) => client.get<CatalogueAgent[]>('/api/catalogue')
const tulaOf = async (client?: Client) => (await cards(client)).find((card) => card.type === 'tula')

it('the public list tells of the agents that take mail, with the address of each', async () => {
  const answer = await fetch(`${world.url}/api/agents`)
  const listed = (await answer.json()) as AgentCard[]
  expect(listed).toContainEqual({
    type: 'tula',
    name: 'Tula',
    purpose: 'Turns a mail thread into a project, with tasks, people and due dates.',
    emailAddress: 'tula@mailcrew.localhost',
  })
})

it('LAND-15: eight agents are known by name, and all of them take mail', async () => {
  const names = ['Tula', 'Polly', 'Alex', 'FAQ', 'Tanya', 'Sally', 'Dina', 'Cara']
  expect(crew.map((entry) => entry.name)).toEqual(names)
  const listed = (await (await fetch(`${world.url}/api/agents`)).json()) as AgentCard[]
  const types = crew.map(({ type }) => type)
  expect(listed.map(({ type }) => type).toSorted()).toEqual(types.toSorted())
  expect(listed.map(({ type, emailAddress }) => [type, emailAddress])).toEqual(
    listed.map(({ type }) => [type, `${type}@mailcrew.localhost`]),
  )
})

it('CAT-01: the catalogue holds six agents in two categories', async () => {
  const of = (await cards()).map((card) => [card.name, card.category])
  expect(of).toEqual([
    ['Tula', 'teams'],
    ['Polly', 'teams'],
    ['Alex', 'teams'],
    ['FAQ', 'teams'],
    ['Tanya', 'intelligence'],
    ['Sally', 'intelligence'],
  ])
})

it('CAT-02: each agent has its page, and Sally has none', async () => {
  const routes = (await cards()).map((card) => card.route)
  const teams = ['/teams/tula', '/teams/polly', '/teams/alex', '/teams/faq']
  expect(routes).toEqual([...teams, '/intelligence/tanya', null])
})

it('CAT-14, ENT-01, CONST-12: an agent has all of its words, a glyph and its hue of the theme', async () => {
  for (const card of await cards()) {
    const { kind, description, features, exampleInput, exampleOutput, emailAddress, icon } = card
    for (const text of [kind, description, exampleInput, exampleOutput, emailAddress, icon])
      expect(text.length).toBeGreaterThan(2)
    expect(features.length).toBeGreaterThan(2)
    expect(['teams', 'intelligence']).toContain(card.category)
    expect(crewStyles()).toContain(`--${card.type}: light-dark(${card.colour},`)
  }
})

it('Polly’s card names both of its uses', () => {
  expect(wordsOf('polly').description).toMatch(/poll from a question.*votes.*results/)
  expect(wordsOf('polly').features).toContain('Put $$polling in a mail for organisational intelligence')
})

it('CAT-13: what a card says is what its agent is for', () => {
  const says = (type: AgentType) => `${wordsOf(type).kind} ${wordsOf(type).description}`.toLowerCase()
  expect(says('tula')).toMatch(/task.*to-dos, priorities and deadlines.*project/)
  expect(says('polly')).toMatch(/poll from a question.*votes.*results.*dates, approvals and decisions/)
  expect(says('alex')).toMatch(/attachment.*pdfs, images.*sums up/)
  expect(says('faq')).toMatch(/knowledge base.*procedures and documents.*answers/)
  expect(says('tanya')).toMatch(/top five.*weekly.*topics.*act on/)
  expect(says('sally')).toMatch(/survey.*questions that many mails repeat.*departments/)
})

it('CONST-13: limits in an example are its text alone', () => {
  const { example, description, features } = wordsOf('faq')
  expect(example.output).toMatch(/30 days.*\$25/)
  expect([description, ...features].join(' ')).not.toMatch(/30|\$/)
})

it('CAT-17: an agent is Active or Paused as its addresses are', async () => {
  const statuses = (await cards()).map(({ type, status }) => [type, status])
  expect(statuses).toEqual([
    ['tula', 'Active'],
    ['polly', 'Active'],
    ['alex', 'Active'],
    ['faq', 'Active'],
    ['tanya', 'Active'],
    ['sally', 'Active'],
  ])
  const body = { agentType: 'tula', isActive: false }
  const made = await amara.send<{ data: { agentEmail: { id: number } } }>(
    'POST',
    '/api/user/agent-emails',
    body,
  )
  expect((await tulaOf())?.status).toBe('Paused')
  await amara.send('PATCH', `/api/user/agent-emails/${made.data.agentEmail.id}`, { isActive: true })
  expect((await tulaOf())?.status).toBe('Active')
})

it('CAT-06: a card names the address of the context', async () => {
  expect((await tulaOf())?.emailAddress).toBe('tula@mailcrew.localhost')
  const priya = await world.signUp('priya')
  const { admin } = await companyOf(world, priya, 'Harbour & Sons')
  await admin.send('POST', '/api/agent-instances', { agentType: 'tula', instanceName: '' })
  expect((await tulaOf(admin))?.emailAddress).toBe('tula+harboursons@mailcrew.localhost')
  expect((await tulaOf(priya))?.emailAddress).toBe('tula@mailcrew.localhost')
})
