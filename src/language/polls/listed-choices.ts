// Choices in a statement, before a call to vote: "I looked at three: A, B and C. Please vote by Friday."
import { trimMarks } from '../trim.ts'
import type { PollMail } from './asked-poll.ts'
import type { FoundPoll } from './found-poll.ts'
import type { Lexicon } from './lexicon.ts'
import { bareSubject } from './offered-options.ts'
import { UNSURE } from './plain-answer.ts'
import { optionOf } from './poll-options.ts'
import type { PollSentence } from './poll-parts.ts'

const MARKS = /[\s,;:.!"\u201c\u201d]/
const LAST = /^(?:and|und|et|y|e|en|or|oder|ou|o|of)\s/iu
const JOINT = /\s(?:and|und|et|y|e|en|or|oder|ou|o|of)\s/iu
const LONGEST = 80
const SURE = 0.75

export function listedChoices(
  sentences: readonly PollSentence[],
  mail: PollMail,
  lexicon: Lexicon,
): FoundPoll | null {
  if (!sentences.some((one) => one.says('ask') && !one.isQuestion)) return null
  for (const sentence of sentences) {
    const colon = sentence.text.indexOf(': ')
    if (colon < 0 || sentence.isQuestion) continue
    const labels = piecesOf(sentence.text.slice(colon + 2))
    if (labels.length < 2 || labels.some((label) => label === '' || label.length > LONGEST)) continue
    const isCounted = countsIn(sentence, sentence.text.slice(0, colon), lexicon).includes(labels.length)
    if (!isCounted && !sentence.says('offer')) continue
    const options = labels.map((label) => optionOf(label, mail))
    const question = bareSubject(mail.subject) || trimMarks(sentence.text.slice(0, colon), MARKS)
    return { sentence, question, options, kind: null, unclear: null, confidence: isCounted ? SURE : UNSURE }
  }
  return null
}

/** "A, B and C", "A, B, and C". */
function piecesOf(list: string): string[] {
  const pieces = outsideBrackets(list).map((piece) => trimMarks(piece, MARKS))
  const last = pieces.at(-1) ?? ''
  if (LAST.test(last)) return pieces.slice(0, -1).concat(trimMarks(last.replace(LAST, ''), MARKS))
  const joint = JOINT.exec(last)
  if (!joint) return pieces
  const ends = [last.slice(0, joint.index), last.slice(joint.index + joint[0].length)]
  return pieces.slice(0, -1).concat(ends.map((piece) => trimMarks(piece, MARKS)))
}

/** Parted by commas, except for those in "(cheap, noisy)". */
function outsideBrackets(list: string): string[] {
  const pieces = ['']
  let depth = 0
  for (const [at, letter] of list.split('').entries()) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    const isMark = (letter === ',' || letter === ';') && list[at + 1] === ' '
    if (depth === 0 && isMark) pieces.push('')
    else pieces[pieces.length - 1] += letter
  }
  return pieces
}

/** The numbers before the colon: "three". */
function countsIn({ tokens }: PollSentence, before: string, lexicon: Lexicon): number[] {
  return tokens.flatMap((token, at) => {
    if (token.start >= before.length) return []
    if (token.kind === 'number') return [Number(token.text)]
    return lexicon.at(tokens, at)?.number ?? []
  })
}
