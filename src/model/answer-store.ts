// Answers to questions about mails, kept for a day with the delivery and the person that they were asked for.
import { lt } from 'drizzle-orm'
import { jsonText } from '../../db/schema/json.ts'
import { modelAnswers } from '../../db/schema/model-spending.ts'
import type { Clock } from '../kit/clock.ts'
import { asSystem, type SystemDatabase } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import type { SystemScope } from '../kit/scope.ts'

export interface StoredAnswer {
  value: unknown
  /** What it cost. */
  tokens: number
}

export interface AnswerStore {
  find(key: string): Promise<StoredAnswer | null>
  /** Keeps nothing when the delivery or the person was deleted meanwhile. */
  keep(key: string, of: { deliveryId: number; userId: number }, answer: StoredAnswer): Promise<void>
}

const DAY_MS = 24 * 60 * 60_000

const dayBefore = (at: Date) => new Date(at.getTime() - DAY_MS)

export function answerStore(db: Database, system: SystemScope, clock: Clock): AnswerStore {
  return {
    find: (key) => findAnswer(asSystem(db, system), key, dayBefore(clock())),
    keep: (key, of, answer) =>
      keepAnswer(asSystem(db, system), {
        key,
        ...of,
        answer: answer.value,
        tokens: answer.tokens,
        askedAt: clock(),
      }),
  }
}

async function findAnswer(db: SystemDatabase, key: string, since: Date): Promise<StoredAnswer | null> {
  const { rows } = await db.query<StoredAnswer>(
    'select answer as value, tokens from model_answers where key = $1 and asked_at > $2',
    [key, since.toISOString()],
  )
  return rows[0] ?? null
}

async function keepAnswer(db: SystemDatabase, row: typeof modelAnswers.$inferInsert): Promise<void> {
  const { key, deliveryId, userId, answer, tokens, askedAt } = row
  await db.query(
    `insert into model_answers (key, delivery_id, user_id, answer, tokens, asked_at)
     select $1, deliveries.id, users.id, $4, $5, $6 from deliveries, users
     where deliveries.id = $2 and users.id = $3
     on conflict (key) do update set delivery_id = excluded.delivery_id, user_id = excluded.user_id,
       answer = excluded.answer, tokens = excluded.tokens, asked_at = excluded.asked_at`,
    [key, deliveryId, userId, jsonText(answer), tokens, askedAt.toISOString()],
  )
}

/** Those that no question would find any more. */
export async function dropOldAnswers(db: SystemDatabase, now: Date): Promise<void> {
  await db.orm.delete(modelAnswers).where(lt(modelAnswers.askedAt, dayBefore(now)))
}
