// Reads what people corrected in one company, or one person's own mails: decided suggestions, undone and changed tasks.
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { learnedReadings } from '../../../db/schema/learning.ts'
import { deliveries, mails } from '../../../db/schema/mails.ts'
import { changeSets, type StoredChange, suggestions } from '../../../db/schema/records.ts'
import { projects, tasks } from '../../../db/schema/tasks.ts'
import { users } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import { PROJECT } from '../projects/index.ts'
import type { Owner } from './learned-store.ts'

/** What is older teaches nothing any more: the newest of each kind, so that learning costs the same for ever. */
const MOST_TASKS = 600
const MOST_DECIDED = 300
const MOST_EDITS = 300
const MOST_TEXTS = 150

/** By a person, in the app. */
const APP = 'app'

const inProjectsOf = ({ companyId, userId }: Owner) =>
  companyId === null
    ? and(isNull(projects.companyId), eq(projects.ownerId, userId ?? 0))
    : eq(projects.companyId, companyId)

const isOfMail = and(isNotNull(tasks.evidence), isNotNull(tasks.sourceMailId))

/** A task that came out of a mail, and what became of it. */
export interface ReadTask {
  id: number
  mailId: number | null
  author: string | null
  sentence: string
  confidence: number
  /** Somebody pressed the sentence into a task, which no agent had read. */
  isPressed: boolean
  createdAt: Date
  deletedAt: Date | null
}

export async function readTasksOf(db: SystemDatabase, owner: Owner): Promise<ReadTask[]> {
  const rows = await db.orm
    .select({
      id: tasks.id,
      mailId: tasks.sourceMailId,
      author: tasks.sourceEmail,
      evidence: tasks.evidence,
      createdAt: tasks.createdAt,
      deletedAt: tasks.deletedAt,
    })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(inProjectsOf(owner), isOfMail))
    .orderBy(desc(tasks.id))
    .limit(MOST_TASKS)
  return rows.flatMap(({ evidence, ...row }) =>
    evidence === null
      ? []
      : [
          {
            ...row,
            ...{ sentence: evidence.sentence, confidence: evidence.confidence },
            isPressed: evidence.agent === APP,
          },
        ],
  )
}

/** A task that was only suggested, and what a person said to it. */
export interface DecidedTask {
  mailId: number | null
  author: string | null
  sentence: string
  confidence: number
  isAccepted: boolean
}

export async function decidedTasksOf(db: SystemDatabase, owner: Owner): Promise<DecidedTask[]> {
  const rows = await db.orm
    .select({
      mailId: suggestions.mailId,
      author: mails.fromAddress,
      evidence: suggestions.evidence,
      status: suggestions.status,
    })
    .from(suggestions)
    .innerJoin(projects, and(eq(suggestions.subjectKind, PROJECT), eq(projects.id, suggestions.subjectId)))
    .leftJoin(mails, eq(mails.id, suggestions.mailId))
    .where(
      and(
        inProjectsOf(owner),
        isNotNull(suggestions.decidedAt),
        inArray(suggestions.status, ['accepted', 'declined']),
        sql`${suggestions.payload} ->> 'kind' = 'task'`,
      ),
    )
    .orderBy(desc(suggestions.decidedAt))
    .limit(MOST_DECIDED)
  return rows.map(({ evidence, status, ...row }) => ({
    ...row,
    ...{ sentence: evidence.sentence, confidence: evidence.confidence },
    isAccepted: status === 'accepted',
  }))
}

/** What a person changed in the app of tasks that came out of mails, newest first, without what was taken back. */
export async function editsOf(db: SystemDatabase, owner: Owner): Promise<StoredChange[]> {
  const rows = await db.orm
    .select({ changes: changeSets.changes })
    .from(changeSets)
    .innerJoin(projects, and(eq(changeSets.subjectKind, PROJECT), eq(projects.id, changeSets.subjectId)))
    .where(and(inProjectsOf(owner), eq(changeSets.by, APP), isNull(changeSets.undoneAt)))
    .orderBy(desc(changeSets.id))
    .limit(MOST_EDITS)
  return rows.flatMap(({ changes }) => changes)
}

/** Address of each account, in lower case. */
export async function addressesOf(db: SystemDatabase, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.orm
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map(({ id, email }) => [id, email.toLowerCase()]))
}

export interface CorrectedMail {
  mailId: number
  author: string | null
  /** The beginning of its newest text. */
  text: string
  sentAt: Date
}

/** The newest of these mails. */
export async function mailsOf(db: SystemDatabase, ids: readonly number[]): Promise<CorrectedMail[]> {
  const newest = [...new Set(ids)].sort((a, b) => b - a).slice(0, MOST_TEXTS)
  if (newest.length === 0) return []
  const rows = await db.orm
    .selectDistinctOn([mails.id], {
      mailId: mails.id,
      author: mails.fromAddress,
      text: deliveries.text,
      sentAt: mails.sentAt,
      receivedAt: mails.receivedAt,
    })
    .from(mails)
    .innerJoin(deliveries, eq(deliveries.mailId, mails.id))
    .where(and(inArray(mails.id, newest), isNotNull(deliveries.text)))
    .orderBy(mails.id, deliveries.id)
  return rows.map(({ receivedAt, sentAt, text, ...row }) => ({
    ...row,
    ...{ text: text ?? '', sentAt: sentAt ?? receivedAt },
  }))
}

/** Whose corrections are newer than what was learned from them, of those made after `since`. */
export async function ownersToLearnFor(db: SystemDatabase, since: Date): Promise<Owner[]> {
  const moment = sql<string>`max(news.at)`
  const decided = db.orm
    .select({ projectId: suggestions.subjectId, at: sql`${suggestions.decidedAt}`.as('at') })
    .from(suggestions)
    .where(and(eq(suggestions.subjectKind, PROJECT), gt(suggestions.decidedAt, since)))
  const changed = db.orm
    .select({ projectId: changeSets.subjectId, at: sql`${changeSets.createdAt}`.as('at') })
    .from(changeSets)
    .where(and(eq(changeSets.subjectKind, PROJECT), eq(changeSets.by, APP), gt(changeSets.createdAt, since)))
  const undone = db.orm
    .select({ projectId: changeSets.subjectId, at: sql`${changeSets.undoneAt}`.as('at') })
    .from(changeSets)
    .where(and(eq(changeSets.subjectKind, PROJECT), gt(changeSets.undoneAt, since)))
  const news = decided.unionAll(changed).unionAll(undone).as('news')
  const personal = sql<number | null>`case when ${projects.companyId} is null then ${projects.ownerId} end`
  const rows = await db.orm
    .select({ companyId: projects.companyId, userId: personal.as('person') })
    .from(news)
    .innerJoin(projects, eq(projects.id, news.projectId))
    .leftJoin(
      learnedReadings,
      or(
        eq(learnedReadings.companyId, projects.companyId),
        and(isNull(projects.companyId), eq(learnedReadings.userId, projects.ownerId)),
      ),
    )
    .where(or(isNull(learnedReadings.id), learnedReadings.isOn))
    .groupBy(projects.companyId, sql`2`, learnedReadings.learnedAt)
    .having(sql`${moment} > coalesce(${learnedReadings.learnedAt}, 'epoch')`)
  return rows.filter((row): row is Owner => row.companyId !== null || row.userId !== null)
}
