// What a person owns of what was learned: that of their own context, for their archive.
import { and, eq, isNull } from 'drizzle-orm'
import { learnedReadings } from '../../../db/schema/learning.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { nothingLearned } from '../../language/learned/learned-reading.ts'
import { linesOf } from './line-words.ts'

export async function ownLearning(db: Database, { userId }: Scope) {
  const [row] = await db.orm
    .select()
    .from(learnedReadings)
    .where(and(isNull(learnedReadings.companyId), eq(learnedReadings.userId, userId)))
  const lines = linesOf(row?.reading ?? nothingLearned).map(({ text, seen }) => ({ text, corrections: seen }))
  return { learned: { isOn: row?.isOn ?? true, lines, forgotten: row?.forgotten ?? [] } }
}
