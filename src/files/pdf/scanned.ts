// Pages of a PDF that are pictures of text: each is drawn and its words are recognised.
import type { Allowance } from '../allowance.ts'
import type { ContentBuilder } from '../content-builder.ts'
import { type Line, linesOf } from '../layout/lines.ts'
import { openRecogniser } from '../ocr/recogniser.ts'
import { forgetPixels, recogniseUpright } from '../ocr/upright.ts'
import { openPdf, type Pdf } from './open.ts'

/** 200 dots an inch: letters of 8 points are read, and a page takes seconds. */
const SCALE = 200 / 72

interface Way {
  readonly allowance: Allowance
  readonly builder: ContentBuilder
}

export async function recognisePages(
  bytes: Uint8Array,
  numbers: readonly number[],
  { allowance, builder }: Way,
): Promise<Map<number, Line[]>> {
  const pages = new Map<number, Line[]>()
  const pdf = await openPdf(bytes, true)
  const { drawPage } = await import('./draw.ts')
  let recogniser: Awaited<ReturnType<typeof openRecogniser>> | null = null
  let longest = 0
  for (const number of numbers) {
    if (!(await hasPictures(pdf, number).catch(() => false))) continue
    if (!allowance.hasTimeFor(longest) || pages.size >= allowance.limits.recognisedPages) {
      builder.note('pictures_not_read')
      break
    }
    allowance.tellProgress(number - 1, pdf.numPages)
    const startedAt = performance.now()
    recogniser ??= await openRecogniser()
    const canvas = await drawPage(pdf, number, SCALE).catch(() => null)
    if (!canvas) continue
    const found = recogniseUpright(recogniser, canvas, (ms) => allowance.hasTimeFor(ms))
    forgetPixels(canvas)
    if (found.isUnreadable) builder.note('turned_pages')
    pages.set(number, linesOf(found.pieces))
    longest = Math.max(longest, performance.now() - startedAt)
    builder.note('recognised')
  }
  recogniser?.close()
  await pdf.loadingTask.destroy()
  return pages
}

/** A page without any is empty, and needs no recognising. Letters may also be drawn as lines. */
async function hasPictures(pdf: Pdf, number: number): Promise<boolean> {
  const { OPS } = await import('unpdf/pdfjs')
  const page = await pdf.getPage(number)
  const { fnArray } = await page.getOperatorList()
  const pictures = new Set([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintImageMaskXObjectGroup,
  ])
  const drawn = fnArray.filter((operation) => operation === OPS.constructPath).length
  return drawn > 100 || fnArray.some((operation) => pictures.has(operation))
}
