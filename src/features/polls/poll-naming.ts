// Finds the part of an order that says which poll is meant: "in the lunch poll", "the poll about the venue".
import { fold } from '../../language/fold.ts'
import { plainOf, topicOf } from '../../language/questions.ts'

const POLL = new Set('poll polls ballot ballots voting vote votes'.split(' '))
const ARTICLES = new Set('the my our this that a an'.split(' '))
const BEFORE = new Set('in on of for to at with'.split(' '))
const ABOUT = new Set('about on for of whether if where what when which who'.split(' '))
/** Where the naming is over and the end of the poll is told. */
const STOPS = new Set('until till by to and then open'.split(' '))
/** Words before "poll" that may name it: "the winter summit dinner date poll". */
const MOST_BEFORE = 5

export interface PollNaming {
  /** The order without it. */
  rest: string
  /** Those that name the matter, folded. */
  words: string[]
}

/** Behind the verb, which is the first word. */
export function pollNaming(order: string): PollNaming {
  const tokens = [...order.matchAll(/[^\s,;:.!?"\u201c\u201d]+/g)].map((match) => ({
    text: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const at = tokens.findIndex(({ text }, place) => place > 0 && POLL.has(text))
  if (at < 0) return { rest: order, words: [] }
  let first = at
  while (first > 1 && at - first < MOST_BEFORE && !BEFORE.has(tokens[first - 1]?.text ?? '')) {
    first -= 1
    if (ARTICLES.has(tokens[first]?.text ?? '')) break
  }
  if (first > 1 && BEFORE.has(tokens[first - 1]?.text ?? '')) first -= 1
  let last = at
  if (ABOUT.has(tokens[at + 1]?.text ?? ''))
    while (last + 1 < tokens.length && !STOPS.has(tokens[last + 1]?.text ?? '')) last += 1
  const [from, to] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? order.length]
  return {
    rest: `${order.slice(0, from)}${order.slice(to)}`.replace(/ {2,}/g, ' ').trim(),
    words: topicOf(plainOf(order.slice(from, to))).filter((word) => !POLL.has(word)),
  }
}
