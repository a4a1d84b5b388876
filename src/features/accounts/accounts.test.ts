// People behind addresses, links sent by mail, limits by caller, and names: on a real database.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { companies, memberships, tries, userAddresses, users } from '../../../db/schema/users.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { mintScope, mintSystemScope } from '../../kit/scope.ts'
import { callerKey, countTry } from '../../kit/try-store.ts'
import {
  chooseTimeZone,
  findOrCreateGuest,
  findUser,
  findUserByConfirmedAddress,
  findUsers,
  isTimeZone,
} from './account-store.ts'
import {
  createMailedToken,
  findMailedToken,
  sweepMailedTokens,
  type TokenPurpose,
  useMailedToken,
} from './mailed-token-store.ts'
import { membershipsOf, roleIn } from './membership-store.ts'
import { displayName, splitName } from './person.ts'

const scope = mintSystemScope('accounts test')
const START = new Date('2026-03-10T09:00:00Z')
const HOUR_MS = 60 * 60_000
const later = (hours: number) => new Date(START.getTime() + hours * HOUR_MS)

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
afterEach(async () => {
  await db.orm.delete(tries)
  await db.orm.delete(companies)
  await db.orm.delete(users)
})

async function newUser(email: string, confirmed: string[] = []): Promise<number> {
  const [made] = await db.orm.insert(users).values({ email, claimedAt: START }).returning({ id: users.id })
  const userId = made?.id ?? 0
  for (const address of confirmed) {
    await db.orm.insert(userAddresses).values({ userId, address, confirmedAt: START })
  }
  return userId
}

