// Reads one question of a survey: how it is answered, and between what.
import type { PollMail } from '../polls/asked-poll.ts'
import { ballotTokens } from '../polls/ballot-tokens.ts'
import { lexiconFor } from '../polls/lexicon.ts'
import { readPoll } from '../polls/read-poll.ts'
import { spokenOptions } from '../polls/spoken-options.ts'
import { trimMarks } from '../trim.ts'
import type { AskedQuestion } from './asked-survey.ts'
import { yesOrNoOf } from './question-words.ts'
import { beginning } from './survey-words.ts'

export const LONGEST_QUESTION = 300
export const MOST_OPTIONS = 12
const LONGEST_OPTION = 120
const USUAL_STEPS = 5
const MOST_STEPS = 10

const SCALE = /(?<!\d)[01] ?(?:-|\u2013|\/|\.\.|to|bis|through|\u00e0|a|al|tot|at\u00e9) ?(5|7|10)(?!\d)/i
const BRACKETED = /[([]([^()[\]]{1,300})[)\]]/
const ITEM = /^\s*(?:[-*\u2022\u2013]|[a-z][.)])\s+/i
const MARKS = /[\s,;:.!"\u201c\u201d\u201e]/

/** `below` are the lines of its list. */
export function readQuestion(said: string, below: readonly string[], mail: PollMail): AskedQuestion {
  const text = said.trim()
  const bracket = BRACKETED.exec(text)
  const scale = SCALE.exec(bracket?.[1] ?? '') ?? SCALE.exec(text)
  const bare = bracket ? text.replace(bracket[0], ' ').replace(/ {2,}/g, ' ').trim() : text
  if (scale)
    return { text: cut(bare.replaceAll(' ?', '?')), kind: 'scale', options: [], steps: stepsOf(scale[1]) }
  const listed = below.map((line) => optionIn(line.replace(ITEM, '')))
  if (listed.length > 1) return choice(text, listed)
  const inBrackets = bracket ? parts(bracket[1] ?? '') : []
  if (inBrackets.length > 1) return choice(bare, inBrackets)
  const mark = text.indexOf('?')
  const behind = mark < 0 ? [] : parts(text.slice(mark + 1))
  if (behind.length > 1) return choice(text.slice(0, mark + 1), behind)
  if (beginning(text, 'degree')) return { text: cut(text), kind: 'scale', options: [], steps: USUAL_STEPS }
  return between(text, mail) ?? { text: cut(text), kind: 'text', options: [], steps: USUAL_STEPS }
}

const cut = (text: string): string => text.trim().slice(0, LONGEST_QUESTION)

const stepsOf = (last: string | undefined): number => Math.min(MOST_STEPS, Number(last) || USUAL_STEPS)

const optionIn = (text: string): string => trimMarks(text.slice(0, LONGEST_OPTION), MARKS)

function choice(text: string, options: readonly string[]): AskedQuestion {
  const distinct = [...new Set(options.filter(Boolean))].slice(0, MOST_OPTIONS)
  return { text: cut(text), kind: 'choice', options: distinct, steps: USUAL_STEPS }
}

/** "Yes / partly / no", "by car, by bike or on foot" */
function parts(text: string): string[] {
  if (text.includes('/')) return text.split('/').map(optionIn).filter(Boolean)
  const pieces = text.split(/[,;|]| or | oder | ou | o | of /i)
  return pieces.map(optionIn).filter(Boolean)
}

/** "Mornings or afternoons?" asks to choose, and "Do you need help?" to say yes or no. */
function between(text: string, mail: PollMail): AskedQuestion | null {
  if (!text.endsWith('?')) return null
  const read = readPoll({ ...mail, text, subject: '' })
  const isChoice =
    read !== null && read.unclear === null && read.options.length > 1 && read.kind !== 'approval'
  // The words of the question itself, also where a poll would name the day.
  const named = isChoice ? read.options.map(({ label }) => label) : []
  const spoken = named.every((label) => text.includes(label)) ? named : spokenIn(text)
  if (spoken.length > 1) return choice(text, spoken)
  const yesOrNo = yesOrNoOf(text)
  return yesOrNo && choice(text, yesOrNo)
}

/** What follows the colon, or between the last comma and the mark, parted by "or". */
function spokenIn(text: string): string[] {
  const tokens = ballotTokens(text)
  return spokenOptions(text, tokens, lexiconFor(text), false)?.labels ?? []
}
