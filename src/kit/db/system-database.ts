// The database in the hands of the product itself: what asks for it is never called for a person by mistake.
import type { SystemScope } from '../scope.ts'
import type { Database } from './database.ts'

declare const bySystem: unique symbol

/** The same handle, with the proof that the product acts; a store function that takes it asks nobody's rights. */
export type SystemDatabase = Database & { readonly [bySystem]: string }

/** The database for the part of the product that `scope` names; a person's scope does not type-check. */
export function asSystem(db: Database, scope: SystemScope): SystemDatabase {
  if (!scope.system) throw new Error('The database is the product\u2019s own for a named part of it alone')
  return db as SystemDatabase
}
