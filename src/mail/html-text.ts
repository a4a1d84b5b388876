// Turns the HTML body of a mail into the text that its reader sees, with quotes marked as in plain text.

import type { Visibility } from './html-hidden.ts'
import { hiddenSelectors, isVisible, pageVisibility, visibilityInside } from './html-hidden.ts'
import { TextLayout } from './html-layout.ts'
import { historyStartsAt, isQuoteElement, isReplyHeaderElement } from './html-quotes.ts'
import type { TagListener } from './html-tags.ts'
import { walkTags } from './html-tags.ts'
import { anyMark } from './text-lines.ts'

const unread = new Set([
  'head',
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'object',
  'svg',
  'math',
  'select',
  'textarea',
  'iframe',
])
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
  visibility: Visibility
  unread: boolean
  pre: boolean
  quote: boolean
  replyHeader: boolean
  tight: boolean
  items: number | null
  href: string | null
  linkStart: number
}

const root: Frame = {
  name: '',
  visibility: pageVisibility,
  unread: false,
  pre: false,
  quote: false,
  replyHeader: false,
  tight: true,
  items: null,
  href: null,
  linkStart: 0,
}

/** Paragraphs without margins, as Outlook writes them: each is a line. */
function isTight(attributes: Record<string, string>): boolean {
  return (
    /mso|(?:^|\s)x?_?p\d?$/i.test(attributes['class'] ?? '') ||
    /margin(?:-top|-bottom)?\s*:\s*0/i.test(attributes['style'] ?? '')
  )
}

class HtmlReader implements TagListener {
  hiddenDropped = false
  readonly layout = new TextLayout()
  private readonly frames: Frame[] = [root]
  private hiddenNames = new Set<string>()
  private css = ''

  private get frame(): Frame {
    return this.frames.at(-1) ?? root
  }

  open(name: string, attributes: Record<string, string>): void {
    const outer = this.frame
    const byClass = this.isHiddenByClass(attributes)
    const frame: Frame = {
      ...root,
      name,
      visibility: visibilityInside(outer.visibility, attributes, byClass),
      unread: outer.unread || unread.has(name),
      pre: outer.pre || name === 'pre',
      tight: isTight(attributes),
      items: name === 'ol' ? Number(attributes['start'] ?? 1) || 1 : null,
      href: name === 'a' ? (attributes['href'] ?? null) : null,
      linkStart: this.layout.length,
    }
    this.frames.push(frame)
    if (!frame.unread) this.begin(frame, attributes)
  }

  private begin(frame: Frame, attributes: Record<string, string>): void {
    const { name } = frame
    if (name === 'br') this.layout.lineBreak()
    else if (name === 'hr') this.layout.rule()
    else if (name === 'td' || name === 'th') this.layout.space()
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
    const list = this.frames.findLast(({ name }) => name === 'ol' || name === 'ul')
    this.layout.text(list?.items == null ? '- ' : `${list.items++}. `, false)
  }

  text(text: string): void {
    const { unread: skipped, visibility, pre, name } = this.frame
    if (name === 'style') this.css += text
    if (skipped) return
    if (isVisible(visibility)) this.layout.text(text.replace(anyMark, ''), pre)
    else if (/[\p{L}\p{N}]/u.test(text)) this.hiddenDropped = true
  }

  close(): void {
    const frame = this.frames.length > 1 ? this.frames.pop() : undefined
    if (frame === undefined) return
    if (frame.name === 'style') this.readStyles()
    if (frame.unread) return
    if (frame.href !== null && isVisible(frame.visibility))
      this.layout.linkTarget(frame.href, frame.linkStart)
    if (paragraphs.has(frame.name)) this.layout.block(!frame.tight)
    else if (blocks.has(frame.name)) this.layout.block(false)
    if (frame.quote) this.layout.quoteDepth--
    if (frame.replyHeader) {
      this.layout.block(false)
      this.layout.replyHeaders--
    }
  }

  private readStyles(): void {
    this.hiddenNames = new Set([...this.hiddenNames, ...hiddenSelectors(this.css)])
    this.css = ''
  }

  private isHiddenByClass(attributes: Record<string, string>): boolean {
    if (this.hiddenNames.size === 0) return false
    if (this.hiddenNames.has(`#${attributes['id'] ?? ''}`)) return true
    return (attributes['class'] ?? '').split(/\s+/).some((name) => this.hiddenNames.has(`.${name}`))
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
 * Dropped as invisible: scripts, styles, comments, alternative texts, and whatever html-hidden.ts says.
 */
export function readHtml(html: string): HtmlText {
  const reader = new HtmlReader()
  walkTags(html, reader)
  const marked = reader.layout.finish()
  return {
    text: marked
      .replace(/^\ue000.*\n?/gm, '')
      .replace(anyMark, '')
      .trim(),
    marked,
    hiddenDropped: reader.hiddenDropped,
  }
}
