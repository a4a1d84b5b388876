// Reads where an element stands and what it cuts off, as far as its styles tell without laying out the page.

import type { Declared } from './cascade.ts'
import type { Measure } from './measure.ts'
import { lengthOf, page } from './measure.ts'
import { type Box, inlineBox, type Opening, type Place, topAnchor } from './place.ts'
import { clipPathShows, clipShows, leastArea } from './shape.ts'
import { readRotate, readScale, readTransform, readTranslate, warpOf } from './transform.ts'
import type { Value } from './value.ts'
import { wordOf } from './value.ts'

/** All that matters here but the display. */
const properties =
  `position float left right top bottom z-index margin-top margin-bottom margin-left padding-top
  padding-bottom padding-left padding-right width max-width height max-height overflow-x overflow-y clip clip-path
  transform translate rotate scale text-indent backface-visibility`.split(/\s+/)

const tableParts = /^table/
const first = (value: Value): string | null => (value[0]?.kind === 'word' ? value[0].name : null)

function displayOf(declared: Declared, outer: Place, position: string): string {
  const display = declared.own('display', (value) => first(value)) ?? 'inline'
  const isFloating = (declared.own('float', first) ?? 'none') !== 'none'
  const isBlockified = isFloating || outer.isFlex || position === 'absolute' || position === 'fixed'
  return isBlockified && display === 'inline' ? 'block' : display
}

/** A size in px, and 0 for 0%; other percentages are unknown unless `whole` is. */
function sizeOf(declared: Declared, property: string, measure: Measure, whole: number | null): number | null {
  return declared.own(property, ([part]) => {
    const size = lengthOf(part, measure, whole)
    return size === null || size < 0 ? null : size
  })
}

