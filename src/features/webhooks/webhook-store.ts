// The only SQL of webhooks themselves, each in the context that it belongs to.
import { and, asc, count, desc, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { companies, users } from '../../../db/schema/users.ts'
import { webhooks } from '../../../db/schema/webhooks.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SecretKeeper } from '../../kit/kept-secret.ts'
import type { Scope } from '../../kit/scope.ts'
import { RECORDS_PAGE, type RecordList } from '../feature.ts'

export type WebhookRow = typeof webhooks.$inferSelect

/** The person's own, or the company's; that the latter is for admins, the API asks. */
export function ofContext(scope: Scope): SQL | undefined {
  return scope.companyId === 0
    ? and(isNull(webhooks.companyId), eq(webhooks.ownerId, scope.userId))
    : eq(webhooks.companyId, scope.companyId)
}

export function listWebhooksOf(db: Database, scope: Scope): Promise<WebhookRow[]> {
  return db.orm.select().from(webhooks).where(ofContext(scope)).orderBy(desc(webhooks.id))
}

/** Null where the context has no such webhook. */
export async function findWebhook(db: Database, scope: Scope, id: number): Promise<WebhookRow | null> {
  const [found] = await db.orm
    .select()
    .from(webhooks)
    .where(and(ofContext(scope), eq(webhooks.id, id)))
  return found ?? null
}

/** Null where the context has `most` of them already. */
export function insertWebhook(
  db: Database,
  scope: Scope,
  given: { made: Pick<WebhookRow, 'url' | 'events' | 'secret'>; most: number; at: Date },
): Promise<WebhookRow | null> {
  const { made, most, at } = given
  const { userId, companyId } = scope
  return db.transaction(async () => {
    // One at a time for each context, so that two at once do not both find the last place free.
    if (companyId === 0)
      await db.orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    else
      await db.orm
        .select({ id: companies.id })
        .from(companies)
        .where(eq(companies.id, companyId))
        .for('update')
    const [{ has } = { has: 0 }] = await db.orm
      .select({ has: count() })
      .from(webhooks)
      .where(ofContext(scope))
    if (has >= most) return null
    const whose = companyId === 0 ? { ownerId: userId } : { companyId }
    const [row] = await db.orm
      .insert(webhooks)
      .values({ ...made, ...whose, userId, createdAt: at })
      .returning()
    return row ?? null
  })
}

export type WebhookChange = Partial<
  Pick<WebhookRow, 'url' | 'events' | 'isActive' | 'endedBecause' | 'secret' | 'oldSecret' | 'oldSecretUntil'>
>

/** Null where the context has no such webhook. */
export async function updateWebhook(
  db: Database,
  scope: Scope,
  id: number,
  change: WebhookChange,
): Promise<WebhookRow | null> {
  const [row] = await db.orm
    .update(webhooks)
    .set(change)
    .where(and(ofContext(scope), eq(webhooks.id, id)))
    .returning()
  return row ?? null
}

/** False where the context has no such webhook. */
export async function dropWebhook(db: Database, scope: Scope, id: number): Promise<boolean> {
  const gone = await db.orm
    .delete(webhooks)
    .where(and(ofContext(scope), eq(webhooks.id, id)))
    .returning({ id: webhooks.id })
  return gone.length > 0
}

export async function noteWebhookReached(db: SystemDatabase, id: number, at: Date): Promise<void> {
  await db.orm.update(webhooks).set({ reachedAt: at }).where(eq(webhooks.id, id))
}

export async function endWebhook(db: SystemDatabase, id: number, because: string): Promise<void> {
  await db.orm.update(webhooks).set({ isActive: false, endedBecause: because }).where(eq(webhooks.id, id))
}

/** Seals, where they stand, the secrets of an earlier time that had no key for that. */
export async function sealWebhookSecrets(db: SystemDatabase, { sealed }: SecretKeeper): Promise<void> {
  const { id, secret, oldSecret } = webhooks
  for (const row of await db.orm.select({ id, secret, oldSecret }).from(webhooks)) {
    const change = {
      secret: sealed(row.secret) ?? row.secret,
      oldSecret: row.oldSecret === null ? null : (sealed(row.oldSecret) ?? row.oldSecret),
    }
    if (change.secret === row.secret && change.oldSecret === row.oldSecret) continue
    // Of one that was renewed meanwhile the new secret stays.
    await db.orm
      .update(webhooks)
      .set(change)
      .where(and(eq(id, row.id), eq(secret, row.secret)))
  }
}

/** For the archive, without the secrets. */
export const ownWebhooks: RecordList = {
  name: 'webhooks',
  page: (db, scope, after) =>
    db.orm
      .select({
        id: webhooks.id,
        url: webhooks.url,
        events: webhooks.events,
        isActive: webhooks.isActive,
        createdAt: webhooks.createdAt,
      })
      .from(webhooks)
      .where(and(eq(webhooks.ownerId, scope.userId), gt(webhooks.id, after)))
      .orderBy(asc(webhooks.id))
      .limit(RECORDS_PAGE),
}
