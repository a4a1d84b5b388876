// Logistic regression on sparse features, one output for each label, learned with AdaGrad and an L2 penalty.

export interface SparseRow {
  /** Places of the features that are there. */
  features: readonly number[]
  /** 1, 0 or null (not judged) for each label. */
  labels: readonly (0 | 1 | null)[]
  weight: number
}

export interface LogisticOptions {
  features: number
  labels: number
  epochs: number
  rate: number
  /** Of the penalty, for each row that is seen. */
  l2: number
}

/** Weights by feature, then label. */
export function trainLogistic(rows: readonly SparseRow[], options: LogisticOptions): Float64Array {
  const { features, labels, epochs, rate, l2 } = options
  const weights = new Float64Array(features * labels)
  const squares = new Float64Array(features * labels).fill(1e-8)
  const order = rows.map((_, index) => index)
  const random = seeded(7)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const row = rows[index] as SparseRow
      for (let label = 0; label < labels; label++) {
        const wanted = row.labels[label]
        if (wanted === null || wanted === undefined) continue
        let score = 0
        for (const feature of row.features) score += weights[feature * labels + label] as number
        const error = (1 / (1 + Math.exp(-score)) - wanted) * row.weight
        for (const feature of row.features) {
          const at = feature * labels + label
          const gradient = error + l2 * (weights[at] as number)
          squares[at] = (squares[at] as number) + gradient * gradient
          weights[at] = (weights[at] as number) - (rate * gradient) / Math.sqrt(squares[at] as number)
        }
      }
    }
  }
  return weights
}

/** The same numbers in each run, so that a training can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export function shuffle(list: number[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = list[last] as number
    list[last] = list[other] as number
    list[other] = kept
  }
}