describe('people', () => {
  it('a person is found by each confirmed address, and by no other', async () => {
    const anna = await newUser('anna@example.com', ['anna@example.com', 'berg@example.org'])
    await db.orm.insert(userAddresses).values({ userId: anna, address: 'boss@example.com' })
    for (const address of ['anna@example.com', ' Berg@Example.org ']) {
      expect((await findUserByConfirmedAddress(asSystem(db, scope), address))?.id).toBe(anna)
    }
    for (const address of ['boss@example.com', 'nobody@example.com']) {
      expect(await findUserByConfirmedAddress(asSystem(db, scope), address)).toBeNull()
    }
  })

  it('a guest is made once, however many mails name the address at the same time', async () => {
    const made = await Promise.all(
      ['Bob@example.com', 'bob@example.com', 'BOB@EXAMPLE.COM'].map((address) =>
        db.transaction(() => findOrCreateGuest(db, scope, { address, name: 'Bob Stone' })),
      ),
    )
    expect(new Set(made.map((guest) => guest.id)).size).toBe(1)
    expect(made[0]).toMatchObject({
      email: 'bob@example.com',
      firstName: 'Bob',
      lastName: 'Stone',
      claimedAt: null,
    })
  })

  it('a guest without a name takes one that a later mail brings, and keeps it', async () => {
    await findOrCreateGuest(db, scope, { address: 'bob@example.com' })
    await findOrCreateGuest(db, scope, { address: 'bob@example.com', name: 'Bob Stone' })
    const guest = await findOrCreateGuest(db, scope, { address: 'bob@example.com', name: 'Robert' })
    expect(guest).toMatchObject({ firstName: 'Bob', lastName: 'Stone' })
  })

  it('an address that a person has confirmed makes no guest, and changes no name', async () => {
    const anna = await newUser('anna@example.com', ['anna@example.com', 'berg@example.org'])
    const found = await findOrCreateGuest(db, scope, { address: 'berg@example.org', name: 'Stranger' })
    expect(found).toMatchObject({ id: anna, firstName: '', lastName: '' })
  })

  it('several people are found at once', async () => {
    const [anna, bob] = [await newUser('anna@example.com'), await newUser('bob@example.com')]
    const found = await findUsers(actingAs(db, mintScope(anna)), [bob, anna, bob, 999_999])
    expect(new Set(found.map((user) => user.id))).toEqual(new Set([anna, bob]))
    expect(await findUsers(actingAs(db, mintScope(anna)), [])).toEqual([])
  })

  it('a time zone is one that exists, by its name', async () => {
    const anna = await newUser('anna@example.com')
    const now = new Date('2026-03-10T09:12:00Z')
    expect(await chooseTimeZone(db, mintScope(anna), 'America/Sao_Paulo', now)).toBe(true)
    expect(await chooseTimeZone(db, mintScope(anna), 'Mars/Olympus', now)).toBe(false)
    expect((await findUser(actingAs(db, scope), anna))?.timeZone).toBe('America/Sao_Paulo')
    expect(['UTC', 'Asia/Kolkata', '+02:00', '', "UTC'"].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('memberships that are not active give no role', async () => {
    const anna = await newUser('anna@example.com')
    const made = await db.orm
      .insert(companies)
      .values([{ name: 'Berg' }, { name: 'Stone' }])
      .returning({ id: companies.id })
    const [berg = 0, stone = 0] = made.map((company) => company.id)
    await db.orm.insert(memberships).values([
      { companyId: berg, userId: anna, role: 'admin' },
      { companyId: stone, userId: anna, role: 'admin', isActive: false },
    ])
    expect(await roleIn(asSystem(db, scope), anna, berg)).toBe('admin')
    expect(await roleIn(asSystem(db, scope), anna, stone)).toBeNull()
    expect(await membershipsOf(actingAs(db, scope), anna)).toEqual([{ companyId: berg, role: 'admin' }])
  })

  it("ENT-42: people are displayed as 'firstName lastName', or else email", () => {
    const email = 'anna@example.com'
    expect(displayName({ firstName: 'Anna', lastName: 'Berg', email })).toBe('Anna Berg')
    expect(displayName({ firstName: '', lastName: 'Berg', email })).toBe('Berg')
    expect(displayName({ firstName: '', lastName: '', email })).toBe(email)
    expect(splitName('  Anna  Maria Berg ')).toEqual({ firstName: 'Anna', lastName: 'Maria Berg' })
    expect(splitName('')).toEqual({ firstName: '', lastName: '' })
  })
})

describe('mailed links', () => {
  async function mailTo(userId: number, purpose: TokenPurpose = 'reset'): Promise<string> {
    return createMailedToken(asSystem(db, scope), {
      userId,
      address: 'anna@example.com',
      purpose,
      expiresAt: later(1),
    })
  }

  it('AUTH-29: the token is 256 random bits and stored hashed', async () => {
    const token = await mailTo(await newUser('anna@example.com'))
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const { rows } = await db.query('select to_jsonb(t)::text as text from mailed_tokens t')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).not.toContain(token)
  })

  it('AUTH-29: it works once, for its purpose, until it is over', async () => {
    const userId = await newUser('anna@example.com')
    const [token, late] = [await mailTo(userId), await mailTo(userId)]
    const use = (given: string, purpose: TokenPurpose, at: Date) =>
      useMailedToken(asSystem(db, scope), { token: given, purposes: [purpose] }, at)
    expect(await use(token, 'confirm', START)).toBeNull()
    expect(await use(`${token}x`, 'reset', START)).toBeNull()
    expect(await use(late, 'reset', later(1))).toBeNull()
    const known = async (given: string, at: Date) =>
      (await findMailedToken(asSystem(db, scope), { token: given, purposes: ['reset'] }, at))?.state
    expect(await known(token, START)).toBe('valid')
    const link = { userId, address: 'anna@example.com', purpose: 'reset' }
    expect(await use(token, 'reset', START)).toEqual(link)
    expect(await use(token, 'reset', START)).toBeNull()
    expect([await known(token, START), await known(late, later(1)), await known('x', START)]).toEqual([
      'used',
      'expired',
      undefined,
    ])
  })

  it('AUTH-29: of two that use it at the same time, one gets it', async () => {
    const token = await mailTo(await newUser('anna@example.com'))
    const both = await Promise.all(
      [1, 2].map(() => useMailedToken(asSystem(db, scope), { token, purposes: ['reset'] }, START)),
    )
    expect(both.filter(Boolean)).toHaveLength(1)
  })

  it('links that are over are swept', async () => {
    await mailTo(await newUser('anna@example.com'))
    await sweepMailedTokens(asSystem(db, scope), START)
    expect((await db.query('select id from mailed_tokens')).rows).toHaveLength(1)
    // For a month its page can still say what happened to the link.
    await sweepMailedTokens(asSystem(db, scope), later(29 * 24))
    expect((await db.query('select id from mailed_tokens')).rows).toHaveLength(1)
    await sweepMailedTokens(asSystem(db, scope), later(31 * 24))
    expect((await db.query('select id from mailed_tokens')).rows).toHaveLength(0)
  })
})

describe('limits', () => {
  it('threat 16: tries at the same time cannot take more than the limit', async () => {
    const limit = { key: 'x', max: 3, windowMs: HOUR_MS }
    const tried = await Promise.allSettled(
      Array.from({ length: 8 }, () => countTry(asSystem(db, scope), [limit], START)),
    )
    expect(tried.filter((one) => one.status === 'fulfilled')).toHaveLength(3)
    await expect(countTry(asSystem(db, scope), [limit], START)).rejects.toMatchObject({
      code: 'too_many',
      details: { retryAfter: 3_600 },
    })
    await expect(countTry(asSystem(db, scope), [limit], later(1))).resolves.toBeUndefined()
  })

  it('threat 16: an IPv6 network is one caller; this machine is none', () => {
    expect(callerKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(callerKey('2001:DB8:1:2::6')).toBe('2001:db8:1:2::/64')
    expect(callerKey('2001:db8::6')).toBe('2001:db8:0:0::/64')
    expect(callerKey('203.0.113.9')).toBe('203.0.113.9')
    expect(callerKey('::ffff:203.0.113.9')).toBe('203.0.113.9')
    expect(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'].map(callerKey)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
