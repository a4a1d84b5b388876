// How the text in an element of a mail looks to its reader: one model of style, from which is told what can be seen (threat 6).

import { placeInside } from './box.ts'
import { Declared, type Variables } from './cascade.ts'
import type { Declaration } from './declarations.ts'
import { type Font, fontInside, lineHeight, measureOf, plainFont } from './font.ts'
import { type Ink, inkInside, plainInk, standsOut } from './ink.ts'
import { type Box, inlineBox, isWithinSight, type Place, topPlace } from './place.ts'
import type { Value } from './value.ts'

/** What an element hands down to the text and elements inside it. */
export interface Look {
  /** It has a place on the page at all: no `display: none` around it. */
  readonly isRendered: boolean
  /** The property `visibility`, which an element inside may take back. */
  readonly isVisible: boolean
  readonly font: Font
  readonly ink: Ink
  readonly place: Place
  /** An opaque ground lies between it and the layer that negative z-indexes go to. */
  readonly isAboveGround: boolean
  /** It is painted behind such a ground. */
  readonly isBehind: boolean
  readonly variables: Variables
}

export const pageLook: Look = {
  isRendered: true,
  isVisible: true,
  font: plainFont,
  ink: plainInk,
  place: topPlace,
  isAboveGround: false,
  isBehind: false,
  variables: new Map(),
}

export interface Styled {
  look: Look
  box: Box
  /** Its own ground lets nothing through. */
  hasOpaqueGround: boolean
}

export interface Subject {
  /** An `a` that leads somewhere. */
  isLink: boolean
  /** The page itself, whose ground is the paper. */
  isPage: boolean
}

const word = ([part]: Value): string | null => (part?.kind === 'word' ? part.name : null)

const known = new WeakMap<Look, WeakMap<readonly Declaration[], Styled>>()

/**
 * The look inside an element; declarations come from the weakest to the strongest. It follows from these two
 * alone, so that a list of declarations that comes again is not reckoned again.
 */
export function lookInside(outer: Look, declarations: readonly Declaration[], subject: Subject): Styled {
  if (subject.isLink || subject.isPage) return makeLook(outer, declarations, subject)
  const ofLook = known.get(outer) ?? new WeakMap<readonly Declaration[], Styled>()
  const before = ofLook.get(declarations)
  if (before !== undefined) return before
  const styled = makeLook(outer, declarations, subject)
  ofLook.set(declarations, styled)
  known.set(outer, ofLook)
  return styled
}

function makeLook(outer: Look, declarations: readonly Declaration[], subject: Subject): Styled {
  const isPlain = declarations.length === 0 && !subject.isLink && !outer.place.isFlex
  if (isPlain) return { look: outer, box: inlineBox, hasOpaqueGround: false }
  const declared = new Declared(declarations, outer.variables)
  const font = fontInside(declared, outer.font)
  const measure = measureOf(font)
  const { place, box } = placeInside(declared, outer.place, measure)
  const { ink, hasOpaqueGround, isGroup } = inkInside(declared, outer.ink, measure, subject.isLink)
  const isSkipped = box.display !== 'inline' && declared.own('content-visibility', word) === 'hidden'
  const visibility = declared.get('visibility', word, {
    outer: outer.isVisible ? 'visible' : 'hidden',
    initial: 'visible',
    inherits: true,
  })
  const isLayer = box.zIndex !== null || box.isTransformed || isGroup
  const look = sameOr(outer, {
    isRendered:
      outer.isRendered && box.display !== 'none' && !isSkipped && declared.own('mso-hide', word) !== 'all',
    isVisible: visibility === 'visible',
    font,
    ink,
    place,
    isAboveGround: !isLayer && (outer.isAboveGround || (hasOpaqueGround && !subject.isPage)),
    isBehind: outer.isBehind || ((box.zIndex ?? 0) < 0 && outer.isAboveGround),
    variables: declared.variables,
  })
  return { look, box, hasOpaqueGround }
}

/** The look around, where the one inside is no other: most elements change nothing, however deep they are nested. */
function sameOr(outer: Look, inner: Look): Look {
  const names = Object.keys(inner) as (keyof Look)[]
  return names.every((name) => inner[name] === outer[name]) ? outer : inner
}

/** px; letters below this are a line to the eye. */
const leastSize = 4
/** Of its size, what a letter must move on for the next one not to lie on it. */
const leastAdvance = 0.12
const usualAdvance = 0.5

/** px that a text is wide, roughly. */
export function widthOf({ font }: Look, text: string): number {
  return text.length * Math.max(0, font.size * usualAdvance + font.spacing)
}

/** px from line to line. */
export function lineOf({ font }: Look): number {
  return lineHeight(font)
}

const outstanding = new WeakMap<Ink, Map<number, boolean>>()

function isReadable(ink: Ink, size: number): boolean {
  const known = outstanding.get(ink) ?? new Map<number, boolean>()
  const before = known.get(size)
  if (before !== undefined) return before
  const now = standsOut(ink, size)
  known.set(size, now)
  outstanding.set(ink, known)
  return now
}

/** Whether a reader sees text that stands directly inside, `y` px down the lines of the mail. */
export function isSeen(look: Look, text: string, y: number, isFirstLine: boolean): boolean {
  const { font, ink, place } = look
  if (!look.isRendered || !look.isVisible || look.isBehind || font.isDisguised) return false
  const size = font.size * place.shrink
  if (size < leastSize) return false
  const advance = usualAdvance + font.spacing / font.size
  if (advance < leastAdvance && text.trim().length > 1) return false
  const width = widthOf(look, text)
  return (
    isWithinSight(place, { width, lineHeight: lineHeight(font), y, isFirstLine }) && isReadable(ink, size)
  )
}
