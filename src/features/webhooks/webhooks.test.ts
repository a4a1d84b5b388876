// Webhooks over a real receiver: signed as the standard says, in their context, tried again, logged and ended.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { soon } from '../../../test/patience.ts'
import { sweepNow } from '../../../test/sweep-now.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../../test/webhook-receiver.ts'
import { type Client, clientOf, startWorld, type World } from '../../../test/world.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { secretKeeper } from '../../kit/kept-secret.ts'
import { mintSystemScope } from '../../kit/scope.ts'
import type { Webhook, WebhookDelivery } from './contract.ts'
import { sealWebhookSecrets } from './webhook-store.ts'

const KEY = 'a key of more than thirty-two characters'

let world: World
let receiver: WebhookReceiver
let amara: Client
let bob: Client
/** Signatures bear the real time, which receivers check; tests move it on from there. */
let ahead = 0
const clock = () => new Date(Date.now() + ahead)

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  world = await startWorld({ clock, environment: { PRIVATE_HOSTS: '127.0.0.1', SECRETS_KEY: KEY } })
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
})
beforeEach(async () => {
  await world.app.db.query('delete from webhooks')
  receiver.heard.length = 0
  receiver.secrets.length = 0
  receiver.answers(200)
})
afterAll(async () => {
  await world.stop()
  await receiver.close()
})

/** Sends what is due now, not at the next look a few seconds later. */
async function sendDue(): Promise<void> {
  await sweepNow(world, 'webhooks')
  const open = `select 1 from pgboss.job where name = 'deliver-webhook' and state in ('created', 'retry', 'active')`
  await expect.poll(async () => (await world.rows(open)).length, soon).toBe(0)
}

async function make(client: Client, events: string[], url = receiver.url): Promise<Webhook> {
  const { webhook, secret } = await client.send<{ webhook: Webhook; secret: string }>(
    'POST',
    '/api/webhooks',
    {
      ...{ url, events },
    },
  )
  receiver.secrets.push(secret)
  return webhook
}

const projectOf = async (client: Client, body: { name: string }) =>
  (await client.send<{ project: { id: number } }>('POST', '/api/projects', body)).project.id

const logOf = async (client: Client, { id }: Webhook) =>
  (await client.get<{ deliveries: WebhookDelivery[] }>(`/api/webhooks/${id}/deliveries`)).deliveries
const webhookOf = async (client: Client) =>
  (await client.get<{ webhooks: Webhook[] }>('/api/webhooks')).webhooks[0]

it('a mail that makes tasks is told with ids alone, signed so that the kept library of the standard takes it', async () => {
  const webhook = await make(amara, ['task.created', 'mail.processed'])
  await world.receiveMail({ from: 'amara', subject: 'Secret plan', text: 'Please book the hall by Friday.' })
  await expect.poll(() => receiver.heard.length, soon).toBe(2)
  const created = receiver.heard.find(({ type }) => type === 'task.created')
  const { projects } = await amara.get<{ projects: { id: number }[] }>('/api/projects')
  expect(created).toMatchObject({ data: { projectId: projects[0]?.id }, fits: receiver.secrets })
  expect(created?.id).toMatch(/^evt_/)
  expect(JSON.stringify(receiver.heard)).not.toMatch(/Secret|hall/)
  expect((await webhookOf(amara))?.reachedAt).not.toBeNull()
  const log = await logOf(amara, webhook)
  expect(log.map(({ state, tries }) => [state, tries[0]?.status])).toEqual([
    ['taken', 200],
    ['taken', 200],
  ])
})

