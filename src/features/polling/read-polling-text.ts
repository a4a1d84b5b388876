// Reads the text of a submission: what it is, its mood, what it is about, and the sentences that could be quoted.
import { readSubmission, type SubmissionReading } from '../../language/polling/read-submission.ts'
import { splitSentences } from '../../language/sentences.ts'

export interface PollingTextToRead {
  text: string
  /** ISO 639-1, of the mail or of who wrote it. */
  language: string | null
}

export interface PollingText {
  /** Without $$polling and $$task. */
  text: string
  reading: SubmissionReading
  sentences: string[]
}

/** A longer sentence is none that one would quote. */
const LONGEST_QUOTE = 400
const SHORTEST_QUOTE = 12
const MOST_SENTENCES = 80

const MARKERS = /\$\$(?:polling|task)(?![\p{L}\p{N}])[ \t]?:?/giu

export function readPollingText({ text: given, language }: PollingTextToRead): PollingText {
  const text = given.replace(MARKERS, ' ').trim()
  const sentences = splitSentences(text)
    .filter(({ kind }) => kind === 'prose' || kind === 'item')
    .map((one) => one.text.replace(/\s+/g, ' ').trim())
    .filter(({ length }) => length >= SHORTEST_QUOTE && length <= LONGEST_QUOTE)
    .slice(0, MOST_SENTENCES)
  return { text, reading: readSubmission(text, language), sentences }
}
