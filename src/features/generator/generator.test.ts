// Test mails are made for who knows the password, go through the real intake, and nothing goes out because of them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyOf } from '../../../test/agents-world.ts'
import { signUpConfirmed } from '../../../test/outside-world.ts'
import { type RelayServer, startRelayServer } from '../../../test/relay-server.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { Delivery } from '../triage/contract.ts'
import { type TestRun, testMailTypes } from './contract.ts'
import { testMails } from './test-mails.ts'

let world: World
let relay: RelayServer
let amara: Client
let bob: Client

beforeAll(async () => {
  relay = await startRelayServer()
  world = await startWorld({ environment: { SMTP_URL: relay.url } })
  ;[amara, bob] = [await world.signUp('amara'), await world.signUp('bob')]
})
afterAll(async () => {
  await world.stop()
  await relay.close()
})

const wish = { password: 'mailcrew', count: 5, types: ['task-request'], agents: ['tula'] }
const post = (client: Client, body: object) => client.raw('POST', '/api/test/generate-emails', body)

async function generate(client: Client, body: object): Promise<{ count: number; run: string }> {
  const answer = await post(client, { ...wish, ...body })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { count: number; run: string }
}

const mailsOf = (client: Client, run: string) => client.get<Delivery[]>(`/api/mails?run=${run}`)

describe('a run', () => {
  it('TEST-10, TEST-11, API-42, ENT-12: comes through the real intake as one\u2019s own mails, and becomes what mails become', async () => {
    const { count, run } = await generate(amara, { count: 10, types: ['task-request', 'team-collaboration'] })
    expect(count).toBe(10)
    await world.settled()
    const mails = await mailsOf(amara, run)
    expect(mails).toHaveLength(10)
    for (const mail of mails)
      expect(mail).toMatchObject({ status: 'processed', trust: 'verified', sender: 'amara@example.com' })
    expect(mails.reduce((sum, { tasksCreated }) => sum + tasksCreated, 0)).toBeGreaterThanOrEqual(10)
    expect(await amara.get<TestRun>(`/api/test/run?run=${run}`)).toMatchObject({
      stored: 10,
      ended: 10,
      processed: 10,
    })
    expect(await mailsOf(bob, run)).toEqual([])
    expect(await bob.get<TestRun>(`/api/test/run?run=${run}`)).toMatchObject({ stored: 0, ended: 0 })
  })

  it('TEST-11: sends nothing to anybody, with a relay and people on the mails', async () => {
    const before = relay.taken.length
    const { run } = await generate(amara, {
      types: ['meeting-schedule', 'team-collaboration'],
      agents: ['polly', 'tula'],
    })
    await world.settled()
    expect(await mailsOf(amara, run)).toHaveLength(5)
    const rows = await world.rows(
      `select status, recipient from outbox where mail_id in (select id from mails where source = 'generator')`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row).toEqual({ status: 'kept', recipient: 'amara@example.com' })
    expect(relay.taken).toHaveLength(before)
  })

  it('TEST-11: another sender is shown by name alone and gains nothing', async () => {
    const { run } = await generate(amara, {
      customFromEmail: 'bob@example.com',
      customSubject: 'Stand for the fair',
    })
    await world.settled()
    const mails = await mailsOf(amara, run)
    for (const mail of mails)
      expect(mail).toMatchObject({
        sender: 'amara@example.com',
        senderName: 'bob@example.com',
        subject: 'Stand for the fair',
      })
    expect(await mailsOf(bob, run)).toEqual([])
    expect(await bob.get<Delivery[]>('/api/mails')).toEqual([])
  })

  it('goes to the company\u2019s own address while acting for it', async () => {
    const company = await companyOf(world, amara, 'Harbour')
    const address = await company.address({ agentType: 'tula', instanceName: 'Main' })
    const { run } = await generate(company.admin, {})
    await world.settled()
    const mails = await mailsOf(company.admin, run)
    expect(mails.map(({ recipient }) => recipient)).toEqual(Array(5).fill(address.emailAddress))
    expect(await mailsOf(amara, run)).toEqual([])
  })
})

describe('the password', () => {
  it('TEST-09: is checked by the server, and ten wrong ones in an hour are enough', async () => {
    for (let at = 0; at < 10; at += 1)
      expect((await post(bob, { ...wish, password: 'guess' })).status).toBe(403)
    expect((await post(bob, { ...wish, password: 'guess' })).status).toBe(429)
    expect((await post(bob, wish)).status).toBe(429)
    expect((await post(amara, wish)).status).toBe(200)
  })

  it('TEST-11: the set one counts, and a server that is not local and has none makes none', async () => {
    const set = await startWorld({ environment: { TEST_PASSWORD: 'fair weather' } })
    const outside = await startWorld({ environment: { MAIL_DOMAIN: 'mail.example.com' } })
    try {
      const one = await set.signUp('amara')
      expect(await one.get('/api/test/generator')).toMatchObject({ isOn: true, password: null })
      expect((await post(one, wish)).status).toBe(403)
      expect((await post(one, { ...wish, password: 'fair weather' })).status).toBe(200)
      const rows = await outside.rows('select count(*)::int as mails from mails')
      const other = await signUpConfirmed(outside, 'amara')
      expect(await other.get('/api/test/generator')).toMatchObject({ isOn: false, password: null })
      for (const password of ['mailcrew', '', 'null'])
        expect([400, 403, 422]).toContain((await post(other, { ...wish, password })).status)
      expect(rows).toEqual([{ mails: 0 }])
    } finally {
      await Promise.all([set.stop(), outside.stop()])
    }
  })

  it('TEST-11: nobody signed out makes any', async () => {
    const answer = await fetch(`${world.url}/api/test/generate-emails`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    })
    expect(answer.status).toBe(401)
  })
})

describe('bad wishes', () => {
  it.each([
    ['a count that is not offered', { count: 7 }],
    ['no type', { types: [] }],
    ['no agent', { agents: [] }],
    ['an agent that nobody knows', { agents: ['zoe'] }],
    ['an address that is none', { customFromEmail: 'bob' }],
    ['a subject without an end', { customSubject: 'x'.repeat(300) }],
  ])('CONST-09: %s is refused with its reason', async (_, body) => {
    const answer = await post(amara, { ...wish, ...body })
    expect([400, 422]).toContain(answer.status)
    expect((await answer.json()).message).toMatch(/\w/)
  })
})

describe('the mails', () => {
  it('TEST-04: every agent gets every type, and each type has mails that differ', () => {
    const types = ['task-request', 'question-inquiry', 'urgent-issue'] as const
    const mails = testMails({ count: 100, types, agents: ['a', 'b'], subject: null })
    for (const agent of ['a', 'b'])
      expect(new Set(mails.filter(({ to }) => to === agent).map(({ type }) => type))).toEqual(new Set(types))
    expect(new Set(mails.map(({ text }) => text)).size).toBeGreaterThan(80)
    for (const { subject, text } of mails) expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/)
  })

  it('TEST-04: mails of each of the six types vary in subject and words, among fifty of them', () => {
    expect(testMailTypes).toHaveLength(6)
    for (const type of testMailTypes) {
      const mails = testMails({ count: 50, types: [type], agents: ['a'], subject: null })
      const different = (words: (mail: (typeof mails)[number]) => string) => new Set(mails.map(words)).size
      const isVaried = different(({ subject }) => subject) >= 20 && different(({ text }) => text) >= 40
      expect({ type, isVaried }).toEqual({ type, isVaried: true })
    }
  })
})
