// Straight lines on a page, and those that cross one another: the grid of a table.

/** In points of the page as it is shown; across at a height, or upright at a place from the left. */
export interface Rule {
  readonly isAcross: boolean
  /** No line, but where a surface ends that is filled with a colour. */
  readonly isShade: boolean
  readonly at: number
  readonly from: number
  readonly to: number
}

/** Where lines that are drawn one beside the other are one, and where their ends touch others. */
const NEAR = 3

export interface Grid {
  /** From left to right, and from top to bottom. */
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly rules: readonly Rule[]
}

/** Each with two lines or more in both directions; the larger ones first. */
export function gridsOf(rules: readonly Rule[]): Grid[] {
  const whole = [
    ...joined(rules.filter((rule) => rule.isAcross)),
    ...joined(rules.filter((rule) => !rule.isAcross)),
  ]
  const left = new Set(whole)
  const grids: Grid[] = []
  for (const start of whole) {
    if (!left.delete(start)) continue
    const own = [start]
    // `own` grows while it is gone through.
    for (const rule of own)
      for (const other of left)
        if (rule.isAcross !== other.isAcross && touch(rule, other)) {
          left.delete(other)
          own.push(other)
        }
    const [xs, ys] = [places(own, false), places(own, true)]
    if (xs.length > 1 && ys.length > 1) grids.push({ xs, ys, rules: own })
  }
  return grids.toSorted((one, other) => area(other) - area(one))
}

const first = (sorted: readonly number[]) => sorted[0] ?? 0
const last = (sorted: readonly number[]) => sorted.at(-1) ?? 0

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export const boxOf = ({ xs, ys }: Grid): Box => ({
  left: first(xs),
  right: last(xs),
  top: first(ys),
  bottom: last(ys),
})

export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function area(grid: Grid): number {
  const { left, right, top, bottom } = boxOf(grid)
  return (right - left) * (bottom - top)
}

const touch = (one: Rule, other: Rule) =>
  one.at >= other.from - NEAR &&
  one.at <= other.to + NEAR &&
  other.at >= one.from - NEAR &&
  other.at <= one.to + NEAR

/** Borders are drawn cell by cell: what goes on is one line. */
function joined(rules: readonly Rule[]): Rule[] {
  const lines: Rule[][] = []
  for (const rule of rules.toSorted((one, other) => one.at - other.at)) {
    const line = lines.at(-1)
    if (line?.[0] && rule.at - line[0].at <= NEAR) line.push(rule)
    else lines.push([rule])
  }
  return lines.flatMap((line) => {
    const whole: Rule[] = []
    for (const rule of line.toSorted((one, other) => one.from - other.from)) {
      const before = whole.at(-1)
      if (before && rule.from <= before.to + NEAR)
        whole[whole.length - 1] = { ...before, to: Math.max(before.to, rule.to) }
      else whole.push(rule)
    }
    return whole
  })
}

function places(rules: readonly Rule[], isAcross: boolean): number[] {
  const all = rules.filter((rule) => rule.isAcross === isAcross).map(({ at }) => at)
  return all
    .toSorted((one, other) => one - other)
    .filter((at, index, sorted) => index === 0 || at - (sorted[index - 1] ?? at) > NEAR)
}

/** Whether a line parts what lies on both sides of the place. */
export const isDrawn = (
  { rules }: Grid,
  isAcross: boolean,
  { at, on }: { at: number; on: number },
): boolean =>
  rules.some(
    (rule) =>
      rule.isAcross === isAcross && Math.abs(rule.at - at) <= NEAR && rule.from <= on && rule.to >= on,
  )