function least(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

function clips(word: string | null): boolean {
  return word !== null && word !== 'visible' && word !== '-moz-visible'
}

function openingInside(
  declared: Declared,
  measure: Measure,
  at: { x: number; display: string; height: number | null },
): { opening: Opening; isShut: boolean } | null {
  const [across, down] = [declared.own('overflow-x', first), declared.own('overflow-y', first)]
  if (at.display === 'inline' || at.display === 'contents' || tableParts.test(at.display)) return null
  if (!clips(across) && !clips(down)) return null
  const pad = (side: string): number => sizeOf(declared, `padding-${side}`, measure, page.width) ?? 0
  const width = least(
    sizeOf(declared, 'width', measure, page.width),
    sizeOf(declared, 'max-width', measure, page.width),
  )
  const padAcross = pad('left') + pad('right')
  const padDown = pad('top') + pad('bottom')
  const isShut =
    (width !== null && width + padAcross < leastArea) ||
    (at.height !== null && at.height + padDown < leastArea)
  const isOpenDown = at.height !== null || padDown >= leastArea
  return {
    isShut,
    opening: {
      left: at.x,
      width: (width ?? page.width) + padAcross,
      strut: isOpenDown ? null : measure.lineHeight,
    },
  }
}

/** px that `left` or else `right` move an element with a position. */
function offset(
  declared: Declared,
  measure: Measure,
  { sides, whole, far }: { sides: [string, string]; whole: number; far: number },
): number {
  const read = (side: string): number | null => declared.own(side, ([part]) => lengthOf(part, measure, whole))
  const near = read(sides[0])
  if (near !== null) return near
  const opposite = read(sides[1])
  return opposite === null ? 0 : far - opposite
}

function isCoverOf(declared: Declared, measure: Measure): boolean {
  const at = (side: string): number | null => declared.own(side, ([part]) => lengthOf(part, measure, 1000))
  const spans = (near: string, other: string, size: string): boolean => {
    const [start, end, length] = [at(near), at(other), at(size)]
    if (length !== null) return (start ?? 0) <= 0 && length >= 900
    return start !== null && end !== null && start <= 0 && end <= 0
  }
  return spans('left', 'right', 'width') && spans('top', 'bottom', 'height')
}

/** The place inside an element, and its box. */
export function placeInside(declared: Declared, outer: Place, measure: Measure): { place: Place; box: Box } {
  if (
    !outer.isFlex &&
    outer.indent === outer.blockIndent &&
    outer.height === null &&
    !declared.hasAny(properties)
  ) {
    const display = declared.own('display', first) ?? 'inline'
    if (!/flex|grid/.test(display)) return { place: outer, box: { ...inlineBox, display } }
  }
  const position = declared.own('position', first) ?? 'static'
  const isPositioned = ['relative', 'absolute', 'fixed', 'sticky'].includes(position)
  const isApart = position === 'absolute' || position === 'fixed'
  const display = displayOf(declared, outer, position)
  const isBlock = display !== 'inline' && display !== 'contents'
  const from = position === 'fixed' ? topAnchor : isApart ? outer.anchor : outer
  const edge = (property: string): number =>
    declared.own(property, ([part]) => lengthOf(part, measure, page.width)) ?? 0

  let x = isApart ? from.x : outer.x
  let down = position === 'fixed' ? 0 : outer.down
  x = indented(x, edge('margin-left'))
  if (isPositioned) {
    x += offset(declared, measure, {
      sides: ['left', 'right'],
      whole: page.width,
      far: isApart ? page.width : 0,
    })
    down += offset(declared, measure, {
      sides: ['top', 'bottom'],
      whole: page.height,
      far: isApart ? page.height : 0,
    })
  }
  const warp = isBlock ? warpInside(declared, measure) : null
  x += warp?.x ?? 0
  down += warp?.y ?? 0
  const height = least(
    sizeOf(declared, 'height', measure, outer.height),
    sizeOf(declared, 'max-height', measure, outer.height),
  )
  const opening = openingInside(declared, measure, { x, display, height })
  const isCut =
    (isApart && declared.own('clip', (value) => clipShows(value, measure)) === false) ||
    declared.own('clip-path', (value) => clipPathShows(value, measure)) === false
  const isShut = from.isShut || isCut || opening?.isShut === true
  x = indented(x, edge('padding-left'))
  const own = opening?.opening ?? from.opening
  const indent = declared.get('text-indent', (value) => lengthOf(value[0], measure, page.width), {
    outer: outer.indent,
    initial: 0,
    inherits: true,
  })
  const isHeld = isPositioned || warp !== null
  const place: Place = {
    x,
    down,
    opening: own,
    isShut,
    shrink: outer.shrink * (warp?.shrink ?? 1),
    isAway:
      outer.isAway || (warp?.isBack === true && declared.own('backface-visibility', first) === 'hidden'),
    indent,
    blockIndent: isBlock ? indent : outer.blockIndent,
    height: isBlock ? sizeOf(declared, 'height', measure, outer.height) : outer.height,
    isFlex: /flex|grid/.test(display),
    anchor: isHeld ? { x, opening: own, isShut } : outer.anchor,
  }
  const isTop = display !== 'inline' && !tableParts.test(display)
  const box: Box = {
    display,
    before: isTop ? edge('margin-top') + edge('padding-top') : 0,
    after: isTop ? edge('margin-bottom') + edge('padding-bottom') : 0,
    height,
    isApart,
    isPositioned,
    isCover: isApart && isCoverOf(declared, measure),
    zIndex: isPositioned
      ? declared.own('z-index', ([part]) => (part?.kind === 'number' ? part.value : null))
      : null,
    isTransformed: warp !== null,
  }
  return { place, box }
}

/** Quotes within quotes move far to the right without hiding anything: the page grows, and one step is small. */
function indented(x: number, edge: number): number {
  return edge > 0 && edge < page.width ? Math.max(x, Math.min(x + edge, page.width)) : x + edge
}

function warpInside(declared: Declared, measure: Measure): ReturnType<typeof warpOf> | null {
  const matrices = [
    declared.own('translate', (value) => readTranslate(value, measure)),
    declared.own('rotate', readRotate),
    declared.own('scale', readScale),
    declared.own('transform', (value) => (wordOf(value) === 'none' ? null : readTransform(value, measure))),
  ].filter((matrix) => matrix !== null)
  return matrices.length === 0 ? null : warpOf(matrices)
}
