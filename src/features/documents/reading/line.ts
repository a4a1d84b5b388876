// The line in which files wait to be read: the more of a person or company wait, the later its next one comes.
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type ContextOwner, countOpen } from './reading-store.ts'

/** Files given in the app that may wait in one context. Mails wait instead of being refused. */
const MOST_WAITING = 100

export interface PlaceInLine {
  /** Of the places where files are read, one person's never take all. */
  userId: number
  /** Lower is read later. */
  priority: number
}

export async function placeInLine(db: Database, scope: Scope, ownerId: ContextOwner): Promise<PlaceInLine> {
  return { userId: scope.userId, priority: -(await countOpen(db, scope, ownerId)) }
}

/** @throws AppError too_many */
export async function requireRoomInLine(db: Database, scope: Scope): Promise<void> {
  if ((await countOpen(db, scope, null)) >= MOST_WAITING)
    throw new AppError('too_many', 'Many of your files are still being read. Wait a minute and try again.')
}
