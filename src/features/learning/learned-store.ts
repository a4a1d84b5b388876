// The only SQL of what was learned: one row for each company, and for each person outside of one.
import { and, eq, isNull, sql } from 'drizzle-orm'
import { learnedReadings } from '../../../db/schema/learning.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { type LearnedReading, nothingLearned } from '../../language/learned/learned-reading.ts'

/** Whose mails it is about: a company, or a person's own context. */
export type Owner = { companyId: number; userId: null } | { companyId: null; userId: number }

/** The one place that says whose learning a scope reads: its company's, or the person's own. */
export const ownerOf = ({ companyId, userId }: Scope): Owner =>
  companyId === 0 ? { companyId: null, userId } : { companyId, userId: null }

const ofOwner = ({ companyId, userId }: Owner) =>
  companyId === null
    ? and(isNull(learnedReadings.companyId), eq(learnedReadings.userId, userId))
    : eq(learnedReadings.companyId, companyId)

export interface Learned {
  isOn: boolean
  reading: LearnedReading
  forgotten: string[]
  corrections: number
  learnedAt: Date | null
}

const beginning: Learned = {
  isOn: true,
  reading: nothingLearned,
  forgotten: [],
  corrections: 0,
  learnedAt: null,
}

export async function learnedIn(db: Database, scope: Scope): Promise<Learned> {
  return learnedOf(db, ownerOf(scope))
}

async function learnedOf(db: Database, owner: Owner): Promise<Learned> {
  const [row] = await db.orm.select().from(learnedReadings).where(ofOwner(owner))
  return row ?? beginning
}

/** For the product itself, which learns for everybody. */
export const learnedFor = (db: SystemDatabase, owner: Owner): Promise<Learned> => learnedOf(db, owner)

export type LearnedEdit = Partial<Omit<Learned, 'learnedAt'>> & { learnedAt?: Date }

/** Of the scope's own context. */
export const changeLearned = (db: Database, scope: Scope, edit: LearnedEdit): Promise<void> =>
  write(db, ownerOf(scope), edit)

export const keepLearned = (db: SystemDatabase, owner: Owner, edit: LearnedEdit): Promise<void> =>
  write(db, owner, edit)

async function write(db: Database, owner: Owner, edit: LearnedEdit): Promise<void> {
  const isCompany = owner.companyId !== null
  await db.orm
    .insert(learnedReadings)
    .values({ ...owner, reading: nothingLearned, ...edit })
    .onConflictDoUpdate({
      target: isCompany ? learnedReadings.companyId : learnedReadings.userId,
      targetWhere: isCompany ? sql`company_id is not null` : sql`company_id is null`,
      set: edit,
    })
}
