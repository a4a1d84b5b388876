// Reads OpenDocument: texts (ODT), sheets (ODS) and slides (ODP).
import type { Allowance } from '../allowance.ts'
import { ContentBuilder } from '../content-builder.ts'
import type { Block, Content } from '../document.ts'
import { FileFailed } from '../failure.ts'
import {
  allOf,
  childOf,
  descend,
  type Element,
  eachElement,
  elementsOf,
  readXml,
  textOf,
} from '../packed/xml.ts'
import { Zip } from '../packed/zip.ts'
import { OdfReader } from './odf-blocks.ts'
import { OdfLists } from './odf-lists.ts'
import { addSheet } from './odf-sheet.ts'
import { readOdfText } from './odf-text.ts'

const SECTION_LEVEL = 2
const units = { odt: 'section', ods: 'sheet', odp: 'slide' } as const

export function readOdf(kind: 'odt' | 'ods' | 'odp', bytes: Uint8Array, allowance: Allowance): Content {
  const zip = new Zip(bytes, allowance)
  if (zip.read('META-INF/manifest.xml')?.includes('encryption-data')) throw new FileFailed('encrypted')
  const content = zip.read('content.xml')
  if (!content) throw new FileFailed('damaged')
  const lists = new OdfLists()
  const hidden = new Set<string>()
  const styles = zip.read('styles.xml')
  const named = styles && readXml(styles, allowance)
  const learn = (root: Element) => {
    lists.learn(root)
    for (const style of allOf(root, 'style:style')) {
      const isHidden = childOf(style, 'style:text-properties')?.attributes['text:display'] === 'none'
      if (isHidden) hidden.add(style.attributes['style:name'] ?? '')
    }
  }
  if (named) learn(named)
  eachElement(content, new Set(['office:automatic-styles']), learn, allowance)
  const knowsPages = kind === 'odt' && content.includes('text:soft-page-break')
  const builder = new ContentBuilder(kind, knowsPages ? 'page' : units[kind], allowance)
  builder.title = titleOf(zip.read('meta.xml'), allowance)
  const reader = new OdfReader(lists, hidden)
  const ways = {
    odt: () => addText(content, { builder, reader, allowance, knowsPages, named }),
    ods: () => eachElement(content, new Set(['table:table']), (table) => addSheet(builder, table), allowance),
    odp: () =>
      eachElement(content, new Set(['draw:page']), (page) => addSlide(builder, page, reader), allowance),
  }
  ways[kind]()
  builder.addAll(reader.notes)
  if (reader.hasHidden) builder.note('invisible_text')
  if ([...zip.entries.keys()].some((name) => name.startsWith('Basic/'))) builder.note('macros')
  return builder.build()
}

interface TextWay {
  readonly builder: ContentBuilder
  readonly reader: OdfReader
  readonly allowance: Allowance
  readonly knowsPages: boolean
  readonly named: Element | null
}

const outermost = new Set([
  ...[
    'text:p',
    'text:h',
    'text:list',
    'table:table',
    'draw:frame',
    'text:tracked-changes',
    'draw:custom-shape',
  ],
  ...['office:automatic-styles', 'text:soft-page-break', 'draw:g'],
])

function addText(content: Uint8Array, { builder, reader, allowance, knowsPages, named }: TextWay): void {
  const master = descend(named, 'office:master-styles')
  const margins = (kind: string) => {
    const texts = [...(master ? allOf(master, kind) : [])].map((margin) =>
      [...allOf(margin, 'text:p')].map((line) => readOdfText(line).text).join('\n'),
    )
    for (const text of new Set(texts)) builder.add({ kind: 'margin', text })
  }
  builder.begin()
  margins('style:header')
  eachElement(
    content,
    outermost,
    (element) => {
      if (element.name === 'office:automatic-styles' || element.name === 'text:tracked-changes') return
      if (allowance.isLate) return builder.note('late')
      const isText = element.name === 'text:p' || element.name === 'text:h'
      const pages = isText ? readOdfText(element) : null
      const ends = pages?.pagesBefore ?? (element.name === 'text:soft-page-break' ? 1 : 0)
      for (let page = 0; knowsPages && page < ends; page += 1) builder.begin()
      const blocks = reader.blocks(element)
      if (!knowsPages && startsSection(blocks[0]) && builder.hasText) builder.begin(nameOf(blocks[0]))
      builder.addAll(blocks)
      const after = pages?.pagesAfter ?? pagesIn(element)
      for (let page = 0; knowsPages && page < after; page += 1) builder.begin()
    },
    allowance,
  )
  margins('style:footer')
}

function pagesIn(element: Element): number {
  return element.name === 'text:soft-page-break' ? 0 : [...allOf(element, 'text:soft-page-break')].length
}

const startsSection = (block: Block | undefined) => block?.kind === 'heading' && block.level <= SECTION_LEVEL
const nameOf = (block: Block | undefined) => (block?.kind === 'heading' ? block.text : null)

function addSlide(builder: ContentBuilder, page: Element, reader: OdfReader): void {
  const shapes = [...elementsOf(page)]
  const title = shapes.find(({ attributes }) => attributes['presentation:class'] === 'title')
  const words = title ? [...allOf(title, 'text:p')].map((line) => readOdfText(line).text).join(' ') : ''
  builder.begin(words.trim() === '' ? null : words)
  if (words.trim() !== '') builder.add({ kind: 'heading', level: 1, text: words })
  for (const shape of shapes) {
    if (shape.name === 'presentation:notes') {
      for (const line of allOf(shape, 'text:p')) builder.add({ kind: 'note', text: readOdfText(line).text })
    } else if (shape !== title) builder.addAll(reader.blocks(shape))
  }
}

function titleOf(meta: Uint8Array | null, allowance: Allowance): string | null {
  const [title] = allOf(meta ? (readXml(meta, allowance) ?? empty) : empty, 'dc:title')
  return title ? textOf(title).trim() || null : null
}

const empty: Element = { name: '', attributes: {}, children: [] }
