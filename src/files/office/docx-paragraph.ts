// The text of one paragraph of a text document, with what hangs on it: text boxes, pictures, page ends.
import type { TrackedChange } from '../document.ts'
import { childOf, descend, type Element, elementsOf, textOf } from '../packed/xml.ts'
import { formula } from './math.ts'

export type ParagraphChange = Omit<TrackedChange, 'part'>

export interface ParagraphText {
  text: string
  /** Contents of text boxes (w:txbxContent). */
  boxes: Element[]
  /** What describes its pictures. */
  pictures: string[]
  /** Ids of what its links lead to, with their words. */
  links: { id: string; text: string }[]
  /** Ids of charts in other parts. */
  charts: string[]
  /** How many pages end in it, before its first word and after it. */
  pagesBefore: number
  pagesAfter: number
  /** It has text that readers do not see, which is left out. */
  hasHidden: boolean
  hasChanges: boolean
  changes: ParagraphChange[]
}

/** What holds runs as the paragraph itself does. */
const wrappers = new Set([
  ...['w:ins', 'w:moveTo', 'w:smartTag', 'w:sdt', 'w:sdtContent', 'w:fldSimple'],
  ...['w:customXml', 'w:bdo', 'w:dir', 'w:object', 'w:pict', 'mc:Choice', 'w:ruby', 'w:rubyBase'],
])
const changes = new Set(['w:del', 'w:moveFrom', 'w:ins', 'w:moveTo'])

type Take = (text: ParagraphText, element: Element) => void

const takers = new Map<string, Take>(
  Object.entries<Take>({
    'w:t': (text, element) => {
      text.text += textOf(element)
    },
    'w:tab': (text) => {
      text.text += '\t'
    },
    'w:cr': (text) => {
      text.text += '\n'
    },
    'w:noBreakHyphen': (text) => {
      text.text += '-'
    },
    'w:br': (text, element) => {
      if (element.attributes['w:type'] === 'page') endPage(text)
      else text.text += '\n'
    },
    'w:lastRenderedPageBreak': (text) => endPage(text),
    'w:sym': (text, element) => {
      text.text += symbol(element.attributes['w:char'])
    },
    'w:drawing': takeDrawing,
    'v:shape': takeDrawing,
    'v:rect': takeDrawing,
    'v:group': takeDrawing,
    'm:oMath': (text, element) => {
      text.text += `$${formula(element).trim()}$`
    },
    'm:oMathPara': (text, element) => {
      const lines = [...elementsOf(element)].filter(({ name }) => name === 'm:oMath')
      text.text += `$$${lines.map((line) => formula(line).trim()).join(' ')}$$`
    },
    'mc:AlternateContent': takeChoice,
    'w:hyperlink': (text, element) => {
      const before = text.text.length
      take(text, element)
      text.links.push({ id: element.attributes['r:id'] ?? '', text: text.text.slice(before) })
    },
    'w:r': (text, element) => {
      const properties = childOf(element, 'w:rPr')
      const vanish = childOf(properties, 'w:vanish')
      if (vanish && !isOff(vanish)) text.hasHidden = true
      else take(text, element)
    },
  }),
)

export function readParagraph(paragraph: Element): ParagraphText {
  const text: ParagraphText = {
    text: '',
    boxes: [],
    pictures: [],
    links: [],
    charts: [],
    pagesBefore: 0,
    pagesAfter: 0,
    hasHidden: false,
    hasChanges: false,
    changes: [],
  }
  const before = descend(paragraph, 'w:pPr', 'w:pageBreakBefore')
  if (before && !isOff(before)) endPage(text)
  take(text, paragraph)
  return text
}

function take(text: ParagraphText, element: Element): void {
  for (const child of elementsOf(element)) {
    if (changes.has(child.name)) {
      text.hasChanges = true
      noteChange(text, child)
    }
    const taker = takers.get(child.name)
    if (taker) taker(text, child)
    else if (wrappers.has(child.name)) take(text, child)
  }
}

function noteChange(text: ParagraphText, element: Element): void {
  const kind = element.name === 'w:del' || element.name === 'w:moveFrom' ? 'deleted' : 'inserted'
  const author = element.attributes['w:author']?.trim().slice(0, 100) || null
  const date = /^\d{4}-\d\d-\d\d/.exec(element.attributes['w:date'] ?? '')?.[0] ?? null
  text.changes.push({ kind, text: wordsOf(element), author, date })
}

function wordsOf(element: Element): string {
  return [...elementsOf(element)]
    .map((child) => (child.name === 'w:t' || child.name === 'w:delText' ? textOf(child) : wordsOf(child)))
    .join('')
}

/** Of the choices for old and new programs one is enough. */
function takeChoice(text: ParagraphText, element: Element): void {
  const chosen = childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback')
  if (chosen?.children.some((child) => typeof child !== 'string' && takers.has(child.name)))
    take(text, chosen)
  else if (chosen) takeDrawing(text, chosen)
}

function endPage(text: ParagraphText): void {
  if (text.text.trim() === '') text.pagesBefore += 1
  else text.pagesAfter += 1
}

function takeDrawing(text: ParagraphText, drawing: Element): void {
  for (const child of elementsOf(drawing)) {
    if (child.name === 'w:txbxContent') text.boxes.push(child)
    else if (child.name === 'mc:AlternateContent') takeChoice(text, child)
    else if (child.name === 'c:chart') text.charts.push(child.attributes['r:id'] ?? '')
    else {
      if (child.name === 'wp:docPr' || child.name === 'pic:cNvPr') describe(text, child)
      takeDrawing(text, child)
    }
  }
}

function describe(text: ParagraphText, properties: Element): void {
  const words = properties.attributes['descr'] ?? ''
  if (words.trim() !== '' && !text.pictures.includes(words)) text.pictures.push(words)
}

/** A character of a symbol font lies in a private area. */
function symbol(code: string | undefined): string {
  const point = Number.parseInt(code ?? '', 16)
  if (Number.isNaN(point) || point > 0xffff) return ''
  if (point === 0xf0fe || point === 0x2612) return '☒'
  if (point === 0xf0a8 || point === 0xf06f || point === 0x2610) return '☐'
  if (point === 0xf0b7) return '•'
  return point >= 0xe000 && point <= 0xf8ff ? '' : String.fromCodePoint(point)
}

export function isOff(property: Element): boolean {
  const value = property.attributes['w:val']
  return value === '0' || value === 'false' || value === 'none' || value === 'off'
}
