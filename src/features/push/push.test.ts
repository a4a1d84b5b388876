// Notifications on devices: opted in, encrypted for one browser, tried again a few times, and gone with what they hang on.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { soon } from '../../../test/patience.ts'
import { type Browser, type PushService, startPushService } from '../../../test/push-service.ts'
import { sweepNow } from '../../../test/sweep-now.ts'
import { type Client, clientOf, people, startWorld, type Who, type World } from '../../../test/world.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { secretKeeper } from '../../kit/kept-secret.ts'
import { mintSystemScope } from '../../kit/scope.ts'
import type { PushDevice } from './contract.ts'
import { findPushKey } from './key-store.ts'

const KEY = 'a key of more than thirty-two characters'

let world: World
let service: PushService
let amara: Client
let bob: Client

beforeAll(async () => {
  service = await startPushService()
  world = await startWorld({ environment: { PRIVATE_HOSTS: '127.0.0.1', SECRETS_KEY: KEY } })
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
})
afterAll(async () => {
  await world.stop()
  await service.close()
})

const query = async (text: string, values: unknown[] = []) => await world.rows(text, values)

async function signIn(who: Who): Promise<Client> {
  const answer = await fetch(`${world.url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: world.url },
    body: JSON.stringify({ email: people[who].email, password: 'correct horse' }),
  })
  return clientOf(world.url, answer.headers.getSetCookie()[0]?.split(';')[0] ?? '')
}

async function switchOn(client: Client): Promise<{ browser: Browser; device: PushDevice }> {
  const { publicKey } = await client.send<{ publicKey: string }>('POST', '/api/push/key')
  const browser = service.browser(publicKey)
  const device = await client.send<PushDevice>('POST', '/api/push/devices', browser.subscription)
  return { browser, device }
}

async function line(who: Who, payload: object, type = 'task_assigned', companyId: number | null = null) {
  const [row] = await query(
    `insert into notifications (user_id, type, payload, company_id)
     select id, $2, $3::jsonb, $4 from users where email = $1 returning id`,
    [people[who].email, type, JSON.stringify(payload), companyId],
  )
  return Number(row?.id)
}

const devicesOf = async (client: Client) =>
  (await client.get<{ devices: PushDevice[] }>('/api/push/devices')).devices

/** Waits until nothing is to be sent any more; what is put off stays put off. */
async function sent(): Promise<void> {
  await sweepNow(world, 'push')
  const open = `select (select count(*) from push_waiting) + (select count(*) from pgboss.job
    where name = 'send-push' and state in ('created', 'retry', 'active') and start_after <= now()) as open`
  await expect.poll(async () => Number((await query(open))[0]?.open), soon).toBe(0)
}

it('a mail that made tasks is shown on the device in the words of the bell, and in no others', async () => {
  const { browser, device } = await switchOn(amara)
  expect(device).toMatchObject({ isThis: true, reachedAt: null })
  await world.receiveMail({
    from: 'amara',
    subject: 'Spring launch',
    text: 'Please book the hall by Friday. The secret budget is 4,000 euros.',
  })
  await expect.poll(() => browser.received.length, soon).toBe(1)
  const [first] = browser.received
  const [bell] = (
    await amara.get<{
      notifications: { id: number; title: string; description: string; projectId: number }[]
    }>('/api/notifications')
  ).notifications
  expect(first?.message).toEqual({
    title: bell?.title,
    description: bell?.description,
    path: `/project/${bell?.projectId}`,
    tag: `notification-${bell?.id}`,
  })
  expect(JSON.stringify(first?.message)).not.toMatch(/budget|4,000/)
  expect(first?.claims).toMatchObject({ sub: `mailto:postmaster@${world.config.mailDomain}` })
  expect(first?.headers.ttl).toBe('86400')
  await expect.poll(async () => (await devicesOf(amara))[0]?.reachedAt, soon).not.toBeNull()
})

it('the private key is sealed in the database, one from before there was a key for that too', async () => {
  const kept = async () => String((await query('select private_key from push_keys'))[0]?.private_key)
  expect(await kept()).toMatch(/^sealed:/)
  const { publicKey } = await amara.send<{ publicKey: string }>('POST', '/api/push/key')
  const secrets = secretKeeper(KEY, 'push key')
  const privateKey = secrets.read(await kept())
  await query('update push_keys set private_key = $1', [privateKey])
  const system = asSystem(world.app.db, mintSystemScope('push test'))
  expect(await findPushKey(system, secrets)).toEqual({ publicKey, privateKey })
  expect(await kept()).toMatch(/^sealed:/)
})

it('the key of the server is made once and stays', async () => {
  const keys = await Promise.all(
    [amara, bob, amara].map((one) => one.send<{ publicKey: string }>('POST', '/api/push/key')),
  )
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
  expect(await query('select count(*)::int as keys from push_keys')).toEqual([{ keys: 1 }])
})

it('what was read meanwhile or is no longer theirs stays silent; that emails are off silences no device', async () => {
  const { browser } = await switchOn(bob)
  const [company] = await query(`insert into companies (name) values ('Harbour') returning id`)
  await line('bob', { title: 'Hidden', count: 1 }, 'task_assigned', Number(company?.id))
  await query(
    `insert into notifications (user_id, type, payload, read_at)
     select id, 'task_assigned', '{"title":"Read","count":1}', now() from users where email = $1`,
    [people.bob.email],
  )
  await bob.send('PATCH', '/api/notifications/preferences/emailNotifications', { enabled: false })
  await line('bob', { title: 'Call Mei', count: 1 })
  await sent()
  await expect
    .poll(() => browser.received.map(({ message }) => message), soon)
    .toMatchObject([{ title: 'Task Assigned', description: 'Somebody assigned you Call Mei' }])
})

it('a kind that is switched off is not sent', async () => {
  const { browser } = await switchOn(bob)
  await bob.send('PATCH', '/api/notifications/preferences/taskAssignments', { enabled: false })
  await line('bob', { title: 'Send the deck', count: 1 })
  await sent()
  await bob.send('PATCH', '/api/notifications/preferences/taskAssignments', { enabled: true })
  expect(browser.calls()).toBe(0)
})

it('a push service that is busy is asked again later, as it says, and not for ever', async () => {
  const { browser } = await switchOn(bob)
  browser.answers(503, { 'retry-after': '120' })
  await line('bob', { title: 'Send the deck', count: 1 })
  const waiting = `select (data ->> 'tried')::int as tried, round(extract(epoch from start_after - created_on))::int as delay
    from pgboss.job where name = 'send-push' and state = 'created' and start_after > now()`
  for (const [tried, delay] of [
    [1, 120],
    [2, 120],
    [3, 300],
    [4, 1_800],
  ]) {
    await expect.poll(() => query(waiting), soon).toEqual([{ tried, delay }])
    await query(`update pgboss.job set start_after = now() where name = 'send-push' and state = 'created'`)
  }
  await sent()
  expect(await query(waiting)).toEqual([])
  expect(browser.calls()).toBe(5)
})

it('a device that its push service knows no more is dropped; one that is refused stays', async () => {
  const { browser: refusing, device } = await switchOn(bob)
  refusing.answers(400)
  await line('bob', { title: 'One', count: 1 })
  await sent()
  expect((await devicesOf(bob)).map(({ id }) => id)).toContain(device.id)
  for (const status of [404, 410]) {
    const { browser, device } = await switchOn(bob)
    browser.answers(status)
    await line('bob', { title: 'Two', count: 1 })
    await expect.poll(async () => (await devicesOf(bob)).map(({ id }) => id), soon).not.toContain(device.id)
  }
})

it('signing out ends it, here or from another browser; a browser belongs to whoever uses it last', async () => {
  const elsewhere = await signIn('amara')
  const { browser } = await switchOn(elsewhere)
  expect(await devicesOf(amara)).toMatchObject([{ isThis: false }, { isThis: true }])
  await elsewhere.raw('GET', '/api/logout', undefined, { 'sec-fetch-site': 'same-origin' })
  expect(await devicesOf(amara)).toMatchObject([{ isThis: true }])
  const mei = await world.signUp('mei')
  const taken = await mei.send<PushDevice>('POST', '/api/push/devices', browser.subscription)
  const jonas = await world.signUp('jonas')
  await jonas.send('POST', '/api/push/devices', browser.subscription)
  expect(await devicesOf(mei)).toEqual([])
  expect(await devicesOf(jonas)).toMatchObject([{ id: taken.id, isThis: true }])
  const forged = { ...browser.subscription, keys: { ...browser.subscription.keys, auth: 'A'.repeat(22) } }
  expect((await mei.raw('POST', '/api/push/devices', forged)).status).toBe(409)
  expect(await devicesOf(jonas)).toHaveLength(1)
})

it('the end of the account takes the devices along', async () => {
  const lucia = await world.signUp('lucia')
  const { browser } = await switchOn(lucia)
  const left = await lucia.raw('POST', '/api/account/delete', { email: people.lucia.email })
  expect(left.status).toBe(200)
  expect(
    await query('select id from push_devices where endpoint = $1', [browser.subscription.endpoint]),
  ).toEqual([])
})

it('threat 18: an address inside is refused at once, and a name that leads there when it is called', async () => {
  const refused = async (endpoint: string) => {
    const { keys } = service.browser('none').subscription
    const answer = await bob.raw('POST', '/api/push/devices', { endpoint, keys })
    return [answer.status, ((await answer.json()) as { message: string }).message]
  }
  const inside = 'The address lies inside a private network'
  expect(await refused('https://169.254.169.254/latest')).toEqual([422, inside])
  expect(await refused('https://[::1]/x')).toEqual([422, inside])
  expect(await refused('http://push.example.com/x')).toEqual([422, 'The address must begin with https://'])
  const { keys } = service.browser('none').subscription
  const device = await bob.send<PushDevice>('POST', '/api/push/devices', {
    endpoint: 'https://localhost/x',
    keys,
  })
  await bob.send('POST', `/api/push/devices/${device.id}/test`)
  await expect.poll(() => devicesOf(bob), soon).toEqual([])
})

it('a device is tried, and switched off, by its person alone', async () => {
  const { browser, device } = await switchOn(bob)
  await bob.send('POST', `/api/push/devices/${device.id}/test`)
  await expect
    .poll(() => browser.received, soon)
    .toMatchObject([{ message: { title: 'Notifications are on' } }])
  expect((await amara.raw('POST', `/api/push/devices/${device.id}/test`)).status).toBe(404)
  expect((await amara.raw('DELETE', `/api/push/devices/${device.id}`)).status).toBe(404)
  await bob.send('DELETE', `/api/push/devices/${device.id}`)
  expect(await devicesOf(bob)).toEqual([])
})
