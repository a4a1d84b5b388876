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
  return all.slice(-MOST)
}

function isReadable(sentence: string): boolean {
  if (sentence.length > LONGEST || sentence.split(/\s+/).length < SHORTEST_WORDS) return false
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0
  return letters > sentence.length * 0.6 && !/^(?:https?:|>|[|#/\\{}<])/.test(sentence)
}
