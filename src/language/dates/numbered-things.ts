// Tells numbers that name a thing (a room, a page, a part, a telephone) from the numerals of a date.
import type { Word } from './words.ts'

/** Words that a number follows as a name does, and never a date; without accents, as words are compared. */
const numbered = new Set(
  `room page pages section sections article chapter paragraph clause lot unit apt apartment suite gate figure fig
  version bp gpa part no nr number case docket ticket model serial sn sku vat isbn iban ratio scale score scored rated
  parcel package box flat table seat row locker invoice order task item step line bus platform gleis paket rechnung
  auftrag tisch platz aufgabe punkt kiste colis facture commande tache place quai paquete factura pedido mesa tarea
  seite raum zimmer abschnitt kapitel artikel absatz nummer abbildung abb aktenzeichen az ziffer wohnung salle
  chambre numero etage chapitre pagina sala habitacion articulo capitulo stanza articolo capitolo kamer zaal
  hoofdstuk quarto artigo`.split(/\s+/),
)

/** The number after these goes on in groups: "Tel. 0171 2012-2013". */
const telephones = new Set(
  'tel telephone phone mobile cell fax ext extension telefon telefono telefone telefoon handy mobil movil'.split(
    ' ',
  ),
)

/** What may stand between such a word and its number: "Part no. 12", "Tel.: +49", "Room #4". */
const between = /^[.:#+(°º]$/

/** "the pipe of 3/8 inch", "a 5/16 wrench": a fraction, if one of these follows. */
const measured = new Set(
  `inch inches " cup cups teaspoon teaspoons tablespoon tablespoons mile miles yard yards pint pints ounce ounces
  oz lb lbs cm mm km kg zoll wrench bolt screw screws`.split(/\s+/),
)

const addressNoun =
  /^(?:[ ]\p{Lu}[\p{L}'’.]{0,30}){0,3}[ ](?:Street|Avenue|Road|Lane|Drive|Boulevard|Blvd|Terrace|Crescent|Highway|Parkway|Ave|Rd|(?:St|Ln|Dr)(?=[.,;\n]|$))(?![\p{L}'’])/u

/** Characters around a number that are looked at; no code is longer. */
const REACH = 60

/** Whether a run of signs is a code of letters and digits: "ABC-2012-03", "2012-03-A7". */
function isCode(chain: string): boolean {
  const pieces = chain.split(/[-/_]/)
  if (pieces.length < 2) return /^\d{5,}\p{L}/u.test(chain)
  const isLabel = (piece: string) => /^\p{Lu}{1,5}$/u.test(piece) || /^\p{Lu}+\d/u.test(piece)
  return isLabel(pieces[0] ?? '') || /^(?:\p{Lu}|\p{Lu}\d+)$/u.test(pieces.at(-1) ?? '')
}

/** The offset after the run of signs without white space around a word, and the run itself. */
function chainAt(text: string, { start }: Word): { chain: string; end: number } {
  let begin = start
  while (begin > Math.max(0, start - REACH) && /[\p{L}\p{N}_/-]/u.test(text[begin - 1] ?? '')) begin--
  const after = /^[\p{L}\p{N}_/-]*/u.exec(text.slice(start, start + REACH))?.[0] ?? ''
  return { chain: text.slice(begin, start) + after, end: start + after.length }
}

function nameBefore(words: readonly Word[], at: number): string {
  let last = at - 1
  while (last > at - 4 && between.test(words[last]?.text ?? '')) last--
  return words[last]?.text ?? ''
}

function wordAfter(words: readonly Word[], at: number, offset: number): number {
  let end = at + 1
  while (end < words.length && (words[end]?.start ?? 0) < offset) end++
  return end
}

/** Null where the digits are too few for a telephone: "call my cell 5pm". */
function telephoneEnd(words: readonly Word[], at: number): number | null {
  let end = at
  let digits = 0
  for (; /^(?:\d+|[()+./-])$/.test(words[end]?.text ?? ''); end++) {
    if (/^\d/.test(words[end]?.text ?? '')) digits += words[end]?.text.length ?? 0
  }
  return digits >= 6 ? end : null
}

/**
 * The index after the word at which a number that names a thing ends, or null where the word at `at` begins none.
 * A time of day ("Room 10:30") is left to the grammar.
 */
export function numberedThingEnd(text: string, words: readonly Word[], at: number): number | null {
  const word = words[at]
  if (word === undefined || !/^\d/.test(word.text)) return null
  const { chain, end } = chainAt(text, word)
  if (text[end] === ':' && /\d/.test(text[end + 1] ?? '')) return null
  const name = nameBefore(words, at)
  if (telephones.has(name)) return telephoneEnd(words, at)
  const after = wordAfter(words, at, end)
  if (isCode(chain) || numbered.has(name)) return after
  return chain.includes('/') && measured.has(words[after]?.text ?? '') ? after : null
}

/** Whether a phrase that ends at `end` is the number of a house: "at 12 March Street". */
export function isAddress(text: string, end: number): boolean {
  return addressNoun.test(text.slice(end, end + 2 * REACH))
}
