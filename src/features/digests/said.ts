// The sentences of a thread, each with the mail that it stands in.
import { fold } from '../../language/fold.ts'
import { type Sentence, splitSentences } from '../../language/sentences.ts'
import type { ThreadMail } from './thread.ts'
import { contentWords } from './words.ts'

export interface Said {
  text: string
  /** The same with the sentence before, where it leans on that one; as the mail has it. */
  whole: string
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

export interface Spoken {
  /** Without greetings, closings and headings, and without what a line is for programs. */
  lines: Said[]
  /** All that mails say, short reports and frames too: what settles an earlier matter may be two words. */
  everything: Said[]
}

export function spokenIn(thread: readonly ThreadMail[]): Spoken {
  const mails = thread.map(({ text }) => ({ text, sentences: splitSentences(text) }))
  const everything = mails.flatMap(({ sentences }, mail) =>
    sentences
      .filter(({ kind }) => kind !== 'greeting')
      .map(({ text }, place) => ({ text, whole: text, mail, place, words: contentWords(text) })),
  )
  return { lines: onceEach(mails.flatMap(linesOf)).slice(-MOST), everything: everything.slice(-MOST) }
}

function linesOf(
  { text, sentences }: { text: string; sentences: readonly Sentence[] },
  mail: number,
): Said[] {
  const prose = sentences.filter(({ kind }) => kind === 'prose' || kind === 'item')
  const wholes = prose.map((sentence, at) => ({ sentence, whole: wholeOf(text, sentence, prose[at - 1]) }))
  return wholes
    .filter(({ sentence }) => isReadable(sentence.text))
    .map(({ sentence, whole }, place) => {
      return { text: sentence.text, whole, mail, place, words: contentWords(sentence.text) }
    })
}

/** With the sentence before, where this one leans on it. */
function wholeOf(text: string, sentence: Sentence, before: Sentence | undefined): string {
  const leans =
    before &&
    !before.text.endsWith('?') &&
    LEANS.test(fold(sentence.text)) &&
    sentence.end - before.start <= LONGEST_PAIR
  return leans ? text.slice(before.start, sentence.end) : sentence.text
}

/** It begins with a word that stands for something said before. */
const LEANS =
  /^(?:and |so |then |but )?(?:it|this|that|these|those|he|she|they|his|her|their|there|das|dies|es|er|sie|dort|dazu|c'est|elle|ca|cela|eso|questo|dat|isso|to)\b/

const LONGEST_PAIR = 320

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
  if (/[.?!:;,…]$/.test(sentence)) return false
  if (/ [|/] /.test(sentence)) return true
  const words = sentence.match(/\p{L}{2,}/gu) ?? []
  return words.length >= 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length > 0.7 * words.length
}
