// Reads RTF: its paragraphs and tables; pictures, fields' instructions and embedded objects are passed over.
import type { Allowance } from '../allowance.ts'
import { ContentBuilder } from '../content-builder.ts'
import type { Cell, Content } from '../document.ts'
import { type RtfToken, rtfTokens } from './rtf-tokens.ts'

/** Groups that hold no text of the document. */
const apart = new Set([
  ...['fonttbl', 'colortbl', 'stylesheet', 'info', 'pict', 'object', 'themedata', 'datastore', 'fldinst'],
  ...[
    'listtable',
    'listoverridetable',
    'rsidtbl',
    'generator',
    'xmlnstbl',
    'latentstyles',
    'filetbl',
    'revtbl',
  ],
  ...['objdata', 'bkmkstart', 'bkmkend', 'pgdsctbl', 'colorschememapping', 'nonshppict', 'pnseclvl'],
])
const margins = new Set([
  'header',
  'headerl',
  'headerr',
  'headerf',
  'footer',
  'footerl',
  'footerr',
  'footerf',
])
const signs = new Map<string, string>([
  ...([
    ['tab', '\t'],
    ['line', '\n'],
    ['emdash', '—'],
    ['endash', '–'],
    ['lquote', '‘'],
    ['rquote', '’'],
  ] as const),
  ...([
    ['ldblquote', '“'],
    ['rdblquote', '”'],
    ['bullet', '•'],
    ['emspace', ' '],
    ['enspace', ' '],
  ] as const),
])

interface Group {
  isApart: boolean
  isHidden: boolean
  isMargin: boolean
  isMarker: boolean
  /** Characters that stand for a Unicode one in old programs. */
  skip: number
}

export function readRtf(bytes: Uint8Array, allowance: Allowance): Content {
  const builder = new ContentBuilder('rtf', 'section', allowance)
  const reader = new RtfReader(builder)
  builder.begin()
  let depth = 0
  for (const token of rtfTokens(bytes)) {
    if (token.kind === 'open') depth += 1
    if (token.kind === 'close') depth -= 1
    allowance.checkDepth(depth / 5)
    reader.take(token)
  }
  reader.endParagraph()
  reader.endTable()
  return builder.build()
}

class RtfReader {
  readonly #builder: ContentBuilder
  #group: Group = { isApart: false, isHidden: false, isMargin: false, isMarker: false, skip: 1 }
  readonly #outer: Group[] = []
  #text = ''
  #marker = ''
  #margin = ''
  #level: number | null = null
  #inTable = false
  #row: Cell[] = []
  #rows: Cell[][] = []
  /** Of the Unicode character just met, how many stand-ins are still to come. */
  #toSkip = 0

  constructor(builder: ContentBuilder) {
    this.#builder = builder
  }

  take(token: RtfToken): void {
    if (token.kind === 'open') this.#outer.push({ ...this.#group })
    else if (token.kind === 'close') this.#close()
    else if (token.kind === 'text') this.#add(token.text)
    else this.#word(token)
  }

  endParagraph(): void {
    const text = this.#text.trim()
    const marker = this.#marker.trim()
    this.#text = ''
    this.#marker = ''
    if (text === '') return
    if (!this.#inTable) this.endTable()
    if (this.#level !== null)
      this.#builder.add({ kind: 'heading', level: this.#level + 1, text: `${marker} ${text}`.trim() })
    else if (marker !== '')
      this.#builder.add({ kind: 'item', level: 0, marker: /\w/.test(marker) ? marker : '-', text })
    else this.#builder.add({ kind: 'paragraph', text })
  }

  endTable(): void {
    if (this.#rows.length > 0) this.#builder.add({ kind: 'table', rows: this.#rows })
    this.#rows = []
  }

  #close(): void {
    const isEndOfMargin = this.#group.isMargin && !this.#outer.at(-1)?.isMargin
    this.#group = this.#outer.pop() ?? this.#group
    if (!isEndOfMargin) return
    this.#builder.add({ kind: 'margin', text: this.#margin })
    this.#margin = ''
  }

  #add(text: string): void {
    const { isApart, isHidden, isMargin, isMarker } = this.#group
    if (isHidden && text.trim() !== '') this.#builder.note('invisible_text')
    const shown = text.slice(this.#toSkip)
    this.#toSkip = Math.max(0, this.#toSkip - text.length)
    if (isApart || isHidden) return
    if (isMargin) this.#margin += shown
    else if (isMarker) this.#marker += shown
    else this.#text += shown
  }

  #word({ word, value, isIgnorable }: Extract<RtfToken, { kind: 'word' }>): void {
    const group = this.#group
    if (apart.has(word) || (isIgnorable && word !== 'shptxt')) group.isApart = true
    else if (word === 'shptxt') group.isApart = false
    else if (margins.has(word)) group.isMargin = true
    else if (word === 'listtext' || word === 'pntext') group.isMarker = true
    else if (word === 'v') group.isHidden = value !== 0
    else if (word === 'uc') group.skip = value ?? 1
    else if (word === 'u') this.#unicode(value ?? 0)
    else if (signs.has(word)) this.#add(signs.get(word) ?? '')
    else if (!group.isApart) this.#layout(word, value)
  }

  #unicode(value: number): void {
    this.#add(String.fromCharCode(value < 0 ? value + 0x1_0000 : value))
    this.#toSkip = this.#group.skip
  }

  #layout(word: string, value: number | null): void {
    if (this.#group.isMargin) {
      if (word === 'par') this.#margin += '\n'
    } else if (word === 'par' || word === 'sect') {
      if (this.#inTable) this.#text += '\n'
      else this.endParagraph()
    } else if (word === 'pard') {
      this.#inTable = false
      this.#level = null
    } else if (word === 'intbl') this.#inTable = true
    else if (word === 'outlinelevel') this.#level = value !== null && value < 9 ? value : null
    else if (word === 'cell') {
      this.#row.push({ text: this.#text, address: null, merged: false })
      this.#text = ''
      this.#marker = ''
    } else if (word === 'row') {
      this.#rows.push(this.#row)
      this.#row = []
    }
  }
}