it('an event of a person is for their own webhooks, one of a company for the company\u2019s, which admins alone keep', async () => {
  const rows = await world.rows(`insert into companies (name) values ('Harbour') returning id`)
  const companyId = Number(rows[0]?.id)
  for (const [email, role] of [
    ['amara@example.com', 'admin'],
    ['bob@example.com', 'member'],
  ])
    await world.app.db.query(
      'insert into memberships (company_id, user_id, role) select $1, id, $3 from users where email = $2',
      [companyId, email, role],
    )
  const context = { 'x-company-id': String(companyId) }
  const admin = clientOf(world.url, amara.cookie, context)
  const member = clientOf(world.url, bob.cookie, context)
  const ofCompany = await make(admin, ['project.changed', 'task.changed'])
  const own = await make(amara, ['project.changed', 'task.changed'])
  const bobs = await make(bob, ['project.changed', 'task.changed'])
  expect((await member.raw('GET', '/api/webhooks')).status).toBe(403)
  expect(
    (await member.raw('POST', '/api/webhooks', { url: receiver.url, events: ['task.changed'] })).status,
  ).toBe(403)
  for (const path of [`/api/webhooks/${ofCompany.id}/deliveries`, `/api/webhooks/${own.id}/deliveries`])
    expect((await bob.raw('GET', path)).status).toBe(404)
  const id = await projectOf(admin, { name: 'Dredging' })
  await admin.send('POST', `/api/projects/${id}/tasks`, { title: 'Order the dredger' })
  await expect.poll(async () => (await logOf(admin, ofCompany)).length, soon).toBeGreaterThan(0)
  const personal = await projectOf(amara, { name: 'Garden' })
  await amara.send('POST', `/api/projects/${personal}/tasks`, { title: 'Plant roses' })
  await expect.poll(async () => (await logOf(amara, own)).length, soon).toBeGreaterThan(0)
  await sendDue()
  await expect
    .poll(async () => (await logOf(amara, own)).every(({ state }) => state === 'taken'), soon)
    .toBe(true)
  const [, ownSecret, bobSecret] = receiver.secrets
  const heardBy = (secret = '') => receiver.heard.filter(({ fits }) => fits.includes(secret))
  expect(heardBy(ownSecret).map(({ data }) => data.projectId)).toEqual(heardBy(ownSecret).map(() => personal))
  expect(heardBy(bobSecret)).toEqual([])
  expect(await logOf(bob, bobs)).toEqual([])
})

it('an address that fails is tried again under the same id after 5 seconds, 5 minutes and on, for three days', async () => {
  const webhook = await make(amara, ['task.changed'])
  receiver.answers(500)
  const id = await projectOf(amara, { name: 'Roof' })
  await amara.send('POST', `/api/projects/${id}/tasks`, { title: 'Call the roofer' })
  const delays: number[] = []
  for (let tried = 1; tried <= 10; tried += 1) {
    await sendDue()
    await expect.poll(async () => (await logOf(amara, webhook))[0]?.tries.length, soon).toBe(tried)
    const [one] = await logOf(amara, webhook)
    if (!one?.dueAt) continue
    const delay = new Date(one.dueAt).getTime() - clock().getTime()
    delays.push(Math.round(delay / 60_000))
    ahead += delay + 1_000
  }
  expect(delays).toEqual([0, 5, 30, 120, 300, 600, 840, 1_200, 1_440])
  expect(new Set(receiver.heard.map(({ id }) => id)).size).toBe(1)
  expect(receiver.heard).toHaveLength(10)
  expect((await logOf(amara, webhook))[0]).toMatchObject({ state: 'failed', dueAt: null })
  expect(await webhookOf(amara)).toMatchObject({
    isActive: false,
    endedBecause: 'Its address took nothing for three days.',
  })
  ahead = 0
  const [failed] = await logOf(amara, webhook)
  const again = `/api/webhooks/${webhook.id}/deliveries/${failed?.id}/redeliver`
  expect((await amara.raw('POST', again)).status).toBe(409)
  expect((await bob.raw('POST', again)).status).toBe(404)
  receiver.answers(204)
  await amara.send('PATCH', `/api/webhooks/${webhook.id}`, { isActive: true })
  await amara.send('POST', again)
  await sendDue()
  await expect.poll(async () => (await logOf(amara, webhook))[0]?.state, soon).toBe('taken')
  expect(receiver.heard.at(-1)).toMatchObject({ id: failed?.event, fits: receiver.secrets })
})

it('a new secret signs beside the old one for a day, and alone from then on', async () => {
  const webhook = await make(amara, ['task.changed'])
  const { secret } = await amara.send<{ secret: string }>('POST', `/api/webhooks/${webhook.id}/secret`)
  receiver.secrets.push(secret)
  const test = async () => {
    const before = receiver.heard.length
    await amara.send('POST', `/api/webhooks/${webhook.id}/test`)
    await sendDue()
    await expect.poll(() => receiver.heard.length, soon).toBe(before + 1)
    return receiver.heard.at(-1)
  }
  expect(await test()).toMatchObject({ type: 'test', fits: receiver.secrets })
  await world.app.db.query('update webhooks set old_secret_until = $1', [new Date(clock().getTime() - 1_000)])
  expect((await test())?.fits).toEqual([secret])
  expect((await webhookOf(amara))?.oldSecretUntil).toBeNull()
})

