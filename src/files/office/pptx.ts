// Reads PPTX: slides in their order, each with its title first, its shapes, and the notes of the speaker.
import type { Allowance } from '../allowance.ts'
import { ContentBuilder } from '../content-builder.ts'
import type { Block, Content } from '../document.ts'
import { OfficePackage } from '../packed/package.ts'
import { allOf, childOf, descend, type Element, elementsOf, textOf } from '../packed/xml.ts'
import { chartBlocks } from './chart.ts'
import { packageTitle } from './package-title.ts'
import { lineOf, tableOf, textBlocks } from './pptx-text.ts'

export function readPptx(bytes: Uint8Array, allowance: Allowance): Content {
  const file = new OfficePackage(bytes, allowance)
  const main = file.mainPart('ppt/presentation.xml')
  file.need(main)
  const list = childOf(file.xml(main), 'p:sldIdLst')
  const relations = file.relations(main)
  const slides = [...(list ? elementsOf(list) : [])].flatMap(({ attributes }) => {
    const target = relations.find(({ id }) => id === attributes['r:id'])?.target
    return target === undefined ? [] : [target]
  })
  const builder = new ContentBuilder('pptx', 'slide', allowance)
  builder.title = packageTitle(file)
  for (const slide of slides) {
    if (allowance.isLate) {
      builder.note('late')
      break
    }
    addSlide(builder, slide, file)
  }
  if (file.names.some((name) => name.endsWith('vbaProject.bin'))) builder.note('macros')
  return builder.build(slides.length)
}

function addSlide(builder: ContentBuilder, part: string, file: OfficePackage): void {
  const root = file.xml(part)
  const tree = descend(root, 'p:cSld', 'p:spTree')
  const shapes = tree ? [...shapesIn(tree)] : []
  const title = shapes.find((shape) => /^(ctrT|t)itle$/.test(roleOf(shape) ?? ''))
  const heading = title ? wordsOf(title) : ''
  builder.begin(heading === '' ? null : heading)
  if (root?.attributes['show'] === '0') builder.note('hidden_sheets')
  if (heading !== '') builder.add({ kind: 'heading', level: 1, text: heading })
  for (const shape of shapes) if (shape !== title) builder.addAll(shapeBlocks(shape, part, file))
  for (const notes of file.related(part, 'notesSlide')) addNotes(builder, file.xml(notes))
  for (const comments of file.related(part, 'comments')) {
    const written = file.xml(comments)
    for (const text of written ? allOf(written, 'p:text', 'p188:txBody') : [])
      builder.add({ kind: 'note', text: textOf(text) })
  }
}

const leaves = new Set(['p:sp', 'p:graphicFrame', 'p:pic', 'p:cxnSp', 'p:contentPart'])

/** Those in groups, too, in the order in which they are drawn. */
function* shapesIn(container: Element): Generator<Element> {
  for (const child of elementsOf(container)) {
    if (leaves.has(child.name)) yield child
    else if (child.name === 'mc:AlternateContent') {
      const chosen = childOf(child, 'mc:Choice') ?? childOf(child, 'mc:Fallback')
      if (chosen) yield* shapesIn(chosen)
    } else if (child.name === 'p:grpSp') yield* shapesIn(child)
  }
}

/** What the layout has it for: title, body, sldNum; null for a shape of the slide's own. */
function roleOf(shape: Element): string | null {
  const holder = placeholderOf(shape)
  return holder ? (holder.attributes['type'] ?? 'body') : null
}

function placeholderOf(shape: Element): Element | null {
  for (const properties of elementsOf(shape)) {
    const holder = descend(properties, 'p:nvPr', 'p:ph')
    if (holder) return holder
  }
  return null
}

function shapeBlocks(shape: Element, part: string, file: OfficePackage): Block[] {
  const role = roleOf(shape)
  const body = childOf(shape, 'p:txBody')
  if (role === 'sldNum' || role === 'dt' || role === 'ftr')
    return role === 'ftr' && body ? [{ kind: 'margin', text: wordsOf(shape) }] : []
  if (body) {
    if (role === 'subTitle') return [{ kind: 'heading', level: 2, text: wordsOf(shape) }]
    return textBlocks(body, role === 'body' || role === 'obj')
  }
  const blocks: Block[] = []
  for (const table of allOf(shape, 'a:tbl')) {
    const block = tableOf(table)
    if (block) blocks.push(block)
  }
  for (const chart of allOf(shape, 'c:chart')) {
    const target = file.relations(part).find(({ id }) => id === chart.attributes['r:id'])?.target
    if (target !== undefined) blocks.push(...chartBlocks(file.xml(target)))
  }
  for (const diagram of allOf(shape, 'dgm:relIds')) {
    const target = file.relations(part).find(({ id }) => id === diagram.attributes['r:dm'])?.target
    const root = target === undefined ? null : file.xml(target)
    for (const text of root ? allOf(root, 'dgm:t') : []) blocks.push(...textBlocks(text, true))
  }
  if (shape.name === 'p:pic') {
    const words = descend(shape, 'p:nvPicPr', 'p:cNvPr')?.attributes['descr'] ?? ''
    if (words.trim() !== '') blocks.push({ kind: 'image', text: words })
  }
  return blocks
}

function wordsOf(shape: Element): string {
  return [...allOf(shape, 'a:p')].map(lineOf).join(' ').trim()
}

function addNotes(builder: ContentBuilder, root: Element | null): void {
  const tree = descend(root, 'p:cSld', 'p:spTree')
  for (const shape of tree ? shapesIn(tree) : [])
    if (roleOf(shape) === 'body') builder.add({ kind: 'note', text: wordsOf(shape) })
}
