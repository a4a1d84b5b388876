// The own name and address: the rules, and an address that counts only once its link is opened.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { projectParticipants, projects } from '../../../db/schema/tasks.ts'
import { tries, users } from '../../../db/schema/users.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { httpBrowser } from '../../../test/http-browser.ts'
import { startTestServer, type TestServer } from '../../../test/http-server.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { mintSystemScope } from '../../kit/scope.ts'
import { findOrCreateGuest, findUserByConfirmedAddress } from './account-store.ts'

const scope = mintSystemScope('profile test')

let db: Database
let server: TestServer

beforeAll(async () => {
  db = await openTestDatabase()
  server = await startTestServer(db)
})
afterEach(async () => {
  server.confirmations.clear()
  server.news.length = 0
  await db.orm.delete(tries)
  await db.orm.delete(projects)
  await db.orm.delete(users)
})
afterAll(async () => {
  await server.close()
  await db.close()
})

const passwords = { password: 'secret1', confirmPassword: 'secret1' }
const anna = { firstName: 'Anna', lastName: 'Berg', email: 'anna@example.com' }
const NEW = 'anna.berg@example.org'

async function signedUp(email = anna.email) {
  const browser = httpBrowser(server.url)
  const { body } = await browser.call('POST', '/api/auth/signup', { name: 'Anna Berg', email, ...passwords })
  return { browser, id: Number(body.id) }
}

const open = (token: string, browser = httpBrowser(server.url)) =>
  browser.call('POST', '/api/auth/confirm', { token })

it('API-18 SET-06: the name is changed, with the space around it gone', async () => {
  const { browser } = await signedUp()
  const { status, body } = await browser.call('PUT', '/api/auth/user', {
    firstName: '  Annika ',
    lastName: ' Berg-Moss ',
    email: ' ANNA@example.com ',
  })
  expect([status, body]).toMatchObject([
    200,
    { firstName: 'Annika', lastName: 'Berg-Moss', email: 'anna@example.com', pendingEmail: null },
  ])
  expect((await browser.call('GET', '/api/auth/user')).body).toEqual(body)
})

it('SET-04 SET-05: a missing name or email is said, and nothing is changed', async () => {
  const { browser } = await signedUp()
  const cases = [
    [{ firstName: ' ' }, 'First name and last name are required'],
    [{ lastName: '' }, 'First name and last name are required'],
    [{ firstName: undefined }, 'First name and last name are required'],
    [{ email: '  ' }, 'Email is required'],
    [{ email: 'anna at example' }, 'Enter a valid email address'],
  ] as const
  for (const [change, message] of cases) {
    const answer = await browser.call('PUT', '/api/auth/user', { ...anna, firstName: 'New', ...change })
    expect(answer).toMatchObject({ status: 422, body: { message } })
  }
  expect((await browser.call('GET', '/api/auth/user')).body).toMatchObject(anna)
})

