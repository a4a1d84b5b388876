// What HTML elements and their attributes mean for the look of their text, before any style sheet (HTML standard, 15).

import { type Color, legacyColor } from './color.ts'
import { type Declaration, declare, readDeclarations } from './declarations.ts'

/** Elements whose text no mail program shows, whatever the styles say, or shows as no text of the mail. */
export const unreadElements: ReadonlySet<string> = new Set(
  `head script style title template noscript object svg math select textarea iframe audio video canvas
  progress meter datalist noembed noframes rp param link meta optgroup option`.split(/\s+/),
)

const groups: [names: string, style: string][] = [
  [
    `html body address article aside center details div dl dt fieldset figcaption footer form
    header hgroup hr legend main menu nav p pre section summary search listing xmp plaintext optgroup`,
    'display:block',
  ],
  ['ul ol dir', 'display:block;padding-left:40px'],
  ['blockquote figure dd', 'display:block;margin-left:40px'],
  ['li', 'display:list-item'],
  ['h1', 'display:block;font-size:2em'],
  ['h2', 'display:block;font-size:1.5em'],
  ['h3', 'display:block;font-size:1.17em'],
  ['h4', 'display:block'],
  ['h5', 'display:block;font-size:.83em'],
  ['h6', 'display:block;font-size:.67em'],
  ['big', 'font-size:larger'],
  ['small sub sup', 'font-size:smaller'],
  ['rt', 'font-size:50%'],
  ['mark', 'background-color:#ff0;color:#000'],
  ['table', 'display:table;text-indent:0'],
  ['tr', 'display:table-row'],
  ['td th', 'display:table-cell'],
  ['tbody thead tfoot', 'display:table-row-group'],
  ['caption', 'display:table-caption'],
  [
    'button input',
    'display:inline-block;font-size:13.333px;color:#000;background-color:#efefef;text-indent:0',
  ],
  ['marquee img', 'display:inline-block'],
  ['dialog', 'display:block;position:absolute'],
]

const styles = new Map<string, readonly Declaration[]>()
for (const [names, style] of groups) {
  const declarations = readDeclarations(style)
  for (const name of names.split(/\s+/)) styles.set(name, declarations)
}

const none: readonly Declaration[] = []

/** What a browser's own style sheet says of an element. */
export function elementStyle(name: string): readonly Declaration[] {
  return styles.get(name) ?? none
}

/** `<font size>`: 1 to 7, or that many steps from 3 (HTML standard, rules for parsing a legacy font size). */
const legacySizes = ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large']

function legacySize(attribute: string): string | null {
  const [, sign, digits] = /^\s*([+-]?)(\d+)/.exec(attribute) ?? []
  if (digits === undefined) return null
  const value = Math.min(99, Number(digits))
  const size = sign === '+' ? 3 + value : sign === '-' ? 3 - value : value
  return legacySizes[Math.max(1, Math.min(7, size)) - 1] ?? null
}

/** A number of px, or a percentage; anything else is none. */
function legacyLength(attribute: string): string | null {
  const [, number, percent] = /^\s*(\d+(?:\.\d*)?)(%?)/.exec(attribute) ?? []
  return number === undefined ? null : `${number}${percent === '%' ? '%' : 'px'}`
}

function cssColor({ red, green, blue }: Color): string {
  return `rgb(${red},${green},${blue})`
}

const sized = new Set([
  'table',
  'td',
  'th',
  'tr',
  'col',
  'img',
  'iframe',
  'hr',
  'marquee',
  'tbody',
  'thead',
  'tfoot',
])
const colored = new Set(['table', 'td', 'th', 'tr', 'tbody', 'thead', 'tfoot', 'body', 'marquee'])

/** The declarations that attributes stand for: hidden, color, size, bgcolor, text, width, height, nowrap. */
export function attributeStyle(
  name: string,
  attributes: Readonly<Record<string, string>>,
): readonly Declaration[] {
  if (name !== 'dialog' && Object.keys(attributes).length === 0) return none
  const found: Declaration[] = []
  const add = (property: string, text: string | null): void => {
    if (text !== null) found.push(...declare(property, text))
  }
  const attribute = (wanted: string): string | null =>
    Object.hasOwn(attributes, wanted) ? (attributes[wanted] ?? null) : null
  const color = (wanted: string): string | null => {
    const read = legacyColor(attribute(wanted) ?? '')
    return read === null ? null : cssColor(read)
  }
  const hidden = attribute('hidden')
  if (hidden !== null)
    if (hidden.toLowerCase() === 'until-found') add('content-visibility', 'hidden')
    else add('display', 'none')
  if (name === 'dialog' && attribute('open') === null) add('display', 'none')
  if (name === 'input' && attribute('type')?.toLowerCase() === 'hidden') add('display', 'none')
  if (name === 'font') {
    add('color', color('color'))
    add('font-size', legacySize(attribute('size') ?? ''))
  }
  if (colored.has(name)) add('background-color', color('bgcolor'))
  if (name === 'body') add('color', color('text'))
  if (sized.has(name)) {
    add('width', legacyLength(attribute('width') ?? ''))
    add('height', legacyLength(attribute('height') ?? ''))
  }
  return found
}

/** `<body link>` colours the links of the mail; null where it does not. */
export function linkColor(name: string, attributes: Readonly<Record<string, string>>): Color | null {
  return name === 'body' ? legacyColor(attributes['link'] ?? '') : null
}
