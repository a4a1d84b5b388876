// Colours of CSS and of HTML's old attributes, laid over each other and compared as an eye compares them.

import { color as parseColor, serializeRGB } from '@csstools/css-color-parser'
import { parseComponentValue } from '@csstools/css-parser-algorithms'
import { tokenize } from '@csstools/css-tokenizer'
import type { Part } from './value.ts'
import { textOf } from './value.ts'

/** Channels from 0 to 255, alpha from 0 to 1. */
export interface Color {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}

export const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 }
export const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 }
export const clear: Color = { red: 0, green: 0, blue: 0, alpha: 0 }

function fromHex(hex: string): Color | null {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(hex)) return null
  const long = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  )
  return { red, green, blue, alpha: alpha / 255 }
}

const known = new Map<string, Color | null>()
const mostKnown = 5_000

function fromText(text: string): Color | null {
  const found = known.get(text)
  if (found !== undefined) return found
  if (known.size >= mostKnown) known.clear()
  const color = parseText(text)
  known.set(text, color)
  return color
}

/** Names that stand for what the reader's system shows; a mail is read on white. */
const system: ReadonlyMap<string, Color> = new Map([
  ...['canvas', 'window', 'field', 'background', 'menu', 'infobackground'].map(
    (name) => [name, white] as const,
  ),
  ...['canvastext', 'windowtext', 'fieldtext', 'buttontext', 'menutext', 'infotext', 'captiontext'].map(
    (name) => [name, black] as const,
  ),
])

function parseText(text: string): Color | null {
  const named = system.get(text)
  if (named !== undefined) return named
  const parsed = parseComponentValue(tokenize({ css: text }))
  const data = parsed === undefined ? false : parseColor(parsed)
  if (data === false) return null
  const channels =
    serializeRGB(data)
      .toString()
      .match(/[\d.]+(?:e-?\d+)?/g) ?? []
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels.map(Number)
  return { red, green, blue, alpha }
}

/** Null for what is no colour; `current` is what currentColor stands for. */
export function colorOf(part: Part | undefined, current: Color): Color | null {
  if (part === undefined) return null
  if (part.kind === 'hash') return fromHex(part.name)
  if (part.kind === 'word') {
    if (part.name === 'currentcolor') return current
    return part.name === 'transparent' ? clear : fromText(part.name)
  }
  if (part.kind !== 'function' || part.name === 'url' || part.name.endsWith('gradient')) return null
  if (part.name === 'light-dark') return colorOf(part.args[0], current)
  const { red, green, blue, alpha } = current
  return fromText(textOf(part).replace(/\bcurrentcolor\b/g, `rgba(${red},${green},${blue},${alpha})`))
}

/** The colour of an attribute such as bgcolor, where anything is one (HTML standard, legacy colour values). */
export function legacyColor(attribute: string): Color | null {
  const text = attribute.trim().toLowerCase().slice(0, 128)
  if (text === '' || text === 'transparent') return null
  const named = /^[a-z]+$/.test(text) ? fromText(text) : null
  if (named !== null) return named
  if (/^#[0-9a-f]{3}$/.test(text)) return fromHex(text.slice(1))
  let digits = text.replace(/^#/, '').replace(/[^0-9a-f]/g, '0')
  while (digits === '' || digits.length % 3 !== 0) digits += '0'
  const length = digits.length / 3
  let thirds = [0, 1, 2].map((at) => digits.slice(at * length, (at + 1) * length).slice(-8))
  while ((thirds[0]?.length ?? 0) > 2 && thirds.every((third) => third.startsWith('0')))
    thirds = thirds.map((third) => third.slice(1))
  const [red = 0, green = 0, blue = 0] = thirds.map((third) => Number.parseInt(third.slice(0, 2), 16))
  return { red, green, blue, alpha: 1 }
}

/** What is seen of `top`, made paler by `opacity`, over an opaque colour. */
export function over(top: Color, below: Color, opacity = 1): Color {
  const share = top.alpha * opacity
  const mix = (upper: number, lower: number): number => lower + (upper - lower) * share
  return {
    red: mix(top.red, below.red),
    green: mix(top.green, below.green),
    blue: mix(top.blue, below.blue),
    alpha: 1,
  }
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** CIE 1976 L*a*b* of an sRGB colour under D65. */
function lab({ red, green, blue }: Color): [number, number, number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const curve = (value: number): number =>
    value > 216 / 24_389 ? Math.cbrt(value) : (value * 24_389) / 27 / 116 + 16 / 116
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** How far apart two opaque colours are to the eye (CIE 1976 delta E): 100 from black to white. */
export function difference(one: Color, other: Color): number {
  const [l1, a1, b1] = lab(one)
  const [l2, a2, b2] = lab(other)
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2)
}
