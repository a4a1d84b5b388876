// Colours and faces of mails that go out; mail programs know neither variables nor our font.
import { crew } from '../crew/crew.ts'

export const FACE = "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif"
export const CODE_FACE = 'ui-monospace,Menlo,Consolas,monospace'

/** Light values, written inline; each has a class that the dark rules overrule. */
export const colour = {
  ground: '#f7f6f3',
  paper: '#fefdfc',
  line: '#e1dfdb',
  perforation: '#cac7c2',
  ink: '#1e1b19',
  ink2: '#54514c',
  accent: '#045b57',
  onAccent: '#ffffff',
  code: '#efeeea',
} as const

const DARK_INK = '#141211'

/** Of what the product itself says. */
export const PRODUCT_HUE = colour.accent
/** Of what is late. */
export const DANGER_HUE = '#b63132'

/** Every hue that a mail may show, by day and by night; the same pairs as the screen's. */
export const nightHues: Readonly<Record<string, string>> = {
  [PRODUCT_HUE]: '#77cdc2',
  [DANGER_HUE]: '#f7958d',
  ...Object.fromEntries(crew.map(({ hue }) => [hue.light, hue.dark])),
}

/** A hue that has its pair; anything else becomes the accent. */
export function hueOf(hex: string): string {
  const hue = hex.toLowerCase()
  return Object.hasOwn(nightHues, hue) ? hue : PRODUCT_HUE
}

export const stampClass = (hue: string) => `s${hue.slice(1)}`
export const ringClass = (hue: string) => `n${hue.slice(1)}`

/** Rules for the head: dark by media query, edge to edge on a phone. Clients that drop them show the light mail. */
export function headStyle(hues: readonly string[]): string {
  const night = [
    '.bg{background:#141211!important}',
    '.paper{background:#1c1b19!important;border-color:#302d2b!important}',
    '.ink{color:#eeede9!important}',
    '.ink2{color:#b5b2ad!important}',
    '.acc{color:#77cdc2!important}',
    '.hair{border-color:#302d2b!important}',
    '.perf{border-color:#4d4a46!important}',
    '.bar{background:#77cdc2!important}',
    '.btn{background:#77cdc2!important;color:#031a19!important}',
    '.code{background:#0f0e0d!important;color:#eeede9!important}',
    ...[...new Set(hues.map(hueOf))].map(nightRules),
  ]
  const phone = [
    '.wrap{padding:0!important}',
    '.paper{border-radius:0!important;border-left:0!important;border-right:0!important}',
    '.pad{padding-left:20px!important;padding-right:20px!important}',
    '.num{padding-left:20px!important}',
    '.edge{width:20px!important}',
    '.btn{display:block!important;text-align:center!important}',
  ]
  return `@media (prefers-color-scheme:dark){
${night.join('\n')}
}
@media (max-width:620px){
${phone.join('\n')}
}`
}

function nightRules(hue: string): string {
  const night = nightHues[hue]
  return [
    `.${stampClass(hue)}{background:${night}!important;color:${DARK_INK}!important}`,
    `.${ringClass(hue)}{color:${night}!important;border-color:${night}!important}`,
  ].join('\n')
}
