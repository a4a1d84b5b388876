// What people own of polling: for their archive, and for the end of their account.
import { and, asc, eq, gt } from 'drizzle-orm'
import { pollingAgents, pollingPeople, pollingSubmissions } from '../../../db/schema/polling.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { RECORDS_PAGE, type RecordList } from '../feature.ts'

export const ownSubmissions: RecordList = {
  name: 'submissions',
  page: (db, scope, after) =>
    db.orm
      .select({
        ...{ id: pollingSubmissions.id, agent: pollingAgents.name, subject: pollingSubmissions.subject },
        ...{ text: pollingSubmissions.text, language: pollingSubmissions.language },
        ...{ sentiment: pollingSubmissions.sentiment, urgency: pollingSubmissions.urgency },
        receivedAt: pollingSubmissions.receivedAt,
      })
      .from(pollingSubmissions)
      .innerJoin(pollingPeople, eq(pollingPeople.id, pollingSubmissions.personId))
      .innerJoin(pollingAgents, eq(pollingAgents.id, pollingSubmissions.agentId))
      .where(and(eq(pollingPeople.userId, scope.userId), gt(pollingSubmissions.id, after)))
      .orderBy(asc(pollingSubmissions.id))
      .limit(RECORDS_PAGE),
}

/**
 * Their words go. Sums that were released stay as they are, since what they change by would be this person's; and no
 * words are shown any more of the releases that they took part in, since those that are missing would be theirs.
 */
export async function forgetWriter(db: Database, scope: Scope): Promise<void> {
  await db.query(
    `with mine as (select submission.id, submission.release_id
         from polling_submissions as submission join polling_people as person on person.id = submission.person_id
         where person.user_id = $1),
       quiet as (update polling_releases set is_silent = true
         where id in (select release_id from mine)
           or id in (select release_id from polling_mentions where submission_id in (select id from mine))),
       wordless as (update polling_mentions set sentence = null where submission_id in (select id from mine)),
       emptied as (update polling_submissions set text = '', subject = '', mail_id = null
         where id in (select id from mine where release_id is not null))
     delete from polling_submissions where id in (select id from mine where release_id is null)`,
    [scope.userId],
  )
}
