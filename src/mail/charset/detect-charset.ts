// Finds the charset of text bytes that are no UTF-8: the one in which they read most like words.

/** Bytes that are looked at. */
const LOOKED_AT = 20_000

interface Script {
  encoding: string
  /** Letters that are common in its languages, in lower case. */
  common: string
  /** Its languages mix these letters with those of ASCII in one word. */
  isLatin: boolean
}

/** In the order in which they win where two read alike. */
const scripts: readonly Script[] = [
  { encoding: 'windows-1252', common: 'äöüßéèêëàâáãåæçñíìîïóòôõøúùûœ', isLatin: true },
  { encoding: 'windows-1250', common: 'ąćęłńóśźżáčďéěíňřšťúůýžöüőűäţşăâî', isLatin: true },
  { encoding: 'iso-8859-2', common: 'ąćęłńóśźżáčďéěíňřšťúůýžöüőűäţşăâî', isLatin: true },
  { encoding: 'windows-1254', common: 'çğıöşüâîû', isLatin: true },
  { encoding: 'windows-1251', common: 'оеаинтсрвлкмдпуяыьгзбчйё', isLatin: false },
  { encoding: 'koi8-r', common: 'оеаинтсрвлкмдпуяыьгзбчйё', isLatin: false },
  { encoding: 'iso-8859-5', common: 'оеаинтсрвлкмдпуяыьгзбчйё', isLatin: false },
  { encoding: 'windows-1253', common: 'αοιετσνρκπμλυςηάέίόήύώ', isLatin: false },
  { encoding: 'windows-1255', common: 'יוהלאתרבמשנדחפעםקןצטגס', isLatin: false },
]

export function detectCharset(bytes: Buffer): string {
  const head = bytes.subarray(0, LOOKED_AT)
  const wide = wideCharset(head)
  if (wide !== null) return wide
  let best = { encoding: 'windows-1252', score: Number.NEGATIVE_INFINITY }
  for (const script of scripts) {
    const score = likeness(head, script)
    if (score > best.score) best = { encoding: script.encoding, score }
  }
  return best.encoding
}

function likeness(bytes: Buffer, { encoding, common, isLatin }: Script): number {
  const text = new TextDecoder(encoding).decode(bytes, { stream: true })
  const frequent = new Set(common)
  const words = text.split(/[\s!-@[-`{-~]+/).filter((word) => /[\u0080-\uffff]/.test(word))
  return words.reduce((sum, word) => sum + ofWord(word), 0)

  function ofWord(word: string): number {
    const hasAscii = /[A-Za-z]/.test(word)
    const isRun = /[\u0080-\uffff]{3}/.test(word)
    let score = 0
    let before = ''
    for (const letter of word) {
      if (letter > '\u007f') score += ofLetter(letter, before)
      before = letter
    }
    if (isLatin && isRun) score -= 2 * word.length
    return !isLatin && hasAscii ? score - 3 * word.length : score
  }

  function ofLetter(letter: string, before: string): number {
    if (/[\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u00a0\u00ab\u00bb\u00a7\u00b0]/.test(letter)) return 0
    if (!/\p{L}/u.test(letter)) return -3
    const lower = letter.toLowerCase()
    const known = frequent.has(lower) ? 1 : -0.5
    if (lower === letter) return known
    return /\p{Ll}/u.test(before) ? -2 : known / 2
  }
}

const share = (bytes: string, all: number, pattern: RegExp): number =>
  all === 0 ? 0 : (bytes.match(pattern)?.length ?? 0) / all

/** Charsets of two bytes a letter, whose pairs lie in rows that other texts seldom meet. */
function wideCharset(bytes: Buffer): string | null {
  const text = bytes.toString('latin1')
  if (['\u001b$B', '\u001b$@'].some((shift) => text.includes(shift))) return 'iso-2022-jp'
  const high = text.match(/[\u0080-\u00ff]/g)?.length ?? 0
  if (high < 4) return null
  const pairs = Math.max(1, high / 2)
  const fits = (encoding: string) => isWhole(encoding, bytes)
  if (fits('euc-jp') && share(text, pairs, /[\u00a4\u00a5][\u00a1-\u00f6]/g) > 0.3) return 'euc-jp'
  if (fits('shift_jis') && share(text, pairs, /[\u0082\u0083][\u0040-\u00f1]/g) > 0.3) return 'shift_jis'
  const rows = pairsOf(text)
  const inRows = (first: string, last: string) =>
    rows.filter((pair) => pair >= first && pair.charAt(0) <= last).length / pairs
  if (rows.length < pairs * 0.9) return fits('big5') && isBig5(text, pairs) ? 'big5' : null
  // few pairs of Chinese lie in the Korean rows by chance
  if (fits('euc-kr') && pairs >= 8 && inRows('\u00b0', '\u00c8') > 0.9) return 'euc-kr'
  if (fits('gb18030') && inRows('\u00a1', '\u00d7') > 0.8) return 'gb18030'
  return fits('big5') && isBig5(text, pairs) ? 'big5' : null
}

/** Runs of high bytes cut into twos; nothing of a run of an odd length, which is none. */
function pairsOf(text: string): string[] {
  const runs = text.match(/[\u00a1-\u00fe]+/g) ?? []
  return runs.flatMap((run) => (run.length % 2 === 0 ? (run.match(/../g) ?? []) : []))
}

const isBig5 = (text: string, pairs: number): boolean =>
  share(text, pairs, /[\u00a1-\u00c6][\u0040-\u007e\u00a1-\u00fe]/g) > 0.8

function isWhole(encoding: string, bytes: Buffer): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
