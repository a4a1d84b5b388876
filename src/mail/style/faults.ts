// Bounds what the faults of a style sheet cost: the parser looks through the whole text for each of them.
import type { CssNode, ParseOptions } from 'css-tree'
import parse from 'css-tree/parser'

/** Characters to look through because of faults; a sheet of 50 kB with a hundred faults takes five million. */
export const mostForFaults = 30_000_000

/** What faults may still cost; one budget may serve several texts. */
export interface FaultBudget {
  left: number
}

class TooManyFaults extends Error {}

/** What is no CSS is left out; null for a text with more faults than the budget bears. */
export function parseFaulty(css: string, options: ParseOptions, budget: FaultBudget): CssNode | null {
  try {
    return parse(css, {
      ...options,
      onParseError: () => {
        budget.left -= css.length
        if (budget.left < 0) throw new TooManyFaults()
      },
    })
  } catch (error) {
    if (error instanceof TooManyFaults) return null
    throw error
  }
}
