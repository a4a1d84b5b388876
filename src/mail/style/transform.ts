// What `transform`, `translate`, `scale` and `rotate` make of an element: how much smaller, how far away, seen from behind.

import type { Measure } from './measure.ts'
import { angleOf, lengthOf, numberOf, page } from './measure.ts'
import type { Part, Value } from './value.ts'
import { splitAt } from './value.ts'

/** Rows of the upper three of a 4 by 4 matrix: three of the linear part, then the move. */
type Matrix = readonly [Row, Row, Row]
type Row = readonly [x: number, y: number, z: number, move: number]

const identity: Matrix = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
]

function multiply(a: Matrix, b: Matrix): Matrix {
  const row = ([x, y, z, move]: Row): Row => {
    const column = (at: 0 | 1 | 2 | 3): number => x * b[0][at] + y * b[1][at] + z * b[2][at]
    return [column(0), column(1), column(2), column(3) + move]
  }
  return [row(a[0]), row(a[1]), row(a[2])]
}

const scaled = (x: number, y: number, z = 1): Matrix => [
  [x, 0, 0, 0],
  [0, y, 0, 0],
  [0, 0, z, 0],
]
const moved = (x: number, y: number): Matrix => [
  [1, 0, 0, x],
  [0, 1, 0, y],
  [0, 0, 1, 0],
]
const sheared = (x: number, y: number): Matrix => [
  [1, Math.tan(x), 0, 0],
  [Math.tan(y), 1, 0, 0],
  [0, 0, 1, 0],
]

/** Around any axis (CSS Transforms 2, 13.1). */
function turned(angle: number, x: number, y: number, z: number): Matrix {
  const length = Math.hypot(x, y, z)
  if (length === 0) return identity
  const [u, v, w] = [x / length, y / length, z / length]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const rest = 1 - cos
  return [
    [cos + u * u * rest, u * v * rest - w * sin, u * w * rest + v * sin, 0],
    [v * u * rest + w * sin, cos + v * v * rest, v * w * rest - u * sin, 0],
    [w * u * rest - v * sin, w * v * rest + u * sin, cos + w * w * rest, 0],
  ]
}

function fromNumbers(values: readonly number[]): Matrix | null {
  if (values.length === 6) {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values
    return [
      [a, c, 0, e],
      [b, d, 0, f],
      [0, 0, 1, 0],
    ]
  }
  if (values.length !== 16) return null
  const at = (column: number, row: number): number => values[column * 4 + row] ?? 0
  const row = (number: number): Row => [at(0, number), at(1, number), at(2, number), at(3, number)]
  return [row(0), row(1), row(2)]
}

/** Percentages of an element's own size, which nobody knows: as wide as the page, as high as a line. */
const ownHeight = 24

function moveOf(x: Part | undefined, y: Part | undefined, measure: Measure): Matrix | null {
  const across = x === undefined ? 0 : lengthOf(x, measure, page.width)
  const down = y === undefined ? 0 : lengthOf(y, measure, ownHeight)
  return across === null || down === null ? null : moved(across, down)
}

function withNumber(part: Part | undefined, make: (value: number) => Matrix): Matrix | null {
  const value = numberOf(part)
  return value === null ? null : make(value)
}

function withAngle(part: Part | undefined, make: (angle: number) => Matrix): Matrix | null {
  const angle = angleOf(part)
  return angle === null ? null : make(angle)
}

type Make = (args: (Part | undefined)[], measure: Measure) => Matrix | null

