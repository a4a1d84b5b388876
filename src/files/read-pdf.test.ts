import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { makePdf, makeScannedPdf, type PdfLine } from '../../test/make-files.ts'
import type { Document } from './document.ts'
import { contentText, partText } from './document-text.ts'
import { drawPage, findQuote, readFile } from './read-file.ts'

async function read(bytes: Buffer, name = 'a.pdf'): Promise<Document> {
  const reading = await readFile({ bytes, name, type: null })
  if ('failure' in reading) throw new Error(`${reading.failure.code}: ${reading.taken.trace}`)
  return reading.document
}

const lines = (x: number, y: number, texts: readonly string[]): PdfLine[] =>
  texts.map((text, index) => ({ text, x, y: y + index * 12 }))

it('a PDF keeps headings, joins the lines of a paragraph, and the word that was parted at the end of one', async () => {
  const document = await read(
    makePdf([
      [
        { text: 'Terms of delivery', x: 60, y: 80, size: 18 },
        ...lines(60, 120, [
          'The goods are handed over at the ware-',
          'house in Example Town on working days.',
        ]),
        ...lines(60, 170, ['1. Bring the papers.', '2. Sign the list.']),
      ],
    ]),
  )
  expect(document).toMatchObject({ kind: 'pdf', unit: 'page', total: 1 })
  expect(document.parts[0]?.blocks).toEqual([
    { kind: 'heading', level: 1, text: 'Terms of delivery' },
    {
      kind: 'paragraph',
      text: 'The goods are handed over at the warehouse in Example Town on working days.',
    },
    { kind: 'item', level: 0, marker: '1.', text: 'Bring the papers.' },
    { kind: 'item', level: 0, marker: '2.', text: 'Sign the list.' },
  ])
})

it('columns of a PDF are read one after the other, below the title that spans them', async () => {
  const left = [
    'The first column begins here and has a',
    'second line of about the same length as',
    'the one above and ends at its last line',
    'with the word which is the letter alpha.',
  ]
  const right = [
    'The other column stands beside the first',
    'and is read after it although its lines',
    'lie at the very same height on the page',
    'and it ends with a word that says omega.',
  ]
  const document = await read(
    makePdf([
      [
        { text: 'A title that goes over both of the columns of this page and more', x: 60, y: 80, size: 16 },
        ...lines(60, 120, left),
        ...lines(320, 120, right),
      ],
    ]),
  )
  const [, one, two] = document.parts[0]?.blocks ?? []
  expect(one).toEqual({ kind: 'paragraph', text: left.join(' ') })
  expect(two).toEqual({ kind: 'paragraph', text: right.join(' ') })
})

it('a table of a PDF is told by the places of its words, and cells of two lines are one', async () => {
  const row = (y: number, cells: readonly string[]): PdfLine[] =>
    cells.flatMap((text, column) => (text === '' ? [] : [{ text, x: [60, 160, 400][column] ?? 0, y }]))
  const document = await read(
    makePdf([
      [
        ...row(100, ['Item', 'Description', 'Price']),
        ...row(125, ['4711', 'Ladder of steel, galvanised,', '120.00']),
        ...row(137, ['', 'with five steps', '']),
        ...row(162, ['4712', 'Bucket', '7.50']),
      ],
    ]),
  )
  const [table] = document.parts[0]?.blocks ?? []
  expect(table?.kind === 'table' && table.rows.map((cells) => cells.map(({ text }) => text))).toEqual([
    ['Item', 'Description', 'Price'],
    ['4711', 'Ladder of steel, galvanised, with five steps', '120.00'],
    ['4712', 'Bucket', '7.50'],
  ])
})

