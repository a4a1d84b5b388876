// People in the database: found by confirmed address, made as guests by a mail, changed by themselves.
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { userAddresses, users } from '../../../db/schema/users.ts'
import { type ActingDatabase, asSystem, type SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { prepared } from '../../kit/db/prepared.ts'
import type { Scope, SystemScope } from '../../kit/scope.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { splitName } from './person.ts'

export interface Account {
  id: number
  firstName: string
  lastName: string
  email: string
  authProvider: string
  profileImageUrl: string | null
  timeZone: string
  /** In which our mails are written to the person; null where nobody chose. */
  language: LanguageCode | null
  /** Of the last mail of theirs that told it. */
  mailLanguage: LanguageCode | null
  /** Null for a guest, and for an account whose address is not confirmed yet. */
  claimedAt: Date | null
  /** While the owner of the server has disabled it. */
  disabledAt: Date | null
  createdAt: Date
}

export const accountColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  authProvider: users.authProvider,
  profileImageUrl: users.profileImageUrl,
  timeZone: users.timeZone,
  language: users.language,
  mailLanguage: users.mailLanguage,
  claimedAt: users.claimedAt,
  disabledAt: users.disabledAt,
  createdAt: users.createdAt,
}

/** Addresses are compared without regard to case and to space around them. */
export const normaliseAddress = (address: string): string => address.trim().toLowerCase()

export async function findUser(db: ActingDatabase, id: number): Promise<Account | null> {
  const [found] = await db.orm.select(accountColumns).from(users).where(eq(users.id, id))
  return found ?? null
}

/** The people with these ids, which the caller has from records that the scope may read. In no order. */
export async function findUsers(db: ActingDatabase, ids: readonly number[]): Promise<Account[]> {
  if (ids.length === 0) return []
  return db.orm
    .select(accountColumns)
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
}

const byConfirmedAddress = prepared<Account[], { address: string }>((orm) =>
  orm
    .select(accountColumns)
    .from(userAddresses)
    .innerJoin(users, eq(users.id, userAddresses.userId))
    .where(and(eq(userAddresses.address, sql.placeholder('address')), isNotNull(userAddresses.confirmedAt))),
)

/** The one person who has confirmed this address; mail from it may be trusted as theirs. */
export async function findUserByConfirmedAddress(
  db: SystemDatabase,
  address: string,
): Promise<Account | null> {
  const [found] = await byConfirmedAddress(db, { address: normaliseAddress(address) })
  return found ?? null
}

/**
 * Whoever a mail names: the person with that confirmed address, or else an unclaimed one, made once however
 * many mails name them at the same time. Never an account that waits for its confirmation: that one is not
 * proven to be theirs (threat 20).
 */
export async function findOrCreateGuest(
  db: Database,
  scope: SystemScope,
  { address, name = '' }: { address: string; name?: string },
): Promise<Account> {
  const email = normaliseAddress(address)
  const known = await findByAnyAddress(asSystem(db, scope), email)
  if (known && (known.claimedAt || known.firstName || known.lastName || !name)) return known
  const [guest] = await db.orm
    .insert(users)
    .values({ email, ...splitName(name) })
    .onConflictDoUpdate({
      target: users.email,
      // A name that a later mail brings is taken for a guest who had none.
      set: {
        firstName: sql`case when ${isNameless} then excluded.first_name else ${users.firstName} end`,
        lastName: sql`case when ${isNameless} then excluded.last_name else ${users.lastName} end`,
      },
    })
    .returning(accountColumns)
  if (!guest) throw new Error('the insert of a guest gave no row')
  return guest
}

/** As `findOrCreateGuest` without names, for many addresses in few statements; by the address as it was given. */
export async function findOrCreateGuests(
  db: Database,
  scope: SystemScope,
  addresses: readonly string[],
): Promise<Map<string, Account>> {
  const emails = [...new Set(addresses.map(normaliseAddress))]
  const known = await findByAddresses(asSystem(db, scope), emails)
  const missing = emails.filter((email) => !known.has(email))
  const { rows } = await db.query(
    `insert into users (email) select unnest($1::text[])
     on conflict (email) do update set email = excluded.email returning id`,
    [missing],
  )
  const made = await accountsOf(
    asSystem(db, scope),
    rows.map(({ id }) => Number(id)),
  )
  const all = new Map([...known, ...made.map((guest) => [guest.email, guest] as const)])
  return new Map(
    addresses.flatMap((address) => {
      const account = all.get(normaliseAddress(address))
      return account ? [[address, account] as const] : []
    }),
  )
}

