// What must be known of a whole mail before its first word can be judged: all style sheets, and who has how many siblings.

import type { TagListener } from '../html-tags.ts'
import { walkTags } from '../html-tags.ts'

export interface Outline {
  /** The style elements, in order. */
  readonly sheets: readonly SheetText[]
  /** How many children the parent of each element has, in the order in which elements open. */
  readonly siblings: readonly number[]
}

export interface SheetText {
  css: string
  /** For which screens it is meant; empty for all. */
  readonly media: string
}

class OutlineReader implements TagListener {
  readonly sheets: SheetText[] = []
  readonly siblings: number[] = []
  readonly #open: { name: string; children: number[] }[] = [{ name: '', children: [] }]

  open(name: string, attributes: Record<string, string>): void {
    this.#open.at(-1)?.children.push(this.siblings.length)
    this.siblings.push(0)
    this.#open.push({ name, children: [] })
    const type = attributes['type']?.trim().toLowerCase() ?? ''
    if (name === 'style' && (type === '' || type === 'text/css'))
      this.sheets.push({ css: '', media: attributes['media'] ?? '' })
    else if (name === 'style') this.sheets.push({ css: '', media: 'not all' })
  }

  text(text: string): void {
    const sheet = this.#open.at(-1)?.name === 'style' ? this.sheets.at(-1) : undefined
    if (sheet !== undefined) sheet.css += text
  }

  close(): void {
    this.#count(this.#open.pop()?.children ?? [])
  }

  finish(): Outline {
    this.#count(this.#open[0]?.children ?? [])
    return { sheets: this.sheets, siblings: this.siblings }
  }

  #count(children: readonly number[]): void {
    for (const child of children) this.siblings[child] = children.length
  }
}

const nothing: Outline = { sheets: [], siblings: [] }

/** Empty for a mail without style sheets, of which nothing needs to be known. */
export function outlineOf(html: string): Outline {
  if (!/<style\b/i.test(html)) return nothing
  const reader = new OutlineReader()
  walkTags(html, reader)
  return reader.finish()
}
