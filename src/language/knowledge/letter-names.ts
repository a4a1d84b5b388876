// Single letters that name one of a kind, such as the B of "hall B": they tell it from the others of its kind.

/** A letter that stands by itself, with what is around it. */
export interface Letter {
  readonly letter: string
  /** The word before it and the one before that; empty for none. */
  readonly before: string
  readonly twoBefore: string
  /** What stands between that word and the letter, and from the letter to the word that follows. */
  readonly between: string
  readonly behind: string
  /** No word follows. */
  readonly isLast: boolean
}

/** Words of one letter in the languages that we read, without their accents. */
const ARTICLES = /^[aeiouy\u00e0-\u00ff]$/i
const UPPER = /^\p{Lu}$/u
const ELISION = /^['\u2019\u02bc]$/
const SENTENCE_END = /[.!?:\n]/
const PAUSE = /^[ \t]*[.!?,;:)\]"\u201d\n]/

export function isLetterName({ letter, before, twoBefore, between, behind, isLast }: Letter): boolean {
  if (ELISION.test(between) || ELISION.test(behind) || behind === '-') return false
  const isUpper = UPPER.test(letter)
  if (before === '' || SENTENCE_END.test(between)) return isUpper && /^\s*\|/.test(behind)
  // Abbreviations: "z. B.", "u. a.".
  const isShortened = behind.startsWith('.') && (!isUpper || before.length === 1)
  if (isShortened && !isLast) return false
  const isPaused = isLast || PAUSE.test(behind)
  if (isUpper) return letter !== 'I' || isPaused
  // After a number it is a unit, and within a word a part of it.
  if (!/\s/.test(between) || /\d$/.test(before) || behind.startsWith('/')) return false
  return !ARTICLES.test(letter) || (isPaused && twoBefore !== '')
}
