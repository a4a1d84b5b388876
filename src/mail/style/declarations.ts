// Reads the declarations of a style attribute or a rule, with shorthands taken apart and vendors' names made plain.

import type { CssNode } from 'css-tree'
import { parseFaulty } from './faults.ts'
import type { Part, Value } from './value.ts'
import { plainName, readValue, splitAt, wordOf } from './value.ts'

export interface Declaration {
  readonly property: string
  /** Of a custom property, and of a value with var(), the text alone: it is read where it is used. */
  readonly text: string
  readonly value: Value
  readonly important: boolean
}

const vendor = /^-webkit-(?=transform$|clip-path$|mask|filter$|opacity$|animation|backface|background-clip$)/

const sides = ['top', 'right', 'bottom', 'left'] as const

/** One to four values, as of `margin`, for the four sides. */
function forSides(nameOf: (side: string) => string, value: Value): [string, Value][] {
  const [top, right = top, bottom = top, left = right] = value
  if (top === undefined || value.length > 4) return []
  const parts = [top, right ?? top, bottom ?? top, left ?? top]
  return sides.map((side, at) => [nameOf(side), [parts[at] ?? top]])
}

const fontSizeWord = /^(?:xx-small|x-small|small|medium|large|x-large|xx-large|xxx-large|larger|smaller)$/

/** The size, and the line height behind a slash; what stands before are styles and weights, which are words or numbers. */
function readFont(value: Value): [string, Value][] {
  const at = value.findIndex(
    (part) =>
      part.kind === 'dimension' ||
      part.kind === 'percent' ||
      (part.kind === 'function' && part.name !== 'url') ||
      (part.kind === 'word' && fontSizeWord.test(part.name)) ||
      (part.kind === 'number' && part.value === 0),
  )
  const size = value[at]
  if (size === undefined) return []
  const slash = value[at + 1]
  const height = slash?.kind === 'sign' && slash.name === '/' ? value[at + 2] : undefined
  const family = value[at + (height === undefined ? 1 : 3)]
  // without a family the declaration counts for nothing
  if (family === undefined) return []
  return [
    ['font-size', [size]],
    ['line-height', [height ?? { kind: 'word', name: 'normal' }]],
  ]
}

function isPicture(part: Part): boolean {
  return part.kind === 'function' && /^url$|gradient$|image|cross-fade|element|paint/.test(part.name)
}

function readBackground(value: Value): [string, Value][] {
  const layers = splitAt(value, ',')
  const last = layers.at(-1) ?? []
  const color = last.filter(
    (part) =>
      part.kind === 'hash' ||
      (part.kind === 'function' && !isPicture(part)) ||
      (part.kind === 'word' && !placing.has(part.name)),
  )
  const clip = last.some((part) => part.kind === 'word' && part.name === 'text')
  return [
    ['background-color', color.length > 0 ? color : [{ kind: 'word', name: 'transparent' }]],
    ['background-image', value.some(isPicture) ? value.filter(isPicture) : [{ kind: 'word', name: 'none' }]],
    ['background-clip', [{ kind: 'word', name: clip ? 'text' : 'border-box' }]],
  ]
}

const placing = new Set(
  `none left right top bottom center repeat no-repeat repeat-x repeat-y round space scroll fixed local cover
  contain auto border-box padding-box content-box text`.split(/\s+/),
)

const shorthands: Record<string, (value: Value) => [string, Value][]> = {
  font: readFont,
  background: readBackground,
  margin: (value) => forSides((side) => `margin-${side}`, value),
  padding: (value) => forSides((side) => `padding-${side}`, value),
  inset: (value) => forSides((side) => side, value),
  mask: (value) => [['mask-image', value.filter((part) => isPicture(part) || wordOf([part]) === 'none')]],
  overflow: (value) => [
    ['overflow-x', value.slice(0, 1)],
    ['overflow-y', value.slice(-1)],
  ],
}
const plainNames: Record<string, string> = {
  'margin-inline-start': 'margin-left',
  'margin-block-start': 'margin-top',
  'margin-block-end': 'margin-bottom',
  'padding-inline-start': 'padding-left',
  'inset-inline-start': 'left',
  'inset-inline-end': 'right',
  'inset-block-start': 'top',
  'inset-block-end': 'bottom',
  'block-size': 'height',
  'inline-size': 'width',
  'max-block-size': 'max-height',
  'max-inline-size': 'max-width',
}

/** The properties that the model reads; all others leave the letters where and as they are. */
const readProperties = new Set(
  `animation animation-name animation-fill-mode animation-iteration-count backface-visibility background
  background-clip background-color background-image bottom clip clip-path color content-visibility display
  filter float font font-size height inset left letter-spacing line-height margin margin-bottom margin-left
  margin-top mask mask-image max-height max-width mix-blend-mode mso-hide opacity overflow overflow-x overflow-y
  padding padding-bottom padding-left padding-right padding-top position right rotate scale text-indent
  text-shadow top transform translate visibility -webkit-text-fill-color -webkit-text-security
  -webkit-text-stroke -webkit-text-stroke-color -webkit-text-stroke-width width word-spacing z-index
  zoom`.split(/\s+/),
)

const wide = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer'])

function expand(property: string, text: string, value: Value, important: boolean): Declaration[] {
  const shorthand = Object.hasOwn(shorthands, property) ? shorthands[property] : undefined
  if (shorthand === undefined) return [{ property, text, value, important }]
  const word = wordOf(value)
  // a word such as "inherit" goes to each of the parts
  const parts = word !== null && wide.has(word) ? shorthand([{ kind: 'number', value: 0 }]) : shorthand(value)
  return parts.map(([name, part]) => ({
    property: name,
    text: '',
    value: word !== null && wide.has(word) ? value : part,
    important,
  }))
}

function rawValue(node: CssNode): string {
  return node.type === 'Raw' ? node.value.trim() : ''
}

/** The declarations among the children of a block, in order. */
export function declarationsOf(nodes: Iterable<CssNode>): Declaration[] {
  const found: Declaration[] = []
  for (const node of nodes) {
    if (node.type !== 'Declaration') continue
    const text = rawValue(node.value)
    const important = node.important !== false
    if (node.property.startsWith('--')) {
      found.push({ property: node.property, text, value: [], important })
      continue
    }
    found.push(...declare(node.property, text, important))
  }
  return found
}

/** One declaration, given as property and text; none when it cannot be read. */
export function declare(name: string, text: string, important = false): Declaration[] {
  const plain = plainName(name).replace(vendor, '')
  const property = Object.hasOwn(plainNames, plain) ? (plainNames[plain] ?? plain) : plain
  if (!readProperties.has(property)) return []
  if (/var\(/i.test(text)) return [{ property, text, value: [], important }]
  const value = readValue(text)
  return value === null || value.length === 0 ? [] : expand(property, text, value, important)
}

/** A value with its var() filled in, as the declarations that it then makes. */
export function declareFilled(declaration: Declaration, text: string): Declaration[] {
  const value = readValue(text)
  return value === null ? [] : expand(declaration.property, text, value, declaration.important)
}

/** Characters to look through because of faults in one style attribute. */
const mostForAttribute = 3_000_000

/**
 * The text of a style attribute; what is no declaration is left out. Where there is too much of that, it is not known
 * what else it says, and so its element is taken as hidden.
 */
export function readDeclarations(style: string): Declaration[] {
  const list = parseFaulty(
    style,
    { context: 'declarationList', parseValue: false },
    { left: mostForAttribute },
  )
  if (list === null) return declare('display', 'none', true)
  return list.type === 'DeclarationList' ? declarationsOf(list.children) : []
}
