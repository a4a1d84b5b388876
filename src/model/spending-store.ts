// The tokens that were spent, kept in the database: every process counts on the same account.
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { modelSpending } from '../../db/schema/model-spending.ts'
import type { SystemDatabase } from '../kit/db/acting-database.ts'

/** Tokens by account; an account that spent nothing is left out. `day` as 2026-11-21, UTC. */
export async function spentOn(
  db: SystemDatabase,
  day: string,
  accounts: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.orm
    .select({ account: modelSpending.account, tokens: modelSpending.tokens })
    .from(modelSpending)
    .where(and(eq(modelSpending.day, day), inArray(modelSpending.account, [...accounts])))
  return new Map(rows.map(({ account, tokens }) => [account, tokens]))
}

/** Asked while a mail is read, before the transaction of its delivery: what was spent stays spent. */
export async function addSpending(
  db: SystemDatabase,
  { day, accounts, tokens }: { day: string; accounts: readonly string[]; tokens: number },
): Promise<void> {
  // One order for all, so that two processes never wait for each other crosswise.
  const rows = [...accounts].sort().map((account) => ({ day, account, tokens }))
  await db.orm
    .insert(modelSpending)
    .values(rows)
    .onConflictDoUpdate({
      target: [modelSpending.day, modelSpending.account],
      set: { tokens: sql`${modelSpending.tokens} + excluded.tokens` },
    })
}

/** Days before `day` are of no use to a daily budget. */
export async function dropSpendingBefore(db: SystemDatabase, day: string): Promise<void> {
  await db.orm.delete(modelSpending).where(lt(modelSpending.day, day))
}
