// The style sheets of a mail: its rules, found quickly for an element, with a bound on the work that they may cost.

import type { CssNode } from 'css-tree'
import { mediaHolds, supportsHolds } from './conditions.ts'
import { type Declaration, declarationsOf } from './declarations.ts'
import { type FaultBudget, mostForFaults, parseFaulty } from './faults.ts'
import { matches, readSelectors, type Selector } from './selector.ts'
import type { StyledElement } from './styled-element.ts'
import { plainName } from './value.ts'

interface Rule {
  selector: Selector
  declarations: readonly Declaration[]
  /** In a layer: weaker than all that is in none. */
  layered: boolean
  order: number
}

/** Comparisons for one mail. What asks for more is no letter; a newsletter takes some ten thousand. */
const mostComparisons = 2_000_000
/** What a declaration that applies costs besides, in comparisons: it is sorted among the others and laid over them. */
const costOfDeclaration = 10
/** Characters of all style sheets of a mail; those of large newsletters have some fifty thousand. */
const mostCss = 250_000
const deepestBlock = 12

export class StyleSheet {
  readonly #rules = new Map<string, Rule[]>()
  readonly #lastFrames = new Map<string, Declaration[]>()
  #count = 0
  #left = mostComparisons
  #length = 0
  readonly #faults: FaultBudget = { left: mostForFaults }

  /** There are more rules than a mail is worth: what they hide is not known, and so nothing of it is read. */
  get isExhausted(): boolean {
    return this.#left <= 0
  }

  get isEmpty(): boolean {
    return this.#count === 0 && !this.isExhausted
  }

  /** Adds the text of a style element, with the value of its attribute `media`. */
  add(css: string, media: string): void {
    this.#length += css.length
    if (this.#length > mostCss) this.#left = 0
    if (this.isExhausted) return
    const [query] = media.trim() === '' ? [] : this.#nodesOf(`@media ${media.replace(/[{};]/g, '')}{}`)
    if (query?.type === 'Atrule' && !mediaHolds(query.prelude)) return
    this.#addAll(this.#nodesOf(css), [], false, 0)
  }

  #nodesOf(css: string): Iterable<CssNode> {
    const sheet = parseFaulty(css, { parseValue: false, parseCustomProperty: false }, this.#faults)
    if (sheet === null) this.#left = 0
    return sheet?.type === 'StyleSheet' ? sheet.children : []
  }

  #addAll(nodes: Iterable<CssNode>, parents: readonly Selector[], layered: boolean, depth: number): void {
    if (depth > deepestBlock) return
    for (const node of nodes) {
      if (node.type === 'Rule') this.#addRule(node, parents, layered, depth)
      // a nested rule without "&" is left unread by the parser
      else if (node.type === 'Raw' && parents.length > 0 && node.value.includes('{'))
        this.#addAll(this.#nodesOf(node.value), parents, layered, depth + 1)
      else if (node.type === 'Atrule') this.#addAtrule(node, parents, layered, depth)
    }
  }

  #addRule(
    node: CssNode & { type: 'Rule' },
    parents: readonly Selector[],
    layered: boolean,
    depth: number,
  ): void {
    const selectors = readSelectors(node.prelude, parents)
    this.#enter(selectors, declarationsOf(node.block.children), layered)
    if (selectors.length > 0) this.#addAll(node.block.children, selectors, layered, depth + 1)
  }

  #enter(selectors: readonly Selector[], declarations: readonly Declaration[], layered: boolean): void {
    if (declarations.length === 0) return
    this.#count += 1
    for (const selector of selectors) {
      const rule = { selector, declarations, layered, order: this.#count }
      const rules = this.#rules.get(selector.key)
      if (rules === undefined) this.#rules.set(selector.key, [rule])
      else rules.push(rule)
    }
  }

  #addAtrule(
    node: CssNode & { type: 'Atrule' },
    parents: readonly Selector[],
    layered: boolean,
    depth: number,
  ): void {
    if (node.block === null) return
    const name = plainName(node.name)
    const { children } = node.block
    const applies =
      (name === 'media' && mediaHolds(node.prelude)) ||
      (name === 'supports' && supportsHolds(node.prelude)) ||
      name === 'layer' ||
      name === 'scope'
    if (applies) {
      this.#enter(parents, declarationsOf(children), layered || name === 'layer')
      this.#addAll(children, parents, layered || name === 'layer', depth + 1)
    } else if (/^(?:-webkit-)?keyframes$/.test(name)) this.#addKeyframes(node)
  }

  #addKeyframes({ prelude, block }: CssNode & { type: 'Atrule' }): void {
    const [name] = prelude?.type === 'AtrulePrelude' ? prelude.children : []
    if (name?.type !== 'Identifier' && name?.type !== 'String') return
    for (const frame of block?.children ?? []) {
      if (frame.type !== 'Rule' || frame.prelude.type !== 'SelectorList') continue
      const isLast = [...frame.prelude.children].some((selector) =>
        selector.type === 'Selector' ? [...selector.children].some(isEnd) : false,
      )
      if (isLast)
        this.#lastFrames.set(
          name.type === 'String' ? name.value : name.name,
          declarationsOf(frame.block.children),
        )
    }
  }

  get hasAnimations(): boolean {
    return this.#lastFrames.size > 0
  }

  /** What an animation leaves its element with; null for a name that is none. */
  lastFrame(name: string): readonly Declaration[] | null {
    return this.#lastFrames.get(name) ?? null
  }

  /** The declarations for an element, each list stronger than the ones before it. */
  declarationsFor(element: StyledElement): (readonly Declaration[])[] {
    if (this.isEmpty || this.isExhausted) return []
    const spend = (): boolean => {
      this.#left -= 1
      return this.#left > 0
    }
    const { id } = element.attributes
    const keys = [
      ...new Set(['*', element.name, ...element.classes.map((name) => `.${name}`), `#${id ?? ''}`]),
    ]
    const found: Rule[] = []
    for (const key of keys)
      for (const rule of this.#rules.get(key) ?? []) {
        if (this.isExhausted) return []
        if (!matches(rule.selector, element, spend)) continue
        this.#left -= costOfDeclaration * rule.declarations.length
        found.push(rule)
      }
    if (this.isExhausted) return []
    return found.sort(byStrength).map(({ declarations }) => declarations)
  }
}

function isEnd(node: CssNode): boolean {
  if (node.type === 'Percentage') return Number(node.value) === 100
  return node.type === 'TypeSelector' && node.name.toLowerCase() === 'to'
}

function byStrength(one: Rule, other: Rule): number {
  if (one.layered !== other.layered) return one.layered ? -1 : 1
  return one.selector.specificity - other.selector.specificity || one.order - other.order
}
