// How far the events are read, when transactions commit in another order than they took their ids.

/** No transaction of ours is open this long; an id that stays missing was rolled back. */
const MISSING_MS = 120_000

/** More missing ids than this are not followed, the oldest go first: a read stays cheap. */
const MOST_MISSING = 10_000

/**
 * Ids come from one sequence without a cache, so that a row which commits late leaves a gap below the highest
 * id seen. Each gap is looked up again until its row appears or it is too old: every row is taken exactly
 * once, however late it commits, and nothing has to be remembered about rows that were in order.
 */
export class ReadingPosition {
  #highest: number
  readonly #missing = new Map<number, number>()

  /** Starts after the newest of `ids` (the highest first); gaps among them may still fill. */
  constructor(ids: readonly number[], now: Date) {
    this.#highest = ids.at(-1) ?? 0
    this.take(ids.slice(0, -1).reverse(), now)
  }

  get highest(): number {
    return this.#highest
  }

  get missing(): number[] {
    return [...this.#missing.keys()]
  }

  /** Notes ids that were read, in ascending order. */
  take(ids: readonly number[], now: Date): void {
    for (const id of ids) {
      this.#missing.delete(id)
      // A jump beyond what is followed happens only after a restore; the ids just below suffice.
      const first = Math.max(this.#highest + 1, id - MOST_MISSING)
      for (let gap = first; gap < id; gap += 1) this.#missing.set(gap, now.getTime())
      if (id > this.#highest) this.#highest = id
    }
    this.#forget(now)
  }

  #forget(now: Date): void {
    for (const [id, since] of this.#missing) {
      const isOld = now.getTime() - since > MISSING_MS
      if (!isOld && this.#missing.size <= MOST_MISSING) break
      this.#missing.delete(id)
    }
  }
}
