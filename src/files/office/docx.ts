// Reads DOCX: the body in its order, then footnotes and comments; pages where the program that wrote it noted them.
import type { Allowance } from '../allowance.ts'
import { ContentBuilder } from '../content-builder.ts'
import type { Block, Content } from '../document.ts'
import { OfficePackage } from '../packed/package.ts'
import { allOf, type Element, eachElement, elementsOf } from '../packed/xml.ts'
import { chartBlocks } from './chart.ts'
import { blocksIn, blockText, type DocxParts, paragraphBlocks, rowBlocks } from './docx-blocks.ts'
import { DocxNumbering } from './docx-numbering.ts'
import { DocxStyles } from './docx-styles.ts'
import { packageTitle } from './package-title.ts'

/** A heading down to here begins a section, where pages are not known. */
const SECTION_LEVEL = 2

export function readDocx(bytes: Uint8Array, allowance: Allowance): Content {
  const file = new OfficePackage(bytes, allowance)
  const main = file.mainPart('word/document.xml')
  const body = file.need(main)
  const relations = file.relations(main)
  const partOf = (type: string) => relations.find((relation) => relation.type === type)?.target
  const rootOf = (type: string) => file.xml(partOf(type) ?? '')
  // Programs that lay a text out note where its pages ended.
  const knowsPages = body.includes('lastRenderedPageBreak')
  const builder = new ContentBuilder('docx', knowsPages ? 'page' : 'section', allowance)
  const parts: DocxParts = {
    styles: new DocxStyles(rootOf('styles')),
    numbering: new DocxNumbering(rootOf('numbering')),
    links: file.links(main),
    chart: (id) => {
      const target = relations.find((relation) => relation.id === id)?.target
      return target === undefined ? [] : chartBlocks(file.xml(target))
    },
    hidden: () => builder.note('invisible_text'),
    changed: (changes) => {
      builder.note('tracked_changes')
      for (const change of changes) builder.change(change)
    },
  }
  builder.title = packageTitle(file)
  const margins = (type: string) => {
    for (const text of marginsOf(file, file.related(main, type), parts)) builder.add({ kind: 'margin', text })
  }
  builder.begin()
  margins('header')
  eachElement(
    body,
    new Set(['w:p', 'w:tbl']),
    (element) => {
      if (allowance.isLate) return builder.note('late')
      if (element.name === 'w:p') addParagraph(element, { builder, parts, knowsPages })
      else addTable(element, { builder, parts, knowsPages })
    },
    allowance,
  )
  margins('footer')
  for (const type of ['footnotes', 'endnotes', 'comments'])
    builder.addAll(notesIn(file.xml(partOf(type) ?? ''), parts))
  if (file.names.some((name) => name.endsWith('vbaProject.bin'))) builder.note('macros')
  if (file.names.some((name) => name.includes('/embeddings/') && !name.endsWith('.xlsx')))
    builder.note('embedded_files')
  return builder.build()
}

interface Way {
  readonly builder: ContentBuilder
  readonly parts: DocxParts
  readonly knowsPages: boolean
}

function addParagraph(paragraph: Element, { builder, parts, knowsPages }: Way): void {
  const { read, blocks } = paragraphBlocks(paragraph, parts)
  const turn = (pages: number) => {
    for (let page = 0; knowsPages && page < pages; page += 1) builder.begin()
  }
  turn(read.pagesBefore)
  const [first] = blocks
  if (!knowsPages && first?.kind === 'heading' && first.level <= SECTION_LEVEL && builder.hasText)
    builder.begin(first.text)
  builder.addAll(blocks)
  turn(read.pagesAfter)
}

/** A table goes on where its page ends. */
function addTable(table: Element, { builder, parts, knowsPages }: Way): void {
  let rows: Element[] = []
  for (const row of rowsOf(table)) {
    const [ends] = knowsPages ? allOf(row, 'w:lastRenderedPageBreak') : []
    if (ends && rows.length > 0) {
      builder.addAll(rowBlocks(rows, parts))
      rows = []
    }
    if (ends) builder.begin()
    rows.push(row)
  }
  builder.addAll(rowBlocks(rows, parts))
}

function* rowsOf(container: Element): Generator<Element> {
  for (const child of elementsOf(container)) {
    if (child.name === 'w:tr') yield child
    else if (child.name !== 'w:tblPr' && child.name !== 'w:tblGrid') yield* rowsOf(child)
  }
}

function marginsOf(file: OfficePackage, names: string[], parts: DocxParts): Set<string> {
  const texts = names.map((name) => {
    const root = file.xml(name)
    return root ? blocksIn(root, parts).map(blockText).join('\n').trim() : ''
  })
  return new Set(texts.filter((text) => text !== ''))
}

const shown = new Set(['w:footnote', 'w:endnote', 'w:comment'])

function notesIn(root: Element | null, parts: DocxParts): Block[] {
  if (!root) return []
  return [...elementsOf(root)].flatMap((note): Block[] => {
    if (!shown.has(note.name) || note.attributes['w:type'] === 'separator') return []
    const text = blocksIn(note, parts).map(blockText).join('\n').trim()
    const author = note.name === 'w:comment' ? (note.attributes['w:author'] ?? '').trim() : ''
    return text === '' ? [] : [{ kind: 'note', text: author === '' ? text : `${author}: ${text}` }]
  })
}
