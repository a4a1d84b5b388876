// Finds where on a page of a PDF words stand, so that they can be marked on its picture.
import type { QuoteBox } from '../document.ts'
import { FileFailed } from '../failure.ts'
import type { Piece } from '../layout/piece.ts'
import { openPdf } from './open.ts'
import { piecesOf } from './page-pieces.ts'

/** Of the letters' size: what stands above and below the line on which they stand. */
const ABOVE = 0.85
const BELOW = 0.25

export async function findInPdf(bytes: Uint8Array, number: number, quote: string): Promise<QuoteBox[]> {
  const pdf = await openPdf(bytes, false)
  if (number < 1 || number > pdf.numPages) throw new FileFailed('no_such_page')
  const page = await pdf.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const { upright } = await piecesOf(page)
  const isFirst = (one: Piece, other: Piece) => one.y - other.y || one.x - other.x
  // As the file has them, which is how most are read; else from top to bottom.
  const boxes = boxesIn(upright, quote) ?? boxesIn(upright.toSorted(isFirst), quote) ?? []
  return joined(boxes).map((box) => ({
    ...{ x: box.x / width, y: box.y / height, width: box.width / width, height: box.height / height },
  }))
}

/** Blanks differ, and the hyphen of a word that was parted is gone. */
const squeezed = (text: string) => text.replace(/[\s\u00ad\u2010-]/gu, '')

function boxesIn(pieces: readonly Piece[], quote: string): QuoteBox[] | null {
  const wanted = squeezed(quote)
  const texts = pieces.map(({ text }) => squeezed(text))
  const start = wanted === '' ? -1 : texts.join('').indexOf(wanted)
  if (start < 0) return null
  const end = start + wanted.length
  let at = 0
  return pieces.flatMap((piece, index) => {
    const length = texts[index]?.length ?? 0
    const [from, to] = [Math.max(0, start - at) / length, Math.min(length, end - at) / length]
    at += length
    return length > 0 && to > from ? [boxOf(piece, from, to)] : []
  })
}

const boxOf = ({ x, y, width, size }: Piece, from: number, to: number): QuoteBox => ({
  ...{ x: x + from * width, width: (to - from) * width },
  ...{ y: y - ABOVE * size, height: (ABOVE + BELOW) * size },
})

/** Words of one line are one. */
function joined(boxes: readonly QuoteBox[]): QuoteBox[] {
  const lines: QuoteBox[] = []
  for (const box of boxes) {
    const last = lines.at(-1)
    const goesOn =
      last &&
      Math.abs(last.y - box.y) < box.height / 2 &&
      Math.abs(box.x - last.x - last.width) < 2 * box.height
    if (!last || !goesOn) lines.push(box)
    else lines[lines.length - 1] = { ...last, width: Math.max(last.width, box.x + box.width - last.x) }
  }
  return lines
}
