// A mail that corrects an article: "please correct the article on parking: gate 3, not gate 2".
import { fold } from '../../../language/fold.ts'
import { splitSentences } from '../../../language/sentences.ts'

interface Values {
  /** What it should say, and what it says today. */
  now: string
  before: string
}

export interface Correction extends Values {
  /** "from 2027": the day from which it is so; null where none is named. */
  since: string | null
  /** The mail asks for a correction and speaks of an article, rather than only saying "3, not 2". */
  isOrdered: boolean
}

/** Between the two values: what is so now comes before it or after it. */
const BETWEEN: readonly { words: RegExp; isNowFirst: boolean }[] = [
  { words: /,? (?:but|sondern|mais|sino|ma|maar|mas) /iu, isNowFirst: false },
  {
    words:
      /,? (?:instead of|rather than|statt|anstatt|anstelle von|au lieu de|en lugar de|en vez de|invece di|al posto di|in plaats van|em vez de) /iu,
    isNowFirst: true,
  },
  {
    words: /(?:,| and| und) (?:not|nicht|pas|no|non|niet|n\u00e3o|nao) (?:more |mehr |plus )?/iu,
    isNowFirst: true,
  },
]
/** "not two hours but three": what is not so begins here. */
const DENIED = /\b(?:not|nicht|pas|no|non|niet|n\u00e3o|nao) (?:more |mehr |plus )?/iu
/** "from gate 2 to gate 3" */
const FROM = /\b(?:from|von|de|da|van) /iu
const TO = / (?:to|auf|\u00e0|a|naar|para) /iu
const MOST_WORDS = 4

/** The first words, up to a mark that ends them; a point or a comma between two digits is part of a number. */
function valueAfter(text: string): string {
  const words: string[] = []
  for (const word of text.trimStart().split(/\s/, MOST_WORDS)) {
    const bare = word.replace(/(?<![.,;:!?)"\u201d])[.,;:!?)"\u201d]+$/u, '')
    if (bare !== '') words.push(bare)
    if (bare !== word) break
  }
  return words.join(' ')
}

/** The last words, back to a mark that ends what is before them. */
function valueBefore(text: string): string {
  const words: string[] = []
  for (const word of text.trimEnd().split(/\s/).slice(-MOST_WORDS).reverse()) {
    if (/[.,;:!?]$/.test(word)) break
    words.unshift(word)
  }
  return words.join(' ')
}

function valuesIn(said: string): Values | null {
  for (const { words, isNowFirst } of BETWEEN) {
    const found = words.exec(said)
    if (!found) continue
    const left = said.slice(0, found.index)
    const right = said.slice(found.index + found[0].length)
    if (isNowFirst) return { now: valueBefore(left), before: valueAfter(right) }
    const denied = DENIED.exec(left)
    if (denied)
      return { now: valueAfter(right), before: valueAfter(left.slice(denied.index + denied[0].length)) }
  }
  const from = FROM.exec(said)
  const rest = from ? said.slice(from.index + from[0].length) : ''
  const to = TO.exec(rest)
  if (!to) return null
  return {
    before: valueBefore(rest.slice(0, to.index)),
    now: valueAfter(rest.slice(to.index + to[0].length)),
  }
}

const ORDERS =
  /\b(?:correct|change|update|fix|amend|korrigier\w{0,3}|berichtig\w{0,3}|ander(?:e|n|t)|aktualisier\w{0,3}|corrige[zr]?|modifie[zr]?|corrij\w{1,3}|corregir|corrig\w{1,4}|cambia\w{0,3}|actualiza\w{0,3}|corregg\w{1,4}|modifica\w{0,3}|aggiorna\w{0,3}|corrigeer|verbeter|wijzig|altera\w{0,3}|atualiz\w{1,3})\b/
const ARTICLE =
  /\b(?:articles?|page|faq|wiki|handbook|manual|entry|\w{0,20}artikel|seite|eintrag|handbuch|manuel|fiche|articulo|pagina|articolo|manuale|kennisbank|handboek|artigo)\b/
const SINCE =
  /(?:\b(?:from|as of|starting|since|ab|\u00e0 partir d[eu]|d\u00e8s|desde|a partir de|dal?|vanaf)) (?:the |dem |den |le |el |il |de |o )?(?:\d[^\s,;]{0,9}|\p{L}{3,10} \d{4}|next \p{L}{4,6})/iu

export function readCorrection(text: string): Correction | null {
  const folded = fold(text)
  const isOrdered = ORDERS.test(folded) && ARTICLE.test(folded)
  for (const { text: said } of splitSentences(text)) {
    if (said.endsWith('?')) continue
    const since = SINCE.exec(said)?.[0] ?? null
    const plain = since === null ? said : said.replace(since, '').replace(/\s+/g, ' ')
    const values = valuesIn(plain)
    if (values && values.now !== '' && values.before !== '')
      return { now: ownValue(values), before: values.before, since, isOrdered }
  }
  return null
}

/** "It should be 28 days" is about 28 days: what comes before the number or the verb is no part of the value. */
function ownValue({ now, before }: Values): string {
  const number = now.search(/\p{Sc}?\d/u)
  return /^\p{Sc}?\d/u.test(before) && number >= 0 ? now.slice(number) : afterVerb(now)
}

const VERBS: ReadonlySet<string> = new Set(
  "is are be it's ist sind sein est sont es son \u00e8 sono zijn \u00e9 s\u00e3o".split(' '),
)

function afterVerb(value: string): string {
  const words = value.replaceAll('\u2019', "'").split(' ')
  const verb = words.findLastIndex((word) => VERBS.has(word.toLowerCase()))
  return words.slice(verb < words.length - 1 ? verb + 1 : 0).join(' ')
}

/** The text with the value changed in the one place that has it; null where none or several have it. */
export function corrected(text: string, { now, before, since }: Correction): string | null {
  const value = since === null ? now : `${now} (${since})`
  const [number = '', unit = ''] = numberOf(now)
  const [old = '', oldUnit = ''] = numberOf(before)
  const isNumber = number !== '' && old !== ''
  const pairs: [string, string][] = [[before, value]]
  if (isNumber && oldUnit === '' && unit !== '') pairs.unshift([`${old} ${unit}`, value])
  if (isNumber) pairs.push([old, since === null ? number : `${number} (${since})`])
  for (const [from, to] of pairs) {
    const places = placesOf(text, from)
    const [place] = places
    if (places.length === 1 && place !== undefined)
      return `${text.slice(0, place)}${to}${text.slice(place + from.length)}`
  }
  return null
}

function numberOf(value: string): [number: string, unit: string] | [] {
  const [, number, unit = ''] = /^(\p{Sc}?\d\S*)(?: (.+))?$/u.exec(value) ?? []
  return number === undefined ? [] : [number, unit]
}

/** Where the value is a whole word, whatever its capitals. */
function placesOf(text: string, value: string): number[] {
  const [lower, wanted] = [text.toLowerCase(), value.toLowerCase()]
  const places: number[] = []
  if (wanted === '' || lower.length !== text.length) return places
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + wanted.length] ?? ' '}`
    const isInNumber = /\d[.,]$/.test(text.slice(0, at)) || /^[.,]\d/.test(text.slice(at + wanted.length))
    if (!/[\p{L}\p{N}]/u.test(around) && !isInNumber) places.push(at)
  }
  return places
}
