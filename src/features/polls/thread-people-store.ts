// The people in the thread of a mail that names nobody else, so that a follow-up asks the same people.
import { and, asc, eq, sql } from 'drizzle-orm'
import { threadParticipants, threads } from '../../../db/schema/mails.ts'
import { users } from '../../../db/schema/users.ts'
import type { AgentMail } from '../../agent/agent.ts'
import type { ActingDatabase } from '../../kit/db/acting-database.ts'
import { mayNotAct } from '../../routing/standing-store.ts'

type OnMail = Pick<AgentMail, 'to' | 'cc'>

/** Without those who left the thread, lost their place in its company, or have blocked the sender. */
export async function peopleAsked(db: ActingDatabase, mail: AgentMail, domain: string): Promise<OnMail> {
  const { to, cc, threadId, sender, blockers, isStranger } = mail
  if (to.length + cc.length > 0 || threadId === null || isStranger) return { to, cc }
  const rows = await db.orm
    .select({ userId: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(threadParticipants)
    .innerJoin(users, eq(users.id, threadParticipants.userId))
    .innerJoin(threads, eq(threads.id, threadParticipants.threadId))
    .where(
      and(
        eq(threadParticipants.threadId, threadId),
        eq(threadParticipants.stopped, false),
        sql`${users.id} <> ${sender.userId}`,
        sql`lower(split_part(${users.email}, '@', 2)) <> ${domain.toLowerCase()}`,
        sql`not ${mayNotAct('thread_participants.user_id', 'threads.company_id')}`,
      ),
    )
    .orderBy(asc(users.id))
  const people = rows
    .filter(({ userId }) => !blockers.has(userId))
    .map(({ userId, email, firstName, lastName }) => ({
      userId,
      email,
      name: `${firstName} ${lastName}`.trim() || null,
    }))
  return { to: people, cc: [] }
}
