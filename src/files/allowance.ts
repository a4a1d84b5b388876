// Counts what the reading of one file takes, and ends it where a limit is passed.
import { FileFailed } from './failure.ts'
import { type FileLimits, softShare } from './limits.ts'

const SMALL = 1024 * 1024
const BETWEEN_TELLING_MS = 500

export class Allowance {
  readonly limits: FileLimits
  readonly #tell: (read: number, total: number) => void
  readonly #startedAt: number
  #inflated = 0
  #characters = 0
  #cells = 0
  #toldAt = 0

  constructor(
    limits: FileLimits,
    startedAt = performance.now(),
    tell: (read: number, total: number) => void = () => {},
  ) {
    this.limits = limits
    this.#tell = tell
    this.#startedAt = startedAt
  }

  /** How far one is, for whoever waits; not more often than they can see. */
  tellProgress(read: number, total: number): void {
    if (performance.now() - this.#toldAt < BETWEEN_TELLING_MS) return
    this.#toldAt = performance.now()
    this.#tell(read, total)
  }

  /** It is time to answer with what was read so far. */
  get isLate(): boolean {
    return performance.now() - this.#startedAt > this.limits.timeMs * softShare
  }

  /** There is time for a step that may take as long as an earlier one, and half as long again. */
  hasTimeFor(ms: number): boolean {
    return performance.now() - this.#startedAt + ms * 1.5 < this.limits.timeMs * softShare
  }

  /** As much is kept as may be. */
  get isFull(): boolean {
    return this.#characters >= this.limits.characters || this.#cells >= this.limits.cells
  }

  /** What of a text may still be kept. */
  take(text: string): string {
    const taken = text.slice(0, Math.max(0, this.limits.characters - this.#characters))
    this.#characters += taken.length
    return taken
  }

  countCells(cells: number): void {
    this.#cells += cells
  }

  /** The most that an entry of so many packed bytes may unpack to. */
  mostInflated(packed: number): number {
    const byRatio = Math.max(SMALL, packed * this.limits.inflateRatio)
    return Math.min(byRatio, this.limits.inflatedBytes - this.#inflated)
  }

  /** @throws {FileFailed} too_large */
  countInflated(bytes: number): void {
    this.#inflated += bytes
    if (this.#inflated > this.limits.inflatedBytes) throw new FileFailed('too_large')
  }

  /** @throws {FileFailed} too_deep */
  checkDepth(depth: number): void {
    if (depth > this.limits.depth) throw new FileFailed('too_deep')
  }
}
