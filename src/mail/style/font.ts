// How large the letters of an element are and how far apart: font size, line height, letter spacing.

import type { Declared } from './cascade.ts'
import type { Measure } from './measure.ts'
import { lengthOf, numberOf } from './measure.ts'
import type { Value } from './value.ts'

export interface Font {
  /** In px, as enlarged by `zoom`. */
  readonly size: number
  /** A multiple of the size, or px. */
  readonly height: { readonly factor: number } | { readonly px: number }
  /** px between two letters. */
  readonly spacing: number
  readonly zoom: number
  /** Dots stand for the letters, as in a password. */
  readonly isDisguised: boolean
}

const usualHeight = { factor: 1.2 }

export const plainFont: Font = { size: 16, height: usualHeight, spacing: 0, zoom: 1, isDisguised: false }

const sizes: Record<string, number> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
}

/** px from one line to the next. */
export function lineHeight({ size, height }: Font): number {
  return 'px' in height ? height.px : height.factor * size
}

/** What relative lengths on an element with this font refer to. */
export function measureOf(font: Font): Measure {
  return { em: font.size, rem: plainFont.size, lineHeight: lineHeight(font), zoom: font.zoom }
}

function readSize([part]: Value, outer: Measure): number | null {
  if (part?.kind === 'word') {
    if (part.name === 'larger') return outer.em * 1.2
    if (part.name === 'smaller') return outer.em / 1.2
    const size = Object.hasOwn(sizes, part.name) ? sizes[part.name] : undefined
    return size === undefined ? null : size * outer.zoom
  }
  const size = lengthOf(part, outer, outer.em)
  return size !== null && size >= 0 ? size : null
}

function readHeight([part]: Value, measure: Measure): Font['height'] | null {
  if (part?.kind === 'word') return part.name === 'normal' ? usualHeight : null
  if (part?.kind === 'number') return part.value >= 0 ? { factor: part.value } : null
  const px = lengthOf(part, measure, measure.em)
  return px !== null && px >= 0 ? { px } : null
}

function readZoom([part]: Value): number | null {
  if (part?.kind === 'word') return part.name === 'normal' || part.name === 'reset' ? 1 : null
  const zoom = numberOf(part)
  // 0 counts as 1 in Chromium
  return zoom === null || zoom < 0 ? null : zoom === 0 ? 1 : zoom
}

const properties = ['font-size', 'line-height', 'letter-spacing', 'zoom', '-webkit-text-security']

/** The font inside an element, from what is declared for it and the font around it. */
export function fontInside(declared: Declared, outer: Font): Font {
  if (!declared.hasAny(properties)) return outer
  const factor = declared.own('zoom', readZoom) ?? 1
  const around = { ...outer, size: outer.size * factor, zoom: outer.zoom * factor }
  const measure = measureOf(around)
  const size = declared.get('font-size', (value) => readSize(value, measure), {
    outer: around.size,
    initial: plainFont.size * around.zoom,
    inherits: true,
  })
  const own = { ...measure, em: size }
  const height = declared.get('line-height', (value) => readHeight(value, own), {
    outer: outer.height,
    initial: usualHeight,
    inherits: true,
  })
  const spacing = declared.get(
    'letter-spacing',
    ([part]) => (part?.kind === 'word' && part.name === 'normal' ? 0 : lengthOf(part, own, size)),
    { outer: outer.spacing, initial: 0, inherits: true },
  )
  const isDisguised = declared.get(
    '-webkit-text-security',
    ([part]) => (part?.kind === 'word' ? part.name !== 'none' : null),
    { outer: outer.isDisguised, initial: false, inherits: true },
  )
  return { size, height, spacing, zoom: around.zoom, isDisguised }
}
