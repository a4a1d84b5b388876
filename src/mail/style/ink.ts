// With what colours letters are painted, and on what ground: whether an eye can tell them apart.

import type { Declared } from './cascade.ts'
import { black, type Color, clear, colorOf, difference, over } from './color.ts'
import type { Measure } from './measure.ts'
import { lengthOf, numberOf } from './measure.ts'
import {
  after,
  blended,
  gradientColors,
  isOpaque,
  layered,
  maskShows,
  paper,
  readFilter,
  shadowColors,
  type Tint,
} from './paint.ts'
import type { Value } from './value.ts'

/** Below this difference (CIE 1976 delta E) letters and ground are one: #eee on white is 6, #ddd is 12. */
const leastDifference = 8
/** px of letters below which thin strokes pale away, and more difference is needed. */
const paleBelow = 8

export interface Ink {
  readonly color: Color
  /** -webkit-text-fill-color; null follows the colour. */
  readonly fill: Color | null
  readonly stroke: Color | null
  readonly shadows: readonly Color[]
  /** Colours of a background that is cut out by the letters. */
  readonly cut: readonly Color[]
  /** What may be behind the letters: one colour, or those of a gradient. */
  readonly ground: readonly Color[]
  /** Of all elements around, together. */
  readonly opacity: number
  readonly tint: Tint | null
  readonly blend: string
  readonly link: Color
}

export const plainInk: Ink = {
  color: black,
  fill: null,
  stroke: null,
  shadows: [],
  cut: [],
  ground: paper,
  opacity: 1,
  tint: null,
  blend: 'normal',
  link: { red: 0, green: 0, blue: 238, alpha: 1 },
}

function readOpacity([part]: Value): number | null {
  const opacity = numberOf(part)
  return opacity === null ? null : Math.max(0, Math.min(1, opacity))
}

/** `-webkit-text-stroke` or its colour, where the stroke has a width. */
function strokeInside(
  declared: Declared,
  outer: Color | null,
  current: Color,
  measure: Measure,
): Color | null {
  const read = (value: Value): Color | null =>
    value.map((part) => colorOf(part, current)).find((one) => one !== null) ?? null
  const width = (value: Value): number | null =>
    value.map((part) => lengthOf(part, measure, null)).find((one) => one !== null) ?? null
  const widest =
    declared.own('-webkit-text-stroke-width', width) ?? declared.own('-webkit-text-stroke', width)
  if (widest === null) return outer
  if (widest === 0) return null
  return (
    declared.own('-webkit-text-stroke-color', read) ?? declared.own('-webkit-text-stroke', read) ?? current
  )
}

interface Background {
  ground: readonly Color[]
  cut: readonly Color[]
  isOpaque: boolean
}

function backgroundInside(declared: Declared, outer: Ink, current: Color, tint: Tint | null): Background {
  const color = declared.own('background-color', ([part]) => colorOf(part, current)) ?? clear
  const pictures =
    declared.own(
      'background-image',
      (value) => gradientColors(value, current) ?? (value.length > 0 ? [] : null),
    ) ?? []
  const isCut =
    declared.own('background-clip', ([part]) => part?.kind === 'word' && part.name === 'text') ?? false
  if (isCut) return { ground: outer.ground, cut: pictures.length > 0 ? pictures : [color], isOpaque: false }
  if (pictures.length === 0 && color.alpha === 0)
    return { ground: outer.ground, cut: outer.cut, isOpaque: false }
  const layers = pictures.length === 0 ? [color] : color.alpha === 0 ? pictures : layered(pictures, [color])
  const tinted = tint === null ? layers : layers.map(tint)
  return { ground: layered(tinted, outer.ground), cut: outer.cut, isOpaque: layers.every(isOpaque) }
}

const properties =
  `color -webkit-text-fill-color -webkit-text-stroke -webkit-text-stroke-width text-shadow filter opacity
  mask-image mix-blend-mode background-color background-image background-clip`.split(/\s+/)

/** What an element's own paint makes of that around it. `isLink` is for an `a` that leads somewhere. */
export function inkInside(
  declared: Declared,
  outer: Ink,
  measure: Measure,
  isLink: boolean,
): { ink: Ink; hasOpaqueGround: boolean; isGroup: boolean } {
  if (!isLink && !declared.hasAny(properties)) return { ink: outer, hasOpaqueGround: false, isGroup: false }
  const around = isLink ? outer.link : outer.color
  const color = declared.get('color', ([part]) => colorOf(part, outer.color), {
    outer: around,
    initial: black,
    inherits: true,
  })
  const fill = declared.get('-webkit-text-fill-color', ([part]) => colorOf(part, color), {
    outer: outer.fill,
    initial: null,
    inherits: true,
  })
  const shadows = declared.get(
    'text-shadow',
    (value) =>
      value[0]?.kind === 'word' && value[0].name === 'none' ? [] : shadowColors(value, color, measure),
    { outer: outer.shadows, initial: [], inherits: true },
  )
  const filter = declared.own('filter', (value) => readFilter(value, measure))
  const shade = declared.own('opacity', readOpacity) ?? 1
  const masked = declared.own('mask-image', (value) => !maskShows(value)) ?? false
  const blend =
    declared.own('mix-blend-mode', ([part]) => (part?.kind === 'word' ? part.name : null)) ?? 'normal'
  const own = filter?.tint ?? null
  const tint = outer.tint === null ? own : after(own, outer.tint)
  const { ground, cut, isOpaque: hasOpaqueGround } = backgroundInside(declared, outer, color, tint)
  const ink: Ink = {
    color,
    fill,
    stroke: strokeInside(declared, outer.stroke, color, measure),
    shadows,
    cut,
    ground,
    opacity: masked ? 0 : outer.opacity * shade * (filter?.opacity ?? 1),
    tint,
    // on a ground of its own the letters are blended together with it
    blend: blend !== 'normal' ? blend : ground === outer.ground ? outer.blend : 'normal',
    link: outer.link,
  }
  const isGroup = shade < 1 || filter !== null || masked || blend !== 'normal'
  return { ink, hasOpaqueGround, isGroup }
}

/** Whether letters of so many px stand out from what is behind them. */
export function standsOut(ink: Ink, size: number): boolean {
  const needed = leastDifference * Math.max(1, paleBelow / size)
  const inks = [
    ink.fill ?? ink.color,
    ...ink.shadows,
    ...(ink.stroke === null ? [] : [ink.stroke]),
    ...ink.cut,
  ]
  return ink.ground.some((ground) =>
    inks.some((one) => {
      const tinted = ink.tint === null ? one : ink.tint(one)
      const painted = over(blended(ink.blend, tinted, ground), ground, ink.opacity)
      return difference(painted, ground) >= needed
    }),
  )
}
