// Recognises the text of a page that may lie on its side or upside down: what reads best is its top.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Piece } from '../layout/piece.ts'
import type { Recognised, Recogniser } from './recogniser.ts'

export interface UprightText {
  pieces: Piece[]
  /** There are letters, and none of them could be read however the page was turned. */
  isUnreadable: boolean
}

/** Share of the letters in words that were surely read: an upright page has more, noise has less. */
const CLEAR = 0.6
const NOISE = 0.25
/** Fewer letters are a stamp, a logo or the grain of a photo. */
const FEW = 12

export function recogniseUpright(
  recogniser: Recogniser,
  canvas: Canvas,
  hasTime: (ms: number) => boolean,
): UprightText {
  const startedAt = performance.now()
  let best = recogniser.recognise(canvas)
  const took = performance.now() - startedAt
  for (const angle of [180, 90, 270] as const) {
    if (best.share >= CLEAR || best.letters < FEW || !hasTime(took)) break
    const side = turned(canvas, angle)
    const other = recogniser.recognise(side)
    forgetPixels(side)
    if (isBetter(other, best)) best = other
  }
  const isNoise = best.share < NOISE
  return { pieces: isNoise ? [] : best.pieces, isUnreadable: isNoise && best.letters >= FEW }
}

/** Of noise there is little, and a few of its words look sure. */
const isBetter = (one: Recognised, other: Recognised): boolean =>
  one.share * one.letters > other.share * other.letters && one.share > other.share

/** The collector does not see how large a canvas is: a few pages of turned scans would take all of the memory. */
export function forgetPixels(canvas: Canvas): void {
  canvas.width = 1
  canvas.height = 1
}

function turned(canvas: Canvas, angle: 90 | 180 | 270): Canvas {
  const { width, height } = canvas
  const made = angle === 180 ? createCanvas(width, height) : createCanvas(height, width)
  const context = made.getContext('2d')
  context.translate(made.width / 2, made.height / 2)
  context.rotate((angle * Math.PI) / 180)
  context.drawImage(canvas, -width / 2, -height / 2)
  return made
}
