// Drops the words that no entry has any more: what somebody deleted stays nowhere.
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import { dropWords, findTrigrams, indexTrigrams } from './search-store.ts'

const PAGE = 1_000

/** Page by page, so that nothing waits for it long. */
export async function sweepWords(db: SystemDatabase): Promise<void> {
  if (await findTrigrams(db)) await indexTrigrams(db)
  for (let last: string | null = ''; last !== null; ) last = await dropWords(db, last, PAGE)
}
