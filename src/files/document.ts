// What was read out of a file: blocks in reading order, each in the page, sheet, slide or section where it stands.
import { z } from 'zod'
import { failureCodes } from './failure.ts'

/** What a file is by its content, whatever its name says. */
export const fileKinds = [
  ...(['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'doc', 'xls', 'rtf'] as const),
  ...(['html', 'markdown', 'text', 'csv', 'mail', 'calendar', 'contacts', 'image', 'archive'] as const),
] as const

const kind = z.enum(fileKinds)

/** `address` is that of a sheet, such as B4. A cell that a merged one covers has its text, and is `merged`. */
const cell = z.object({ text: z.string(), address: z.string().nullable(), merged: z.boolean() })

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.number().int(), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  /** `marker` is what stands before it: a bullet, `3.`, `[x]`. Level 0 is the outermost. */
  z.object({ kind: z.literal('item'), level: z.number().int(), marker: z.string(), text: z.string() }),
  z.object({ kind: z.literal('table'), rows: z.array(z.array(cell)) }),
  /** The text that describes a picture; it is not seen beside it. */
  z.object({ kind: z.literal('image'), text: z.string() }),
  /** The header or footer of a page. */
  z.object({ kind: z.literal('margin'), text: z.string() }),
  /** Where words before it lead; it is never followed. */
  z.object({ kind: z.literal('link'), text: z.string(), target: z.string() }),
  /** A comment, a footnote, the notes of a speaker. */
  z.object({ kind: z.literal('note'), text: z.string() }),
])

const part = z.object({
  /** From 1. */
  number: z.number().int(),
  /** Of the sheet, the section's heading; null where it has none. */
  name: z.string().nullable(),
  /** Its text was recognised in a picture. */
  isRecognised: z.boolean(),
  blocks: z.array(block),
})

const note = z.enum([
  ...([
    'cut',
    'late',
    'recognised',
    'unreadable_pages',
    'turned_pages',
    'macros',
    'invisible_text',
    'tracked_changes',
  ] as const),
  ...(['hidden_sheets', 'embedded_files', 'pictures_not_read'] as const),
])

/** What somebody inserted or deleted while a program tracked it. */
const trackedChange = z.object({
  kind: z.enum(['inserted', 'deleted']),
  text: z.string(),
  author: z.string().nullable(),
  /** 'YYYY-MM-DD' */
  date: z.string().nullable(),
  part: z.number().int(),
})

const content = z.object({
  kind,
  title: z.string().nullable(),
  /** What its places are counted in. */
  unit: z.enum(['page', 'sheet', 'slide', 'section', 'image', 'mail', 'entry', 'file']),
  /** Those that were read, `parts.length` of `total`. */
  parts: z.array(part),
  total: z.number().int(),
  notes: z.array(note),
  /** In the order of the text; the text itself has them all accepted. */
  changes: z.array(trackedChange).optional(),
})

/** In an archive or attached to a mail; what is packed in it again is not opened. */
const inner = z.object({
  name: z.string(),
  size: z.number().int(),
  reading: z.union([z.object({ content }), z.object({ failure: z.enum(failureCodes) })]),
})

/** What the child process answers. */
export const documentSchema = content.extend({ files: z.array(inner) })

export type FileKind = z.infer<typeof kind>
export type Cell = z.infer<typeof cell>
export type Block = z.infer<typeof block>
export type TrackedChange = z.infer<typeof trackedChange>
export type Part = z.infer<typeof part>
export type Note = z.infer<typeof note>
export type Content = z.infer<typeof content>
export type Unit = Content['unit']
export type InnerFile = z.infer<typeof inner>
export type Document = z.infer<typeof documentSchema>

/** A rectangle around words of one line; of the page's width and height, from 0 to 1. */
export const quoteBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type QuoteBox = z.infer<typeof quoteBox>

/** A file in another one: of an archive, or with a mail. */
export interface PackedFile {
  readonly name: string
  readonly type: string | null
  readonly bytes: Uint8Array
}
