// Gradient boosting of small regression trees for a yes or no (Friedman 2001), over histograms of the figures.
import type { Trees } from '../../src/language/judge/trees.ts'

export interface Row {
  figures: Float32Array
  label: number
  weight: number
}

interface Settings {
  trees: number
  depth: number
  rate: number
  /** Least sum of curvature in a leaf. */
  least: number
  /** Pull of leaves towards zero. */
  pull: number
}

const BINS = 48
const SETTINGS: Settings = { trees: 160, depth: 5, rate: 0.08, least: 6, pull: 4 }

export function boost(rows: readonly Row[], given: Partial<Settings> = {}): Trees {
  const settings = { ...SETTINGS, ...given }
  const width = rows[0]?.figures.length ?? 0
  const edges = Array.from({ length: width }, (_, figure) => edgesOf(rows, figure))
  const binned = edges.map((bounds, figure) =>
    Uint8Array.from(rows, (row) => binOf(row.figures[figure] ?? 0, bounds)),
  )
  const yes = rows.reduce((sum, { label, weight }) => sum + label * weight, 0)
  const all = rows.reduce((sum, { weight }) => sum + weight, 0)
  const base = Math.log(yes / (all - yes))
  const scores = new Float64Array(rows.length).fill(base)
  const out = { figures: [] as number[], bounds: [] as number[], next: [] as number[], roots: [] as number[] }
  for (let tree = 0; tree < settings.trees; tree++) {
    const pulls = new Float64Array(rows.length)
    const curves = new Float64Array(rows.length)
    for (const [place, { label, weight }] of rows.entries()) {
      const p = 1 / (1 + Math.exp(-(scores[place] as number)))
      pulls[place] = weight * (label - p)
      curves[place] = weight * p * (1 - p)
    }
    out.roots.push(out.figures.length)
    grow(rows, binned, edges, pulls, curves, scores, settings, out)
  }
  return { ...out, base }
}

function grow(
  rows: readonly Row[],
  binned: readonly Uint8Array[],
  edges: readonly Float32Array[],
  pulls: Float64Array,
  curves: Float64Array,
  scores: Float64Array,
  { depth, rate, least, pull }: Settings,
  out: { figures: number[]; bounds: number[]; next: number[] },
): void {
  const add = () => {
    out.figures.push(-1)
    out.bounds.push(0)
    out.next.push(0)
    return out.figures.length - 1
  }
  const open: { node: number; members: Uint32Array; level: number }[] = [
    { node: add(), members: Uint32Array.from(rows.keys()), level: 0 },
  ]
  for (let one = open.shift(); one; one = open.shift()) {
    const { node, members, level } = one
    let [sum, curve] = [0, 0]
    for (const member of members) {
      sum += pulls[member] as number
      curve += curves[member] as number
    }
    const split =
      level < depth ? bestSplit(members, binned, edges, pulls, curves, sum, curve, least, pull) : null
    if (!split) {
      const value = (rate * sum) / (curve + pull)
      out.bounds[node] = value
      for (const member of members) scores[member] = (scores[member] as number) + value
      continue
    }
    const bins = binned[split.figure] as Uint8Array
    const low = members.filter((member) => (bins[member] as number) <= split.bin)
    const high = members.filter((member) => (bins[member] as number) > split.bin)
    const first = add()
    add()
    out.figures[node] = split.figure
    out.bounds[node] = (edges[split.figure] as Float32Array)[split.bin] as number
    out.next[node] = first
    open.push(
      { node: first, members: low, level: level + 1 },
      { node: first + 1, members: high, level: level + 1 },
    )
  }
}

function bestSplit(
  members: Uint32Array,
  binned: readonly Uint8Array[],
  edges: readonly Float32Array[],
  pulls: Float64Array,
  curves: Float64Array,
  sum: number,
  curve: number,
  least: number,
  pull: number,
): { figure: number; bin: number } | null {
  let best: { figure: number; bin: number } | null = null
  let most = 1e-3 + (sum * sum) / (curve + pull)
  const sums = new Float64Array(BINS + 1)
  const weights = new Float64Array(BINS + 1)
  for (const [figure, bins] of binned.entries()) {
    const count = (edges[figure] as Float32Array).length
    if (count === 0) continue
    sums.fill(0)
    weights.fill(0)
    for (const member of members) {
      const bin = bins[member] as number
      sums[bin] = (sums[bin] as number) + (pulls[member] as number)
      weights[bin] = (weights[bin] as number) + (curves[member] as number)
    }
    let [left, leftCurve] = [0, 0]
    for (let bin = 0; bin < count; bin++) {
      left += sums[bin] as number
      leftCurve += weights[bin] as number
      const rightCurve = curve - leftCurve
      if (leftCurve < least || rightCurve < least) continue
      const gain = (left * left) / (leftCurve + pull) + ((sum - left) * (sum - left)) / (rightCurve + pull)
      if (gain > most) {
        most = gain
        best = { figure, bin }
      }
    }
  }
  return best
}

/** Bounds between the bins: each value of its own where there are few, else shares of equal size. */
function edgesOf(rows: readonly Row[], figure: number): Float32Array {
  const values = Float32Array.from(rows, (row) => row.figures[figure] ?? 0).toSorted()
  const distinct = [...new Set(values)]
  if (distinct.length <= BINS) return Float32Array.from(distinct.slice(0, -1))
  const cuts = new Set<number>()
  for (let bin = 1; bin < BINS; bin++) cuts.add(values[Math.floor((bin * values.length) / BINS)] as number)
  return Float32Array.from([...cuts].sort((a, b) => a - b))
}

function binOf(value: number, bounds: Float32Array): number {
  let [low, high] = [0, bounds.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (value <= (bounds[middle] as number)) high = middle
    else low = middle + 1
  }
  return low
}
