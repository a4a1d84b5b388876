// Whether a text says what a model says of it: most of its words, and every address, link and number to call.
import { fold } from '../../../language/fold.ts'

/** Links, names of sites and mail addresses: where somebody could be sent to. */
const SITE = /^(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}(?:[/:?#]|$)/
/** Numbers to call. */
const PHONE = /\d(?:[ ()/.-]{0,2}\d){6,20}/g
const AROUND = /^[<("'[]{1,4}|[>)"'\].,;:!?]{1,4}$/g
/** Shorter words are those of every sentence. */
const TELLING = 5
const WORDS = /[\p{L}\p{N}]+/gu

/** At least half of the telling words of `said` stand in `text`, in some form, and all of its places do. */
export function isSaidBy(said: string, text: string): boolean {
  const known = fold(text)
  if (placesIn(fold(said)).some((place) => !known.includes(place))) return false
  const words = fold(said).match(WORDS) ?? []
  const isTelling = (word: string) => word.length >= TELLING || /\p{N}/u.test(word)
  const telling = words.some(isTelling) ? words.filter(isTelling) : words.filter(({ length }) => length > 2)
  const stems = new Set((known.match(WORDS) ?? []).map(stemOf))
  const found = telling.filter((word) => stems.has(stemOf(word)))
  return found.length > 0 && found.length * 2 >= telling.length
}

/** Enough to join the forms of a word: "booked" and "book", "Rechnungen" and "Rechnung". */
const stemOf = (word: string): string =>
  /\p{N}/u.test(word) ? word : word.slice(0, Math.max(4, word.length - 3))

function placesIn(text: string): string[] {
  const words = text.split(/\s/).map((word) => word.replaceAll(AROUND, ''))
  const isPlace = (word: string) => word.includes('@') || word.includes('://') || SITE.test(word)
  return [...words.filter(isPlace), ...(text.match(PHONE) ?? [])]
}
