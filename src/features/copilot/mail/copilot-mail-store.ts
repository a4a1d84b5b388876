// The only SQL of the Copilot's mails: what they told and changed, and the links that take it back.
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { type CopilotMailState, copilotMails } from '../../../../db/schema/copilot.ts'
import { deliveries, outbox } from '../../../../db/schema/mails.ts'
import { copilotCard } from '../../../crew/copilot.ts'
import type { Acting } from '../../../kit/acting.ts'
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { RECORDS_PAGE, type RecordList } from '../../feature.ts'
import { type Acts, acts, type ToldRow, toldRow } from './told.ts'

export interface KeptMail {
  id: number
  userId: number
  asked: string
  told: ToldRow[]
  acts: Acts[]
  state: CopilotMailState
  createdAt: Date
}

export interface NewMail {
  threadId: number
  /** That it answers; null of one that nobody asked for, which is known by its own Message-ID. */
  mailId: number | null
  messageId: string | null
  asked: string
  told: readonly ToldRow[]
  acts: readonly Acts[]
  state: CopilotMailState
  /** Of the link that takes the acts back: its hash. */
  undoHash: string | null
}

export async function keepMail({ db, scope, at }: Acting, mail: NewMail): Promise<void> {
  const { threadId, mailId, messageId, asked, state, undoHash } = mail
  await db.orm.insert(copilotMails).values({
    ...{
      userId: scope.userId,
      threadId,
      mailId,
      messageId,
      asked,
      state,
      undoToken: undoHash,
      createdAt: at,
    },
    ...{ told: mail.told.map((row) => ({ ...row })), acts: mail.acts.map((one) => ({ ...one })) },
  })
}

/** The person's own latest one of the thread, of that state or with rows that a reply can speak of; locked. */
export async function latestMail(
  db: Database,
  scope: Scope,
  { threadId, state, since }: { threadId: number; state: CopilotMailState | 'any with rows'; since: Date },
): Promise<KeptMail | null> {
  const [row] = await db.orm
    .select()
    .from(copilotMails)
    .where(
      and(
        eq(copilotMails.threadId, threadId),
        eq(copilotMails.userId, scope.userId),
        gt(copilotMails.createdAt, since),
        state === 'any with rows'
          ? sql`jsonb_array_length(${copilotMails.told}) > 0`
          : eq(copilotMails.state, state),
      ),
    )
    .orderBy(desc(copilotMails.id))
    .limit(1)
    .for('update')
  return row ? kept(row) : null
}

/** The one that a reply answers: the morning mail of that Message-ID, or whose receipt has it; locked. Null for others. */
export async function answeredMail(
  db: Database,
  scope: Scope,
  { threadId, inReplyTo, since }: { threadId: number; inReplyTo: string | null; since: Date },
): Promise<KeptMail | null> {
  if (inReplyTo === null) return null
  const [row] = await db.orm
    .select()
    .from(copilotMails)
    .where(
      and(
        eq(copilotMails.threadId, threadId),
        eq(copilotMails.userId, scope.userId),
        gt(copilotMails.createdAt, since),
        sql`(${copilotMails.messageId} = ${inReplyTo} or ${copilotMails.mailId} = (select ${outbox.mailId} from ${outbox}
          where ${outbox.messageId} = ${inReplyTo} and ${outbox.threadId} = ${threadId} limit 1))`,
      ),
    )
    .orderBy(desc(copilotMails.id))
    .limit(1)
    .for('update')
  return row ? kept(row) : null
}

/** By the secret of its link, which proves who asks; locked. */
export async function mailOfLink(
  db: SystemDatabase,
  undoHash: string,
  since: Date,
): Promise<KeptMail | null> {
  const [row] = await db.orm
    .select()
    .from(copilotMails)
    .where(and(eq(copilotMails.undoToken, undoHash), gt(copilotMails.createdAt, since)))
    .for('update')
  return row ? kept(row) : null
}

export async function writeActs(
  db: Database,
  scope: Scope,
  id: number,
  change: { state: CopilotMailState; acts?: readonly Acts[]; undoHash?: string },
): Promise<void> {
  await db.orm
    .update(copilotMails)
    .set({
      state: change.state,
      ...(change.acts && { acts: change.acts.map((one) => ({ ...one })) }),
      ...(change.undoHash && { undoToken: change.undoHash }),
    })
    .where(and(eq(copilotMails.id, id), eq(copilotMails.userId, scope.userId)))
}

/** What nobody can answer or take back any more. */
export async function dropMailsBefore(db: SystemDatabase, before: Date): Promise<void> {
  await db.orm.delete(copilotMails).where(lt(copilotMails.createdAt, before))
}

function kept({ told, acts: own, ...row }: typeof copilotMails.$inferSelect): KeptMail {
  const { id, userId, asked, state, createdAt } = row
  return {
    ...{ id, userId, asked, state, createdAt },
    told: toldRow.array().parse(told),
    acts: acts.array().parse(own),
  }
}

/** Those of the person's own deliveries that were mails to the Copilot. */
export async function questionsAmong(
  db: Database,
  { userId }: Scope,
  deliveryIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db.orm
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        inArray(deliveries.id, [...deliveryIds]),
        eq(deliveries.senderId, userId),
        eq(deliveries.agentType, copilotCard.type),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** For the person's archive. */
export const ownCopilotMails: RecordList = {
  name: 'copilot-mails',
  page: (db, scope, after) =>
    db.orm
      .select({
        ...{ id: copilotMails.id, asked: copilotMails.asked, told: copilotMails.told },
        ...{ acts: copilotMails.acts, state: copilotMails.state, createdAt: copilotMails.createdAt },
      })
      .from(copilotMails)
      .where(and(eq(copilotMails.userId, scope.userId), gt(copilotMails.id, after)))
      .orderBy(asc(copilotMails.id))
      .limit(RECORDS_PAGE),
}
