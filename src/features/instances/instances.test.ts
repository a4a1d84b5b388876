// Instances in the database: found by address, by membership and by person, each address once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { agentInstances } from '../../../db/schema/instances.ts'
import { users } from '../../../db/schema/users.ts'
import { openTestDatabase } from '../../../test/database.ts'
import type { Database } from '../../kit/db/database.ts'
import { mintScope, mintSystemScope, type Scope } from '../../kit/scope.ts'
import type { AddressPort } from '../../routing/ports.ts'
import { addMember, createCompany, type NewCompany } from '../companies/index.ts'
import { createAddressPort, createCompanyInstance, createPersonalInstance } from './index.ts'

const at = new Date('2026-03-10T09:12:00Z')
const domain = 'crew.example'
const tula = { agentType: 'tula', instanceName: '', domain }

let db: Database
let addresses: AddressPort
let anna: number
let bob: number

beforeAll(async () => {
  db = await openTestDatabase()
  addresses = createAddressPort(db, mintSystemScope('instance test'), domain)
  const people = await db.orm
    .insert(users)
    .values([{ email: 'anna@example.com' }, { email: 'bob@example.com' }])
    .returning({ id: users.id })
  ;[anna = 0, bob = 0] = people.map((person) => person.id)
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.query('truncate companies, agent_instances restart identity cascade')
})

/** The scope of its admin, Bob. */
async function companyOfBob(company: NewCompany): Promise<Scope> {
  const { id } = await createCompany(db, mintScope(bob), company, at)
  return mintScope(bob, id, 'admin')
}

describe('the personal primary', () => {
  it('MAIL-19: is made at the first mail, once, however many mails come at the same time', async () => {
    const found = await Promise.all(Array.from({ length: 8 }, () => addresses.primaryFor(anna, 'tula')))
    expect(new Set(found.map((one) => one.instanceId)).size).toBe(1)
    expect(found[0]).toMatchObject({
      emailAddress: 'tula@crew.example',
      userId: anna,
      companyId: null,
      isActive: true,
      onlyDomains: null,
    })
    expect(await db.orm.select().from(agentInstances)).toHaveLength(1)
  })

  it('MAIL-28: people share its address, and none of theirs is found by it', async () => {
    const [ofAnna, ofBob] = [
      await addresses.primaryFor(anna, 'tula'),
      await addresses.primaryFor(bob, 'tula'),
    ]
    expect(ofAnna.instanceId).not.toBe(ofBob.instanceId)
    expect(ofAnna.emailAddress).toBe(ofBob.emailAddress)
    expect(await addresses.instanceAt('tula@crew.example')).toBeNull()
  })
})

describe('a further personal instance', () => {
  it('MAIL-20: has a random address that is found without regard to case', async () => {
    const made = await createPersonalInstance(db, mintScope(anna), { ...tula, instanceName: 'Home' }, at)
    expect(made.emailAddress).toMatch(/^tula\+[a-z2-7]{5}@crew\.example$/)
    const found = await addresses.instanceAt(made.emailAddress.toUpperCase())
    expect(found).toMatchObject({ instanceId: made.id, userId: anna, companyId: null })
  })
})