it('an address that says it is gone is not asked again; a redirect is followed nowhere', async () => {
  const webhook = await make(amara, ['task.changed'])
  receiver.answers(302, { location: receiver.url })
  await amara.send('POST', `/api/webhooks/${webhook.id}/test`)
  await sendDue()
  await expect.poll(async () => (await logOf(amara, webhook))[0]?.tries[0]?.status, soon).toBe(302)
  expect(receiver.heard).toHaveLength(1)
  receiver.answers(410)
  await amara.send('POST', `/api/webhooks/${webhook.id}/test`)
  await sendDue()
  await expect.poll(async () => (await webhookOf(amara))?.isActive, soon).toBe(false)
  expect((await webhookOf(amara))?.endedBecause).toContain('410')
})

it('threat 18: an address inside is refused at once, and a name that leads there when it is called', async () => {
  const refused = async (url: string, events = ['task.changed']) => {
    const answer = await amara.raw('POST', '/api/webhooks', { url, events })
    return [answer.status, ((await answer.json()) as { message: string }).message]
  }
  const inside = 'The address lies inside a private network'
  for (const host of ['10.0.0.1', '169.254.169.254', '[::1]', '2130706434'])
    expect(await refused(`https://${host}/hook`)).toEqual([422, inside])
  expect(await refused('http://example.com/hook')).toEqual([422, 'The address must begin with https://'])
  expect(await refused('https://example.com/hook', ['nothing.such'])).toEqual([
    422,
    'There is no event nothing.such',
  ])
  const webhook = await make(amara, ['task.changed'], 'https://localhost/hook')
  await amara.send('POST', `/api/webhooks/${webhook.id}/test`)
  await sendDue()
  await expect.poll(async () => (await logOf(amara, webhook))[0]?.tries[0]?.error, soon).toBe(inside)
})

it('a secret is shown with its making alone', async () => {
  await make(amara, ['task.changed'])
  const [secret = 'none'] = receiver.secrets
  expect(await (await amara.raw('GET', '/api/webhooks')).text()).not.toContain(secret)
})

it('a person has no more than 20', async () => {
  const tries = await Promise.all(
    Array.from({ length: 22 }, () =>
      bob.raw('POST', '/api/webhooks', { url: receiver.url, events: ['task.changed'] }),
    ),
  )
  expect(tries.filter(({ status }) => status === 201)).toHaveLength(20)
})

it('secrets are sealed in the database, those from before there was a key too, and still sign', async () => {
  const { id } = await make(amara, ['task.created'])
  const { db } = world.app
  const kept = async () =>
    String((await db.query('select secret from webhooks where id = $1', [id])).rows[0]?.secret)
  const [secret = ''] = receiver.secrets
  expect(await kept()).toMatch(/^sealed:/)
  expect(await kept()).not.toContain(secret.slice('whsec_'.length))
  await db.query('update webhooks set secret = $1', [secret])
  await sealWebhookSecrets(asSystem(db, mintSystemScope('webhook test')), secretKeeper(KEY, 'webhook secret'))
  expect(await kept()).toMatch(/^sealed:/)
  await world.receiveMail({ from: 'amara', subject: 'Sealed', text: 'Please book the room by Friday.' })
  await expect.poll(() => receiver.heard.length, soon).toBe(1)
  expect(receiver.heard[0]?.fits).toEqual([secret])
})

it('threat 16: a test, and a delivery that a person sends again, is one try', async () => {
  const webhook = await make(amara, ['task.changed'])
  receiver.answers(500)
  await amara.send('POST', `/api/webhooks/${webhook.id}/test`)
  await sendDue()
  const once = async (tries: number) => {
    await expect.poll(async () => (await logOf(amara, webhook))[0]?.tries.length, soon).toBe(tries)
    expect((await logOf(amara, webhook))[0]).toMatchObject({ state: 'failed', dueAt: null })
  }
  await once(1)
  const [failed] = await logOf(amara, webhook)
  await amara.send('POST', `/api/webhooks/${webhook.id}/deliveries/${failed?.id}/redeliver`)
  await once(2)
  expect(await webhookOf(amara)).toMatchObject({ isActive: true })
})

it('threat 16: tests and repeated deliveries of one person have a limit for each hour', async () => {
  const webhook = await make(amara, ['task.changed'])
  const statuses = new Set<number>()
  for (let sent = 0; sent < 61; sent += 1)
    statuses.add((await amara.raw('POST', `/api/webhooks/${webhook.id}/test`)).status)
  expect(statuses).toContain(429)
})
