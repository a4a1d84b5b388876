// Turns the HTML body of a mail into the text that its reader sees, with quotes marked as in plain text.

import { dropInvisible } from '../kit/invisible-characters.ts'
import { isAnswerColour } from './answer-colour.ts'
import { TextLayout } from './html-layout.ts'
import { historyStartsAt, isQuoteElement, isReplyHeaderElement } from './html-quotes.ts'
import { Sight } from './html-sight.ts'
import type { TagListener } from './html-tags.ts'
import { walkTags } from './html-tags.ts'
import { isStruck, markStruck } from './struck-text.ts'
import { unreadElements } from './style/elements.ts'
import { anyMark } from './text-lines.ts'

const blocks = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'center',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'header',
  'html',
  'li',
  'main',
  'nav',
  'ol',
  'section',
  'summary',
  'table',
  'tbody',
  'tfoot',
  'thead',
  'tr',
  'ul',
  'caption',
])
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre'])

interface Frame {
  name: string
  unread: boolean
  pre: boolean
  quote: boolean
  replyHeader: boolean
  /** In the colour of answers. */
  answer: boolean
  struck: boolean
  tight: boolean
  items: number | null
  href: string | null
  linkStart: number
}

const root: Frame = {
  name: '',
  unread: false,
  pre: false,
  quote: false,
  replyHeader: false,
  answer: false,
  struck: false,
  tight: true,
  items: null,
  href: null,
  linkStart: 0,
}

const isList = ({ name }: Frame): boolean => name === 'ol' || name === 'ul'

/** Paragraphs without margins, as Outlook writes them: each is a line. */
function isTight(attributes: Record<string, string>): boolean {
  return (
    /mso|(?:^|\s)x?_?p\d?$/i.test(attributes['class'] ?? '') ||
    /margin(?:-top|-bottom)?\s*:\s*0/i.test(attributes['style'] ?? '')
  )
}

class HtmlReader implements TagListener {
  readonly layout = new TextLayout()
  private readonly frames: Frame[] = [root]
  /** Of the frames those of lists. */
  private readonly lists: Frame[] = []
  private readonly sight: Sight
  private hasHidden = false
  private readonly showsAnswers: boolean

  /** `showsAnswers`: words in the colour of an answer are set apart. */
  constructor(html: string, showsAnswers: boolean) {
    this.showsAnswers = showsAnswers
    this.sight = new Sight(html, this.layout)
  }

  /** Words were dropped that the reader cannot see. */
  get droppedHidden(): boolean {
    return this.hasHidden || this.sight.hasCovered
  }

  private get frame(): Frame {
    return this.frames.at(-1) ?? root
  }

  open(name: string, attributes: Record<string, string>): void {
    const outer = this.frame
    const frame: Frame = {
      ...root,
      name,
      unread: outer.unread || unreadElements.has(name),
      pre: outer.pre || name === 'pre',
      struck: outer.struck || isStruck(name, attributes),
      tight: isTight(attributes),
      items: name === 'ol' ? Number(attributes['start'] ?? 1) || 1 : null,
      href: name === 'a' ? (attributes['href'] ?? null) : null,
      linkStart: this.layout.length,
    }
    this.frames.push(frame)
    this.sight.open(name, attributes)
    if (isList(frame)) this.lists.push(frame)
    if (frame.unread) return
    this.begin(frame, attributes)
    if (this.showsAnswers) this.showAnswer(frame, outer, attributes)
  }

  /** A link has its colour from the program. */
  private showAnswer(frame: Frame, outer: Frame, attributes: Record<string, string>): void {
    const isLink = frame.name === 'a' || this.frames.some(({ href }) => href !== null)
    frame.answer = outer.answer || (!isLink && isAnswerColour(attributes))
    if (frame.answer && !outer.answer) this.layout.aside()
  }

  private begin(frame: Frame, attributes: Record<string, string>): void {
    const { name } = frame
    if (name === 'br') this.layout.lineBreak()
    else if (name === 'hr') this.layout.rule()
    else if (name === 'td' || name === 'th') this.layout.cell()
    else if (name === 'table' || name === 'tr') this.layout.endRow()
    else if (paragraphs.has(name)) this.layout.block(!frame.tight)
    else if (blocks.has(name)) this.layout.block(false)
    if (historyStartsAt(name, attributes)) this.layout.beginHistory()
    if (name === 'li') this.beginItem()
    frame.quote = isQuoteElement(name, attributes)
    if (frame.quote) this.layout.quoteDepth++
    frame.replyHeader = isReplyHeaderElement(attributes)
    if (frame.replyHeader) this.layout.replyHeaders++
  }

  private beginItem(): void {
    const list = this.lists.at(-1)
    const indent = '  '.repeat(Math.min(9, Math.max(0, this.lists.length - 1)))
    this.layout.text(list?.items == null ? `${indent}- ` : `${indent}${list.items++}. `, true)
  }

  text(text: string): void {
    const { unread, pre, struck } = this.frame
    if (unread) return
    const shown = text.replace(anyMark, '')
    if (this.sight.sees(text)) this.layout.text(struck ? markStruck(shown) : shown, pre)
    else if (/[\p{L}\p{N}]/u.test(text)) this.hasHidden = true
  }

  close(): void {
    const frame = this.frames.length > 1 ? this.frames.pop() : undefined
    if (frame === undefined) return
    const isSeen = this.sight.seesLink()
    this.sight.close()
    if (isList(frame)) this.lists.pop()
    if (frame.unread) return
    if (frame.href !== null && isSeen) this.layout.linkTarget(frame.href, frame.linkStart)
    if (frame.name === 'td' || frame.name === 'th') this.layout.endCell()
    else if (frame.name === 'table' || frame.name === 'tr') this.layout.endRow()
    else if (paragraphs.has(frame.name)) this.layout.block(!frame.tight)
    else if (blocks.has(frame.name)) this.layout.block(false)
    if (frame.quote) this.layout.quoteDepth--
    if (frame.replyHeader) {
      this.layout.block(false)
      this.layout.replyHeaders--
    }
  }
}

export interface HtmlText {
  /** As a reader sees it; quotes begin with ">". */
  text: string
  /** The same with the marks of text-lines.ts, for the separation of the newest text. */
  marked: string
  /** Words were dropped that the reader cannot see. */
  hiddenDropped: boolean
}

/**
 * Reads any HTML, as a stream of tags without recursion: deep nesting costs no stack, time is linear.
 * Dropped as invisible: scripts, styles, comments, alternative texts, and whatever style/look.ts says.
 */
export function readHtml(html: string, { showsAnswers = false } = {}): HtmlText {
  const reader = new HtmlReader(html, showsAnswers)
  walkTags(html, reader)
  const { text: marked, droppedMessage } = dropInvisible(reader.layout.finish())
  return {
    text: marked
      .replace(/^\ue000.*\n?/gm, '')
      .replace(anyMark, '')
      .trim(),
    marked,
    hiddenDropped: reader.droppedHidden || droppedMessage,
  }
}
