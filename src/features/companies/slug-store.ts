// A company's part of its agents' addresses: its own, and unlike any other company's, for as long as it has it.
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { agentInstances } from '../../../db/schema/instances.ts'
import { companies } from '../../../db/schema/users.ts'
import { type ActingDatabase, actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import {
  isServerName,
  lookAlikes,
  namedBehind,
  namePart,
  randomSuffix,
  skeleton,
} from '../../routing/address-names.ts'

/** CONST-24 */
const SLUG_LENGTH = 15
const MAX_TRIES = 10

/** Addresses and companies that are made at the same time wait for each other until the transaction ends. */
export async function lockAddressNames(db: ActingDatabase): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtext('names of addresses'))`)
}

/**
 * In a transaction. Made of the name (MAIL-21), with a suffix in it where no letter is left of that, or where it
 * looks like another company's, like a name of the server's, or like what an address of somebody else says
 * already: who was there first keeps theirs. It stays when the company is renamed, since its addresses do.
 */
export async function takeSlug(db: Database, scope: Scope, companyId: number, name: string): Promise<string> {
  await lockAddressNames(actingAs(db, scope))
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const suffix = randomSuffix()
    const plain = namePart(name, tries === 0 ? SLUG_LENGTH : SLUG_LENGTH - suffix.length)
    const slug = tries === 0 ? plain || suffix : `${plain}${suffix}`
    if (isServerName(slug) || (await isNamedByOthers(db, companyId, slug))) continue
    await db.orm
      .update(companies)
      .set({ slug, slugKey: skeleton(slug) })
      .where(eq(companies.id, companyId))
    return slug
  }
  throw new AppError('internal', 'No address could be found for the company')
}

async function isNamedByOthers(db: Database, companyId: number, slug: string): Promise<boolean> {
  const key = skeleton(slug)
  const others = await db.orm
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.slugKey, key), ne(companies.id, companyId)))
    .limit(1)
  if (others.length > 0) return true
  const alike = await db.orm
    .select({ address: agentInstances.emailAddress, slugKey: companies.slugKey })
    .from(agentInstances)
    .leftJoin(companies, eq(companies.id, agentInstances.companyId))
    .where(
      and(
        sql`split_part(${agentInstances.emailAddress}, '@', 1) ~ ${lookAlikes(key)}`,
        or(sql`${agentInstances.companyId} is null`, ne(agentInstances.companyId, companyId)),
      ),
    )
  return alike.some(({ address, slugKey }) => {
    const named = namedBehind(address.slice(0, address.lastIndexOf('@')))
    // Within another company's own addresses the rest is theirs to name.
    return named.includes(key) && !(slugKey !== null && named.includes(slugKey))
  })
}

/** The local part bears the name of a company that the scope does not act for, or one that looks like it. */
export async function namesAnotherCompany(db: Database, scope: Scope, local: string): Promise<boolean> {
  const named = namedBehind(local)
  if (named.length === 0) return false
  const found = await db.orm
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.slugKey, named))
  return found.length > 0 && !found.some(({ id }) => id === scope.companyId)
}
