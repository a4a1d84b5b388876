// Accounts that the owner of the server has disabled: switched off and on again, and asked for.
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { users } from '../../../db/schema/users.ts'
import type { ActingDatabase, SystemDatabase } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'

export const accountDisabled = 'This account is disabled. Write to whoever runs this server.'

export async function isDisabled(db: ActingDatabase, userId: number): Promise<boolean> {
  const [found] = await db.orm.select({ at: users.disabledAt }).from(users).where(eq(users.id, userId))
  return found !== undefined && found.at !== null
}

/** Throws AppError forbidden. */
export async function requireEnabled(db: ActingDatabase, userId: number): Promise<void> {
  if (await isDisabled(db, userId))
    throw new AppError('forbidden', accountDisabled, { reason: 'account_disabled' })
}

/** `at` null enables it again. False where there is no such account, or it is so already. */
export async function setDisabled(db: SystemDatabase, userId: number, at: Date | null): Promise<boolean> {
  const isOther = at === null ? isNotNull(users.disabledAt) : isNull(users.disabledAt)
  const changed = await db.orm
    .update(users)
    .set({ disabledAt: at })
    .where(and(eq(users.id, userId), isNotNull(users.claimedAt), isOther))
    .returning({ id: users.id })
  return changed.length > 0
}