it('a table of a PDF with drawn borders keeps its cells: those of two lines, close ones, and merged ones', async () => {
  const [left, right, columns] = [60, 400, [60, 130, 200, 400]]
  const rows = [100, 120, 150, 170]
  const rules = [
    ...rows.map((y) => ({ from: [left, y] as const, to: [right, y] as const })),
    // The second border begins below the first row, whose cells it does not part.
    ...columns.map((x) => ({ from: [x, x === 130 ? 120 : 100] as const, to: [x, 170] as const })),
  ]
  const words = [
    ['Where and when it was', 65, 114],
    ['What it cost', 205, 114],
    // Hardly a space between the columns: only the line parts them.
    ['Old harbour', 72, 132],
    ['in May', 131, 132],
    ['The hire of a boat', 205, 132],
    ['with two masts', 205, 144],
    ['Inn', 65, 164],
    ['June', 135, 164],
    ['80 EUR', 205, 164],
    ['This stands above', 60, 60],
    ['And this below', 60, 210],
  ] as const
  const document = await read(makePdf([[...rules, ...words.map(([text, x, y]) => ({ text, x, y }))]]))
  const [above, table, below] = document.parts[0]?.blocks ?? []
  expect([above, below]).toMatchObject([{ text: 'This stands above' }, { text: 'And this below' }])
  expect(table).toMatchObject({
    rows: [
      [{ text: 'Where and when it was' }, { merged: true }, { text: 'What it cost' }],
      [{ text: 'Old harbour' }, { text: 'in May' }, { text: 'The hire of a boat with two masts' }],
      [{ text: 'Inn' }, { text: 'June' }, { text: '80 EUR' }],
    ],
  })
})

it('lines that begin at different places and stand beside nothing are read once each', async () => {
  const document = await read(
    makePdf([
      ['Left one', 'Left two', 'Left three']
        .map((text, line) => ({ text, x: 60, y: 100 + line * 30 }))
        .concat(
          ['Right one', 'Right two', 'Right three'].map((text, line) => ({
            text,
            x: 400,
            y: 200 + line * 30,
          })),
        ),
    ]),
  )
  const text = contentText(document)
  for (const words of ['Left one', 'Left three', 'Right one', 'Right three'])
    expect(text.split(words)).toHaveLength(2)
})

it('a page is drawn with its letters, and a quote is found where they stand', async () => {
  const bytes = makePdf([
    [
      { text: 'Nothing is said here.', x: 60, y: 80, size: 20 },
      { text: 'The key is handed over on', x: 60, y: 400, size: 20 },
      { text: 'the first of May.', x: 60, y: 430, size: 20 },
    ],
  ])
  const file = { bytes, name: 'a.pdf', type: null }
  const drawn = await drawPage(file, { page: 1, width: 595 })
  if (!('png' in drawn)) throw new Error(drawn.failure.code)
  const boxes = await findQuote(file, { page: 1, quote: 'handed over on the first of May' })
  expect(boxes).toHaveLength(2)
  const [first, second] = boxes
  expect((first?.x ?? 0) * 595).toBeGreaterThan(100)
  expect((second?.x ?? 0) * 595).toBeCloseTo(60, 0)
  const picture = await loadImage(drawn.png)
  const context = createCanvas(595, 842).getContext('2d')
  context.drawImage(picture, 0, 0)
  for (const { x, y, width, height } of boxes)
    expect(darkIn(context.getImageData(x * 595, y * 842, width * 595, height * 842).data)).toBeGreaterThan(
      100,
    )
  expect(darkIn(context.getImageData(0, 500, 595, 300).data)).toBe(0)
  expect(await findQuote(file, { page: 1, quote: 'never written' })).toEqual([])
})

/** Of each pixel the first of four numbers. */
const darkIn = (data: Uint8ClampedArray): number =>
  data.filter((value, index) => index % 4 === 0 && value < 128).length

