// What a vote says besides its choice that its author should read: what is liked best, a question, another wish.
import { trimMarks } from '../trim.ts'
import type { Answers } from './decide.ts'
import type { Item, Reading } from './items.ts'
import { sentenceAround, sentencesOf } from './reply-sentences.ts'

const PREFERS =
  /\b(?:prefer\p{L}{0,5}|rather|better|best|favou?rite|lieber|besser|am (?:liebsten|besten)|bevorzug\p{L}{1,3}|pr\u00e9f\u00e9r\p{L}{1,4}|pr\u00e9f\u00e8re|plut\u00f4t|mieux|prefier\p{L}{1,2}|mejor|prefer\p{L}{1,4}|meglio|liever|beter|liefst|prefiro|melhor)(?!\p{L})/iu
const BLANKS = /\s/
const LEAST_ASKED = 4
const LEAST_UNREAD = 2

export function saidBeside({ items, text }: Reading, answers: Answers): string[] {
  const wanted = Object.values(answers).filter((answer) => answer === 'yes')
  const prefers = wanted.length > 1 ? PREFERS.exec(text) : null
  if (prefers) return [sentenceAround(text, prefers.index)]
  const sentences = sentencesOf(items)
  const asked = sentences.filter((one) => one.at(-1)?.text === '?' && one.length >= LEAST_ASKED)
  return [...asked, ...sentences.filter(wantsMore)].slice(0, 1).map((one) => wordsOf(one, text))
}

/** "Monday, and some soup for the evening": the last part names nothing that the poll knows. */
function wantsMore(sentence: readonly Item[]): boolean {
  const and = sentence.findLastIndex(({ kind, classes }) => kind === 'words' && classes.has('and'))
  if (and < 1 || !sentence.slice(0, and).some(({ mention }) => mention !== null)) return false
  const behind = sentence.slice(and + 1)
  const unread = behind.filter(({ kind, text }) => kind === 'other' && /^\p{L}{3}/u.test(text))
  return unread.length >= LEAST_UNREAD && behind.every(({ mention }) => mention === null)
}

function wordsOf(sentence: readonly Item[], text: string): string {
  const [first, last] = [sentence[0], sentence.at(-1)]
  return first && last ? trimMarks(text.slice(first.start, last.end), BLANKS) : ''
}
