// How much of an element `clip` and `clip-path` leave to be seen.

import type { Measure } from './measure.ts'
import { lengthOf, page } from './measure.ts'
import type { Part, Value } from './value.ts'
import { splitAt } from './value.ts'

/** Below this many px in either direction nothing can be read in an area. */
export const leastArea = 3

/** The element that is clipped, which nobody has laid out: as wide as the page, and at most this high. */
const assumed = { width: page.width, height: 400 }

type Left = (args: Value, measure: Measure) => boolean | null

function isOpen(width: number, height: number): boolean {
  return width >= leastArea && height >= leastArea
}

function lengths(parts: readonly Part[], measure: Measure): (number | null)[] {
  const sides = parts.filter((part) => part.kind !== 'word' && part.kind !== 'sign')
  const [top, right = top, bottom = top, left = right] = sides
  return [
    lengthOf(top, measure, assumed.height),
    lengthOf(right, measure, assumed.width),
    lengthOf(bottom, measure, assumed.height),
    lengthOf(left, measure, assumed.width),
  ]
}

function readInset(args: Value, measure: Measure): boolean | null {
  const round = args.findIndex((part) => part.kind === 'word' && part.name === 'round')
  const [top, right, bottom, left] = lengths(round === -1 ? args : args.slice(0, round), measure)
  if (top == null || right == null || bottom == null || left == null) return null
  return isOpen(assumed.width - left - right, assumed.height - top - bottom)
}

/** Corners of the area, from the element's own upper left one. */
function readEdges(args: Value, measure: Measure): boolean | null {
  const [top, right, bottom, left] = args.map((part) =>
    part.kind === 'word' ? null : lengthOf(part, measure, assumed.width),
  )
  const [width, height] = [(right ?? assumed.width) - (left ?? 0), (bottom ?? assumed.height) - (top ?? 0)]
  const isWithin =
    (right ?? 1) > 0 && (bottom ?? 1) > 0 && (left ?? 0) < assumed.width && (top ?? 0) < assumed.height
  return isWithin && isOpen(width, height)
}

function readRound(args: Value, measure: Measure): boolean | null {
  const at = args.findIndex((part) => part.kind === 'word' && part.name === 'at')
  const radii = (at === -1 ? args : args.slice(0, at)).filter((part) => part.kind !== 'sign')
  if (radii.some((part) => part.kind !== 'word' && (lengthOf(part, measure, 100) ?? 9) < leastArea / 2))
    return false
  const center = at === -1 ? [] : args.slice(at + 1).map((part) => lengthOf(part, measure, assumed.width))
  return center.every((place) => place === null || (place > -assumed.width && place < 2 * assumed.width))
}

function readPolygon(args: Value, measure: Measure): boolean | null {
  const points = splitAt(args, ',')
    .map((point) => point.filter((part) => part.kind !== 'word'))
    .filter((point) => point.length > 0)
    .map(
      ([x, y]) =>
        [lengthOf(x, measure, assumed.width) ?? 0, lengthOf(y, measure, assumed.height) ?? 0] as const,
    )
  let twice = 0
  for (const [at, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [0, 0]
    twice += x * nextY - nextX * y
  }
  const isAway =
    points.every(([x]) => x <= 0) ||
    points.every(([, y]) => y <= 0) ||
    points.every(([x]) => x >= assumed.width) ||
    points.every(([, y]) => y >= assumed.height)
  return !isAway && Math.abs(twice) / 2 >= leastArea * leastArea * 4
}

const shapes: Record<string, Left> = {
  inset: readInset,
  rect: readEdges,
  xywh: (args, measure) => {
    const [, , width, height] = args.map((part) => lengthOf(part, measure, assumed.width))
    return isOpen(width ?? assumed.width, height ?? assumed.height)
  },
  circle: readRound,
  ellipse: readRound,
  polygon: readPolygon,
  path: ([part]) => part?.kind === 'text' && part.name.trim() !== '' && /[lhvcsqta]/i.test(part.name),
}

/** Whether anything shows inside the `clip-path`; null for a value that is none. */
export function clipPathShows(value: Value, measure: Measure): boolean | null {
  const shape = value.find((part) => part.kind === 'function')
  if (shape?.kind !== 'function') return value.every((part) => part.kind === 'word') ? true : null
  if (shape.name === 'url') return true
  const read = Object.hasOwn(shapes, shape.name) ? shapes[shape.name] : undefined
  return read === undefined ? null : read(shape.args, measure)
}

/** Whether anything shows inside the old property `clip`: rect(top, right, bottom, left). */
export function clipShows([part]: Value, measure: Measure): boolean | null {
  if (part?.kind === 'word') return true
  if (part?.kind !== 'function' || part.name !== 'rect') return null
  return readEdges(
    part.args.filter((one) => one.kind !== 'sign'),
    measure,
  )
}
