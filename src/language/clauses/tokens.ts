// Cuts a text into words and marks, with their places; "don't" gives "do" and "n't", "j'ai" gives "j'" and "ai".
import { fold } from '../fold.ts'

export interface Token {
  /** Folded. */
  text: string
  start: number
  end: number
  kind: 'word' | 'number' | 'mark'
  /** Begins with a capital letter. */
  capital: boolean
}

/** A word up to an apostrophe, a number with its separators, or one sign. */
const PIECE = /(\p{L}[\p{L}\p{M}]*)|(\d+(?:[.,:/]\d+)*)|([^\s\p{L}\p{M}\d])/gu
/** What English leaves behind an apostrophe; elsewhere it belongs to the word before ("l'offre"). */
const SUFFIXES = new Set(['ll', 've', 're', 's', 'd', 'm', 't'])
const APOSTROPHES = new Set(["'", '’', 'ʼ', '‘'])
const CAPITAL = /^\p{Lu}/u

/** A word or sign as it is written. */
type Piece = Pick<Token, 'text' | 'start' | 'end'>

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(PIECE)) {
    const [piece, word, number] = match
    const start = match.index
    const end = start + piece.length
    if (word !== undefined) addWord(text, { text: word, start, end }, tokens)
    else if (number !== undefined) tokens.push({ text: number, start, end, kind: 'number', capital: false })
    else addMark(text, { text: piece, start, end }, tokens)
  }
  return tokens
}

function addWord(text: string, { text: word, start, end }: Piece, tokens: Token[]): void {
  const before = tokens.at(-1)
  const folded = fold(word)
  const token: Token = { text: folded, start, end, kind: 'word', capital: CAPITAL.test(word) }
  if (before?.kind === 'mark' && before.text === "'" && before.end === start) {
    const owner = tokens.at(-2)
    if (owner?.kind === 'word' && owner.end === before.start) {
      tokens.pop()
      if (!SUFFIXES.has(folded)) {
        owner.text += "'"
        owner.end = before.end
      } else if (folded === 't' && owner.text.endsWith('n')) {
        // "don't": the n goes with the t.
        const stem = owner.text === 'can' || owner.text === 'won' ? owner.text : owner.text.slice(0, -1)
        owner.text = owner.text === 'won' ? 'will' : stem
        tokens.push({ ...token, text: "n't", start: before.start })
        return
      } else {
        tokens.push({ ...token, text: `'${folded}`, start: before.start })
        return
      }
    }
  }
  if (isJoined(text, before, start)) tokens.pop()
  tokens.push(token)
}

/** A hyphen inside a word is no mark ("peux-tu", "check-in"). */
function isJoined(text: string, before: Token | undefined, start: number): boolean {
  return (
    before?.kind === 'mark' &&
    before.text === '-' &&
    before.end === start &&
    /[\p{L}\d]/u.test(text[before.start - 1] ?? '')
  )
}

function addMark(text: string, { text: piece, start, end }: Piece, tokens: Token[]): void {
  const mark = APOSTROPHES.has(piece) ? "'" : piece
  if (/\p{M}/u.test(mark)) return
  // Runs of the same mark say no more than one.
  const before = tokens.at(-1)
  if (
    before?.kind === 'mark' &&
    before.text === mark &&
    before.end === start &&
    text[start] === text[start - 1]
  ) {
    before.end = end
    return
  }
  tokens.push({ text: mark, start, end, kind: 'mark', capital: false })
}
