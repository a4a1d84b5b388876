// Whether the rules inside @media and @supports apply where a mail is read: on a screen of usual size, in light colours.

import type { CssNode } from 'css-tree'
import { lengthOf, page } from './measure.ts'
import { plainName, readValue } from './value.ts'

/** What the screen answers: px for lengths, words, or numbers. */
const screen: Record<string, number | string> = {
  width: page.width,
  height: page.height,
  'device-width': page.width,
  'device-height': page.height,
  'aspect-ratio': page.width / page.height,
  orientation: 'landscape',
  resolution: 1,
  '-webkit-device-pixel-ratio': 1,
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'no-preference',
  'prefers-contrast': 'no-preference',
  'forced-colors': 'none',
  'inverted-colors': 'none',
  hover: 'hover',
  'any-hover': 'hover',
  pointer: 'fine',
  'any-pointer': 'fine',
  scripting: 'none',
  color: 8,
  'color-index': 0,
  monochrome: 0,
  grid: 0,
  update: 'fast',
  'display-mode': 'browser',
  'color-gamut': 'srgb',
  'dynamic-range': 'standard',
  'overflow-block': 'scroll',
  'overflow-inline': 'scroll',
}

const measure = { em: 16, rem: 16, lineHeight: 19, zoom: 1 }

function amountOf(node: CssNode | null): number | string | null {
  if (node === null) return null
  switch (node.type) {
    case 'Identifier':
      return plainName(node.name)
    case 'Number':
      return Number(node.value)
    case 'Ratio':
      return node.left.type === 'Number' && node.right?.type === 'Number'
        ? Number(node.left.value) / Number(node.right.value)
        : null
    case 'Dimension': {
      const dots = { dppx: 1, x: 1, dpi: 1 / 96, dpcm: 2.54 / 96 }[node.unit.toLowerCase()]
      if (dots !== undefined) return Number(node.value) * dots
      return lengthOf(readValue(`${node.value}${node.unit}`)?.[0], measure, null)
    }
    default:
      return null
  }
}

const comparisons: Record<string, (left: number, right: number) => boolean> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '=': (left, right) => left === right,
}

function screenOr(amount: number | string | null): number | null {
  const value = typeof amount === 'string' ? screen[amount] : amount
  return typeof value === 'number' ? value : null
}

function isFeature(name: string, wanted: number | string | null): boolean {
  const [, bound, feature = name] = /^(?:-webkit-)?(min|max)-(.*)$/.exec(name) ?? []
  const value = screen[name.startsWith('-webkit-') && bound ? `-webkit-${feature}` : feature]
  if (value === undefined) return false
  if (wanted === null) return value !== 0 && value !== 'none'
  if (bound === undefined) return value === wanted
  if (typeof value !== 'number' || typeof wanted !== 'number') return false
  return bound === 'min' ? value >= wanted : value <= wanted
}

type Leaf = (node: CssNode) => boolean

/** "not", "and" and "or" over what `leaf` says. */
function combine(nodes: Iterable<CssNode>, leaf: Leaf): boolean {
  let result: boolean | null = null
  let word = ''
  let negates = false
  for (const node of nodes) {
    if (node.type === 'Identifier') {
      const name = node.name.toLowerCase()
      if (name === 'not') negates = !negates
      else word = name
      continue
    }
    const one = (node.type === 'Condition' ? combine(node.children, leaf) : leaf(node)) !== negates
    result = result === null ? one : word === 'or' ? result || one : result && one
    negates = false
  }
  return result ?? false
}

function mediaLeaf(node: CssNode): boolean {
  if (node.type === 'Feature') return isFeature(plainName(node.name), amountOf(node.value))
  if (node.type !== 'FeatureRange') return false
  const compare = (left: CssNode, sign: string, right: CssNode): boolean => {
    const [one, other] = [screenOr(amountOf(left)), screenOr(amountOf(right))]
    return one !== null && other !== null && (comparisons[sign]?.(one, other) ?? false)
  }
  const first = compare(node.left, node.leftComparison, node.middle)
  if (node.right === null || node.rightComparison === null) return first
  return first && compare(node.middle, node.rightComparison, node.right)
}

function isMediaQuery(node: CssNode): boolean {
  if (node.type !== 'MediaQuery') return false
  const type = node.mediaType?.toLowerCase() ?? 'all'
  const holds =
    (type === 'all' || type === 'screen') &&
    (node.condition === null || combine(node.condition.children, mediaLeaf))
  return node.modifier?.toLowerCase() === 'not' ? !holds : holds
}

/** The prelude of @media; an empty one holds. */
export function mediaHolds(prelude: CssNode | null): boolean {
  if (prelude === null) return true
  if (prelude.type !== 'AtrulePrelude') return false
  for (const list of prelude.children)
    if (list.type === 'MediaQueryList') return [...list.children].some(isMediaQuery)
  return true
}

/** Properties after which style sheets of mails ask. */
const supported = new Set(
  `display color background background-color opacity visibility position width height max-width max-height
  min-width min-height margin padding font-size font line-height overflow clip-path transform filter mask
  mask-image float gap grid grid-area flex object-fit aspect-ratio animation transition z-index content
  letter-spacing text-indent zoom mix-blend-mode backdrop-filter inset translate scale rotate
  -webkit-text-fill-color -webkit-background-clip -webkit-mask -webkit-overflow-scrolling
  -webkit-appearance`.split(/\s+/),
)

function supportsLeaf(node: CssNode): boolean {
  if (node.type === 'SupportsDeclaration') {
    const property = plainName(node.declaration.property)
    return property.startsWith('--') || supported.has(property)
  }
  return node.type === 'FeatureFunction' && node.feature.toLowerCase() === 'selector'
}

/** The prelude of @supports. */
export function supportsHolds(prelude: CssNode | null): boolean {
  return prelude?.type === 'AtrulePrelude' && combine(prelude.children, supportsLeaf)
}
