// The value of a CSS declaration as a list of parts: words, numbers with units, functions.

import type { CssNode } from 'css-tree'
import parse from 'css-tree/parser'
import { ident } from 'css-tree/utils'

export type Part =
  | { kind: 'number' | 'percent'; value: number }
  | { kind: 'dimension'; value: number; unit: string }
  | { kind: 'word' | 'hash' | 'sign' | 'text'; name: string }
  /** Plain parentheses are a function without a name. */
  | { kind: 'function'; name: string; args: Value }

export type Value = readonly Part[]

/** No mail that a person reads nests functions deeper. */
const deepest = 24

function isTooDeep(text: string): boolean {
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth++
    else if (sign === ')') depth--
    if (depth > deepest) return true
  }
  return false
}

function partOf(node: CssNode): Part {
  switch (node.type) {
    case 'Number':
      return { kind: 'number', value: Number(node.value) }
    case 'Percentage':
      return { kind: 'percent', value: Number(node.value) }
    case 'Dimension':
      return { kind: 'dimension', value: Number(node.value), unit: node.unit.toLowerCase() }
    case 'Identifier':
      return { kind: 'word', name: plainName(node.name) }
    case 'Hash':
      return { kind: 'hash', name: node.value.toLowerCase() }
    case 'Operator':
      return { kind: 'sign', name: node.value.trim() }
    case 'Function':
      return { kind: 'function', name: node.name.toLowerCase(), args: partsOf(node.children) }
    case 'Parentheses':
      return { kind: 'function', name: '', args: partsOf(node.children) }
    case 'Url':
      return { kind: 'function', name: 'url', args: [] }
    default:
      return { kind: 'text', name: 'value' in node && typeof node.value === 'string' ? node.value : '' }
  }
}

function partsOf(nodes: Iterable<CssNode>): Value {
  const parts: Part[] = []
  for (const node of nodes)
    if (node.type !== 'WhiteSpace' && node.type !== 'Comment') parts.push(partOf(node))
  return parts
}

/** A name as it is compared: CSS escapes are read, case does not count. */
export function plainName(name: string): string {
  return (name.includes('\\') ? ident.decode(name) : name).toLowerCase()
}

/** Null for what is no value at all. */
export function readValue(text: string): Value | null {
  if (text.length > 10_000 || isTooDeep(text)) return null
  const node = parsed(text)
  return node?.type === 'Value' ? partsOf(node.children) : null
}

/** What a browser leaves out as no value the parser refuses by an error, whatever it is told to do about errors. */
function parsed(text: string): CssNode | null {
  try {
    return parse(text, { context: 'value' })
  } catch (error) {
    if ((error as Error).name === 'SyntaxError') return null
    throw error
  }
}

/** CSS text again, for a reader of its own. */
export function textOf(part: Part): string {
  switch (part.kind) {
    case 'number':
      return String(part.value)
    case 'percent':
      return `${part.value}%`
    case 'dimension':
      return part.value + part.unit
    case 'hash':
      return `#${part.name}`
    case 'function':
      return `${part.name}(${part.args.map(textOf).join(' ')})`
    default:
      return part.name
  }
}

/** The word that is the whole value; null for any other value. */
export function wordOf(value: Value): string | null {
  const [part] = value
  return value.length === 1 && part?.kind === 'word' ? part.name : null
}

/** The parts between commas. */
export function splitAt(value: Value, sign: string): Part[][] {
  const lists: Part[][] = [[]]
  for (const part of value) {
    if (part.kind === 'sign' && part.name === sign) lists.push([])
    else lists.at(-1)?.push(part)
  }
  return lists
}
