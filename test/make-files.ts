// Makes small files of many kinds for the tests of what reads them: no file of others lies in the project.
import { crc32, deflateRawSync } from 'node:zlib'

export { makePdf, type PdfLine, type PdfRule } from '../src/seed/pdf-file.ts'

/** `flags` of 1 says that it is encrypted. */
export interface Entry {
  readonly name: string
  readonly content: string | Buffer
  readonly flags?: number
}

export function makeZip(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, content, flags = 0 } of entries) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(flags, 6)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(sumOf(bytes), 14)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(bytes.length, 22)
    head.writeUInt16LE(Buffer.byteLength(name), 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    head.copy(central, 6, 4, 30)
    central.writeUInt32LE(offset, 42)
    list.push(central, Buffer.from(name))
    parts.push(head, Buffer.from(name), packed)
    offset += 30 + Buffer.byteLength(name) + packed.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, directory, end])
}

/** Nobody here checks it; Node.js has it from 20.15 on. */
const sumOf = (bytes: Buffer): number => (typeof crc32 === 'function' ? crc32(bytes) : 0)

/** A PDF as a scanner makes it: each page is one JPEG of the size in pixels, at 100 dots an inch. */
export function makeScannedPdf(pages: readonly { jpeg: Buffer; width: number; height: number }[]): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${3 + at * 3} 0 R`).join(' ')}] /Count ${pages.length} >>`,
  ]
  const stream = (more: string, content: string) =>
    `<< ${more} /Length ${content.length} >>\nstream\n${content}\nendstream`
  for (const [at, { jpeg, width, height }] of pages.entries()) {
    const [wide, high] = [width * 0.72, height * 0.72]
    const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Contents ${4 + at * 3} 0 R /Resources << /XObject << /P ${5 + at * 3} 0 R >> >> >>`,
      stream('', `q ${wide} 0 0 ${high} 0 0 cm /P Do Q`),
      stream(`${picture} /Filter /DCTDecode`, jpeg.toString('latin1')),
    )
  }
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const links = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = { name: '[Content_Types].xml', content: '<Types/>' }

const relations = (items: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** `body` is WordprocessingML. */
export function makeDocx(body: string, more: readonly Entry[] = []): Buffer {
  return makeZip([
    types,
    {
      name: 'word/document.xml',
      content: `<w:document ${word} ${links}><w:body>${body}</w:body></w:document>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      content: relations([
        ['s', 'styles', 'styles.xml'],
        ['n', 'numbering', 'numbering.xml'],
        ['f', 'footnotes', 'footnotes.xml'],
        ['h', 'header', 'header1.xml'],
      ]),
    },
    {
      name: 'word/styles.xml',
      content: `<w:styles ${word}><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    },
    {
      name: 'word/numbering.xml',
      content: `<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/>
        <w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/>
        <w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1.%2)"/></w:lvl></w:abstractNum>
        <w:num w:numId="7"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    },
    ...more,
  ])
}

export const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

interface Sheet {
  readonly name: string
  /** SpreadsheetML within the worksheet. */
  readonly xml: string
  readonly state?: string
}

export function makeXlsx(sheets: readonly Sheet[], strings: readonly string[] = [], styles = ''): Buffer {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  return makeZip([
    types,
    {
      name: 'xl/workbook.xml',
      content: `<workbook ${main} ${links}><sheets>${sheets
        .map(
          ({ name, state = 'visible' }, index) =>
            `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="s${index}"/>`,
        )
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        ...sheets.map((_, index) => [`s${index}`, 'worksheet', `worksheets/sheet${index}.xml`] as const),
        ['t', 'sharedStrings', 'sharedStrings.xml'],
        ['y', 'styles', 'styles.xml'],
      ]),
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst ${main}>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    },
    { name: 'xl/styles.xml', content: `<styleSheet ${main}>${styles}</styleSheet>` },
    ...sheets.map(({ xml }, index) => ({
      name: `xl/worksheets/sheet${index}.xml`,
      content: `<worksheet ${main}>${xml}</worksheet>`,
    })),
  ])
}