it('what stands on every page of a PDF is its margin, a quote is found on its page, and pages beyond the limit are counted', async () => {
  const pages = Array.from({ length: 5 }, (_, page) => [
    { text: 'Example Ltd, offer 12', x: 60, y: 30 },
    ...lines(60, 120, [
      `This page tells about the part with number ${page + 1} only.`,
      'It has a second line.',
    ]),
    { text: `Page ${page + 1} of 5`, x: 280, y: 820 },
  ])
  const reading = await readFile({ bytes: makePdf(pages), name: 'offer.pdf', type: null })
  if (!('document' in reading)) throw new Error(reading.failure.code)
  const { document } = reading
  expect(document.parts[2]?.blocks.map(({ kind }) => kind)).toEqual(['margin', 'paragraph', 'margin'])
  const partsWith = (quote: string) =>
    document.parts.filter((part) => partText(part).includes(quote)).map(({ number }) => number)
  expect(partsWith('the part with number 4 only')).toEqual([4])
  expect(partsWith('the part with number 6 only')).toEqual([])

  const { defaultLimits } = await import('./limits.ts')
  const cut = await readFile(
    { bytes: makePdf(pages), name: 'offer.pdf', type: null },
    { ...defaultLimits, parts: 2 },
  )
  expect('document' in cut && [cut.document.parts.length, cut.document.total, cut.document.notes]).toEqual([
    2,
    5,
    ['cut'],
  ])
})

it('a page of a PDF and a picture are drawn as PNG, and a page that is not there is told', async () => {
  const pdf = { bytes: makePdf([[{ text: 'Hello', x: 60, y: 80, size: 40 }]]), name: 'a.pdf', type: null }
  const drawn = await drawPage(pdf, { page: 1, width: 300 })
  if (!('png' in drawn)) throw new Error(drawn.failure.code)
  expect(drawn.png.subarray(1, 4).toString()).toBe('PNG')
  expect(drawn.png.readUInt32BE(16)).toBe(300)
  expect(await drawPage(pdf, { page: 2, width: 300 })).toMatchObject({ failure: { code: 'no_such_page' } })
})

it('the picture of a page shows its words, also in a font that the PDF only names', async () => {
  const pdf = { bytes: makePdf([[{ text: 'Hello', x: 60, y: 80, size: 40 }]]), name: 'a.pdf', type: null }
  const drawn = await drawPage(pdf, { page: 1, width: 595 })
  if (!('png' in drawn)) throw new Error(drawn.failure.code)
  const context = createCanvas(595, 842).getContext('2d')
  context.drawImage(await loadImage(drawn.png), 0, 0)
  const darkIn = (x: number, y: number, width: number, height: number) =>
    context.getImageData(x, y, width, height).data.filter((value, at) => at % 4 === 0 && value < 128).length
  expect(darkIn(60, 45, 120, 40)).toBeGreaterThan(300)
  expect(darkIn(60, 120, 500, 700)).toBe(0)
})

it('text in a picture is recognised without a network, English and German', async () => {
  const canvas = createCanvas(1_000, 400)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 1_000, 400)
  context.fillStyle = '#000'
  context.font = '30px sans-serif'
  context.fillText('Die Rechnung über 1.250 € ist am 3. Mai fällig.', 40, 100)
  context.fillText('Please transfer the whole amount before Friday.', 40, 200)
  // The name and the type lie: the content counts.
  const document = await read(canvas.toBuffer('image/png'), 'scan.txt')
  expect(document).toMatchObject({ kind: 'image', total: 1, notes: ['recognised'] })
  const words = JSON.stringify(document.parts)
  expect(words).toContain('Die Rechnung über 1.250')
  expect(words).toContain('Please transfer the whole amount before Friday.')
})

