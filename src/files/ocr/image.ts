// Reads a photo, a screenshot or a scan: the text that is recognised in it.
import type { Allowance } from '../allowance.ts'
import { ContentBuilder } from '../content-builder.ts'
import type { Content } from '../document.ts'
import { FileFailed } from '../failure.ts'
import { linesOf } from '../layout/lines.ts'
import { measure, pageBlocks } from '../layout/page-blocks.ts'
import { picturesOf } from './picture.ts'
import { openRecogniser, type Recogniser } from './recogniser.ts'
import { forgetPixels, recogniseUpright } from './upright.ts'

export async function readImage(bytes: Uint8Array, allowance: Allowance): Promise<Content> {
  const pictures = await picturesOf(bytes)
  const builder = new ContentBuilder('image', pictures.length > 1 ? 'page' : 'image', allowance)
  let recogniser: Recogniser | null = null
  let read = 0
  let longest = 0
  for (const picture of pictures) {
    if (!allowance.hasTimeFor(longest) || read >= allowance.limits.recognisedPages) {
      builder.note('pictures_not_read')
      break
    }
    const startedAt = performance.now()
    const canvas = await picture()
    // Opened behind the first picture: a scan at 600 dots an inch and the engine do not fit next to each other.
    recogniser ??= await openRecogniser()
    const found = recogniseUpright(recogniser, canvas, (ms) => allowance.hasTimeFor(ms))
    forgetPixels(canvas)
    if (found.isUnreadable) builder.note('turned_pages')
    const lines = linesOf(found.pieces)
    builder.begin(null, true)
    builder.addAll(pageBlocks(lines, measure([lines])))
    longest = Math.max(longest, performance.now() - startedAt)
    read += 1
  }
  recogniser?.close()
  builder.note('recognised')
  return builder.build(pictures.length)
}

/** The picture, or a page of a TIFF, as PNG of at most this width. */
export async function drawImage(bytes: Uint8Array, number: number, width: number): Promise<Buffer> {
  const picture = (await picturesOf(bytes))[number - 1]
  if (!picture) throw new FileFailed('no_such_page')
  const { createCanvas } = await import('@napi-rs/canvas')
  const whole = await picture()
  const scale = Math.min(1, width / whole.width)
  const canvas = createCanvas(Math.ceil(whole.width * scale), Math.max(1, Math.ceil(whole.height * scale)))
  canvas.getContext('2d').drawImage(whole, 0, 0, canvas.width, canvas.height)
  return canvas.toBuffer('image/png')
}
