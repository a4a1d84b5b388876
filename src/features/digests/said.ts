// The sentences of a thread, each with the mail that it stands in.
import { splitSentences } from '../../language/sentences.ts'
import type { ThreadMail } from './thread.ts'
import { contentWords } from './words.ts'

export interface Said {
  text: string
  /** Place of its mail in the thread, and its own among the sentences of it. */
  mail: number
  place: number
  words: ReadonlySet<string>
}

/** Longer ones are logs, tables and code. */
const LONGEST = 600
const SHORTEST_WORDS = 3
/** Each question is compared with all that was said after it. */
const MOST = 1_500

/** Without greetings, closings and headings, and without what a line is for programs. */
export function sentencesOf(thread: readonly ThreadMail[]): Said[] {
  const all = thread.flatMap(({ text }, mail) =>
    splitSentences(text)
      .filter(({ kind }) => kind === 'prose' || kind === 'item')
      .map((sentence) => sentence.text)
      .filter(isReadable)
      .map((sentence, place) => ({ text: sentence, mail, place, words: contentWords(sentence) })),
  )
  return onceEach(all).slice(-MOST)
}

/** What stands in several mails in the same words is told where it stood first. */
function onceEach(all: readonly Said[]): Said[] {
  const known = new Set<string>()
  return all.filter(({ text }) => {
    const isNew = !known.has(text)
    known.add(text)
    return isNew
  })
}

function isReadable(sentence: string): boolean {
  if (sentence.length > LONGEST || sentence.split(/\s+/).length < SHORTEST_WORDS) return false
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0
  if (letters <= sentence.length * 0.6 || /^(?:https?:|>|[|#/\\{}<])/.test(sentence)) return false
  return !isCalling(sentence) && !isNames(sentence)
}

/** "Anna Keller mailto:anna@example.com phone: +49 30 1234", "text/html attachment: stored": how to reach somebody or something. */
function isCalling(sentence: string): boolean {
  const words = sentence.split(/\s+/)
  const rest = words.filter((word) => !REACHED_BY.test(word) && /\p{L}\p{L}/u.test(word))
  return words.some((word) => REACHED_BY.test(word)) && rest.length < 6
}

/** An address, a telephone number or a word that announces one. */
const REACHED_BY = /@|^<?(?:https?|mailto):|^\+\d|^(?:phone|tel|fax|mobile|attachment):/i

/** "Director, International Program Office": a line of names without an end is of a signature or a heading. */
function isNames(sentence: string): boolean {
  if (/[.?!:;,…)]$/.test(sentence)) return false
  const words = sentence.match(/\p{L}{4,}/gu) ?? []
  return words.length >= 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length > 0.7 * words.length
}
