// Goes through the elements of a mail and gathers for each what its name, attributes and the style sheets say of its look.

import { type Declaration, readDeclarations } from './declarations.ts'
import { attributeStyle, elementStyle, linkColor } from './elements.ts'
import { type Look, lookInside, type Styled } from './look.ts'
import type { Outline } from './outline.ts'
import { StyleSheet } from './style-sheet.ts'
import type { StyledElement } from './styled-element.ts'

/** An open element, as its children need to know it. */
export interface Parent {
  readonly look: Look
  /** Null where no style sheet asks. */
  readonly family: Family | null
}

interface Family {
  readonly element: StyledElement | null
  lastChild: StyledElement | null
  /** Children so far, in all and by name. */
  children: number
  readonly named: Map<string, number>
}

function familyOf(element: StyledElement | null): Family {
  return { element, lastChild: null, children: 0, named: new Map() }
}

const mostRemembered = 5_000
const nothing: readonly Declaration[] = []

const pairs = new WeakMap<readonly Declaration[], WeakMap<readonly Declaration[], readonly Declaration[]>>()

/** Two lists one after the other: the same list for the same two. */
function joined(first: readonly Declaration[], second: readonly Declaration[]): readonly Declaration[] {
  const ofFirst = pairs.get(first) ?? new WeakMap<readonly Declaration[], readonly Declaration[]>()
  const both = ofFirst.get(second) ?? [...first, ...second]
  ofFirst.set(second, both)
  pairs.set(first, ofFirst)
  return both
}

export class Stylist {
  readonly #sheet = new StyleSheet()
  readonly #siblings: readonly number[]
  readonly #inline = new Map<string, readonly Declaration[]>()
  #count = 0

  constructor({ sheets, siblings }: Outline) {
    for (const { css, media } of sheets) this.#sheet.add(css, media)
    this.#siblings = siblings
  }

  /** What the outermost elements of a mail stand in. */
  top(look: Look): Parent {
    const shown = this.#sheet.isExhausted ? { ...look, isRendered: false } : look
    return { look: shown, family: this.#sheet.isEmpty ? null : familyOf(null) }
  }

  /** The look inside an element. To be asked for every element, in order. */
  enter(
    parent: Parent,
    name: string,
    attributes: Readonly<Record<string, string>>,
  ): Styled & { parent: Parent } {
    const element = parent.family === null ? null : this.#describe(parent.family, name, attributes)
    const isLink = name === 'a' && attributes['href'] !== undefined
    const subject = { isLink, isPage: name === 'body' || name === 'html' }
    const styled = lookInside(parent.look, this.#gather(name, attributes, element), subject)
    const links = linkColor(name, attributes)
    const look = this.#sheet.isExhausted
      ? { ...styled.look, isRendered: false }
      : links === null
        ? styled.look
        : { ...styled.look, ink: { ...styled.look.ink, link: links } }
    const isSame = element === null && look === parent.look
    return {
      ...styled,
      parent: isSame ? parent : { look, family: element === null ? null : familyOf(element) },
    }
  }

  #describe(family: Family, name: string, attributes: Readonly<Record<string, string>>): StyledElement {
    const ofName = (family.named.get(name) ?? 0) + 1
    family.named.set(name, ofName)
    family.children += 1
    const element: StyledElement = {
      name,
      attributes,
      classes: (attributes['class'] ?? '').split(/\s+/).filter((one) => one !== ''),
      parent: family.element,
      previous: family.lastChild,
      place: family.children,
      placeOfName: ofName,
      siblings: this.#siblings[this.#count] ?? 1,
    }
    family.lastChild = element
    this.#count += 1
    return element
  }

  /** From the weakest to the strongest. */
  #gather(
    name: string,
    attributes: Readonly<Record<string, string>>,
    element: StyledElement | null,
  ): readonly Declaration[] {
    const lists = [
      elementStyle(name),
      attributeStyle(name, attributes),
      ...(element === null ? [] : this.#sheet.declarationsFor(element)),
      this.#inlineStyle(attributes['style']),
    ].filter((list) => list.length > 0)
    const [first, second] = lists
    if (first === undefined) return nothing
    if (second === undefined && !this.#sheet.hasAnimations) return first
    const all = lists.length === 2 && second !== undefined ? joined(first, second) : lists.flat()
    return this.#sheet.hasAnimations ? this.#animated(all) : all
  }

  #inlineStyle(style: string | undefined): readonly Declaration[] {
    if (style === undefined || style === '') return nothing
    const known = this.#inline.get(style)
    if (known !== undefined) return known
    if (this.#inline.size >= mostRemembered) this.#inline.clear()
    const read = readDeclarations(style)
    this.#inline.set(style, read)
    return read
  }

  /** An animation that stays at its end, or never ends, shows its last frame. */
  #animated(declarations: readonly Declaration[]): readonly Declaration[] {
    const words = declarations
      .filter(({ property }) => property.startsWith('animation'))
      .flatMap(({ value }) =>
        value.map((part) => (part.kind === 'word' || part.kind === 'text' ? part.name : '')),
      )
    if (!words.some((word) => word === 'forwards' || word === 'both' || word === 'infinite'))
      return declarations
    const frame = words.map((word) => this.#sheet.lastFrame(word)).find((one) => one !== null)
    return frame == null ? declarations : [...declarations, ...frame]
  }
}
