// Makes words comparable: lower case, accents and typographic quotes folded away.

const MARKS = /\p{M}+/gu
const NOT_ASCII = /[^\0-\x7f]/

/** Lower case without accents; German ß becomes ss and curly quotes become straight ones. */
export function fold(text: string): string {
  // Most of a mail needs no more, and each line of it is folded many times.
  if (!NOT_ASCII.test(text)) return text.toLowerCase().replaceAll('`', "'")
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
}

const UNEVEN = /[^\S ]|  /

/** Each run of white space as one blank. */
export function singleSpaced(text: string): string {
  // Most sentences are so already, and asking costs less than writing them anew.
  return UNEVEN.test(text) ? text.replace(/\s+/g, ' ') : text
}

/** Straight quotes for curly ones, one character for one, so that offsets stay true. */
export function straighten(text: string): string {
  return text.replace(/[\u2018\u2019\u02bc]/g, "'").replace(/[\u201c\u201d\u201e]/g, '"')
}

/** The folded words of a text, apostrophes kept inside ("don't"). */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []
}
