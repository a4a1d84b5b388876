// The hierarchy over a real server: departments and teams as a tree that stays one, with leads and members.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type CompanyPerson, type CompanyWorld, startCompanyWorld } from '../../../../test/company-world.ts'
import type { Unit } from './contract.ts'

let world: CompanyWorld
let anna: CompanyPerson
let bob: CompanyPerson
let id: number

beforeAll(async () => {
  world = await startCompanyWorld()
  anna = await world.person('Anna')
  bob = await world.person('Bob')
})
beforeEach(async () => {
  id = await world.company(anna)
})
afterAll(() => world.close())

const at = (rest = '') => `/api/companies/${id}/hierarchy${rest}`

async function add(kind: string, name: string, parentId: number | null = null): Promise<number> {
  const made = await anna.call('POST', at(), { kind, name, parentId })
  expect([name, made.status]).toEqual([name, 201])
  return made.body.data.unit.id
}

async function tree(): Promise<Unit[]> {
  return (await anna.call('GET', at())).body.data.units
}

async function departments(): Promise<Record<string, string | null>> {
  const { body } = await anna.call('GET', `/api/companies/${id}/members`)
  return Object.fromEntries(
    body.data.members.map(
      (one: { user: { firstName: string }; membership: { department: string | null } }) => [
        one.user.firstName,
        one.membership.department,
      ],
    ),
  )
}

const place = (person: CompanyPerson, unitId: number | null) =>
  anna.call('PUT', `/api/companies/${id}/members/${person.id}/unit`, { unitId })

it('COMP-16: departments and teams are added, renamed, moved and given leads', async () => {
  const sales = await add('department', 'Sales')
  const east = await add('team', 'East', sales)
  const tech = await add('department', 'Technology')
  const changed = await anna.call('PATCH', at(`/${east}`), {
    name: 'North',
    parentId: tech,
    leadId: anna.id,
  })
  expect(changed).toMatchObject({
    status: 200,
    body: {
      success: true,
      data: { unit: { id: east, kind: 'team', name: 'North', parentId: tech, leadId: anna.id } },
    },
  })
  expect((await tree()).map((unit) => [unit.name, unit.parentId])).toEqual([
    ['North', tech],
    ['Sales', null],
    ['Technology', null],
  ])
  expect((await anna.call('GET', '/api/companies')).body.data.companies).toContainEqual(
    expect.objectContaining({ departmentCount: 2 }),
  )
})

it('COMP-16: nothing stands below itself, no department in a team, no two of one name side by side', async () => {
  const sales = await add('department', 'Sales')
  const europe = await add('department', 'Europe', sales)
  const east = await add('team', 'East', europe)
  const refused: [string, string, Record<string, unknown>, number, string][] = [
    ['PATCH', at(`/${sales}`), { parentId: sales }, 422, 'Sales cannot be below itself'],
    ['PATCH', at(`/${sales}`), { parentId: east }, 422, 'Sales cannot be below itself'],
    ['PATCH', at(`/${sales}`), { parentId: 999_999 }, 422, 'The department or team above is gone'],
    ['PATCH', at(`/${sales}`), { name: ' ' }, 422, 'A name is required'],
    ['PATCH', at(`/${sales}`), { leadId: bob.id }, 422, 'This person is no member of the company'],
    ['PATCH', at('/999999'), { name: 'x' }, 404, 'There is no such department or team'],
    [
      'POST',
      at(),
      { kind: 'department', name: 'x', parentId: east },
      422,
      'A department cannot be inside a team',
    ],
    ['POST', at(), { kind: 'department', name: 'sales ' }, 409, 'There is another sales at this place'],
    ['POST', at(), { kind: 'circle', name: 'x' }, 422, 'It is a department or a team'],
  ]
  for (const [method, path, body, status, message] of refused)
    expect(await anna.call(method, path, body)).toMatchObject({ status, body: { success: false, message } })
})

it('COMP-16: two moves at once cannot make a ring', async () => {
  const one = await add('team', 'One')
  const two = await add('team', 'Two')
  const moves = await Promise.all([
    anna.call('PATCH', at(`/${one}`), { parentId: two }),
    anna.call('PATCH', at(`/${two}`), { parentId: one }),
  ])
  expect(new Set(moves.map((move) => move.status))).toEqual(new Set([200, 422]))
})

it('COMP-16: the tree has at most eight levels', async () => {
  let parentId: number | null = null
  for (let level = 1; level <= 8; level += 1) parentId = await add('team', `Level ${level}`, parentId)
  expect(await anna.call('POST', at(), { kind: 'team', name: 'Level 9', parentId })).toMatchObject({
    status: 422,
    body: { message: 'The tree has at most 8 levels' },
  })
  const top = await add('team', 'Top')
  const first = (await tree()).find((unit) => unit.name === 'Level 1')?.id
  expect((await anna.call('PATCH', at(`/${first}`), { parentId: top })).status).toBe(422)
})

it('COMP-16: a member stands in one place, from which the department follows', async () => {
  await world.join(anna, id, bob)
  const sales = await add('department', 'Sales')
  const east = await add('team', 'East', sales)
  const tech = await add('department', 'Technology')
  expect(await place(bob, east)).toMatchObject({ status: 200, body: { success: true } })
  expect(await departments()).toEqual({ Anna: null, Bob: 'Sales' })
  await anna.call('PATCH', at(`/${east}`), { parentId: tech })
  await anna.call('PATCH', at(`/${tech}`), { name: 'Technics' })
  expect(await departments()).toEqual({ Anna: null, Bob: 'Technics' })
  await place(bob, sales)
  expect((await tree()).flatMap((unit) => unit.memberIds)).toEqual([bob.id])
  await place(bob, null)
  expect(await departments()).toEqual({ Anna: null, Bob: null })
  expect((await place(bob, 999_999)).status).toBe(404)
})

it('COMP-16: what stands below a deleted one moves up, members too', async () => {
  await world.join(anna, id, bob)
  const sales = await add('department', 'Sales')
  const europe = await add('department', 'Europe', sales)
  const east = await add('team', 'East', europe)
  await place(bob, europe)
  expect((await anna.call('DELETE', at(`/${europe}`))).status).toBe(200)
  expect(await tree()).toMatchObject([
    { id: east, parentId: sales },
    { id: sales, memberIds: [bob.id] },
  ])
  expect(await departments()).toMatchObject({ Bob: 'Sales' })
  await anna.call('DELETE', at(`/${sales}`))
  expect(await tree()).toMatchObject([{ id: east, parentId: null, memberIds: [] }])
  expect(await departments()).toMatchObject({ Bob: null })
})

it('COMP-16: who was invited into a department of the tree stands in it', async () => {
  const sales = await add('department', 'Sales')
  await world.join(anna, id, bob, 'member', 'sales')
  expect((await tree()).find((unit) => unit.id === sales)?.memberIds).toEqual([bob.id])
  expect(await departments()).toMatchObject({ Bob: 'Sales' })
})

it('SHELL-27: units of another company are not there', async () => {
  const sales = await add('department', 'Sales')
  const other = await world.company(anna)
  expect((await anna.call('PATCH', `/api/companies/${other}/hierarchy/${sales}`, { name: 'x' })).status).toBe(
    404,
  )
  expect((await anna.call('DELETE', `/api/companies/${other}/hierarchy/${sales}`)).status).toBe(404)
  const below = { kind: 'team', name: 'x', parentId: sales }
  expect((await anna.call('POST', `/api/companies/${other}/hierarchy`, below)).status).toBe(422)
})
