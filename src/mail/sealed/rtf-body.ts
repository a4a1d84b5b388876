// The text or the HTML that the RTF body of an Outlook mail holds (MS-OXRTFEX).
import { readBytes } from '../charset/read-bytes.ts'

export type RtfBody = { text: string } | { html: string }

/** Groups that hold no text. */
const UNREAD =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|themedata|listtable|listoverridetable|generator)$/
const BREAKS: Record<string, string> = { par: '\n', line: '\n', sect: '\n', row: '\n', tab: '\t', cell: '\t' }
const SIGNS: Record<string, string> = {
  lquote: '\u2018',
  rquote: '\u2019',
  ldblquote: '\u201c',
  rdblquote: '\u201d',
  bullet: '\u2022',
  endash: '\u2013',
  emdash: '\u2014',
  '~': '\u00a0',
  '{': '{',
  '}': '}',
  '\\': '\\',
}

interface Group {
  isUnread: boolean
  /** Within what was written for HTML alone. */
  isTag: boolean
  /** Within what was written for RTF alone. */
  isRtfOnly: boolean
  /** Characters that stand in for each sign written by its number. */
  skip: number
}

const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)/gi

class RtfReader {
  private readonly groups: Group[] = [{ isUnread: false, isTag: false, isRtfOnly: false, skip: 1 }]
  private readonly parts: string[] = []
  private bytes: number[] = []
  private charset = 'windows-1252'
  private toSkip = 0
  private isHtml = false
  private isStar = false

  read(rtf: string): RtfBody {
    for (const token of rtf.matchAll(TOKEN)) this.token(token)
    this.flush()
    const text = this.parts.join('')
    return this.isHtml ? { html: text } : { text: text.trim() }
  }

  private get group(): Group {
    return this.groups.at(-1) ?? { isUnread: true, isTag: false, isRtfOnly: false, skip: 1 }
  }

  private token([, word, number, hex, sign, brace, text]: RegExpMatchArray): void {
    if (brace === '{') this.groups.push({ ...this.group })
    else if (brace === '}') {
      this.flush()
      if (this.groups.length > 1) this.groups.pop()
    } else if (word !== undefined) this.word(word.toLowerCase(), number === undefined ? null : Number(number))
    else if (hex !== undefined) this.byte(Number.parseInt(hex, 16))
    else if (sign === '*') this.isStar = true
    else if (sign === '\n' || sign === '\r') this.put('\n')
    else if (sign !== undefined) this.put(SIGNS[sign] ?? '')
    else if (text !== undefined) this.plain(text.replace(/[\r\n]+/g, ''))
    if (sign !== '*') this.isStar = false
  }

  private word(word: string, number: number | null): void {
    const { group } = this
    if (word === 'ansicpg' && number !== null) this.charset = charsetOfPage(number)
    else if (word === 'fromhtml') this.isHtml = true
    else if (word === 'htmltag' || word === 'mhtmltag') {
      group.isUnread = word === 'mhtmltag'
      group.isTag = true
    } else if (word === 'htmlrtf') group.isRtfOnly = number !== 0
    else if (word === 'uc') group.skip = number ?? 1
    else if (word === 'u' && number !== null) {
      this.put(String.fromCharCode(number < 0 ? number + 65_536 : number))
      this.toSkip = group.skip
    } else if (this.isStar || UNREAD.test(word)) group.isUnread = true
    else if (Object.hasOwn(BREAKS, word)) this.put(this.isHtml && !group.isTag ? '\n' : (BREAKS[word] ?? ''))
    else this.put(SIGNS[word] ?? '')
  }

  private get isRead(): boolean {
    const { isUnread, isRtfOnly } = this.group
    return !isUnread && !isRtfOnly
  }

  private byte(byte: number): void {
    if (this.toSkip > 0) this.toSkip--
    else if (this.isRead) this.bytes.push(byte)
  }

  private plain(text: string): void {
    const kept = text.slice(this.toSkip)
    this.toSkip = Math.max(0, this.toSkip - text.length)
    this.put(kept)
  }

  private put(text: string): void {
    if (text === '' || !this.isRead) return
    this.flush()
    this.parts.push(text)
  }

  /** Signs of two bytes are read together. */
  private flush(): void {
    if (this.bytes.length === 0) return
    this.parts.push(readBytes(Buffer.from(this.bytes), [this.charset]))
    this.bytes = []
  }
}

const PAGES: Record<number, string> = {
  65001: 'utf-8',
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  20866: 'koi8-r',
  28591: 'iso-8859-1',
  28592: 'iso-8859-2',
  28605: 'iso-8859-15',
  20127: 'us-ascii',
  50220: 'iso-2022-jp',
}

/** The charset of a code page of Windows. */
export const charsetOfPage = (page: number): string => PAGES[page] ?? `windows-${page}`

export const readRtfBody = (rtf: Buffer): RtfBody => new RtfReader().read(rtf.toString('latin1'))
