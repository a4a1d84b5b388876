// Limits on trying, by caller and by address, that hold over restarts and processes (threat 16).
import { isIPv6 } from 'node:net'
import { eq, lt, sql } from 'drizzle-orm'
import { tries } from '../../db/schema/users.ts'
import type { ActingDatabase, SystemDatabase } from './db/acting-database.ts'
import type { Database } from './db/database.ts'
import { AppError } from './errors.ts'
import type { Scope } from './scope.ts'

export interface TryLimit {
  /** Such as `signin:anna@example.com`. */
  key: string
  max: number
  windowMs: number
}

/** Counts one try of each; throws AppError 429 once one has had more than its share in its window. */
export async function countTry(db: SystemDatabase, limits: readonly TryLimit[], now: Date): Promise<void> {
  for (const limit of limits) {
    const resetsAt = await addTry(db, limit, now)
    if (resetsAt) throw tooMany(resetsAt, now)
  }
}

/** Counts one try and says whether it was within the limit, where nobody need hear that it was not. */
export async function isTryLeft(db: SystemDatabase, limit: TryLimit, now: Date): Promise<boolean> {
  return (await addTry(db, limit, now)) === null
}

/** When the window ends, if this try was one too many; else null. */
async function addTry(db: Database, limit: TryLimit, now: Date): Promise<Date | null> {
  const row = await countOne(db, limit, now)
  return row && row.count > limit.max ? row.resetsAt : null
}

/** Takes one where the limit still has room and says whether it did: of two at once only one takes the last. */
export async function takeTry(db: ActingDatabase, limit: TryLimit, now: Date): Promise<boolean> {
  const row = await countOne(db, limit, now, sql`${tries.count} < ${limit.max}`)
  return row !== undefined
}

/** One more, or the first of a new window; undefined where the old one goes on and `where` does not hold. */
async function countOne(db: Database, { key, windowMs }: TryLimit, now: Date, where = sql`true`) {
  const isOver = sql`${tries.resetsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await db.orm
    .insert(tries)
    .values({ key, count: 1, resetsAt: new Date(now.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${tries.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${tries.resetsAt} end`,
      },
      setWhere: sql`${isOver} or ${where}`,
    })
    .returning({ count: tries.count, resetsAt: tries.resetsAt })
  return row
}

/** How many the limit has left. */
export async function triesLeft(
  db: ActingDatabase,
  { key, max }: Pick<TryLimit, 'key' | 'max'>,
  now: Date,
): Promise<number> {
  const [row] = await db.orm.select().from(tries).where(eq(tries.key, key))
  return !row || row.resetsAt <= now ? max : Math.max(0, max - row.count)
}

/** A try that came to a good end does not count against whoever shares the key with its caller. */
export async function giveBackTry(db: SystemDatabase, key: string): Promise<void> {
  await db.orm
    .update(tries)
    .set({ count: sql`greatest(0, ${tries.count} - 1)` })
    .where(eq(tries.key, key))
}

/** The refusal of a try, with how long to wait. */
export function tooMany(resetsAt: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1_000))
  const wait = seconds < 60 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute')
  return new AppError('too_many', `Too many tries. Wait ${wait} and try again.`, { retryAfter: seconds })
}

const counted = (count: number, unit: string) => (count === 1 ? `a ${unit}` : `${count} ${unit}s`)

/** After a success the tries before it no longer count. */
export async function forgetTries(db: SystemDatabase, key: string): Promise<void> {
  await db.orm.delete(tries).where(eq(tries.key, key))
}

/** All counts by the person's id or addresses, whatever was tried. */
export async function forgetTriesOf(db: Database, scope: Scope, addresses: readonly string[]): Promise<void> {
  await db.query(
    `delete from tries where split_part(key, ':', 2) = any($1) or key ~ ('^[a-z-]+:' || $2 || '$')`,
    [addresses, String(scope.userId)],
  )
}

export async function sweepTries(db: SystemDatabase, now: Date): Promise<void> {
  await db.orm.delete(tries).where(lt(tries.resetsAt, now))
}

/** The limit of a caller, empty for this machine itself. */
export function callerLimit(what: string, ip: string, max: number, windowMs: number): TryLimit[] {
  const caller = callerKey(ip)
  return caller === null ? [] : [{ key: `${what}:ip:${caller}`, max, windowMs }]
}

/** An address as one caller tries it, so that nobody uses up what another has: `signin:anna@example.com:from:…`. */
export const keyOfPair = (what: string, address: string, ip: string): string =>
  `${what}:${address}:from:${callerKey(ip) ?? 'here'}`

/**
 * The caller as one key: an IPv6 customer holds a whole /64. Null for this machine, where a proxy without
 * TRUST_PROXY would make all people one caller; the limits by address hold there too.
 */
export function callerKey(ip: string): string | null {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (v4) return v4.startsWith('127.') ? null : v4
  if (ip === '::1') return null
  return isIPv6(ip) ? networkOf(ip) : ip
}

/** The first 64 bits of an IPv6 address, with the zeros that `::` left out. */
function networkOf(ip: string): string {
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? []
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return `${groups.slice(0, 4).join(':')}::/64`
}
