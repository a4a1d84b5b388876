// The database in the hands of somebody who acts: the proof goes with the handle where a query needs no more of it.
import type { Scope, SystemScope } from '../scope.ts'
import type { Database } from './database.ts'

declare const openedBy: unique symbol

/**
 * The same handle, opened by a person or by the product. A store function that takes it asks nobody's rights: it works
 * on what its caller was allowed to read or lock before, or on what belongs to nobody, such as a limit. It does not prove
 * which record that was: where the id can be minted (minted-id.ts), take the id instead.
 */
export type ActingDatabase = Database & { readonly [openedBy]: 'person' | 'product' }

/** Opened by the product itself; a function that takes it is never called for a person by mistake. */
export type SystemDatabase = Database & { readonly [openedBy]: 'product' }

/** Throws for a scope that was made by hand: those that are minted are frozen. */
export function actingAs(db: Database, scope: Scope | SystemScope): ActingDatabase {
  return opened(db, scope) as ActingDatabase
}

/** As `actingAs`; a person's scope does not type-check. */
export function asSystem(db: Database, scope: SystemScope): SystemDatabase {
  return opened(db, scope) as SystemDatabase
}

function opened(db: Database, scope: Scope | SystemScope): Database {
  if (!Object.isFrozen(scope)) throw new Error('The database is opened by a minted scope alone')
  return db
}
