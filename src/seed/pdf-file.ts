// Writes a PDF of lines of text, of the examples and of tests: no file of others lies in the project.

/** A line of Helvetica: where it begins, from the left and the top, in points. */
export interface PdfLine {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size?: number
}

/** A line that is drawn: both ends, from the left and the top, in points. */
export interface PdfRule {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

/** Pages of 595 by 842 points. */
export function makePdf(pages: readonly (readonly (PdfLine | PdfRule)[])[]): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, page) => `${4 + page * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  for (const [page, lines] of pages.entries()) {
    const drawn = lines
      .map((line) => {
        if ('from' in line)
          return `${line.from[0]} ${842 - line.from[1]} m ${line.to[0]} ${842 - line.to[1]} l S`
        const { text, x, y, size = 10 } = line
        const escaped = text.replace(/[\\()]/g, (sign) => `\\${sign}`)
        return `BT /F ${size} Tf ${x} ${842 - y} Td (${escaped}) Tj ET`
      })
      .join('\n')
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + page * 2} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
      `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    )
  }
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** Characters of 11 points that surely fit between the margins. */
const WIDTH = 82

/** Pages of paragraphs, one below the other; the first line of each page is its heading. */
export function letterPdf(pages: readonly (readonly [string, ...string[]])[]): Buffer {
  return makePdf(
    pages.map(([heading, ...paragraphs]) => {
      const lines: PdfLine[] = [{ text: heading, x: 70, y: 96, size: 17 }]
      let y = 136
      for (const paragraph of paragraphs) {
        for (const text of wrapped(paragraph)) {
          lines.push({ text, x: 70, y, size: 11 })
          y += 16
        }
        y += 12
      }
      return lines
    }),
  )
}

function wrapped(paragraph: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > WIDTH) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
