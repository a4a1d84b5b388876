// Which reader reads which kind; each is loaded when the first file of its kind comes.

import type { Allowance } from '../allowance.ts'
import type { Content, Document, FileKind, InnerFile, PackedFile, QuoteBox } from '../document.ts'
import { FileFailed } from '../failure.ts'
import { detect, type Source } from './detect.ts'

interface Opened {
  readonly content: Content
  /** What is packed in it or attached to it. */
  readonly files: readonly PackedFile[]
}

const MOST_FILES = 50

export async function readDocument(source: Source, allowance: Allowance): Promise<Document> {
  const { content, files } = await open(source, allowance)
  const read: InnerFile[] = []
  for (const file of files.slice(0, MOST_FILES)) read.push(await readInner(file, allowance))
  const notes = new Set(content.notes)
  if (files.length > read.length) notes.add('cut')
  return { ...content, notes: [...notes], files: read }
}

async function open({ bytes, name, type }: Source, allowance: Allowance): Promise<Opened> {
  const kind = detect({ bytes, name, type }, allowance)
  if (kind === 'mail') return (await import('../text/mail.ts')).readMail(bytes, allowance)
  if (kind === 'archive') return (await import('../packed/archive.ts')).readArchive(bytes, allowance)
  return { content: await readers[kind](bytes, allowance), files: [] }
}

/** One level deep: of a mail in an archive its text is read, of an archive in a mail nothing. */
async function readInner({ name, type, bytes }: PackedFile, allowance: Allowance): Promise<InnerFile> {
  const file = { name, size: bytes.length }
  if (allowance.isLate) return { ...file, reading: { failure: 'timed_out' } }
  try {
    const kind = detect({ bytes, name, type }, allowance)
    if (kind === 'archive') return { ...file, reading: { failure: 'too_deep' } }
    const { content, files } = await open({ bytes, name, type }, allowance)
    if (files.length > 0) content.notes.push('embedded_files')
    return { ...file, reading: { content } }
  } catch (error) {
    return { ...file, reading: { failure: error instanceof FileFailed ? error.code : 'damaged' } }
  }
}

type Read = (bytes: Uint8Array, allowance: Allowance) => Content | Promise<Content>

const readers: Record<Exclude<FileKind, 'mail' | 'archive'>, Read> = {
  pdf: async (...given) => (await import('../pdf/pdf.ts')).readPdf(...given),
  docx: async (...given) => (await import('../office/docx.ts')).readDocx(...given),
  xlsx: async (...given) => (await import('../office/xlsx.ts')).readXlsx(...given),
  pptx: async (...given) => (await import('../office/pptx.ts')).readPptx(...given),
  odt: async (...given) => (await import('../office/odf.ts')).readOdf('odt', ...given),
  ods: async (...given) => (await import('../office/odf.ts')).readOdf('ods', ...given),
  odp: async (...given) => (await import('../office/odf.ts')).readOdf('odp', ...given),
  doc: async (...given) => (await import('../office/doc.ts')).readDoc(...given),
  xls: async (...given) => (await import('../office/xls.ts')).readXls(...given),
  rtf: async (...given) => (await import('../text/rtf.ts')).readRtf(...given),
  html: async (...given) => (await import('../text/html.ts')).readHtml(...given),
  markdown: async (...given) => (await import('../text/plain.ts')).readPlain('markdown', ...given),
  text: async (...given) => (await import('../text/plain.ts')).readPlain('text', ...given),
  csv: async (...given) => (await import('../text/csv.ts')).readCsv(...given),
  calendar: async (...given) => (await import('../text/calendar.ts')).readCalendar(...given),
  contacts: async (...given) => (await import('../text/contacts.ts')).readContacts(...given),
  image: async (...given) => (await import('../ocr/image.ts')).readImage(...given),
}

/** A page of a PDF, or a picture, as PNG. */
export async function draw(
  source: Source,
  page: number,
  { width, allowance }: { width: number; allowance: Allowance },
): Promise<Buffer> {
  const kind = detect(source, allowance)
  if (kind === 'pdf') return (await import('../pdf/draw.ts')).drawPdf(source.bytes, page, width)
  if (kind === 'image') return (await import('../ocr/image.ts')).drawImage(source.bytes, page, width)
  throw new FileFailed('no_such_page')
}

/** Where words stand on a page of a PDF; nowhere in other files. */
export async function findQuote(
  source: Source,
  { page, quote }: { page: number; quote: string },
  allowance: Allowance,
): Promise<QuoteBox[]> {
  if (detect(source, allowance) !== 'pdf') return []
  return (await import('../pdf/find-quote.ts')).findInPdf(source.bytes, page, quote)
}
