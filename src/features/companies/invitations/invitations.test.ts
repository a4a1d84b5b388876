// Invitations over a real server: one address, once, within seven days.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyInvitations } from '../../../../db/schema/companies.ts'
import { type CompanyPerson, type CompanyWorld, startCompanyWorld } from '../../../../test/company-world.ts'

const DAY_MS = 24 * 60 * 60_000

let world: CompanyWorld
let anna: CompanyPerson
let bob: CompanyPerson
let otto: CompanyPerson

beforeAll(async () => {
  world = await startCompanyWorld()
  anna = await world.person('Anna')
  bob = await world.person('Bob')
  otto = await world.person('Otto')
})
afterAll(() => world.close())

const of = (id: number, rest = '') => `/api/companies/${id}/invitations${rest}`

it('API-40 API-39 ENT-11: an invitation is mailed once and listed as pending for seven days', async () => {
  const id = await world.company(anna)
  const made = await anna.call('POST', of(id), {
    email: ' Carl@Example.com ',
    role: 'manager',
    department: 'Sales',
    message: 'Come aboard',
  })
  const expiresAt = new Date(world.clock().getTime() + 7 * DAY_MS)
  const invitation = {
    id: expect.any(Number),
    inviteeEmail: 'carl@example.com',
    role: 'manager',
    department: 'Sales',
    status: 'pending',
    expiresAt: expiresAt.toISOString(),
  }
  expect(made).toEqual({
    status: 201,
    body: { success: true, message: 'Invitation sent', data: { invitation } },
  })
  expect(await anna.call('GET', of(id))).toEqual({
    status: 200,
    body: { success: true, data: { invitations: [invitation] } },
  })
  expect(world.mails.filter((mail) => mail.to === 'carl@example.com')).toMatchObject([
    { companyName: 'Harbour', inviterName: 'Anna', role: 'manager', message: 'Come aboard', expiresAt },
  ])
})

it('many are invited at once, and the answer says of each who could not be why', async () => {
  const id = await world.company(anna)
  await anna.call('POST', of(id), { email: 'waits@example.com' })
  const emails = [
    'new1@example.com',
    ' New2@Example.com ',
    'new1@example.com',
    'waits@example.com',
    anna.email,
  ]
  const made = await anna.call('POST', of(id, '/many'), { emails, role: 'manager', message: 'Welcome' })
  expect(made).toMatchObject({
    status: 201,
    body: {
      message: '2 invitations sent',
      data: {
        invitations: [
          { inviteeEmail: 'new1@example.com', role: 'manager' },
          { inviteeEmail: 'new2@example.com', role: 'manager' },
        ],
        refused: [
          { email: 'waits@example.com', reason: 'waits@example.com is invited already' },
          { email: anna.email, reason: `${anna.email} is a member already` },
        ],
      },
    },
  })
  expect(world.mails.filter(({ to }) => /^new\d@/.test(to))).toHaveLength(2)
  expect(await anna.call('POST', of(id, '/many'), { emails: ['fine@example.com', 'nobody'] })).toMatchObject({
    status: 422,
    body: { message: 'Enter a valid email address' },
  })
  const tooMany = Array.from({ length: 101 }, (_, at) => `p${at}@example.com`)
  expect((await anna.call('POST', of(id, '/many'), { emails: tooMany })).status).toBe(422)
  expect((await otto.call('POST', of(id, '/many'), { emails: ['x@example.com'] })).status).toBe(403)
})

it('COMP-22: the token of the link is kept as a hash only', async () => {
  const id = await world.company(anna)
  await anna.call('POST', of(id), { email: 'dora@example.com' })
  const rows = await world.db.orm.select().from(companyInvitations)
  expect(JSON.stringify(rows)).not.toContain(world.tokenTo('dora@example.com'))
})

it('COMP-13 COMP-14: an address is required, the role is member unless said otherwise, and both are checked', async () => {
  const id = await world.company(anna)
  const refused: [Record<string, unknown>, string][] = [
    [{}, 'Email address is required'],
    [{ email: '' }, 'Email address is required'],
    [{ email: 'nobody' }, 'Enter a valid email address'],
    [{ email: 'x@example.com', role: 'owner' }, 'The role is member, manager or admin'],
    [{ email: 'x@example.com', message: 'x'.repeat(1_001) }, 'A message has at most 1,000 characters'],
  ]
  for (const [body, message] of refused)
    expect(await anna.call('POST', of(id), body)).toMatchObject({ status: 422, body: { message } })
  const plain = await anna.call('POST', of(id), { email: 'x@example.com' })
  expect(plain.body.data.invitation).toMatchObject({ role: 'member', department: null })
})

it('COMP-22: who is a member or invited already is not invited again', async () => {
  const id = await world.company(anna)
  await world.join(anna, id, bob)
  expect(await anna.call('POST', of(id), { email: bob.email })).toMatchObject({
    status: 409,
    body: { message: 'bob@example.com is a member already' },
  })
  await anna.call('POST', of(id), { email: 'emil@example.com' })
  expect(await anna.call('POST', of(id), { email: 'EMIL@example.com' })).toMatchObject({
    status: 409,
    body: { message: 'emil@example.com is invited already' },
  })
})

it('COMP-22: whoever holds the link sees company, role and inviter, signed in or not', async () => {
  const id = await world.company(anna)
  await anna.call('POST', of(id), { email: bob.email, role: 'admin', message: 'Hello Bob' })
  const answer = await fetch(`${world.server.url}/api/invitations/${world.tokenTo(bob.email)}`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    companyName: 'Harbour',
    role: 'admin',
    inviterName: 'Anna',
    inviteeEmail: bob.email,
    message: 'Hello Bob',
    status: 'pending',
  })
  const unknown = await fetch(`${world.server.url}/api/invitations/nothing`)
  expect([unknown.status, await unknown.json()]).toMatchObject([
    404,
    { message: 'This invitation link is invalid' },
  ])
})