describe('a company instance', () => {
  it('MAIL-21: bears the names of company and instance', async () => {
    const admin = await companyOfBob({ name: 'Harbour & Sons' })
    const made = await createCompanyInstance(db, admin, { ...tula, instanceName: 'Front Desk' }, at)
    expect(made.emailAddress).toBe('tula+harboursons-frontdesk@crew.example')
    expect(await addresses.instanceAt(made.emailAddress)).toMatchObject({
      companyId: admin.companyId,
      userId: null,
      allowGuests: true,
    })
  })

  it('COMP-24: two companies of one name get different addresses, also at the same time', async () => {
    const admins = [await companyOfBob({ name: 'Harbour' }), await companyOfBob({ name: 'Harbour' })]
    const made = await Promise.all(
      [...admins, ...admins].map((admin) => createCompanyInstance(db, admin, tula, at)),
    )
    const taken = made.map((one) => one.emailAddress)
    expect(new Set(taken).size).toBe(4)
    expect(taken.filter((address) => address === 'tula+harbour@crew.example')).toHaveLength(1)
    for (const address of taken)
      expect(address).toMatch(/^tula\+harbour([a-z2-7]{5})?(-[a-z2-7]{5})?@crew\.example$/)
    // Only the first company has the name as it is: nothing of the second is in its pattern.
    const ofFirst = taken.filter((address) => /^tula\+harbour[-@]/.test(address))
    expect(ofFirst).toHaveLength(2)
  })

  it('INST-19: a chosen address is taken as it is, and refused where it is reserved, taken or not ours', async () => {
    const admin = await companyOfBob({ name: 'Harbour' })
    const wish = { ...tula, emailAddress: 'Projects@crew.example' }
    expect(await createCompanyInstance(db, admin, wish, at)).toMatchObject({
      emailAddress: 'projects@crew.example',
    })
    const refused = (emailAddress: string) =>
      createCompanyInstance(db, admin, { ...tula, emailAddress }, at).then(
        () => 'made',
        (error: { code: string }) => error.code,
      )
    expect(await refused('projects@crew.example')).toBe('conflict')
    expect(await refused('polly@crew.example')).toBe('conflict')
    expect(await refused('postmaster@crew.example')).toBe('conflict')
    expect(await refused('projects@elsewhere.example')).toBe('invalid')
    expect(await refused('a b@crew.example')).toBe('invalid')
  })

  it('COMP-19: only admins make one, for agents that there are', async () => {
    const admin = await companyOfBob({ name: 'Harbour' })
    for (const scope of [
      mintScope(anna),
      mintScope(anna, admin.companyId, 'member'),
      mintScope(anna, admin.companyId, 'manager'),
    ])
      await expect(createCompanyInstance(db, scope, tula, at)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(createCompanyInstance(db, admin, { ...tula, agentType: 'hal' }, at)).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  it('COMP-23: names the domains of which mail is processed at once', async () => {
    const strict = await companyOfBob({
      name: 'Strict',
      domainsRestricted: true,
      domains: ['Harbour.example'],
    })
    const open = await companyOfBob({ name: 'Open', domains: ['harbour.example'] })
    const ofStrict = await createCompanyInstance(db, strict, tula, at)
    const ofOpen = await createCompanyInstance(db, open, tula, at)
    expect((await addresses.instanceAt(ofStrict.emailAddress))?.onlyDomains).toEqual(['harbour.example'])
    expect((await addresses.instanceAt(ofOpen.emailAddress))?.onlyDomains).toBeNull()
  })
})

describe('MAIL-28: mail of members to the global address', () => {
  const global = { ...tula, allowGlobalEmails: true }

  it('MAIL-28: goes to the one company instance that allows it', async () => {
    const admin = await companyOfBob({ name: 'Harbour' })
    await createCompanyInstance(db, admin, { ...tula, instanceName: 'Quiet' }, at)
    expect(await addresses.companyInstanceFor(bob, 'tula')).toBeNull()
    const made = await createCompanyInstance(db, admin, global, at)
    expect(await addresses.companyInstanceFor(bob, 'tula')).toMatchObject({ instanceId: made.id })
    expect(await addresses.companyInstanceFor(bob, 'polly')).toBeNull()
    expect(await addresses.companyInstanceFor(anna, 'tula')).toBeNull()
  })

  it('MAIL-28: two instances of one company are one company, two companies are none', async () => {
    const admin = await companyOfBob({ name: 'Harbour' })
    const first = await createCompanyInstance(db, admin, global, at)
    await createCompanyInstance(db, admin, { ...global, instanceName: 'Sales' }, at)
    expect(await addresses.companyInstanceFor(bob, 'tula')).toMatchObject({ instanceId: first.id })
    const other = await companyOfBob({ name: 'Lighthouse' })
    await createCompanyInstance(db, other, global, at)
    expect(await addresses.companyInstanceFor(bob, 'tula')).toBeNull()
  })

  it('threat 15: neither a former member nor a paused instance counts', async () => {
    const admin = await companyOfBob({ name: 'Harbour' })
    await addMember(db, admin, { userId: anna, role: 'member' }, at)
    const made = await createCompanyInstance(db, admin, global, at)
    expect(await addresses.companyInstanceFor(anna, 'tula')).toMatchObject({ instanceId: made.id })
    await db.query('update memberships set is_active = false where user_id = $1', [anna])
    expect(await addresses.companyInstanceFor(anna, 'tula')).toBeNull()
    await db.query('update agent_instances set is_active = false')
    expect(await addresses.companyInstanceFor(bob, 'tula')).toBeNull()
    expect(await addresses.instanceAt(made.emailAddress)).toMatchObject({ isActive: false })
  })
})
