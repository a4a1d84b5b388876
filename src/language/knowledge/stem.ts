// One stemmer for all languages, so that a question and a text meet whatever language each is taken for: endings of number,
// gender and time come off, and what is left of related words is the same.

const endings = (left: number, all: string): [ending: string, left: number][] =>
  all.split(' ').map((ending) => [ending, left])

/** Each with how many letters at the least stay before it; the longest that fits comes off. */
const ENDINGS = [
  ...endings(3, 'ing ung ungen ed ation azione acion aciones ition icion'),
  ...endings(4, 'ement issement ment amento imento ness ance ence ern able ible ado ada ando iendo ido ida'),
  ...endings(4, 'en em er es al ly ar ir ez ons ure'),
  ...endings(5, 'ent ant'),
].sort(([one], [other]) => other.length - one.length)
const VOWEL = /[aeio]$/
const SHORTEST = 4
const LONGEST = 40

/** Of a folded word. A number is its own stem. */
export function stemOf(word: string): string {
  const whole = word.slice(0, LONGEST)
  if (/\d/.test(whole) || whole.length < SHORTEST) return whole
  const one = singular(whole)
  const ending = ENDINGS.find(([end, left]) => one.endsWith(end) && one.length - end.length >= left)
  const stem = ending ? one.slice(0, -ending[0].length) : one
  return undoubled(withoutTail(undoubled(stem)))
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/** A vowel at the end, and the t of German verbs. */
function withoutTail(stem: string): string {
  if (VOWEL.test(stem) && stem.length > (stem.endsWith('e') ? 3 : SHORTEST)) return stem.slice(0, -1)
  return stem.length > 5 && /[bcdfghklmnpqrsvwxz]t$/.test(stem) ? stem.slice(0, -1) : stem
}

/** "cancelled" and "cancel", "stopping" and "stop". */
const undoubled = (stem: string): string =>
  stem.length > 3 && stem.at(-1) === stem.at(-2) && !VOWEL.test(stem) ? stem.slice(0, -1) : stem
