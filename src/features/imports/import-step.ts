// What one step of an import is.
import type { Acting } from '../../kit/acting.ts'
import type { Imported } from './open-import-store.ts'

/** A short transaction, which adds to `made` what it makes. The same file has the same steps. */
export type ImportStep = (acting: Acting, made: Imported) => Promise<void>
