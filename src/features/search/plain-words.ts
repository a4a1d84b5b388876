// The words of a text as the search knows them: as search_plain in the migration `search`, letter for letter.

const MARKS = /[\u0300-\u036f]+/g
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' },
}
const OTHER_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
/** Chinese, Japanese and Korean put no spaces between words: each sign is one. */
const SIGNS = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g
const BETWEEN =
  // oxlint-disable-next-line no-control-regex -- a control character stands between words, too
  /[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f\ufe30-\ufe4f\uff00-\uff0f]+/g

/** Of a lexeme; longer words are found by their beginning. */
const LONGEST = 40

/** Small letters without accents. */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replace(SIGNS, ' $& ')
    .replace(BETWEEN, ' ')
    .split(' ')
    .flatMap((word) => (word === '' ? [] : [word.slice(0, LONGEST)]))
}
