// Cuts text into folded words, numbers and marks, each with its place in the text.
import { fold } from '../fold.ts'

export interface Token {
  /** Folded; a clitic stands alone with its apostrophe: "van" and "'s", "j'" and "ai". */
  text: string
  start: number
  end: number
  kind: 'word' | 'number' | 'mark'
  /** Written with a capital. */
  isCapital: boolean
}

/* Each alternative begins with what no other begins with, so no text is tried twice. */
const PIECE =
  /\p{L}[\p{L}\p{M}\p{N}]*(?:[-\u2010\u2011][\p{L}\p{N}]+)*(?:['\u2019\u02bc`´][\p{L}\p{M}]+|['\u2019](?![\p{L}\p{M}]))?|\p{N}+(?:[.,:]\p{N}+)*|\[[xX ]?\]|[:;]-?[)(pP](?![\p{L}\p{N}])|\p{Extended_Pictographic}|[^\s\p{L}\p{M}\p{N}]/gu
const ENGLISH_ENDINGS = new Set(['s', 'll', 're', 've', 'm', 'd'])

export function tokensOf(text: string, offset = 0): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(PIECE)) addPiece(tokens, match[0], match.index + offset)
  return tokens
}

function addPiece(tokens: Token[], piece: string, start: number): void {
  const first = piece[0] ?? ''
  if (!/[\p{L}\p{M}]/u.test(first)) {
    const kind = /\p{N}/u.test(first) ? 'number' : 'mark'
    tokens.push({ text: piece.toLowerCase(), start, end: start + piece.length, kind, isCapital: false })
    return
  }
  const cut = piece.search(/['\u2019\u02bc`´]/)
  if (cut === -1) return addWord(tokens, piece, start)
  const before = piece.slice(0, cut)
  const after = piece.slice(cut + 1)
  const folded = after.toLowerCase()
  if (ENGLISH_ENDINGS.has(folded)) {
    addWord(tokens, before, start)
    tokens.push({
      text: `'${folded}`,
      start: start + cut,
      end: start + piece.length,
      kind: 'word',
      isCapital: false,
    })
  } else if (folded === 't' && /n$/i.test(before) && before.length > 1) {
    addWord(tokens, before.slice(0, -1), start)
    tokens.push({
      text: "n't",
      start: start + cut - 1,
      end: start + piece.length,
      kind: 'word',
      isCapital: false,
    })
  } else {
    tokens.push({
      text: `${fold(before)}'`,
      start,
      end: start + cut + 1,
      kind: 'word',
      isCapital: /\p{Lu}/u.test(first),
    })
    if (after !== '') addWord(tokens, after, start + cut + 1)
  }
}

function addWord(tokens: Token[], word: string, start: number): void {
  const isCapital = /^\p{Lu}/u.test(word)
  tokens.push({ text: fold(word), start, end: start + word.length, kind: 'word', isCapital })
}
