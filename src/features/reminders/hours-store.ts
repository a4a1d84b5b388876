// The only SQL of a person's hours; who never chose has the usual quiet ones.
import { quietHours } from '../../../db/schema/reminders.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { type QuietHours, usualQuietHours } from './quiet-hours.ts'

/** Of a row `quiet` of quiet_hours that a left join gave: minutes, null for none. */
export const usualQuiet = `
  case when quiet.user_id is null then ${usualQuietHours.from} else quiet.from_minute end as quiet_from,
  case when quiet.user_id is null then ${usualQuietHours.to} else quiet.to_minute end as quiet_to`

/** The columns above. */
export interface StoredQuiet {
  quiet_from: number | null
  quiet_to: number | null
}

/** Of the columns above. */
export const quietOf = (from: number | null, to: number | null): QuietHours | null =>
  from === null || to === null ? null : { from, to }

export interface StoredHours {
  timeZone: string
  isChosen: boolean
  quiet: QuietHours | null
}

export async function readHours(db: Database, scope: Scope): Promise<StoredHours> {
  const { rows } = await db.query<StoredQuiet & { time_zone: string; is_chosen: boolean }>(
    `select time_zone, time_zone_chosen_at is not null as is_chosen, ${usualQuiet}
     from users left join quiet_hours as quiet on quiet.user_id = users.id where users.id = $1`,
    [scope.userId],
  )
  const [row] = rows
  if (!row) throw new Error('the person of the scope is not there')
  return {
    timeZone: row.time_zone,
    isChosen: row.is_chosen,
    quiet: quietOf(row.quiet_from, row.quiet_to),
  }
}

export async function writeQuietHours(db: Database, scope: Scope, quiet: QuietHours | null): Promise<void> {
  const columns = { fromMinute: quiet?.from ?? null, toMinute: quiet?.to ?? null }
  await db.orm
    .insert(quietHours)
    .values({ userId: scope.userId, ...columns })
    .onConflictDoUpdate({ target: quietHours.userId, set: columns })
}
