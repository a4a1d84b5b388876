// Numbers, lengths and angles of CSS values in the units that the model reckons in: px and radians.

import type { Part, Value } from './value.ts'
import { splitAt } from './value.ts'

/** What relative lengths refer to, in px. */
export interface Measure {
  em: number
  rem: number
  lineHeight: number
  /** Factor of the property `zoom`, which enlarges absolute lengths. */
  zoom: number
}

/** The window in which a mail is read, in px; the lengths vw and vh and media queries refer to it. */
export const page = { width: 1024, height: 768 }

const absolute: ReadonlyMap<string, number> = new Map([
  ['px', 1],
  ['pt', 4 / 3],
  ['pc', 16],
  ['in', 96],
  ['cm', 96 / 2.54],
  ['mm', 9.6 / 2.54],
  ['q', 2.4 / 2.54],
])

const relative: ReadonlyMap<string, (measure: Measure) => number> = new Map<
  string,
  (measure: Measure) => number
>([
  ['em', ({ em }) => em],
  ['rem', ({ rem }) => rem],
  ['ex', ({ em }) => em / 2],
  ['ch', ({ em }) => em / 2],
  ['cap', ({ em }) => em * 0.7],
  ['ic', ({ em }) => em],
  ['lh', ({ lineHeight }) => lineHeight],
  ['rlh', ({ rem }) => rem * 1.2],
  ['vw', () => page.width / 100],
  ['vi', () => page.width / 100],
  ['vh', () => page.height / 100],
  ['vb', () => page.height / 100],
  ['vmin', () => page.height / 100],
  ['vmax', () => page.width / 100],
])

const turns: ReadonlyMap<string, number> = new Map([
  ['deg', Math.PI / 180],
  ['grad', Math.PI / 200],
  ['rad', 1],
  ['turn', 2 * Math.PI],
])

type Leaf = (part: Part) => number | null

/** A product, from left to right. */
function product(parts: readonly Part[], leaf: Leaf): number | null {
  let total: number | null = null
  let divides = false
  for (const part of parts) {
    if (part.kind === 'sign') {
      divides = part.name === '/'
      continue
    }
    const value = leaf(part)
    if (value === null) return null
    total = total === null ? value : divides ? total / value : total * value
  }
  return total
}

/** A sum of products; a sign of its own begins the next one. */
function sum(parts: Value, leaf: Leaf): number | null {
  let total = 0
  let from = 0
  let factor = 1
  for (let at = 0; at <= parts.length; at++) {
    const part = parts[at]
    const ends = part === undefined || (part.kind === 'sign' && (part.name === '+' || part.name === '-'))
    if (!ends) continue
    const value = product(parts.slice(from, at), leaf)
    if (value === null) return null
    total += factor * value
    factor = part?.kind === 'sign' && part.name === '-' ? -1 : 1
    from = at + 1
  }
  return total
}

const maths: ReadonlyMap<string, (values: number[]) => number> = new Map([
  ['calc', ([value = Number.NaN]) => value],
  ['', ([value = Number.NaN]) => value],
  ['-webkit-calc', ([value = Number.NaN]) => value],
  ['min', (values) => Math.min(...values)],
  ['max', (values) => Math.max(...values)],
  ['clamp', ([least = 0, value = 0, most = 0]) => Math.max(least, Math.min(value, most))],
  ['abs', ([value = 0]) => Math.abs(value)],
  ['sign', ([value = 0]) => Math.sign(value)],
])

/** A leaf, or a mathematical function of leaves; plain numbers stand among them. */
function evaluate(part: Part, leaf: Leaf): number | null {
  if (part.kind !== 'function') return leaf(part)
  const apply = maths.get(part.name)
  if (apply === undefined) return null
  const inner: Leaf = (one) => (one.kind === 'number' ? one.value : evaluate(one, leaf))
  const values = splitAt(part.args, ',').map((one) => sum(one, inner))
  const known = values.filter((value) => value !== null)
  if (known.length < values.length) return null
  const result = apply(known)
  return Number.isFinite(result) ? result : null
}

/** A length in px; percentages are of `whole` px, or unknown where that is null. Only 0 needs no unit. */
export function lengthOf(part: Part | undefined, measure: Measure, whole: number | null): number | null {
  if (part === undefined) return null
  return evaluate(part, (leaf) => {
    if (leaf.kind === 'number') return leaf.value === 0 ? 0 : null
    if (leaf.kind === 'percent') return whole === null ? null : (leaf.value * whole) / 100
    if (leaf.kind !== 'dimension') return null
    const fixed = absolute.get(leaf.unit)
    if (fixed !== undefined) return leaf.value * fixed * measure.zoom
    const unit = relative.get(leaf.unit.replace(/^[sld](?=v)/, ''))
    return unit === undefined ? null : leaf.value * unit(measure)
  })
}

/** A number; a percentage is a fraction. */
export function numberOf(part: Part | undefined): number | null {
  if (part === undefined) return null
  return evaluate(part, (leaf) => {
    if (leaf.kind === 'number') return leaf.value
    return leaf.kind === 'percent' ? leaf.value / 100 : null
  })
}

/** An angle in radians; 0 needs no unit. */
export function angleOf(part: Part | undefined): number | null {
  if (part === undefined) return null
  return evaluate(part, (leaf) => {
    if (leaf.kind === 'number') return leaf.value === 0 ? 0 : null
    const unit = leaf.kind === 'dimension' ? turns.get(leaf.unit) : undefined
    return unit === undefined || leaf.kind !== 'dimension' ? null : leaf.value * unit
  })
}
