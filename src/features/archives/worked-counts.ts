// How many mails of each archive are worked, counted again only after a while: of a large archive the counting itself takes time.
import type { ActingDatabase } from '../../kit/db/acting-database.ts'
import { countWorked } from './archive-store.ts'

/** So many times as long as the last counting took nothing is counted again, however many pages look. */
const REST = 20

export class WorkedCounts {
  #counts: ReadonlyMap<number, number> = new Map()
  #restsUntil = 0

  /** By the id of the archive; what was counted a moment ago may be told once more. */
  async of(db: ActingDatabase, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const started = performance.now()
    if (started < this.#restsUntil && ids.every((id) => this.#counts.has(id))) return this.#counts
    const counted = await countWorked(db, ids)
    this.#restsUntil = started + REST * (performance.now() - started)
    this.#counts = new Map([...this.#counts, ...ids.map((id) => [id, counted.get(id) ?? 0] as const)])
    return this.#counts
  }
}
