// Keeps which troubles there are and since when, and when what brings mail last gave a sign of life.
import { and, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { alarms, lifeSigns } from '../../../db/schema/alarms.ts'
import { auditEntries } from '../../../db/schema/audit.ts'
import type { AuditAction } from '../../kit/audit-actions.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Cause, Source } from './find-causes.ts'

/** One that comes back so soon is the same trouble. */
const SAME_MS = 15 * 60_000

export type Alarm = typeof alarms.$inferSelect

/** True for whoever is the first to find it, of all processes: they tell of it. */
export async function openAlarm(
  db: SystemDatabase,
  { cause, title, advice }: Cause,
  at: Date,
): Promise<boolean> {
  const [again] = await db.orm
    .update(alarms)
    .set({ endedAt: null, title, advice })
    .where(
      and(
        eq(alarms.cause, cause),
        or(isNull(alarms.endedAt), gt(alarms.endedAt, new Date(at.getTime() - SAME_MS))),
      ),
    )
    .returning({ id: alarms.id })
  if (again) return false
  const made = await db.orm
    .insert(alarms)
    .values({ cause, title, advice, beganAt: at })
    .onConflictDoUpdate({
      target: alarms.cause,
      set: { title, advice, beganAt: at, endedAt: null },
      setWhere: sql`${alarms.endedAt} is not null`,
    })
    .returning({ id: alarms.id })
  return made.length > 0
}

/** Ends those that are no trouble any more and gives them, to whoever was first. */
export async function endAlarms(db: SystemDatabase, causes: readonly string[], at: Date): Promise<Alarm[]> {
  return db.orm
    .update(alarms)
    .set({ endedAt: at })
    .where(
      and(
        isNull(alarms.endedAt),
        causes.length > 0 ? sql`not ${inArray(alarms.cause, [...causes])}` : undefined,
      ),
    )
    .returning()
}

/** Null where another process ended it first, or where it does not last. */
export async function endAlarm(db: SystemDatabase, cause: string, at: Date): Promise<Alarm | null> {
  const [ended] = await db.orm
    .update(alarms)
    .set({ endedAt: at })
    .where(and(eq(alarms.cause, cause), isNull(alarms.endedAt)))
    .returning()
  return ended ?? null
}

const failures: AuditAction[] = ['sign_in.failed', 'code.failed', 'proof.failed']
/** A flood fills these, and looking at them takes as long however many there are. */
const NEWEST = 1_000

/** How many times somebody failed to show who they are since then, among the newest entries of the audit log. */
export async function failedSignIns(db: SystemDatabase, since: Date): Promise<number> {
  const newest = db.orm
    .select({ action: auditEntries.action, at: auditEntries.at })
    .from(auditEntries)
    .orderBy(desc(auditEntries.id))
    .limit(NEWEST)
    .as('newest')
  const [found] = await db.orm
    .select({ failed: count() })
    .from(newest)
    .where(and(inArray(newest.action, failures), gt(newest.at, since)))
  return found?.failed ?? 0
}

/** Those that last, then the last ones that ended. */
export function listAlarms(db: SystemDatabase): Promise<Alarm[]> {
  return db.orm
    .select()
    .from(alarms)
    .orderBy(sql`${alarms.endedAt} is not null`, desc(alarms.beganAt))
    .limit(20)
}

/** A sign of life at `lastAt`; the silence before it counts as usual from then on. Gives the source as it is then. */
export async function noteSign(db: SystemDatabase, name: string, lastAt: Date, now: Date): Promise<Source> {
  const gap = sql`extract(epoch from excluded.last_at - ${lifeSigns.lastAt})::integer`
  const [source] = await db.orm
    .insert(lifeSigns)
    .values({ name, knownSince: now, lastAt })
    .onConflictDoUpdate({
      target: lifeSigns.name,
      set: {
        lastAt: sql`greatest(${lifeSigns.lastAt}, excluded.last_at)`,
        longestSilence: sql`greatest(${lifeSigns.longestSilence}, ${gap})`,
      },
    })
    .returning()
  if (!source) throw new Error('a sign of life was not kept')
  return source
}

export function readSigns(db: SystemDatabase): Promise<Source[]> {
  return db.orm.select().from(lifeSigns).orderBy(lifeSigns.name)
}

/** When a mail last came by the way, if that was after `since`. */
export async function lastMailBy(db: SystemDatabase, way: string, since: Date): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date }>(
    `select received_at as at from mails where received_at > $2 and source = $1 order by received_at desc limit 1`,
    [way, since.toISOString()],
  )
  return rows[0]?.at ?? null
}

/** How many steps of the schema were made, and when the last one was. */
export async function readSchemaSteps(db: SystemDatabase): Promise<{ count: number; lastAt: Date | null }> {
  const { rows } = await db.query<{ count: number; lastAt: Date | null }>(
    `select count(*)::int as count, max(applied_at) as "lastAt" from schema_step`,
  )
  return rows[0] ?? { count: 0, lastAt: null }
}
