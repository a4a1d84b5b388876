// Linear models over few dense features: logistic regression, and preferring some of a list to the others.

export interface DenseRow {
  x: readonly number[]
  label: 0 | 1
  weight: number
}

const STEPS = 600
const RATE = 0.5
const MOMENTUM = 0.9

/** The first weight is the bias. */
export const scoreOf = (weights: readonly number[], x: readonly number[]): number =>
  x.reduce((sum, value, place) => sum + (weights[place + 1] ?? 0) * value, weights[0] ?? 0)

export function logistic(rows: readonly DenseRow[], l2: number): number[] {
  const all = rows.reduce((sum, { weight }) => sum + weight, 0) || 1
  return descend(rows[0]?.x.length ?? 0, l2, (weights, gradient) => {
    for (const { x, label, weight } of rows)
      add(gradient, x, (weight * (1 / (1 + Math.exp(-scoreOf(weights, x))) - label)) / all)
  })
}

/** Of each list the wanted ones come before the others (softmax). */
export function preferring(
  lists: readonly (readonly { x: readonly number[]; isWanted: boolean }[])[],
  l2: number,
): number[] {
  return descend(lists[0]?.[0]?.x.length ?? 0, l2, (weights, gradient) => {
    for (const list of lists) {
      const scores = list.map(({ x }) => scoreOf(weights, x))
      const most = Math.max(...scores)
      const powers = scores.map((score) => Math.exp(score - most))
      const all = powers.reduce((sum, power) => sum + power, 0)
      const wanted =
        list.reduce((sum, { isWanted }, place) => sum + (isWanted ? (powers[place] ?? 0) : 0), 0) || 1
      for (const [place, { x, isWanted }] of list.entries()) {
        const power = powers[place] ?? 0
        add(gradient, x, (power / all - (isWanted ? power / wanted : 0)) / lists.length)
      }
    }
  })
}

function add(gradient: number[], x: readonly number[], by: number): void {
  gradient[0] = (gradient[0] ?? 0) + by
  for (const [place, value] of x.entries()) gradient[place + 1] = (gradient[place + 1] ?? 0) + by * value
}

function descend(
  features: number,
  l2: number,
  addGradient: (weights: readonly number[], gradient: number[]) => void,
): number[] {
  const weights = Array.from({ length: features + 1 }, () => 0)
  const speeds = Array.from({ length: features + 1 }, () => 0)
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = weights.map((weight, place) => (place === 0 ? 0 : l2 * weight))
    addGradient(weights, gradient)
    for (const [place, slope] of gradient.entries()) {
      speeds[place] = MOMENTUM * (speeds[place] ?? 0) + slope
      weights[place] = (weights[place] ?? 0) - RATE * (speeds[place] ?? 0)
    }
  }
  return weights
}