/** As `findByAnyAddress`, for many. */
async function findByAddresses(db: SystemDatabase, emails: readonly string[]): Promise<Map<string, Account>> {
  const { rows } = await db.query(
    `select asked.email, coalesce(
       (select user_id from user_addresses where address = asked.email and confirmed_at is not null),
       (select id from users where users.email = asked.email)) as id
     from unnest($1::text[]) as asked (email)`,
    [[...emails]],
  )
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [Number(id)]))
  const byId = new Map((await accountsOf(db, ids)).map((account) => [account.id, account]))
  return new Map(
    rows.flatMap(({ email, id }) => {
      const account = byId.get(Number(id))
      return account ? [[String(email), account] as const] : []
    }),
  )
}

const accountsOf = (db: SystemDatabase, ids: readonly number[]): Promise<Account[]> =>
  db.orm
    .select(accountColumns)
    .from(users)
    .where(sql`${users.id} = any(${sql.param([...ids])}::int[])`)

/** Who has confirmed the address comes before whose address it is. */
async function findByAnyAddress(db: SystemDatabase, email: string): Promise<Account | null> {
  const confirmed = sql`(select ${userAddresses.userId} from ${userAddresses}
    where ${userAddresses.address} = ${email} and ${userAddresses.confirmedAt} is not null)`
  const own = sql`(select ${users.id} from ${users} where ${users.email} = ${email})`
  const [found] = await db.orm
    .select(accountColumns)
    .from(users)
    .where(eq(users.id, sql`coalesce(${confirmed}, ${own})`))
  return found ?? null
}

const isNameless = and(isNull(users.claimedAt), eq(users.firstName, ''), eq(users.lastName, ''))

/** `timeZone` is an IANA name; false when it is none, and nothing changes. */
export async function chooseTimeZone(
  db: Database,
  scope: Scope,
  timeZone: string,
  at: Date,
): Promise<boolean> {
  if (!isTimeZone(timeZone)) return false
  await db.orm
    .update(users)
    .set({ timeZone, timeZoneChosenAt: at, updatedAt: at })
    .where(eq(users.id, scope.userId))
  return true
}

/** The browser's zone, for an account whose person chose none and that has none of an earlier browser. */
export async function takeTimeZone(
  db: ActingDatabase,
  userId: number,
  timeZone: string | undefined,
): Promise<void> {
  if (!timeZone || !isTimeZone(timeZone)) return
  await db.orm
    .update(users)
    .set({ timeZone })
    .where(and(eq(users.id, userId), eq(users.timeZone, 'UTC'), isNull(users.timeZoneChosenAt)))
}

/** Null: in the language of their mails. */
export async function chooseLanguage(
  db: Database,
  scope: Scope,
  language: LanguageCode | null,
  at: Date,
): Promise<void> {
  await db.orm.update(users).set({ language, updatedAt: at }).where(eq(users.id, scope.userId))
}

/** What a mail of the person was written in. */
export async function noteMailLanguage(
  db: SystemDatabase,
  userId: number,
  mailLanguage: LanguageCode,
): Promise<void> {
  await db.orm.update(users).set({ mailLanguage }).where(eq(users.id, userId))
}

/** In which a mail that answers none is written to the person: the chosen one, else that of their mails, else English. */
export async function readingLanguage(db: ActingDatabase, userId: number): Promise<LanguageCode> {
  const account = await findUser(db, userId)
  return account ? languageOf(account) : 'en'
}

export const languageOf = ({ language, mailLanguage }: Pick<Account, 'language' | 'mailLanguage'>) =>
  language ?? mailLanguage ?? 'en'

export function isTimeZone(name: string): boolean {
  try {
    // Offsets such as +02:00 are known too, but they are no zones: they miss summer time.
    return /^[A-Za-z]/.test(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone)
  } catch {
    return false
  }
}