it('COMP-22: only the person who has confirmed the invited address accepts, once, and gets the role', async () => {
  const id = await world.company(anna)
  await anna.call('POST', of(id), { email: bob.email, role: 'manager' })
  const path = `/api/invitations/${world.tokenTo(bob.email)}`
  expect(
    (await fetch(world.server.url + path, { method: 'POST', headers: { origin: 'http://127.0.0.1:3000' } }))
      .status,
  ).toBe(401)
  expect(await otto.call('POST', path)).toMatchObject({
    status: 403,
    body: { message: 'Sign in as bob@example.com, confirmed, to accept this invitation' },
  })
  expect(await bob.call('POST', path)).toMatchObject({
    status: 200,
    body: { success: true, data: { companyId: id } },
  })
  expect(await bob.call('POST', path)).toMatchObject({
    status: 409,
    body: { message: 'This invitation was accepted already' },
  })
  expect((await bob.call('GET', '/api/companies')).body.data.companies).toContainEqual(
    expect.objectContaining({ membership: { role: 'manager', department: null, isActive: true } }),
  )
  expect((await anna.call('GET', of(id))).body.data.invitations).toMatchObject([{ status: 'accepted' }])
})

it('COMP-22: an account whose address is not confirmed cannot accept', async () => {
  const id = await world.company(anna)
  const fay = await world.person('Fay', false)
  expect((await world.join(anna, id, fay)).status).toBe(403)
})

it('COMP-22: after seven days the link is over; sent again it is good for seven more, and the old one is dead', async () => {
  const id = await world.company(anna)
  const gil = await world.person('Gil')
  const made = await anna.call('POST', of(id), { email: gil.email })
  const invitationId = made.body.data.invitation.id
  const first = world.tokenTo(gil.email)
  world.pass(7 * DAY_MS)
  expect(await gil.call('POST', `/api/invitations/${first}`)).toMatchObject({
    status: 409,
    body: { message: 'This invitation has expired: ask for a new one', details: { status: 'expired' } },
  })
  expect((await anna.call('GET', of(id))).body.data.invitations).toMatchObject([{ status: 'expired' }])
  expect(await anna.call('POST', of(id, `/${invitationId}/resend`))).toMatchObject({
    status: 200,
    body: { data: { invitation: { status: 'pending' } } },
  })
  expect((await gil.call('POST', `/api/invitations/${first}`)).status).toBe(404)
  expect((await gil.call('POST', `/api/invitations/${world.tokenTo(gil.email)}`)).status).toBe(200)
  expect((await anna.call('POST', of(id, `/${invitationId}/resend`))).status).toBe(409)
})

it('API-41 COMP-15: a pending invitation can be cancelled, and only a pending one; it is not sent again', async () => {
  const id = await world.company(anna)
  const made = await anna.call('POST', of(id), { email: otto.email })
  const path = of(id, `/${made.body.data.invitation.id}`)
  expect(await anna.call('DELETE', path)).toMatchObject({
    status: 200,
    body: { success: true, message: 'Invitation cancelled' },
  })
  expect(await otto.call('POST', `/api/invitations/${world.tokenTo(otto.email)}`)).toMatchObject({
    status: 409,
    body: { message: 'This invitation was cancelled' },
  })
  expect(await anna.call('DELETE', path)).toMatchObject({
    status: 409,
    body: { message: 'Only a pending invitation can be cancelled' },
  })
  expect(await anna.call('POST', `${path}/resend`)).toMatchObject({
    status: 409,
    body: { message: 'Only a pending or expired invitation can be sent again' },
  })
  const other = await world.company(anna)
  expect((await anna.call('DELETE', of(other, `/${made.body.data.invitation.id}`))).status).toBe(409)
})

it('COMP-23: while the company is restricted, only addresses of its domains are invited and accept', async () => {
  const id = await world.company(anna, {
    domainRestrictions: { enabled: true, domains: ['example.org', 'example.net'] },
  })
  expect(await anna.call('POST', of(id), { email: 'hal@sub.example.org' })).toMatchObject({
    status: 422,
    body: { message: 'Only addresses of example.org, example.net can be invited' },
  })
  expect((await anna.call('POST', of(id), { email: 'hal@example.org' })).status).toBe(201)
  const open = await world.company(anna)
  const ida = await world.person('Ida')
  await anna.call('POST', of(open), { email: ida.email })
  await anna.call('PATCH', `/api/companies/${open}`, {
    domainRestrictions: { enabled: true, domains: ['example.org'] },
  })
  expect((await ida.call('POST', `/api/invitations/${world.tokenTo(ida.email)}`)).status).toBe(422)
})

it('threat 16: a company invites at most 100 people a day', async () => {
  const id = await world.company(anna)
  for (let number = 0; number < 100; number += 1)
    expect((await anna.call('POST', of(id), { email: `person${number}@example.com` })).status).toBe(201)
  expect((await anna.call('POST', of(id), { email: 'one-more@example.com' })).status).toBe(429)
})

it('threat 19: one address gets five invitations a day, whichever companies invite', async () => {
  const statuses: number[] = []
  for (let company = 0; company < 3; company += 1) {
    const id = await world.company(bob)
    const made = await bob.call('POST', of(id), { email: 'wanted@example.com' })
    const [open] = (await bob.call('GET', of(id))).body.data.invitations
    const again = await bob.call('POST', of(id, `/${open?.id ?? 0}/resend`), {})
    statuses.push(made.status, again.status)
  }
  expect(statuses).toEqual([201, 200, 201, 200, 201, 429])
})
