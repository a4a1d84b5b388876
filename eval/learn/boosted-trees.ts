// Gradient boosted trees on dense features for yes or no, with second-order splits and shrinkage.

export interface Tree {
  /** Feature to ask; -1 at a leaf. */
  feature: number[]
  threshold: number[]
  left: number[]
  right: number[]
  value: number[]
}

export interface BoostOptions {
  trees: number
  depth: number
  rate: number
  /** Penalty on a leaf's value. */
  lambda: number
  /** Least sum of second derivatives in a leaf. */
  leaf: number
}

export function trainTrees(
  rows: readonly Float64Array[],
  labels: readonly number[],
  options: BoostOptions,
): { base: number; trees: Tree[] } {
  const positive = labels.reduce((sum, one) => sum + one, 0)
  const base = Math.log((positive + 1) / (labels.length - positive + 1))
  const scores = new Float64Array(rows.length).fill(base)
  const width = rows[0]?.length ?? 0
  const cuts = Array.from({ length: width }, (_, feature) => cutsOf(rows, feature))
  const bins = rows.map((row) =>
    Uint8Array.from(row, (value, feature) => binOf(value, cuts[feature] as number[])),
  )
  const trees: Tree[] = []
  for (let round = 0; round < options.trees; round++) {
    const gradient = new Float64Array(rows.length)
    const second = new Float64Array(rows.length)
    for (let index = 0; index < rows.length; index++) {
      const p = 1 / (1 + Math.exp(-(scores[index] as number)))
      gradient[index] = p - (labels[index] as number)
      second[index] = p * (1 - p)
    }
    const tree: Tree = { feature: [], threshold: [], left: [], right: [], value: [] }
    grow(
      tree,
      rows.map((_, index) => index),
      0,
      { bins, cuts, gradient, second, options },
    )
    for (let index = 0; index < rows.length; index++)
      scores[index] = (scores[index] as number) + valueOf(tree, rows[index] as Float64Array)
    trees.push(tree)
  }
  return { base, trees }
}

export function valueOf({ feature, threshold, left, right, value }: Tree, row: Float64Array): number {
  let node = 0
  while ((feature[node] as number) >= 0)
    node = ((row[feature[node] as number] as number) <= (threshold[node] as number) ? left : right)[
      node
    ] as number
  return value[node] as number
}

export function scoreTrees(
  { base, trees }: { base: number; trees: readonly Tree[] },
  row: Float64Array,
): number {
  return 1 / (1 + Math.exp(-trees.reduce((sum, tree) => sum + valueOf(tree, row), base)))
}

const MOST_CUTS = 32

function cutsOf(rows: readonly Float64Array[], feature: number): number[] {
  const values = [...new Set(rows.map((row) => row[feature] as number))].sort((a, b) => a - b)
  const middles = values.slice(1).map((value, index) => (value + (values[index] as number)) / 2)
  if (middles.length <= MOST_CUTS) return middles
  return Array.from(
    { length: MOST_CUTS },
    (_, index) => middles[Math.floor(((index + 0.5) * middles.length) / MOST_CUTS)] as number,
  )
}

function binOf(value: number, cuts: readonly number[]): number {
  let bin = 0
  while (bin < cuts.length && value > (cuts[bin] as number)) bin++
  return bin
}

interface Growing {
  bins: readonly Uint8Array[]
  cuts: readonly number[][]
  gradient: Float64Array
  second: Float64Array
  options: BoostOptions
}

function grow(tree: Tree, members: number[], depth: number, growing: Growing): number {
  const { bins, cuts, gradient, second, options } = growing
  const node = tree.feature.length
  let sumG = 0
  let sumH = 0
  for (const index of members) {
    sumG += gradient[index] as number
    sumH += second[index] as number
  }
  tree.feature.push(-1)
  tree.threshold.push(0)
  tree.left.push(-1)
  tree.right.push(-1)
  tree.value.push((-sumG / (sumH + options.lambda)) * options.rate)
  if (depth >= options.depth || members.length < 8) return node
  let best = { gain: 1e-4, feature: -1, bin: 0 }
  const own = (sumG * sumG) / (sumH + options.lambda)
  for (let feature = 0; feature < cuts.length; feature++) {
    const count = (cuts[feature] as number[]).length
    if (count === 0) continue
    const g = new Float64Array(count + 1)
    const h = new Float64Array(count + 1)
    for (const index of members) {
      const bin = (bins[index] as Uint8Array)[feature] as number
      g[bin] = (g[bin] as number) + (gradient[index] as number)
      h[bin] = (h[bin] as number) + (second[index] as number)
    }
    let leftG = 0
    let leftH = 0
    for (let bin = 0; bin < count; bin++) {
      leftG += g[bin] as number
      leftH += h[bin] as number
      const rightG = sumG - leftG
      const rightH = sumH - leftH
      if (leftH < options.leaf || rightH < options.leaf) continue
      const gain =
        (leftG * leftG) / (leftH + options.lambda) + (rightG * rightG) / (rightH + options.lambda) - own
      if (gain > best.gain) best = { gain, feature, bin }
    }
  }
  if (best.feature < 0) return node
  const isLeft = (index: number) => ((bins[index] as Uint8Array)[best.feature] as number) <= best.bin
  tree.feature[node] = best.feature
  tree.threshold[node] = (cuts[best.feature] as number[])[best.bin] as number
  tree.left[node] = grow(tree, members.filter(isLeft), depth + 1, growing)
  tree.right[node] = grow(
    tree,
    members.filter((index) => !isLeft(index)),
    depth + 1,
    growing,
  )
  return node
}