describe('another address', () => {
  it('threat 20: it waits for its link; until then it opens nothing and its mail is a stranger’s', async () => {
    const { browser } = await signedUp()
    const asked = await browser.call('PUT', '/api/auth/user', { ...anna, email: NEW })
    expect(asked.body).toMatchObject({ email: anna.email, pendingEmail: NEW, confirmed: true })
    expect(await findUserByConfirmedAddress(asSystem(db, scope), NEW)).toBeNull()
    const signIn = { email: NEW, password: 'secret1' }
    expect((await httpBrowser(server.url).call('POST', '/api/auth/signin', signIn)).status).toBe(401)
  })

  it('threat 20: only its own account can open the link, so that nobody brings my address into theirs', async () => {
    const { browser, id } = await signedUp()
    const victim = await signedUp('kai@example.org')
    await browser.call('PUT', '/api/auth/user', { ...anna, email: NEW })
    const token = server.confirmations.get(NEW) ?? ''
    for (const other of [httpBrowser(server.url), victim.browser]) {
      expect((await other.call('GET', `/api/auth/confirm/${token}`)).body).toMatchObject({
        state: 'valid',
        link: { purpose: 'address', signInFirst: true },
      })
      expect((await open(token, other)).status).toBe(403)
    }
    expect((await open(token, browser)).body).toMatchObject({ user: { id, email: NEW, pendingEmail: null } })
  })

  it('AUTH-29: with the link opened it takes the place of the old one, which hears of it', async () => {
    const { browser, id } = await signedUp()
    await browser.call('PUT', '/api/auth/user', { ...anna, email: NEW })
    await open(server.confirmations.get(NEW) ?? '', browser)
    expect((await findUserByConfirmedAddress(asSystem(db, scope), NEW))?.id).toBe(id)
    expect(await findUserByConfirmedAddress(asSystem(db, scope), anna.email)).toBeNull()
    expect(server.news).toEqual([`address-changed ${anna.email}`])
    const signIn = (email: string) =>
      httpBrowser(server.url).call('POST', '/api/auth/signin', { email, password: 'secret1' })
    expect([(await signIn(anna.email)).status, (await signIn(NEW)).status]).toEqual([401, 200])
  })

  it('AUTH-25: what a guest of the new address had comes along', async () => {
    const { browser, id } = await signedUp()
    const guest = await findOrCreateGuest(db, scope, { address: NEW })
    const [own, shared] = await db.orm
      .insert(projects)
      .values([
        { name: 'Mailed', type: 'team', ownerId: guest.id },
        { name: 'Both', type: 'team', ownerId: id },
      ])
      .returning({ id: projects.id })
    const inBoth = [guest.id, id].map((userId) => ({ projectId: shared?.id ?? 0, userId }))
    await db.orm
      .insert(projectParticipants)
      .values([...inBoth, { projectId: own?.id ?? 0, userId: guest.id }])
    await browser.call('PUT', '/api/auth/user', { ...anna, email: NEW })
    expect((await open(server.confirmations.get(NEW) ?? '', browser)).status).toBe(200)

    const owners = await db.orm.select({ ownerId: projects.ownerId }).from(projects)
    expect(owners).toEqual([{ ownerId: id }, { ownerId: id }])
    const places = await db.orm.select().from(projectParticipants)
    expect(places.map((one) => one.userId)).toEqual([id, id])
    expect(await db.orm.select().from(users).where(eq(users.id, guest.id))).toEqual([])
  })

  it('AUTH-25: an address that has a confirmed account answers 409', async () => {
    const { browser } = await signedUp()
    await signedUp('kai@example.org')
    expect(await browser.call('PUT', '/api/auth/user', { ...anna, email: 'kai@example.org' })).toMatchObject({
      status: 409,
      body: { message: 'An account with this email address already exists' },
    })
  })

  it('threat 20: of two who wait for one address, whoever opens the link first has it', async () => {
    const { browser, id } = await signedUp()
    const other = await signedUp('kai@example.org')
    await browser.call('PUT', '/api/auth/user', { ...anna, email: NEW })
    const first = server.confirmations.get(NEW) ?? ''
    await other.browser.call('PUT', '/api/auth/user', { ...anna, email: NEW })
    expect((await open(first, browser)).status).toBe(200)
    expect((await open(server.confirmations.get(NEW) ?? '', other.browser)).status).toBe(409)
    expect((await findUserByConfirmedAddress(asSystem(db, scope), NEW))?.id).toBe(id)
  })

  it('a change that waits is taken back by the old address, and its link is over', async () => {
    const { browser } = await signedUp()
    await browser.call('PUT', '/api/auth/user', { ...anna, email: NEW })
    expect((await browser.call('PUT', '/api/auth/user', anna)).body).toMatchObject({ pendingEmail: null })
    expect((await open(server.confirmations.get(NEW) ?? '', browser)).status).toBe(422)
  })
})
