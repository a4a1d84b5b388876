// What the styles of a text document say of a paragraph: a heading, its level, its numbering.
import { childOf, descend, type Element, elementsOf } from '../packed/xml.ts'

export interface Numbering {
  readonly id: string
  readonly level: number
}

export interface ParagraphStyle {
  /** From 1; null for what is no heading. */
  readonly heading: number | null
  readonly numbering: Numbering | null
  readonly isHidden: boolean
}

const plain: ParagraphStyle = { heading: null, numbering: null, isHidden: false }
const MOST_ANCESTORS = 12

export class DocxStyles {
  readonly #styles = new Map<string, Element>()
  readonly #read = new Map<string, ParagraphStyle>()

  constructor(root: Element | null) {
    if (!root) return
    for (const style of elementsOf(root)) {
      const id = style.attributes['w:styleId']
      if (style.name === 'w:style' && id !== undefined) this.#styles.set(id, style)
    }
  }

  /** What the paragraph says itself comes before what its style says. */
  of(properties: Element | null): ParagraphStyle {
    const styleId = childOf(properties, 'w:pStyle')?.attributes['w:val']
    const style = styleId === undefined ? plain : this.#byId(styleId)
    const level = outlineLevel(properties)
    return {
      heading: level === undefined ? style.heading : level,
      numbering: numberingOf(properties, style.numbering),
      isHidden: style.isHidden,
    }
  }

  #byId(id: string): ParagraphStyle {
    const known = this.#read.get(id)
    if (known) return known
    const ancestors: Element[] = []
    for (let at: string | undefined = id; at !== undefined && ancestors.length < MOST_ANCESTORS; ) {
      const style = this.#styles.get(at)
      if (!style) break
      ancestors.unshift(style)
      at = childOf(style, 'w:basedOn')?.attributes['w:val']
    }
    const style = ancestors.reduce(inherit, plain)
    this.#read.set(id, style)
    return style
  }
}

function inherit(from: ParagraphStyle, style: Element): ParagraphStyle {
  const properties = childOf(style, 'w:pPr')
  const name = childOf(style, 'w:name')?.attributes['w:val'] ?? ''
  const level = headingByName(name) ?? outlineLevel(properties)
  return {
    heading: level === undefined ? from.heading : level,
    numbering: numberingOf(properties, from.numbering),
    isHidden: from.isHidden || descend(style, 'w:rPr', 'w:vanish') !== null,
  }
}

const headingName = /^heading (\d)/

/** Names of built-in styles are English in every language of the program. */
function headingByName(name: string): number | undefined {
  const lower = name.toLowerCase()
  if (lower === 'title') return 1
  if (lower === 'subtitle') return 2
  const level = headingName.exec(lower)?.[1]
  return level === undefined ? undefined : Number(level)
}

/** 9 means body text. */
function outlineLevel(properties: Element | null): number | null | undefined {
  const value = childOf(properties, 'w:outlineLvl')?.attributes['w:val']
  if (value === undefined) return undefined
  const level = Number(value)
  return level >= 0 && level < 9 ? level + 1 : null
}

/** A numbering of 0 takes away that of the style. */
function numberingOf(properties: Element | null, inherited: Numbering | null): Numbering | null {
  const numbering = childOf(properties, 'w:numPr')
  if (!numbering) return inherited
  const id = childOf(numbering, 'w:numId')?.attributes['w:val'] ?? inherited?.id
  const level = Number(childOf(numbering, 'w:ilvl')?.attributes['w:val'] ?? inherited?.level ?? 0)
  return id === undefined || id === '0' ? null : { id, level: Math.min(8, Math.max(0, level || 0)) }
}
