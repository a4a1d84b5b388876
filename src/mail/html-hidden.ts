// Decides which text of an HTML mail its reader cannot see, so that nobody can whisper to the agents (threat 6).

type Color = readonly [red: number, green: number, blue: number]

/** What an element hands down to the text and elements inside it. */
export interface Visibility {
  hidden: boolean
  tiny: boolean
  color: Color | null
  /** Null when unknown, as with a picture behind the text. */
  background: Color | null
}

export const pageVisibility: Visibility = {
  hidden: false,
  tiny: false,
  color: null,
  background: [255, 255, 255],
}

// Measures below what an eye can read; "0" needs no unit
const zero = String.raw`:0*(?:\.0*)?(?:px|pt|em|rem|%|vh|vw)?(?:!important)?(?:;|$)`
const noSize = new RegExp(`(?:^|;)(?:max-)?(?:height|width)${zero}`)
const hiding = new RegExp(
  [
    'display:none',
    'visibility:(?:hidden|collapse)',
    'mso-hide:all',
    '(?:^|;)opacity:(?:0(?:\\.0\\d*)?|\\.0\\d*|0%)(?:!important)?(?:;|$)',
    'text-indent:-\\d{3}',
    '(?:^|;)(?:left|top|right|bottom|margin-left|margin-top):-\\d{3}',
    'clip:rect\\(0',
    'clip-path:inset\\((?:50|100)%',
    'transform:scale\\(0(?:\\.0\\d*)?\\)',
    '(?:^|;)color:transparent',
    '(?:^|;)color:(?:rgba|hsla)\\([^();]*,(?:0+|0*\\.0*)?\\)',
  ].join('|'),
)

function hides(style: string): boolean {
  return style !== '' && (hiding.test(style) || (style.includes('overflow:hidden') && noSize.test(style)))
}

const named: ReadonlyMap<string, Color> = new Map(
  Object.entries<Color>({
    white: [255, 255, 255],
    black: [0, 0, 0],
    snow: [255, 250, 250],
    ivory: [255, 255, 240],
    ghostwhite: [248, 248, 255],
    whitesmoke: [245, 245, 245],
  }),
)

/** A style attribute in lower case, without spaces and comments; overlong ones are cut. */
export function normalStyle(style: string): string {
  return style
    .slice(0, 4000)
    .toLowerCase()
    .replace(/\/\*[^*]*\*\//g, '')
    .replace(/\s+/g, '')
}

function readColor(text: string): Color | null {
  const hex = /#([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/.exec(text)?.[1]
  if (hex !== undefined) {
    const six = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
    return [0, 2, 4].map((at) => Number.parseInt(six.slice(at, at + 2), 16)) as unknown as Color
  }
  const rgb = /rgba?\((\d{1,3}),(\d{1,3}),(\d{1,3})/.exec(text)
  if (rgb !== null) return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])]
  return named.get(/^[a-z]+/.exec(text)?.[0] ?? '') ?? null
}

function declared(style: string, property: string): string | null {
  const found = style.split(';').find((one) => one.startsWith(`${property}:`))
  return found?.slice(property.length + 1) ?? null
}

function backgroundOf(style: string, attribute: string | undefined, inherited: Color | null): Color | null {
  const value =
    declared(style, 'background-color') ?? declared(style, 'background') ?? attribute?.toLowerCase() ?? null
  if (value === null || /^(?:none|transparent|inherit|initial|unset)/.test(value)) return inherited
  return readColor(value)
}

const fontSize = /(?<![\d.])(\d+(?:\.\d+)?|\.\d+)(px|pt|em|rem|%|)(?:[/!]|$)/

function isTiny(style: string, inherited: boolean): boolean {
  const fonts = style.split(';').filter((one) => /^font(?:-size)?:/.test(one))
  const size = fonts.map((one) => fontSize.exec(one)).find(Boolean)
  if (!size) return inherited
  const value = Number(size[1])
  if (value === 0) return true
  if (size[2] === 'em' || size[2] === '%') return inherited
  return size[2] === 'px' || size[2] === 'pt' ? value <= 2 : false
}

/** The visibility inside an element, from its attributes and what surrounds it. */
export function visibilityInside(
  outer: Visibility,
  attributes: Record<string, string>,
  hiddenByClass: boolean,
): Visibility {
  const style = normalStyle(attributes['style'] ?? '')
  const colorText = declared(style, 'color') ?? attributes['color']?.toLowerCase() ?? null
  return {
    hidden: outer.hidden || hiddenByClass || 'hidden' in attributes || hides(style),
    tiny: isTiny(style, outer.tiny),
    color: colorText === null ? outer.color : (readColor(colorText) ?? null),
    background: backgroundOf(
      style,
      attributes['bgcolor'],
      attributes['background'] === undefined ? outer.background : null,
    ),
  }
}

/** Whether a reader can see text that stands directly inside. */
export function isVisible({ hidden, tiny, color, background }: Visibility): boolean {
  if (hidden || tiny) return false
  if (color === null || background === null) return true
  return color.some((channel, index) => Math.abs(channel - (background[index] ?? 0)) > 12)
}

/** Classes and ids ("." and "#" names) that a style sheet hides outside of media queries. */
export function hiddenSelectors(css: string): Set<string> {
  const found = new Set<string>()
  let depth = 0
  let start = 0
  let selector = ''
  for (let at = 0; at < Math.min(css.length, 200_000); at++) {
    const sign = css[at]
    if (sign === '{') {
      if (depth === 0) selector = css.slice(start, at).trim()
      depth++
      start = at + 1
    } else if (sign === '}') {
      depth = Math.max(0, depth - 1)
      if (depth === 0 && !selector.startsWith('@') && hides(normalStyle(css.slice(start, at)))) {
        for (const one of selector.slice(0, 2000).split(',')) {
          const name = /^[a-z]*([.#][\w-]+)$/i.exec(one.trim())?.[1]
          if (name !== undefined) found.add(name)
        }
      }
      start = at + 1
    }
  }
  return found
}
