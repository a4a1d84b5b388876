// Looks for drawn lines page by page, as long as that takes no more than its share of the time.
import type { Rule } from '../layout/rule.ts'
import { rulesOn } from './drawn-rules.ts'
import type { PdfPage } from './open.ts'

/** In milliseconds, of one page and of a whole file: a plan or a map has a million lines, and its words matter more. */
const LONGEST_PAGE = 4_000
const LONGEST_FILE = 25_000

export class DrawnTables {
  #spent = 0

  /** None where they take too long. */
  async rulesOn(page: PdfPage): Promise<readonly Rule[]> {
    const left = Math.min(LONGEST_PAGE, LONGEST_FILE - this.#spent)
    if (left <= 0) return []
    const startedAt = performance.now()
    const rules = await inTime(rulesOn(page), left)
    this.#spent += performance.now() - startedAt
    return rules ?? []
  }
}

async function inTime<T>(work: Promise<T | null>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | null = null
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  try {
    return await Promise.race([work.catch(() => null), late])
  } finally {
    if (timer) clearTimeout(timer)
  }
}
