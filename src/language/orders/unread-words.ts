// Finds the words of an order that nothing was made of: one of them may change what is meant.
import { findDates } from '../dates/find.ts'
import { smallWordsOf } from '../lexicon/question-languages.ts'
import { orderPhrasesOf, type PhraseName, phraseLength, type Token, tokensIn } from './order-phrases.ts'

export interface OrderToAccount {
  /** Without what is to be written as it stands. */
  text: string
  language: string
  /** YYYY-MM-DD */
  today: string
  /** Folded words of the records, people and values that the order was understood to name. */
  isNamed: (word: string) => boolean
  /** It may be one of what was told, by its place: "the second one". */
  isPointed?: boolean
}

/** Words that an order is made of, whatever it is about. */
const OF_ORDERS: readonly PhraseName[] = [
  ...(['courtesy', 'polite', 'wishes', 'nods', 'verbs', 'all', 'pairs', 'acting'] as const),
  ...(['finite', 'self', 'subjects'] as const),
]

export function unreadWords({ isNamed, isPointed = false, ...order }: OrderToAccount): string[] {
  const known = isPointed ? [...OF_ORDERS, 'ordinals' as const] : OF_ORDERS
  return wordsBeyond(order, known).flatMap(({ word, written }) => (isNamed(word) ? [] : [written]))
}

/** Those that may name something, though they are words of ordering too: "the order", "the call". */
export function contentWords(order: Omit<OrderToAccount, 'isNamed'>): string[] {
  return wordsBeyond(order, OF_COURTESY).map(({ word }) => word)
}

const OF_COURTESY: readonly PhraseName[] = ['courtesy', 'polite', 'wishes', 'nods', 'finite']

function wordsBeyond(
  { text, language, today }: Omit<OrderToAccount, 'isNamed'>,
  known: readonly PhraseName[],
): { word: string; written: string }[] {
  const phrases = orderPhrasesOf(language)
  const tokens = contentOf(text, language)
  const dated = findDates(text, { at: new Date(`${today}T12:00:00Z`), zone: 'UTC' })
  const small = smallWordsOf(language)
  const left: { word: string; written: string }[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    const length = Math.max(...known.map((name) => phraseLength(tokens, at, phrases[name])))
    if (length > 1) {
      at += length - 1
      continue
    }
    const isDate = dated.some(({ start, end }) => token.start < end && token.end > start)
    if (length === 1 || isDate || token.word.length < 2 || small.has(token.word)) continue
    left.push({ word: token.word, written: text.slice(token.start, token.end) })
  }
  return left
}

/** Behind a comma a reason may stand, which names things that are not meant. */
function contentOf(text: string, language: string): Token[] {
  const { reasons } = orderPhrasesOf(language)
  const tokens = tokensIn(text)
  const at = tokens.findIndex((token, place) => {
    const before = tokens[place - 1]
    return (
      before !== undefined &&
      /[,;.!(\u2013\u2014]/.test(text.slice(before.end, token.start)) &&
      text.slice(before.end, token.start).length > 1 &&
      phraseLength(tokens, place, reasons) > 0
    )
  })
  return at < 0 ? tokens : tokens.slice(0, at)
}