it.each([
  [
    'French',
    'Les cl\u00e9s sont \u00e0 rendre avant le d\u00e9part, par \u00e9crit et \u00e0 la r\u00e9ception.',
  ],
  [
    'Portuguese',
    'O pagamento \u00e9 feito por transfer\u00eancia, e as chaves s\u00e3o da associa\u00e7\u00e3o.',
  ],
])('text in a picture keeps the letters of its language: %s', async (_, sentence) => {
  const canvas = createCanvas(1_300, 200)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 1_300, 200)
  context.fillStyle = '#000'
  context.font = '30px sans-serif'
  context.fillText(sentence, 40, 100)
  const document = await read(canvas.toBuffer('image/png'), 'scan.png')
  expect(JSON.stringify(document.parts)).toContain(sentence)
})

it('a page of A4 at 600 dots an inch is read within the limits of memory', async () => {
  const canvas = createCanvas(4_960, 7_016)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 4_960, 7_016)
  context.fillStyle = '#000'
  context.font = '120px sans-serif'
  context.fillText('The boards are delivered on Monday.', 400, 800)
  const document = await read(canvas.toBuffer('image/jpeg'), 'page.jpg')
  expect(JSON.stringify(document.parts)).toContain('The boards are delivered on Monday.')
})

/** A page of a scanner, drawn upright and then turned. */
function scan(degrees: number, draw: (context: SKRSContext2D) => void) {
  const page = createCanvas(1_000, 700)
  const context = page.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 1_000, 700)
  context.fillStyle = '#000'
  context.font = '30px sans-serif'
  draw(context)
  const isOnSide = degrees % 180 !== 0
  const turned = createCanvas(isOnSide ? 700 : 1_000, isOnSide ? 1_000 : 700)
  const onto = turned.getContext('2d')
  onto.translate(turned.width / 2, turned.height / 2)
  onto.rotate((degrees * Math.PI) / 180)
  onto.drawImage(page, -500, -350)
  return turned
}

it.each([90, 180, 270])('a scan that is turned by %i degrees is read', async (degrees) => {
  const png = scan(degrees, (context) => {
    context.fillText('Delivery note 4711', 80, 100)
    context.fillText('Please return the 12 empty crates by 10 December 2026.', 80, 220)
    context.fillText('The deposit is EUR 240.00 and is paid back then.', 80, 300)
  })
  const document = await read(png.toBuffer('image/png'), 'scan.png')
  const words = JSON.stringify(document.parts)
  expect(words).toContain('Please return the 12 empty crates by 10 December 2026.')
  expect(words).toContain('EUR 240.00')
  expect(document.notes).toEqual(['recognised'])
})

it('scans of a PDF that are turned keep their page numbers, each with its own words', async () => {
  const said = [
    'The harbour fee is EUR 120.00',
    'Please return the 12 crates',
    'Gate seven opens at noon',
    'The lease ends in October',
  ]
  const pages = [0, 90, 180, 270].map((degrees, at) => {
    const page = scan(degrees, (context) => {
      context.fillText(`Sheet of the port office`, 80, 100)
      context.fillText(`${said[at]} and so it was agreed here.`, 80, 220)
    })
    return { jpeg: page.toBuffer('image/jpeg'), width: page.width, height: page.height }
  })
  const document = await read(makeScannedPdf(pages))
  expect(document).toMatchObject({ kind: 'pdf', unit: 'page', total: 4, notes: ['recognised'] })
  for (const [at, words] of said.entries()) {
    const holding = document.parts.filter((part) => partText(part).includes(words))
    expect([words, holding.map(({ number }) => number)]).toEqual([words, [at + 1]])
  }
})

it('a scan that cannot be read however it is turned says so, and no amount comes of its noise', async () => {
  // Seen from behind, it is wrong in all four ways.
  const png = scan(0, (context) => {
    context.translate(1_000, 0)
    context.scale(-1, 1)
    for (let line = 1; line < 10; line += 1)
      context.fillText('EUR 240.00 for 12 crates, due on 10 December', 80, 60 * line)
  })
  const document = await read(png.toBuffer('image/png'), 'mirrored.png')
  expect(document.notes).toContain('turned_pages')
  expect(contentText(document)).not.toMatch(/\d/)
})
