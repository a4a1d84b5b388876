// The straight lines that a page of a PDF draws, such as the borders of a table.
import { getResolvedPDFJS } from 'unpdf'
import type { Rule } from '../layout/rule.ts'
import type { PdfPage } from './open.ts'

/** Thicker ones are surfaces, in points. */
const THICKEST = 3
const SHORTEST = 4
const LEAST_CELL = 7
/** Of the page: what covers more is a background. */
const LARGEST_CELL = 0.4
const SLANT = 0.5
/** Pages with more are drawings. */
const MOST_RULES = 4_000

/** As pdf.js numbers the steps of a path. */
const steps = { move: 0, line: 1, curve: 2, quadratic: 3, close: 4 } as const
const coordinates = [2, 2, 6, 4, 0] as const

type Matrix = readonly [number, number, number, number, number, number]

/** Points of the page as it is shown, as the pieces have them. Null for a page that is a drawing. */
export async function rulesOn(page: PdfPage): Promise<Rule[] | null> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const strokes = new Set([
    OPS.stroke,
    OPS.closeStroke,
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
  ])
  const fills = new Set([OPS.fill, OPS.eoFill])
  const rules: Rule[] = []
  const outer: Matrix[] = []
  const { transform, width, height } = page.getViewport({ scale: 1 })
  const largest = LARGEST_CELL * width * height
  let matrix = transform as unknown as Matrix
  for (const [index, operation] of fnArray.entries()) {
    const args: unknown = argsArray[index]
    if (operation === OPS.save) outer.push(matrix)
    else if (operation === OPS.restore) matrix = outer.pop() ?? matrix
    else if (operation === OPS.transform) matrix = within(matrix, args)
    else if (operation === OPS.paintFormXObjectBegin) {
      outer.push(matrix)
      matrix = within(matrix, Array.isArray(args) ? args[0] : null)
    } else if (operation === OPS.paintFormXObjectEnd) matrix = outer.pop() ?? matrix
    else if (operation === OPS.constructPath && Array.isArray(args)) {
      const [paint, [path] = []] = args as [number, [Float32Array | null]?]
      if (!path || !(strokes.has(paint) || fills.has(paint))) continue
      for (const line of linesOf(path, matrix))
        rules.push(...(strokes.has(paint) ? sides(line) : edges(line, largest)))
      if (rules.length > MOST_RULES) return null
    }
  }
  return rules
}

function within(outer: Matrix, inner: unknown): Matrix {
  if (!Array.isArray(inner) && !ArrayBuffer.isView(inner)) return outer
  const [a, b, c, d, e, f] = outer
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = Array.from(inner as ArrayLike<number>)
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Each line of a path without curves, as its corners one after another. */
function linesOf(path: Float32Array, [a, b, c, d, e, f]: Matrix): Point[][] {
  const lines: Point[][] = []
  let open: Point[] = []
  let isCurved = false
  const close = () => {
    if (open.length > 1 && !isCurved) lines.push(open)
    open = []
    isCurved = false
  }
  for (let at = 0; at < path.length; ) {
    const step = path[at] ?? steps.close
    const [x = 0, y = 0] = path.subarray(at + 1, at + 3)
    at += 1 + (coordinates[step] ?? path.length)
    const point = { x: a * x + c * y + e, y: b * x + d * y + f }
    if (step === steps.move) {
      close()
      open = [point]
    } else if (step === steps.line) open.push(point)
    else if (step === steps.close) {
      const [first] = open
      if (first) open.push(first)
    } else isCurved = true
  }
  close()
  return lines
}

const sides = (line: readonly Point[]): Rule[] =>
  line.slice(1).flatMap((point, index) => between(line[index] ?? point, point, SLANT))

/** A filled surface that is thin is a line, and one with four corners may be a cell: its sides part it from others. */
function edges(line: readonly Point[], largest: number): Rule[] {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)]
  const [from, to] = [
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  ]
  const [wide, high] = [to.x - from.x, to.y - from.y]
  if (Math.min(wide, high) <= THICKEST) return between(from, to, THICKEST)
  const isCorner = ({ x, y }: Point) =>
    Math.min(x - from.x, to.x - x) <= SLANT && Math.min(y - from.y, to.y - y) <= SLANT
  const isCell = Math.min(wide, high) > LEAST_CELL && wide * high < largest && line.every(isCorner)
  return isCell ? sides([...line, line[0] ?? from]).map((rule) => ({ ...rule, isShade: true })) : []
}

function between(one: Point, other: Point, thickest: number): Rule[] {
  const [wide, high] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)]
  if (high <= thickest && wide >= SHORTEST && wide > high)
    return [
      {
        isAcross: true,
        isShade: false,
        at: (one.y + other.y) / 2,
        from: Math.min(one.x, other.x),
        to: Math.max(one.x, other.x),
      },
    ]
  if (wide <= thickest && high >= SHORTEST && high > wide)
    return [
      {
        isAcross: false,
        isShade: false,
        at: (one.x + other.x) / 2,
        from: Math.min(one.y, other.y),
        to: Math.max(one.y, other.y),
      },
    ]
  return []
}
