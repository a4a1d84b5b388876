// Knows the colours in which people write answers into a quote: "see my answers in red below".
import { wordList } from './word-list.ts'

const NAMED = new Set(
  'red blue green purple orange magenta fuchsia crimson darkred firebrick teal darkblue mediumblue navy darkgreen'.split(
    ' ',
  ),
)
/** Between the strongest and the weakest part of a colour; greys and the tints of layouts have less. */
const LEAST_CONTRAST = 140

export function isAnswerColour(attributes: Readonly<Record<string, string>>): boolean {
  const style = (attributes['style'] ?? '').slice(0, 2_000).toLowerCase()
  if (/(?:mso-highlight|background(?:-color)?)\s*:\s*(?:yellow|lime|aqua|#ff0\b|#ffff00)/.test(style))
    return true
  const said = /(?:^|[;\s])color\s*:\s*([^;!]{1,60})/.exec(style)?.[1] ?? attributes['color'] ?? ''
  const colour = said.trim().toLowerCase()
  return NAMED.has(colour) || isVivid(partsOf(colour))
}

function partsOf(colour: string): number[] {
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(colour)?.[1]
  if (hex !== undefined) {
    const step = hex.length / 3
    return [0, 1, 2].map((at) => Number.parseInt(hex.slice(at * step, (at + 1) * step).repeat(3 - step), 16))
  }
  const numbers = /^rgba?\(([\d\s,.]{5,40})/.exec(colour)?.[1]?.split(',') ?? []
  return numbers.slice(0, 3).map(Number)
}

const isVivid = (parts: readonly number[]): boolean =>
  parts.length === 3 && Math.max(...parts) - Math.min(...parts) >= LEAST_CONTRAST

/** In order: en, de, fr, es, it, nl, pt. */
const POINTERS = wordList(`
  in red, in blue, in green, in colour, in color, in purple, in yellow, highlighted, inline, in line, in the text below,
  answers below, comments below, replies below, see below, between the lines, within your mail, in your list,
  in rot, in blau, in grün, farbig, in farbe, gelb markiert, siehe unten, antworten unten, im text, im zitat, weiter unten,
  en rouge, en bleu, en vert, en couleur, surligné, ci-dessous, plus bas, dans le texte, dans le corps,
  en rojo, en azul, en verde, en color, resaltado, más abajo, abajo, en el texto, entre líneas,
  in rosso, in blu, in verde, a colori, evidenziato, qui sotto, di seguito, più sotto, nel testo,
  in het rood, in het blauw, in het groen, in kleur, gemarkeerd, hieronder, onderaan, in de tekst, tussen de regels,
  a vermelho, em vermelho, a azul, em azul, a verde, em verde, a cores, destacado, abaixo, em baixo, no texto
`)

const MOST_CHARACTERS = 300

/** Whether a text says that its answers are in the quote below. */
export function pointsIntoQuote(text: string): boolean {
  const said = ` ${text
    .slice(0, MOST_CHARACTERS + 1)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')} `
  return text.length <= MOST_CHARACTERS && POINTERS.some((words) => said.includes(` ${words} `))
}
