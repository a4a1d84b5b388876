// The words of one page of a PDF with their places, upright ones apart from those that are turned.
import type { Piece } from '../layout/piece.ts'
import type { PdfPage } from './open.ts'

export interface PagePieces {
  readonly upright: Piece[]
  /** Along the edge of a page, or in a wide table: as if the page were turned. */
  readonly turned: Piece[]
}

/** Letters that fonts have as one form, such as ﬁ, and forms of Arabic letters. */
const forms = /[\ufb00-\ufb06\ufb13-\ufb17\ufb50-\ufdff\ufe70-\ufefc\u3300-\u33ff]/
const UPRIGHT = 0.05
const MOST_PIECES = 20_000

export async function piecesOf(page: PdfPage): Promise<PagePieces> {
  const content = await page.getTextContent({ disableNormalization: true })
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform as number[]
  const pieces: PagePieces = { upright: [], turned: [] }
  for (const item of content.items.slice(0, MOST_PIECES)) {
    if (!('str' in item) || item.str.trim() === '') continue
    const [m0 = 0, m1 = 0, m2 = 0, m3 = 0, m4 = 0, m5 = 0] = item.transform as number[]
    const right = { x: a * m0 + c * m1, y: b * m0 + d * m1 }
    const size = Math.hypot(a * m2 + c * m3, b * m2 + d * m3)
    const x = a * m4 + c * m5 + e
    const y = b * m4 + d * m5 + f
    if (!(size > 0.5) || !Number.isFinite(x + y + size + item.width)) continue
    const text = forms.test(item.str) ? item.str.normalize('NFKC') : item.str
    const whole = { text: withoutUnknown(text), size, font: item.fontName }
    if (Math.abs(right.y) <= UPRIGHT * Math.abs(right.x)) {
      const from = right.x < 0 ? x - item.width : x
      pieces.upright.push({ ...whole, x: from, y, width: item.width })
    } else {
      const isUp = right.y < 0
      pieces.turned.push({ ...whole, x: isUp ? -y : y, y: isUp ? x : -x, width: item.width })
    }
  }
  return pieces
}

/**
 * Signs of a private font say nothing; list marks of common ones do. The one form that Arabic has for lam and alef
 * comes out in the wrong order, which after an alef no word has.
 */
function withoutUnknown(text: string): string {
  return text
    .replace(/\u0627([\u0622\u0623\u0625])\u0644/g, '\u0627\u0644$1')
    .replace(/[\uf0b7\uf0a7\uf0d8\uf0fc]/g, '•')
    .replace(/[\ue000-\uf8ff\ufffd]/g, '')
}
