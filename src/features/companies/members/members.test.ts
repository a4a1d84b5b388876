// Members over a real server: roles, leaving, removing, and the admin who is always left.
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type CompanyPerson, type CompanyWorld, startCompanyWorld } from '../../../../test/company-world.ts'

let world: CompanyWorld
let anna: CompanyPerson
let bob: CompanyPerson

beforeAll(async () => {
  world = await startCompanyWorld()
  anna = await world.person('Anna')
  bob = await world.person('Bob')
})
afterAll(() => world.close())

const lastAdmin = 'A company needs an admin: make somebody else an admin first'

it('API-38 ENT-10: an admin lists the active members by name', async () => {
  const id = await world.company(anna)
  await world.join(anna, id, bob, 'manager', 'Sales')
  const at = world.clock().toISOString()
  expect(await anna.call('GET', `/api/companies/${id}/members`)).toEqual({
    status: 200,
    body: {
      success: true,
      data: {
        members: [
          {
            user: { id: anna.id, firstName: 'Anna', lastName: '', email: 'anna@example.com' },
            membership: { role: 'admin', department: null, createdAt: at },
          },
          {
            user: { id: bob.id, firstName: 'Bob', lastName: '', email: 'bob@example.com' },
            membership: { role: 'manager', department: 'Sales', createdAt: at },
          },
        ],
      },
    },
  })
})

it('COMP-20: the last admin can neither leave nor be demoted, and can once there is another', async () => {
  const id = await world.company(anna)
  await world.join(anna, id, bob)
  const mine = `/api/companies/${id}/members/${anna.id}`
  for (const answer of [await anna.call('PATCH', mine, { role: 'member' }), await anna.call('DELETE', mine)])
    expect(answer).toMatchObject({ status: 409, body: { success: false, message: lastAdmin } })
  expect(await anna.call('PATCH', mine, { role: 'admin' })).toMatchObject({ status: 200 })
  await anna.call('PATCH', `/api/companies/${id}/members/${bob.id}`, { role: 'admin' })
  expect(await anna.call('DELETE', mine)).toMatchObject({
    status: 200,
    body: { success: true, message: 'You have left the company' },
  })
  expect(await bob.call('DELETE', `/api/companies/${id}/members/${bob.id}`)).toMatchObject({ status: 409 })
})

it('COMP-20: of two admins who both leave at once, one stays', async () => {
  const id = await world.company(anna)
  await world.join(anna, id, bob, 'admin')
  const both = await Promise.all(
    [anna, bob].map((one) => one.call('DELETE', `/api/companies/${id}/members/${one.id}`)),
  )
  expect(new Set(both.map((answer) => answer.status))).toEqual(new Set([200, 409]))
})

it('COMP-19: a new role counts from the next call on', async () => {
  const id = await world.company(anna)
  await world.join(anna, id, bob)
  const members = `/api/companies/${id}/members`
  expect((await bob.call('GET', members)).status).toBe(403)
  await anna.call('PATCH', `${members}/${bob.id}`, { role: 'admin' })
  expect((await bob.call('GET', members)).status).toBe(200)
  await anna.call('PATCH', `${members}/${bob.id}`, { role: 'manager' })
  expect((await bob.call('GET', members)).status).toBe(403)
  expect(await anna.call('PATCH', `${members}/${bob.id}`, { role: 'owner' })).toMatchObject({
    status: 422,
    body: { message: 'The role is member, manager or admin' },
  })
  expect((await anna.call('PATCH', `${members}/999999`, { role: 'member' })).status).toBe(404)
})

it('SHELL-27: a removed member is out of every call at once, loses the place in the tree, and the socket is closed', async () => {
  const id = await world.company(anna)
  await world.join(anna, id, bob, 'admin')
  const tree = `/api/companies/${id}/hierarchy`
  const made = await anna.call('POST', tree, { kind: 'team', name: 'East', leadId: bob.id })
  await anna.call('PUT', `/api/companies/${id}/members/${bob.id}/unit`, { unitId: made.body.data.unit.id })
  const socket = new WebSocket(`${world.server.url.replace('http', 'ws')}/ws`, {
    headers: { cookie: bob.cookie, origin: 'http://127.0.0.1:3000' },
  })
  await once(socket, 'open')
  const heard: string[] = []
  socket.on('message', (text: Buffer) => heard.push(JSON.parse(text.toString('utf8')).type))
  const closed = once(socket, 'close')
  expect(await anna.call('DELETE', `/api/companies/${id}/members/${bob.id}`)).toMatchObject({
    status: 200,
    body: { message: 'Member removed' },
  })
  for (const path of [tree, `/api/companies/${id}/members`, `/api/companies/${id}/domains`])
    expect((await bob.call('GET', path)).status).toBe(403)
  expect((await bob.at(id).raw('POST', '/api/companies/register', { name: 'x' })).status).toBe(403)
  expect((await bob.call('GET', '/api/companies')).body.data.companies).not.toContainEqual(
    expect.objectContaining({ company: expect.objectContaining({ id }) }),
  )
  expect((await anna.call('GET', tree)).body.data.units).toMatchObject([{ leadId: null, memberIds: [] }])
  expect((await closed)[0]).toBe(1008)
  expect(heard).toContain('membership_ended')
})
