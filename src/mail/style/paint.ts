// Backgrounds, shadows, filters and blends: with which colours an element is painted.

import { black, type Color, colorOf, over, white } from './color.ts'
import type { Measure } from './measure.ts'
import { angleOf, lengthOf, numberOf } from './measure.ts'
import type { Value } from './value.ts'
import { splitAt } from './value.ts'

/** More colours than these are not told apart in a gradient. */
const mostColors = 4

/** The colours of the gradients among the pictures of a background; null for none. Other pictures may never load. */
export function gradientColors(value: Value, current: Color): Color[] | null {
  const gradient = value.find((part) => part.kind === 'function' && part.name.endsWith('gradient'))
  if (gradient?.kind !== 'function') return null
  const colors = gradient.args.map((part) => colorOf(part, current)).filter((color) => color !== null)
  return colors.length === 0 ? null : colors.slice(0, mostColors)
}

/** Whether letters still show through the picture of a mask; one that does not load hides all. */
export function maskShows(value: Value): boolean {
  if (value.every((part) => part.kind === 'word')) return true
  const colors = gradientColors(value, black)
  return colors !== null && colors.some(({ alpha }) => alpha > 0.1)
}

/** Each layer of a background over each colour that may be below. */
export function layered(layers: readonly Color[], below: readonly Color[]): Color[] {
  return below.flatMap((lower) => layers.map((upper) => over(upper, lower))).slice(0, mostColors)
}

/** The colours of shadows that repeat their letters sharply enough to be read. */
export function shadowColors(value: Value, current: Color, measure: Measure): Color[] {
  return splitAt(value, ',').flatMap((shadow) => {
    const lengths = shadow.map((part) => lengthOf(part, measure, null)).filter((length) => length !== null)
    const [x = 0, y = 0, blur = 0] = lengths
    const isNear = Math.abs(x) < 500 && Math.abs(y) < 300
    if (lengths.length < 2 || !isNear || blur > measure.em / 2) return []
    return [shadow.map((part) => colorOf(part, current)).find((color) => color !== null) ?? current]
  })
}

export type Tint = (color: Color) => Color

const clamp = (channel: number): number => Math.max(0, Math.min(255, channel))

function eachChannel(color: Color, change: (channel: number) => number): Color {
  const { red, green, blue, alpha } = color
  return { red: clamp(change(red)), green: clamp(change(green)), blue: clamp(change(blue)), alpha }
}

function gray({ red, green, blue }: Color): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const tints: Record<string, (amount: number) => Tint> = {
  brightness: (amount) => (color) => eachChannel(color, (channel) => channel * amount),
  contrast: (amount) => (color) => eachChannel(color, (channel) => (channel - 127.5) * amount + 127.5),
  invert: (amount) => (color) =>
    eachChannel(color, (channel) => channel + (255 - 2 * channel) * Math.min(1, amount)),
  grayscale: (amount) => (color) =>
    eachChannel(color, (channel) => channel + (gray(color) - channel) * Math.min(1, amount)),
  saturate: (amount) => (color) =>
    eachChannel(color, (channel) => gray(color) + (channel - gray(color)) * amount),
}

export interface Filter {
  opacity: number
  tint: Tint | null
}

/** One after the other. */
export function after(first: Tint | null, then: Tint): Tint {
  return first === null ? then : (color) => then(first(color))
}

/** The value of `filter`; null when a part of it is none. */
export function readFilter(value: Value, measure: Measure): Filter | null {
  let opacity = 1
  let tint: Tint | null = null
  for (const part of value) {
    if (part.kind === 'word' && part.name === 'none') continue
    if (part.kind !== 'function') return null
    const [argument] = part.args
    const amount = argument === undefined ? 1 : numberOf(argument)
    const make = Object.hasOwn(tints, part.name) ? tints[part.name] : undefined
    if (part.name === 'opacity') {
      if (amount === null || amount < 0) return null
      opacity *= Math.min(1, amount)
    } else if (part.name === 'blur') {
      const radius = argument === undefined ? 0 : lengthOf(argument, measure, null)
      if (radius === null || radius < 0) return null
      if (radius > measure.em / 2) opacity = 0
    } else if (make !== undefined) {
      if (amount === null || amount < 0) return null
      tint = after(tint, make(amount))
    } else if (!['url', 'drop-shadow', 'sepia', 'hue-rotate'].includes(part.name)) return null
    else if (part.name === 'hue-rotate' && argument !== undefined && angleOf(argument) === null) return null
  }
  return { opacity, tint }
}

type Blend = (top: number, below: number) => number

/** Separable blends of `mix-blend-mode`, of channels from 0 to 1 (Compositing 1, 9.1). */
const blends: Record<string, Blend> = {
  multiply: (top, below) => top * below,
  screen: (top, below) => top + below - top * below,
  darken: Math.min,
  lighten: Math.max,
  'color-dodge': (top, below) => (below === 0 ? 0 : top === 1 ? 1 : Math.min(1, below / (1 - top))),
  'color-burn': (top, below) => (below === 1 ? 1 : top === 0 ? 0 : 1 - Math.min(1, (1 - below) / top)),
  'plus-lighter': (top, below) => Math.min(1, top + below),
  difference: (top, below) => Math.abs(top - below),
  exclusion: (top, below) => top + below - 2 * top * below,
  overlay: (top, below) => hardLight(below, top),
  'hard-light': (top, below) => hardLight(top, below),
}

function hardLight(top: number, below: number): number {
  return top <= 0.5 ? 2 * top * below : 2 * top - 1 + below - (2 * top - 1) * below
}

/** The colour of something in the mode `name` over an opaque colour. */
export function blended(name: string, top: Color, below: Color): Color {
  const blend = Object.hasOwn(blends, name) ? blends[name] : undefined
  if (blend === undefined) return top
  const mix = (upper: number, lower: number): number => blend(upper / 255, lower / 255) * 255
  return {
    red: mix(top.red, below.red),
    green: mix(top.green, below.green),
    blue: mix(top.blue, below.blue),
    alpha: top.alpha,
  }
}

/** Whether a colour covers what is below it. */
export function isOpaque({ alpha }: Color): boolean {
  return alpha > 0.95
}

export const paper: readonly Color[] = [white]