const functions: Record<string, Make> = {
  scale: ([x, y = x]) => withNumber(x, (across) => scaled(across, numberOf(y) ?? across)),
  scalex: ([x]) => withNumber(x, (value) => scaled(value, 1)),
  scaley: ([y]) => withNumber(y, (value) => scaled(1, value)),
  scalez: ([z]) => withNumber(z, (value) => scaled(1, 1, value)),
  scale3d: ([x, y, z]) => scaled(numberOf(x) ?? 1, numberOf(y) ?? 1, numberOf(z) ?? 1),
  translate: ([x, y], measure) => moveOf(x, y, measure),
  translatex: ([x], measure) => moveOf(x, undefined, measure),
  translatey: ([y], measure) => moveOf(undefined, y, measure),
  translatez: () => identity,
  translate3d: ([x, y], measure) => moveOf(x, y, measure),
  rotate: ([angle]) => withAngle(angle, (value) => turned(value, 0, 0, 1)),
  rotatez: ([angle]) => withAngle(angle, (value) => turned(value, 0, 0, 1)),
  rotatex: ([angle]) => withAngle(angle, (value) => turned(value, 1, 0, 0)),
  rotatey: ([angle]) => withAngle(angle, (value) => turned(value, 0, 1, 0)),
  rotate3d: ([x, y, z, angle]) =>
    withAngle(angle, (value) => turned(value, numberOf(x) ?? 0, numberOf(y) ?? 0, numberOf(z) ?? 0)),
  skew: ([x, y]) => withAngle(x, (value) => sheared(value, angleOf(y) ?? 0)),
  skewx: ([x]) => withAngle(x, (value) => sheared(value, 0)),
  skewy: ([y]) => withAngle(y, (value) => sheared(0, value)),
  matrix: (args) => fromNumbers(args.map((part) => numberOf(part) ?? 0)),
  matrix3d: (args) => fromNumbers(args.map((part) => numberOf(part) ?? 0)),
  perspective: () => identity,
}

/** The value of `transform`; null when any part of it is none. */
export function readTransform(value: Value, measure: Measure): Matrix | null {
  let all = identity
  for (const part of value) {
    if (part.kind === 'word' && part.name === 'none' && value.length === 1) return identity
    const make =
      part.kind === 'function' && Object.hasOwn(functions, part.name) ? functions[part.name] : undefined
    const made =
      part.kind === 'function'
        ? make?.(
            splitAt(part.args, ',').map(([one]) => one),
            measure,
          )
        : null
    if (made === null || made === undefined) return null
    all = multiply(all, made)
  }
  return all
}

/** The value of the property `translate`. */
export function readTranslate([x, y]: Value, measure: Measure): Matrix | null {
  return x?.kind === 'word' ? (x.name === 'none' ? identity : null) : moveOf(x, y, measure)
}

/** The value of the property `scale`. */
export function readScale([x, y = x]: Value): Matrix | null {
  if (x?.kind === 'word') return x.name === 'none' ? identity : null
  return withNumber(x, (across) => scaled(across, numberOf(y) ?? across))
}

/** The value of the property `rotate`: an angle, around an axis that is named or given as a vector. */
export function readRotate(value: Value): Matrix | null {
  const angle = value
    .map((part) => (part.kind === 'number' ? null : angleOf(part)))
    .find((one) => one !== null)
  const word = value.find((part) => part.kind === 'word')
  if (angle === undefined) return word?.kind === 'word' && word.name === 'none' ? identity : null
  const numbers = value
    .map((part) => (part.kind === 'number' ? part.value : null))
    .filter((one) => one !== null)
  const named =
    word?.kind === 'word'
      ? [Number(word.name === 'x'), Number(word.name === 'y'), Number(word.name === 'z')]
      : null
  const [x = 0, y = 0, z = 1] = named ?? (numbers.length === 3 ? numbers : [0, 0, 1])
  return turned(angle, x, y, z)
}

/** What matters of a transformation to somebody who wants to read the text in it. */
export interface Warp {
  /** How much of their size letters keep in their narrower direction. */
  shrink: number
  /** px to the right and down. */
  x: number
  y: number
  /** The back is turned to the reader. */
  isBack: boolean
}

export function warpOf(matrices: readonly Matrix[]): Warp {
  const [first, second, third] = matrices.reduce(multiply, identity)
  const [a, b, c, d] = [first[0], first[1], second[0], second[1]]
  // the smaller singular value of the flat part
  const squares = a * a + b * b + c * c + d * d
  const area = Math.abs(a * d - b * c)
  const shrink = Math.sqrt(
    Math.max(0, (squares - Math.sqrt(Math.max(0, squares * squares - 4 * area * area))) / 2),
  )
  return { shrink, x: first[3], y: second[3], isBack: a * d - b * c !== 0 && third[2] < 0 }
}
