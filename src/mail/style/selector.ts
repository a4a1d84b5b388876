// Which elements a selector of a style sheet means, as far as one pass through the mail can tell.

import type { CssNode } from 'css-tree'
import { ident } from 'css-tree/utils'
import { type Pseudo, pseudoClass } from './pseudo-class.ts'
import type { Spend, StyledElement, Test } from './styled-element.ts'

interface Step {
  tests: Test[]
  /** How the step to the left relates to this one; null for the leftmost. */
  combinator: string | null
}

export interface Selector {
  /** From the right to the left. */
  readonly steps: readonly Step[]
  readonly specificity: number
  /** What an element must have for a match: "#id", ".class", "name" or "*". */
  readonly key: string
}

const idWeight = 1_000_000
const classWeight = 1_000

interface Compound {
  tests: Test[]
  weight: number
  key: string
}

function alternative(selector: Selector): { test: Test; specificity: number } {
  return {
    test: (element, spend) => matches(selector, element, spend),
    specificity: selector.specificity,
  }
}

/** False for a pseudo-element and for what no browser knows. */
function addSimple(compound: Compound, node: CssNode, parents: readonly Selector[]): boolean {
  switch (node.type) {
    case 'TypeSelector': {
      const name = ident.decode(node.name.replace(/^.*\|/, '')).toLowerCase()
      if (name === '*') return true
      compound.tests.push((element) => element.name === name)
      compound.weight += 1
      if (compound.key === '*') compound.key = name
      return true
    }
    case 'ClassSelector': {
      const name = ident.decode(node.name)
      compound.tests.push((element) => element.classes.includes(name))
      compound.weight += classWeight
      if (!compound.key.startsWith('#')) compound.key = `.${name}`
      return true
    }
    case 'IdSelector': {
      const id = ident.decode(node.name)
      compound.tests.push((element) => element.attributes['id'] === id)
      compound.weight += idWeight
      compound.key = `#${id}`
      return true
    }
    case 'AttributeSelector':
      compound.tests.push(attributeTest(node))
      compound.weight += classWeight
      return true
    case 'NestingSelector':
      compound.tests.push((element, spend) => parents.some((one) => matches(one, element, spend)))
      compound.weight += Math.max(0, ...parents.map(({ specificity }) => specificity))
      return true
    case 'PseudoClassSelector':
      return addPseudo(
        compound,
        pseudoClass(node, (list) => readSelectors(list, parents).map(alternative)),
      )
    default:
      return false
  }
}

function addPseudo(compound: Compound, pseudo: Pseudo | null): boolean {
  if (pseudo === null) return false
  compound.tests.push(pseudo.test)
  compound.weight += pseudo.weight ?? classWeight
  return true
}

const comparisons: Record<string, (value: string, wanted: string) => boolean> = {
  '=': (value, wanted) => value === wanted,
  '~=': (value, wanted) => value.split(/\s+/).includes(wanted),
  '|=': (value, wanted) => value === wanted || value.startsWith(`${wanted}-`),
  '^=': (value, wanted) => wanted !== '' && value.startsWith(wanted),
  '$=': (value, wanted) => wanted !== '' && value.endsWith(wanted),
  '*=': (value, wanted) => wanted !== '' && value.includes(wanted),
}

function attributeTest(node: CssNode & { type: 'AttributeSelector' }): Test {
  const name = ident.decode(node.name.name).toLowerCase()
  const { matcher, value } = node
  if (matcher === null || value === null) return ({ attributes }) => Object.hasOwn(attributes, name)
  const wanted = value.type === 'String' ? value.value : ident.decode(value.name)
  const compare = comparisons[matcher] ?? (() => false)
  const anyCase = node.flags?.toLowerCase() === 'i'
  return ({ attributes }) => {
    const found = attributes[name]
    if (found === undefined) return false
    return anyCase ? compare(found.toLowerCase(), wanted.toLowerCase()) : compare(found, wanted)
  }
}

/** Null when it means nothing here: a pseudo-element, or no selector that a browser knows. */
function readSelector(node: CssNode, parents: readonly Selector[]): Selector | null {
  if (node.type !== 'Selector') return null
  const steps: Step[] = []
  let compound: Compound = { tests: [], weight: 0, key: '*' }
  let specificity = 0
  let combinator: string | null = null
  const finish = (): void => {
    steps.unshift({ tests: compound.tests, combinator })
    specificity += compound.weight
  }
  const nodes = [...node.children]
  const isNested = parents.length > 0 && !nodes.some(({ type }) => type === 'NestingSelector')
  if (isNested) {
    addSimple(compound, { type: 'NestingSelector' }, parents)
    if (nodes[0]?.type !== 'Combinator') nodes.unshift({ type: 'Combinator', name: ' ' })
  }
  for (const one of nodes) {
    if (one.type === 'Combinator') {
      finish()
      combinator = one.name
      compound = { tests: [], weight: 0, key: '*' }
    } else if (!addSimple(compound, one, parents)) return null
  }
  finish()
  return { steps, specificity, key: compound.key }
}

/** The selectors of a list; those within `parents`, where a rule stands in another. */
export function readSelectors(list: CssNode, parents: readonly Selector[]): Selector[] {
  if (list.type !== 'SelectorList') return []
  return [...list.children].map((one) => readSelector(one, parents)).filter((one) => one !== null)
}

function fits(step: Step | undefined, element: StyledElement, spend: Spend): boolean {
  return step !== undefined && spend() && step.tests.every((test) => test(element, spend))
}

function matchesFrom(steps: readonly Step[], at: number, element: StyledElement, spend: Spend): boolean {
  const combinator = steps[at]?.combinator ?? null
  if (combinator === null) return true
  const sideways = combinator === '+' || combinator === '~'
  const once = combinator === '>' || combinator === '+'
  let next = sideways ? element.previous : element.parent
  while (next !== null && spend()) {
    if (fits(steps[at + 1], next, spend) && matchesFrom(steps, at + 1, next, spend)) return true
    if (once) return false
    next = sideways ? next.previous : next.parent
  }
  return false
}

export function matches(selector: Selector, element: StyledElement, spend: Spend): boolean {
  return fits(selector.steps[0], element, spend) && matchesFrom(selector.steps, 0, element, spend)
}
