// Makes the search entries anew of documents that were there before search knew all that they say.
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import { widenEntries } from './document-search-store.ts'

/** At a time: whoever changes one of them waits until these are done. */
const AT_ONCE = 20

/** All of them once a process, which finds few or none after the first; what failed is tried again with the next round. */
export function wideningRounds(db: SystemDatabase): () => Promise<void> {
  let isDone = false
  return async () => {
    if (isDone) return
    for (let last: number | null = 0; last !== null; ) last = await widenEntries(db, last, AT_ONCE)
    isDone = true
  }
}
