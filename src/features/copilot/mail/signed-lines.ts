// The signature below the words of a mail: the sender's own name in a line, and what comes under it.
import { fold } from '../../../language/fold.ts'
import type { Person } from '../../../language/people.ts'
import type { Sentence } from '../../../language/sentences.ts'

/** Words of a name in a line: "Mei", "Mei Lin", "M. Lin". */
const MOST_WORDS = 4
/** Of a nickname that begins as the name does: "Kate" of Katherine. */
const SHARED = 3
/** Words of a line below the name, such as a job and a firm. */
const MOST_BELOW = 8

/** Without the sender's name at the end, and without the lines below it that ask nothing. */
export function withoutSignature(sentences: readonly Sentence[], sender: Person): Sentence[] {
  const at = sentences.findLastIndex((one, place) => place > 0 && isOwnName(one.text, sender))
  if (at < 0) return [...sentences]
  const below = sentences.slice(at + 1)
  return below.some(({ text }) => isMore(text)) ? [...sentences] : sentences.slice(0, at)
}

/** A question, a postscript, or more words than a line of a signature has. */
const isMore = (line: string) =>
  line.includes('?') || /^\W{0,3}(?:p\.? ?s\b|n\.? ?b\b)/iu.test(line) || wordsOf(line).length > MOST_BELOW

function isOwnName(line: string, { name, email }: Person): boolean {
  if (/[?!:]/.test(line)) return false
  const words = wordsOf(line)
  if (words.length === 0 || words.length > MOST_WORDS) return false
  const own = [...wordsOf(name ?? ''), ...wordsOf(email.split('@')[0] ?? '')]
  const isNickname = words.length === 1 && /^\p{Lu}\p{Ll}+\W?$/u.test(line.trim())
  return words.every(
    (word) =>
      own.includes(word) ||
      (word.length === 1 && own.some((one) => one.startsWith(word))) ||
      (isNickname && own.some((one) => word.length <= one.length && one.startsWith(word.slice(0, SHARED)))),
  )
}

const wordsOf = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? []
