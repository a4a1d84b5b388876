// A network of one hidden layer on dense features for yes or no; without hidden units it is logistic regression.
import { seeded, shuffle } from './logistic.ts'

export interface NetworkOptions {
  /** Hidden units; 0 for none. */
  hidden: number
  epochs: number
  rate: number
  l2: number
}

/** Answers the probability of yes for a row. */
export function trainNetwork(
  rows: readonly Float64Array[],
  labels: readonly number[],
  { hidden, epochs, rate, l2 }: NetworkOptions,
): (row: Float64Array) => number {
  const width = rows[0]?.length ?? 0
  const { mean, spread } = scaleOf(rows, width)
  const scaled = rows.map((row) =>
    row.map((value, at) => (value - (mean[at] as number)) / (spread[at] as number)),
  )
  const random = seeded(11)
  const inner = Float64Array.from({ length: hidden * width }, () => (random() - 0.5) / Math.sqrt(width))
  const innerBias = new Float64Array(hidden)
  const outer = Float64Array.from({ length: hidden }, () => random() - 0.5)
  const direct = new Float64Array(width)
  let bias = 0
  const active = new Float64Array(hidden)
  const forward = (row: Float64Array) => {
    let score = bias
    for (let at = 0; at < width; at++) score += (direct[at] as number) * (row[at] as number)
    for (let unit = 0; unit < hidden; unit++) {
      let sum = innerBias[unit] as number
      for (let at = 0; at < width; at++) sum += (inner[unit * width + at] as number) * (row[at] as number)
      active[unit] = Math.tanh(sum)
      score += (outer[unit] as number) * (active[unit] as number)
    }
    return 1 / (1 + Math.exp(-score))
  }
  const order = scaled.map((_, index) => index)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    const step = rate / (1 + epoch / 4)
    for (const index of order) {
      const row = scaled[index] as Float64Array
      const error = forward(row) - (labels[index] as number)
      bias -= step * error
      for (let at = 0; at < width; at++)
        direct[at] =
          (direct[at] as number) - step * (error * (row[at] as number) + l2 * (direct[at] as number))
      for (let unit = 0; unit < hidden; unit++) {
        const on = active[unit] as number
        const back = error * (outer[unit] as number) * (1 - on * on)
        outer[unit] = (outer[unit] as number) - step * (error * on + l2 * (outer[unit] as number))
        innerBias[unit] = (innerBias[unit] as number) - step * back
        for (let at = 0; at < width; at++) {
          const place = unit * width + at
          inner[place] =
            (inner[place] as number) - step * (back * (row[at] as number) + l2 * (inner[place] as number))
        }
      }
    }
  }
  return (row) => forward(row.map((value, at) => (value - (mean[at] as number)) / (spread[at] as number)))
}

function scaleOf(rows: readonly Float64Array[], width: number) {
  const mean = new Float64Array(width)
  const spread = new Float64Array(width).fill(1e-9)
  for (const row of rows)
    for (let at = 0; at < width; at++) mean[at] = (mean[at] as number) + (row[at] as number) / rows.length
  for (const row of rows)
    for (let at = 0; at < width; at++)
      spread[at] = (spread[at] as number) + ((row[at] as number) - (mean[at] as number)) ** 2 / rows.length
  return { mean, spread: spread.map((variance) => Math.max(0.05, Math.sqrt(variance))) }
}
