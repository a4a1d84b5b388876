// Companies: whoever makes one is its admin, and admins alone add others.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../../db/schema/users.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { mintScope, mintSystemScope } from '../../kit/scope.ts'
import { addMember, createCompany, roleIn } from './index.ts'

const at = new Date('2026-03-10T09:12:00Z')
const system = mintSystemScope('company test')

let db: Database
let anna: number
let bob: number

beforeAll(async () => {
  db = await openTestDatabase()
  const people = await db.orm
    .insert(users)
    .values([{ email: 'anna@example.com' }, { email: 'bob@example.com' }])
    .returning({ id: users.id })
  ;[anna = 0, bob = 0] = people.map((person) => person.id)
})
afterAll(() => db.close())

it('COMP-20: whoever creates a company is its first admin', async () => {
  const company = await createCompany(db, mintScope(anna), { name: ' Harbour ' }, at)
  expect(company).toMatchObject({ name: 'Harbour', companyType: 'other', domainsRestricted: false })
  expect(await roleIn(asSystem(db, system), anna, company.id)).toBe('admin')
  expect(await roleIn(asSystem(db, system), bob, company.id)).toBeNull()
  await expect(createCompany(db, mintScope(anna), { name: '  ' }, at)).rejects.toMatchObject({
    code: 'invalid',
  })
})

it('COMP-19: only an admin adds members, each once, and a former one comes back with the new role', async () => {
  const { id } = await createCompany(db, mintScope(anna), { name: 'Harbour' }, at)
  const admin = mintScope(anna, id, 'admin')
  for (const scope of [mintScope(anna), mintScope(bob, id, 'manager')])
    await expect(addMember(db, scope, { userId: bob, role: 'admin' }, at)).rejects.toMatchObject({
      code: 'forbidden',
    })
  await addMember(db, admin, { userId: bob, role: 'manager' }, at)
  expect(await roleIn(asSystem(db, system), bob, id)).toBe('manager')
  await expect(addMember(db, admin, { userId: anna, role: 'member' }, at)).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await roleIn(asSystem(db, system), anna, id)).toBe('admin')
  await db.query('update memberships set is_active = false where user_id = $1', [bob])
  expect(await roleIn(asSystem(db, system), bob, id)).toBeNull()
  await addMember(db, admin, { userId: bob, role: 'member' }, at)
  expect(await roleIn(asSystem(db, system), bob, id)).toBe('member')
})
