// Walks through HTML as balanced opening and closing tags, in linear time at any depth.

import { Tokenizer } from 'htmlparser2'

/** Told of each element and text in order; every `open` is followed by its `close`. */
export interface TagListener {
  open(name: string, attributes: Record<string, string>): void
  text(text: string): void
  close(): void
}

const voids = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
])

/** What a new element closes without a word (HTML standard, 13.1.2.4), and where the search for it ends. */
const closedBy: Map<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    li: ['li'],
    dt: ['dt', 'dd'],
    dd: ['dt', 'dd'],
    tr: ['tr', 'td', 'th'],
    td: ['td', 'th'],
    th: ['td', 'th'],
    option: ['option'],
    a: ['a'],
    body: ['head'],
  }),
)
for (const name of [
  'p',
  'div',
  'ul',
  'ol',
  'table',
  'blockquote',
  'pre',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
])
  closedBy.set(name, ['p'])
const scopes = new Set([
  'table',
  'ul',
  'ol',
  'dl',
  'div',
  'blockquote',
  'td',
  'th',
  'body',
  'html',
  'section',
  'article',
  'select',
])

/** Elements that go on in the next paragraph when one ends without their end tag (HTML standard, 13.2.4.3). */
const formatting = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))
/** What was begun inside of these ends with them. */
const formattingEnds = new Set(['td', 'th', 'caption', 'marquee', 'object', 'template'])
/** Text directly in these is no part of a cell. */
const tableFrames = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'colgroup'])
/** More is not gone on with: without a bound each paragraph could repeat all that the ones before began. */
const mostInterrupted = 8

interface OpenTag {
  name: string
  attributes: Record<string, string>
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

// Tags that look further back than this for their partner find none; it bounds the work per tag
const farthestPartner = 500

class TagWalk {
  private readonly html: string
  private readonly listener: TagListener
  private readonly open: OpenTag[] = []
  /** Formatting that ended with its paragraph and goes on with the next text. */
  private interrupted: OpenTag[] = []
  private name = ''
  private attributes: Record<string, string> = {}
  private attribute = ''
  private value = ''

  constructor(html: string, listener: TagListener) {
    this.html = html
    this.listener = listener
  }

  run(): void {
    const ignore = (): void => {}
    const tokenizer = new Tokenizer(
      { decodeEntities: true },
      {
        ontext: (start, end) => this.text(this.html.slice(start, end)),
        ontextentity: (codepoint) => this.text(String.fromCodePoint(codepoint)),
        onopentagname: (start, end) => this.begin(this.lower(start, end)),
        onattribname: (start, end) => {
          this.attribute = this.lower(start, end)
          this.value = ''
        },
        onattribdata: (start, end) => {
          this.value += this.html.slice(start, end)
        },
        onattribentity: (codepoint) => {
          this.value += String.fromCodePoint(codepoint)
        },
        onattribend: () => {
          if (!Object.hasOwn(this.attributes, this.attribute)) this.attributes[this.attribute] = this.value
        },
        onopentagend: () => this.opened(),
        onselfclosingtag: () => this.opened(),
        onclosetag: (start, end) => this.closed(this.lower(start, end)),
        oncdata: ignore,
        oncomment: ignore,
        ondeclaration: ignore,
        onprocessinginstruction: ignore,
        onend: ignore,
      },
    )
    tokenizer.write(this.html)
    tokenizer.end()
    while (this.open.length > 0) this.pop()
  }

  private lower(start: number, end: number): string {
    return this.html.slice(start, end).toLowerCase()
  }

  private text(text: string): void {
    this.resume()
    this.listener.text(text)
  }

  private resume(): void {
    if (this.interrupted.length === 0 || tableFrames.has(this.open.at(-1)?.name ?? '')) return
    for (const tag of this.interrupted) this.push(tag)
    this.interrupted = []
  }

  private push(tag: OpenTag): void {
    this.listener.open(tag.name, tag.attributes)
    this.open.push(tag)
  }

  private begin(name: string): void {
    this.name = name
    this.attributes = {}
  }

  private opened(): void {
    const implied = closedBy.get(this.name)
    if (implied !== undefined)
      this.popTo((name) => implied.includes(name), this.name === 'td' || this.name === 'th' ? 'tr' : null)
    if (this.name === 'a') this.forget('a')
    if (formatting.has(this.name)) this.resume()
    const tag = { name: this.name, attributes: this.attributes }
    if (!voids.has(this.name)) return this.push(tag)
    this.listener.open(tag.name, tag.attributes)
    this.listener.close()
  }

  private closed(name: string): void {
    // browsers make a break of a stray </br> and a paragraph of </p>
    if (name === 'br') {
      this.listener.open('br', {})
      this.listener.close()
    } else if (!this.forget(name)) this.popTo((open) => open === name, null, true)
  }

  /** Ends the latest formatting of this name, if it is one that was interrupted. */
  private forget(name: string): boolean {
    const at = this.interrupted.findLastIndex((tag) => tag.name === name)
    if (at !== -1) this.interrupted.splice(at, 1)
    return at !== -1
  }

  /** Closes up to and with the nearest element that fits, unless none is near or a scope lies between. */
  private popTo(fits: (name: string) => boolean, scope: string | null, through = false): void {
    const last = this.open.length - 1
    for (let at = last; at >= 0 && at > last - farthestPartner; at--) {
      const name = this.open[at]?.name ?? ''
      if (fits(name)) {
        this.interrupt(at)
        while (this.open.length > at) this.pop()
        return
      }
      if (name === scope || (!through && scopes.has(name))) return
    }
  }

  /** Remembers the formatting that is open inside the element which ends, unless that ends it too. */
  private interrupt(ending: number): void {
    for (let at = ending; at < this.open.length; at++) {
      const { name, attributes } = this.open[at] ?? { name: '', attributes: {} }
      if (formattingEnds.has(name)) {
        this.interrupted = []
        return
      }
      if (at === ending || !formatting.has(name)) continue
      // the look goes on, but a link has been named, and an id is one element's
      const { href: _href, id: _id, ...look } = attributes
      const known = this.interrupted.some((tag) => tag.name === name && isSame(tag.attributes, look))
      if (!known) this.interrupted.push({ name, attributes: look })
    }
    this.interrupted = this.interrupted.slice(-mostInterrupted)
  }

  private pop(): void {
    this.open.pop()
    this.listener.close()
  }
}

/** Any string is walked to its end; what is left open is closed there. */
export function walkTags(html: string, listener: TagListener): void {
  new TagWalk(html, listener).run()
}
