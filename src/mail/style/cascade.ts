// Which declarations hold for an element: of each property the strongest that can be read (CSS Cascade).

import { type Declaration, declareFilled } from './declarations.ts'
import type { Value } from './value.ts'
import { wordOf } from './value.ts'

/** Custom properties by name, with what they stand for. */
export type Variables = ReadonlyMap<string, string>

/** More than a mail has; without a bound each element of a deep mail could add one. */
const mostVariables = 60
const longestVariable = 100

const insideVar = /var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/g

/** Fills in var() three levels deep; null when something is not defined, or too long. */
function fill(text: string, variables: Variables): string | null {
  let filled = text
  for (let round = 0; round < 3 && filled.includes('var('); round++) {
    let missing = false
    filled = filled.replace(insideVar, (_all, name: string, instead: string | undefined) => {
      const value = variables.get(name) ?? instead
      missing ||= value === undefined
      return value ?? ''
    })
    if (missing || filled.length > 4_000) return null
  }
  return filled.includes('var(') ? null : filled
}

export class Declared {
  readonly variables: Variables
  readonly #byProperty = new Map<string, Value[]>()

  /** From the weakest to the strongest; those marked important go before all others. */
  constructor(declarations: readonly Declaration[], outer: Variables) {
    const ordered = declarations.some(({ important }) => important)
      ? [...declarations.filter((one) => !one.important), ...declarations.filter((one) => one.important)]
      : declarations
    this.variables = withVariables(ordered, outer)
    for (const declaration of ordered) this.#add(declaration)
  }

  #add(declaration: Declaration): void {
    if (declaration.property.startsWith('--')) return
    if (!/var\(/i.test(declaration.text)) return this.#enter(declaration)
    const filled = fill(declaration.text.toLowerCase(), this.variables)
    // what cannot be filled in counts as "unset" (CSS Variables 3.1)
    for (const one of declareFilled(declaration, filled ?? 'unset')) this.#enter(one)
  }

  #enter({ property, value }: Declaration): void {
    const values = this.#byProperty.get(property)
    if (values === undefined) this.#byProperty.set(property, [value])
    else values.push(value)
  }

  /** Whether any of the properties is declared. */
  hasAny(properties: readonly string[]): boolean {
    return properties.some((property) => this.#byProperty.has(property))
  }

  /** The strongest value that `read` can read, else `otherwise`; "inherit" and "initial" stand for those given. */
  get<T>(
    property: string,
    read: (value: Value) => T | null,
    rule: { outer: T; initial: T; inherits: boolean },
  ): T {
    const otherwise = rule.inherits ? rule.outer : rule.initial
    const values = this.#byProperty.get(property)
    for (let at = (values?.length ?? 0) - 1; at >= 0; at--) {
      const value = values?.[at] ?? []
      const word = wordOf(value)
      if (word === 'inherit') return rule.outer
      if (word === 'initial') return rule.initial
      if (word === 'unset' || word === 'revert' || word === 'revert-layer') return otherwise
      const result = read(value)
      if (result !== null) return result
    }
    return otherwise
  }

  /** The strongest value of a property that is not inherited; null where none can be read. */
  own<T>(property: string, read: (value: Value) => T | null): T | null {
    return this.get<T | null>(property, read, { outer: null, initial: null, inherits: false })
  }
}

function withVariables(ordered: readonly Declaration[], outer: Variables): Variables {
  const own = ordered.filter(({ property }) => property.startsWith('--'))
  if (own.length === 0) return outer
  const all = new Map(outer)
  for (const { property, text } of own)
    if (all.has(property) || all.size < mostVariables)
      all.set(property.toLowerCase(), text.slice(0, longestVariable).toLowerCase())
  return all
}
