// Reads a PDF page by page: its text in reading order, and what is only a picture of text by recognising it.
import type { Allowance } from '../allowance.ts'
import { ContentBuilder } from '../content-builder.ts'
import type { Block, Content } from '../document.ts'
import { FileFailed } from '../failure.ts'
import { type Line, linesOf } from '../layout/lines.ts'
import { type Measure, measure, pageBlocks } from '../layout/page-blocks.ts'
import { linesWithRules } from '../layout/ruled-lines.ts'
import { DrawnTables } from './drawn-tables.ts'
import { openPdf, type Pdf } from './open.ts'
import { piecesOf } from './page-pieces.ts'
import { recognisePages } from './scanned.ts'

interface Page {
  readonly number: number
  readonly lines: Line[]
  readonly isRecognised: boolean
}

/** Fewer letters than this are a stamp or a page number on a scan. */
const LEAST_LETTERS = 25

export async function readPdf(bytes: Uint8Array, allowance: Allowance): Promise<Content> {
  const pdf = await openPdf(bytes, false)
  const builder = new ContentBuilder('pdf', 'page', allowance)
  const total = pdf.numPages
  const pages: Page[] = []
  const wordless: number[] = []
  const most = Math.min(total, allowance.limits.parts)
  const tables = new DrawnTables()
  let characters = 0
  for (let number = 1; number <= most && characters <= allowance.limits.characters; number += 1) {
    if (allowance.isLate) {
      builder.note('late')
      break
    }
    allowance.tellProgress(number - 1, total)
    const lines = await linesOn(pdf, number, tables).catch(() => null)
    if (!lines) builder.note('unreadable_pages')
    pages.push({ number, lines: lines ?? [], isRecognised: false })
    const letters = lettersIn(lines ?? [])
    characters += letters
    if (letters < LEAST_LETTERS) wordless.push(number)
  }
  if (pages.length === 0 && total > 0) throw new FileFailed('damaged')
  builder.title = await titleOf(pdf)
  const fields = await formFields(pdf, most, allowance)
  await pdf.loadingTask.destroy()
  const recognised =
    wordless.length > 0 ? await recognisePages(bytes, wordless, { allowance, builder }) : null
  for (const [index, page] of pages.entries()) {
    const lines = recognised?.get(page.number)
    if (lines) pages[index] = { number: page.number, lines, isRecognised: true }
  }
  const common = measure(pages.filter((page) => !page.isRecognised).map((page) => page.lines))
  const scanned = measure(pages.filter((page) => page.isRecognised).map((page) => page.lines))
  for (const page of pages) addPage(builder, page, page.isRecognised ? scanned : common)
  builder.addAll(fields)
  return builder.build(total)
}

function addPage(builder: ContentBuilder, page: Page, common: Measure): void {
  builder.begin(null, page.isRecognised)
  builder.addAll(pageBlocks(page.lines, common))
}

async function linesOn(pdf: Pdf, number: number, tables: DrawnTables): Promise<Line[]> {
  const page = await pdf.getPage(number)
  try {
    const { upright, turned } = await piecesOf(page)
    return [...linesWithRules(upright, await tables.rulesOn(page)), ...linesOf(turned)]
  } finally {
    page.cleanup()
  }
}

function lettersIn(lines: readonly Line[]): number {
  const tables = lines.flatMap(({ table }) => (table?.kind === 'table' ? table.rows.flat() : []))
  return [...lines, ...tables].reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
}

async function titleOf(pdf: Pdf): Promise<string | null> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  const title = (info as Record<string, unknown>)['Title']
  return typeof title === 'string' ? title : null
}

const MOST_FIELDS = 2_000

/** What was filled into a form is no text of its pages. */
async function formFields(pdf: Pdf, pages: number, allowance: Allowance): Promise<Block[]> {
  const objects = await pdf.getFieldObjects().catch(() => null)
  if (!objects || pages === 0 || allowance.isLate) return []
  return Object.entries(objects)
    .slice(0, MOST_FIELDS)
    .flatMap(([name, fields]): Block[] => {
      const [field] = fields as { value?: unknown; type?: string }[]
      const value = field?.value
      if (typeof value !== 'string' || value.trim() === '' || value === 'Off') return []
      return [{ kind: 'note', text: `${name}: ${value}` }]
    })
}
