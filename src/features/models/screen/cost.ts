// What the use of models cost, by the prices that somebody looked up.
import type { ModelPrice, UsageOnWire } from '../contract.ts'

export type UsageBy = 'model' | 'agent' | 'company'

export interface UsageSum {
  name: string
  questions: number
  answers: number
  tokens: number
  cachedTokens: number
  storedAnswers: number
  savedTokens: number
  /** By currency; of rows whose model has a price. */
  cost: Map<string, number>
  /** Whether some of it has no price. */
  isPartly: boolean
}

const MILLION = 1_000_000

/** In the price's currency. Cached input costs less than the rest of it. */
export function costOf(row: UsageOnWire, price: ModelPrice): number {
  const fresh = row.inputTokens - row.cachedTokens
  return (fresh * price.input + row.cachedTokens * price.cached + row.outputTokens * price.output) / MILLION
}

/** The largest first. */
export function sumUsage(
  rows: readonly UsageOnWire[],
  prices: readonly ModelPrice[],
  nameOf: (row: UsageOnWire) => string,
): UsageSum[] {
  const priceOf = new Map(prices.map((price) => [price.model, price]))
  const sums = new Map<string, UsageSum>()
  for (const row of rows) {
    const name = nameOf(row)
    const sum = sums.get(name) ?? emptySum(name)
    sums.set(name, sum)
    sum.questions += row.questions
    sum.answers += row.answers
    sum.tokens += row.inputTokens + row.outputTokens
    sum.cachedTokens += row.cachedTokens
    sum.storedAnswers += row.storedAnswers
    sum.savedTokens += row.savedTokens
    const price = priceOf.get(row.model)
    if (price) sum.cost.set(price.currency, (sum.cost.get(price.currency) ?? 0) + costOf(row, price))
    else sum.isPartly = true
  }
  return [...sums.values()].sort((a, b) => b.tokens - a.tokens)
}

const emptySum = (name: string): UsageSum => ({
  name,
  questions: 0,
  answers: 0,
  tokens: 0,
  cachedTokens: 0,
  storedAnswers: 0,
  savedTokens: 0,
  cost: new Map(),
  isPartly: false,
})

/** As "3 answers from the store saved 4,500 tokens"; null for none. */
export function storedWords({ storedAnswers, savedTokens }: Pick<UsageSum, 'storedAnswers' | 'savedTokens'>) {
  if (storedAnswers === 0) return null
  const answers = storedAnswers === 1 ? '1 answer' : `${storedAnswers.toLocaleString('en')} answers`
  return `${answers} from the store saved ${savedTokens.toLocaleString('en')} tokens`
}

/** As "$1.20 + unknown"; "unknown" where nothing has a price. */
export function costWords({ cost, isPartly }: Pick<UsageSum, 'cost' | 'isPartly'>): string {
  const known = [...cost].map(([currency, amount]) =>
    new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      maximumFractionDigits: amount < 1 ? 4 : 2,
    }).format(amount),
  )
  return [...known, ...(isPartly ? ['unknown'] : [])].join(' + ')
}
