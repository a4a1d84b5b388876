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

// Tags that look further back than this for their partner find none; it bounds the work per tag
const farthestPartner = 500

class TagWalk {
  private readonly html: string
  private readonly listener: TagListener
  private readonly open: string[] = []
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
        ontext: (start, end) => this.listener.text(this.html.slice(start, end)),
        ontextentity: (codepoint) => this.listener.text(String.fromCodePoint(codepoint)),
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

  private begin(name: string): void {
    this.name = name
    this.attributes = {}
  }

  private opened(): void {
    const implied = closedBy.get(this.name)
    if (implied !== undefined)
      this.popTo((name) => implied.includes(name), this.name === 'td' || this.name === 'th' ? 'tr' : null)
    this.listener.open(this.name, this.attributes)
    if (voids.has(this.name)) this.listener.close()
    else this.open.push(this.name)
  }

  private closed(name: string): void {
    // browsers make a break of a stray </br> and a paragraph of </p>
    if (name === 'br') {
      this.listener.open('br', {})
      this.listener.close()
    } else this.popTo((open) => open === name, null, true)
  }

  /** Closes up to and with the nearest element that fits, unless none is near or a scope lies between. */
  private popTo(fits: (name: string) => boolean, scope: string | null, through = false): void {
    const last = this.open.length - 1
    for (let at = last; at >= 0 && at > last - farthestPartner; at--) {
      const name = this.open[at] ?? ''
      if (fits(name)) {
        while (this.open.length > at) this.pop()
        return
      }
      if (name === scope || (!through && scopes.has(name))) return
    }
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
