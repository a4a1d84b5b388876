// Which sentences of a mail are tasks of a project.
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { tasks } from '../../../db/schema/tasks.ts'
import type { Database } from '../../kit/db/database.ts'
import type { ReadableProjectId } from '../projects/index.ts'

/** As they stand in the mail; those of deleted tasks are none any more. */
export async function sentencesOfMail(
  db: Database,
  projectId: ReadableProjectId,
  mailId: number,
): Promise<string[]> {
  const rows = await db.orm
    .select({ sentence: sql<string>`${tasks.evidence} ->> 'sentence'` })
    .from(tasks)
    .where(
      and(
        eq(tasks.projectId, projectId),
        eq(tasks.sourceMailId, mailId),
        isNotNull(tasks.evidence),
        isNull(tasks.deletedAt),
      ),
    )
  return rows.map(({ sentence }) => sentence)
}
