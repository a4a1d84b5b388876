// A company's pattern of addresses is its own: nobody else gets an address that a reader takes for one of them.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Company, companyOf } from '../../../test/agents-world.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { AgentType } from '../../crew/crew.ts'
import { lookAlikes, namedBehind, skeleton } from '../../routing/address-names.ts'
import type { AgentEmail } from './contract.ts'

let world: World
let amara: Client
let priya: Client
let aardvark: Company

const host = 'mailcrew.localhost'
const user = '/api/user/agent-emails'

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  priya = await world.signUp('priya')
  aardvark = await companyOf(world, amara, 'Aardvark Ltd')
})
afterAll(() => world.stop())

const wish = (local: string, agentType: AgentType = 'tula') => ({
  ...{ agentType, instanceName: 'Mine', emailAddress: `${local}@${host}` },
})

const taken = { message: 'This email address is already in use' }

async function refusal(client: Client, path: string, local: string, agentType?: AgentType) {
  const answer = await client.raw('POST', path, wish(local, agentType))
  return { status: answer.status, body: await answer.json() }
}

const alike = [
  ...['tula+aardvarkltd', 'tula+aardvarkltd-main', 'TULA+AardvarkLtd-Main', 'tula+aardvark-ltd-main'],
  ...['tula+aardvark.ltd', 'tula+aardvark_ltd.main', 'tula+aardvarkltd+main', 'tula+a-a-rdvarkltd'],
  ...[
    'tula+4ardvark1td-main',
    'tula+aardvarkitd',
    'tula+aarclvarkltd-main',
    'tula-aardvarkltd',
    'tula.aardvarkltd.main',
  ],
]

it('threat 5: an address that a reader takes for one of a company’s agents is nobody else’s', async () => {
  for (const local of alike)
    expect([local, await refusal(priya, user, local)]).toMatchObject([local, { status: 409, body: taken }])
  for (const local of ['alex+aardvarkltd', 'alex+aardvarkltd-main'])
    expect((await refusal(priya, user, local, 'alex')).status).toBe(409)
  const other = await companyOf(world, priya, 'Weevil')
  expect((await refusal(priya, `/api/companies/${other.id}/agent-emails`, 'tula+aardvarkltd-x')).status).toBe(
    409,
  )
  const mine = await priya.send<{ data: { agentEmail: AgentEmail } }>('POST', user, wish('tula+aardvarks'))
  const { id } = mine.data.agentEmail
  const change = { emailAddress: `tula+aardvarkltd-other@${host}` }
  expect((await priya.raw('PUT', `${user}/${id}`, change)).status).toBe(409)
  expect((await priya.raw('PUT', `/api/agent-instances/${id}/email`, change)).status).toBe(409)
  await expect(
    world.mail({ from: 'amara', to: [`tula+aardvarkltd-other@${host}`], text: 'Please read.' }),
  ).rejects.toThrow(/550/)
})

it('threat 5: what only begins alike, or names the company elsewhere, is free', async () => {
  for (const local of ['tula+aardvarkltdx', 'tula+aardvark-main', 'projects-aardvarkltd'])
    expect([local, (await refusal(priya, user, local)).status]).toEqual([local, 201])
})

it('the company itself takes what it likes of its pattern', async () => {
  for (const local of ['tula+aardvarkltd-main', 'tula+aardvark-ltd.second']) {
    const { emailAddress } = await aardvark.address(wish(local))
    expect(emailAddress).toBe(`${local}@${host}`)
  }
})

it('COMP-24: a company that looks like another, or like the server, gets a name of its own', async () => {
  const addressOf = async (name: string) => {
    const company = await companyOf(world, priya, name)
    return (await company.address({ agentType: 'tula' })).emailAddress
  }
  expect(await addressOf('AARDVARK, Ltd.')).toMatch(/^tula\+aardvarklt[a-z2-7]{5}@/)
  expect(await addressOf('4ardvark 1td')).toMatch(/^tula\+4ardvark1t[a-z2-7]{5}@/)
  expect(await addressOf('Postmaster')).toMatch(/^tula\+postmaster[a-z2-7]{5}@/)
  expect(await addressOf('MailCrew')).toMatch(/^tula\+mailcrew[a-z2-7]{5}@/)
  expect(await addressOf('株式会社')).toMatch(/^tula\+[a-z2-7]{5}@/)
})

it('COMP-24: who has an address before the company comes keeps it, and the company gets another name', async () => {
  await priya.send('POST', user, wish('tula+walrus-home'))
  const walrus = await companyOf(world, amara, 'Walrus')
  const { emailAddress } = await walrus.address({ agentType: 'tula' })
  expect(emailAddress).toMatch(/^tula\+walrus[a-z2-7]{5}@/)
  await world.receiveMail({ from: 'priya', to: [`tula+walrus-home@${host}`], text: 'Please paint it.' })
})

it('the name in the addresses stays when the company is renamed', async () => {
  const otter = await companyOf(world, amara, 'Otter')
  await amara.send('PATCH', `/api/companies/${otter.id}`, { name: 'Stoat' })
  expect((await otter.address({ agentType: 'tula' })).emailAddress).toBe(`tula+otter@${host}`)
  expect((await refusal(priya, user, 'tula+otter-x')).status).toBe(409)
})

it('an address that names one agent is no other agent’s, and no name mixes alphabets', async () => {
  expect((await refusal(priya, user, 'alex+mine', 'tula')).status).toBe(422)
  // The first letter is a Cyrillic one.
  const mixed = { name: '\u0410ardvark Ltd' }
  expect((await priya.raw('POST', '/api/companies/register', mixed)).status).toBe(422)
  expect((await priya.raw('POST', '/api/companies/register', { name: 'Аптека Berlin' })).status).toBe(201)
  const named = (displayName: string) =>
    priya.raw('POST', user, { agentType: 'tula', instanceName: 'Named', customization: { displayName } })
  expect((await named('T\u03c5la')).status).toBe(422)
  expect((await named('Mailcrew Security')).status).toBe(422)
})

it('the pattern for the database finds all that are alike', () => {
  const key = skeleton('aardvarkltd')
  for (const local of alike) {
    expect([local, namedBehind(local).includes(key)]).toEqual([local, true])
    expect([local, new RegExp(lookAlikes(key)).test(local.toLowerCase())]).toEqual([local, true])
  }
})
