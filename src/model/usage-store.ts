// What the models were asked, what it cost and what failed, by day: for the owner's page.
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { modelFailures, modelUsage } from '../../db/schema/model-spending.ts'
import type { Clock } from '../kit/clock.ts'
import { asSystem, type SystemDatabase } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import type { Log } from '../kit/log.ts'
import type { SystemScope } from '../kit/scope.ts'
import type { ModelCall } from './services.ts'

export type UsageRow = typeof modelUsage.$inferSelect
export type FailureRow = typeof modelFailures.$inferSelect

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

interface CounterServices {
  db: Database
  system: SystemScope
  clock: Clock
  log: Log
}

/** What to call with each question that was asked. */
export function useCounter({ db, system, clock, log }: CounterServices): (call: ModelCall) => void {
  return (call) => {
    // Outside the caller's transaction: nobody waits for it, and it stays when that is rolled back.
    db.outside(() => addUsage(asSystem(db, system), call, clock())).catch((error: unknown) =>
      log.warn({ err: error }, 'the use of a model was not counted'),
    )
  }
}

async function addUsage(
  db: SystemDatabase,
  { model, payerId, use, outcome, tokens, savedTokens }: ModelCall,
  at: Date,
): Promise<void> {
  const row: UsageRow = {
    day: dayOf(at),
    payerId,
    model,
    purpose: use.purpose,
    agent: use.agent,
    companyId: use.companyId ?? 0,
    questions: outcome === 'stored' ? 0 : 1,
    answers: outcome === 'answered' ? 1 : 0,
    inputTokens: tokens.input,
    cachedTokens: tokens.cached,
    outputTokens: tokens.output,
    storedAnswers: outcome === 'stored' ? 1 : 0,
    savedTokens,
  }
  const { questions, answers, inputTokens, cachedTokens, outputTokens } = modelUsage
  await db.orm
    .insert(modelUsage)
    .values(row)
    .onConflictDoUpdate({
      target: [
        modelUsage.day,
        modelUsage.payerId,
        modelUsage.model,
        modelUsage.purpose,
        modelUsage.agent,
        modelUsage.companyId,
      ],
      set: {
        questions: sql`${questions} + excluded.questions`,
        answers: sql`${answers} + excluded.answers`,
        inputTokens: sql`${inputTokens} + excluded.input_tokens`,
        cachedTokens: sql`${cachedTokens} + excluded.cached_tokens`,
        outputTokens: sql`${outputTokens} + excluded.output_tokens`,
        storedAnswers: sql`${modelUsage.storedAnswers} + excluded.stored_answers`,
        savedTokens: sql`${modelUsage.savedTokens} + excluded.saved_tokens`,
      },
    })
  if (outcome === 'answered' || outcome === 'stopped' || outcome === 'stored') return
  await db.orm
    .insert(modelFailures)
    .values({ day: dayOf(at), payerId, model, fault: outcome, count: 1, lastAt: at })
    .onConflictDoUpdate({
      target: [modelFailures.day, modelFailures.payerId, modelFailures.model, modelFailures.fault],
      set: { count: sql`${modelFailures.count} + 1`, lastAt: at },
    })
}

interface Period {
  /** The company whose models they are; 0 for the owner's. */
  payerId: number
  /** As 2026-11-21, UTC. */
  since: string
}

export async function listUsage(db: SystemDatabase, { payerId, since }: Period): Promise<UsageRow[]> {
  return db.orm
    .select()
    .from(modelUsage)
    .where(and(eq(modelUsage.payerId, payerId), gte(modelUsage.day, since)))
}

/** The latest first. */
export async function listFailures(db: SystemDatabase, { payerId, since }: Period): Promise<FailureRow[]> {
  return db.orm
    .select()
    .from(modelFailures)
    .where(and(eq(modelFailures.payerId, payerId), gte(modelFailures.day, since)))
    .orderBy(desc(modelFailures.lastAt))
}

export async function dropUsageBefore(db: SystemDatabase, day: string): Promise<void> {
  await db.orm.delete(modelUsage).where(lt(modelUsage.day, day))
  await db.orm.delete(modelFailures).where(lt(modelFailures.day, day))
}
