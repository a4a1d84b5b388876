// How the votes of a poll are counted: pure, the same for mails, pages and calls.

import type { PollKind } from '../../language/lexicon/poll-words.ts'
import type { DecisionRule } from '../../language/polls/asked-poll.ts'
import type { BallotAnswer } from '../../language/polls/ballot-reply.ts'

/** The kinds in which a voter can answer with a new option. */
export const takesNewIdeas = (kind: PollKind): boolean => kind === 'single' || kind === 'multiple'

/** By the id of the option. */
export type Answers = Readonly<Record<string, BallotAnswer>>

export interface CountedPoll {
  kind: PollKind
  rule: DecisionRule
  quorum: number | null
  options: readonly { id: number }[]
}

export interface CountedBallot {
  answers: Answers
  /** Without whose approval nothing is approved. */
  isRequired: boolean
}

export interface OptionCount {
  optionId: number
  yes: number
  maybe: number
  no: number
}

export type Verdict =
  /** One option has won, by the poll's rule. */
  | { is: 'decided'; optionId: number }
  /** Several are equal at the top. */
  | { is: 'tie'; optionIds: number[] }
  /** The leading one has too few for the rule. */
  | { is: 'short'; optionId: number; because: 'majority' | 'all' | 'required' }
  | { is: 'quorum'; missing: number }
  | { is: 'none' }

export interface PollResult {
  /** In the order of the options. */
  counts: OptionCount[]
  votes: number
  verdict: Verdict
}

/** Counts ballots; `awaited` says how many people who must approve have not voted. */
export function countVotes(poll: CountedPoll, ballots: readonly CountedBallot[], awaited = 0): PollResult {
  const counts = poll.options.map(({ id }) => countOf(id, poll.kind, ballots))
  const votes = ballots.length
  return { counts, votes, verdict: verdictOf(poll, counts, ballots, awaited) }
}

function countOf(optionId: number, kind: PollKind, ballots: readonly CountedBallot[]): OptionCount {
  const said = ballots.map(({ answers }) => answers[String(optionId)])
  // Of a ranking the bar shows the first choices.
  const isYes = (answer: BallotAnswer | undefined) => (kind === 'ranked' ? answer === 1 : answer === 'yes')
  return {
    optionId,
    yes: said.filter(isYes).length,
    maybe: said.filter((answer) => answer === 'maybe').length,
    no: said.filter((answer) => answer === 'no').length,
  }
}

function verdictOf(
  poll: CountedPoll,
  counts: readonly OptionCount[],
  ballots: readonly CountedBallot[],
  awaited: number,
): Verdict {
  const votes = ballots.length
  const { kind, quorum, rule } = poll
  if (votes === 0) return { is: 'none' }
  if (quorum !== null && votes < quorum) return { is: 'quorum', missing: quorum - votes }
  const leading = kind === 'ranked' ? ranked(poll, ballots) : leaders(counts)
  const [first, ...more] = leading
  if (first === undefined) return { is: 'none' }
  if (kind === 'approval') return approval(poll, counts, ballots, awaited)
  const own = counts.find(({ optionId }) => optionId === first)
  // What everybody takes only if need be is wanted by nobody.
  if (kind !== 'ranked' && !counts.some((one) => one.yes > 0)) return { is: 'none' }
  if (more.length > 0) return { is: 'tie', optionIds: [...leading] }
  const yes = (own?.yes ?? 0) + (rule === 'all' && kind === 'schedule' ? (own?.maybe ?? 0) : 0)
  if (rule === 'majority' && kind !== 'ranked' && yes * 2 <= votes)
    return { is: 'short', optionId: first, because: 'majority' }
  if (rule === 'all' && yes < votes) return { is: 'short', optionId: first, because: 'all' }
  return { is: 'decided', optionId: first }
}

/** Most yes; of equal ones, most "if need be". An option that nobody wants leads nothing. */
function leaders(counts: readonly OptionCount[]): number[] {
  const weight = ({ yes, maybe }: OptionCount) => yes * 1_000_000 + maybe
  const most = Math.max(0, ...counts.map(weight))
  return most === 0 ? [] : counts.filter((one) => weight(one) === most).map(({ optionId }) => optionId)
}

/** The first option approves, the second declines; who must approve decides alone, everybody where nobody must. */
function approval(
  { options, rule }: CountedPoll,
  counts: readonly OptionCount[],
  ballots: readonly CountedBallot[],
  awaited: number,
): Verdict {
  const [approve, decline] = options
  if (!approve || !decline) return { is: 'none' }
  const required = ballots.filter(({ isRequired }) => isRequired)
  const declines = ({ answers }: CountedBallot) => answers[String(decline.id)] === 'yes'
  if (required.some(declines)) return { is: 'decided', optionId: decline.id }
  if (awaited > 0) return { is: 'short', optionId: approve.id, because: 'required' }
  if (required.length > 0) return { is: 'decided', optionId: approve.id }
  const [yes, no] = [counts[0]?.yes ?? 0, counts[1]?.yes ?? 0]
  if (no === 0) return { is: 'decided', optionId: approve.id }
  if (rule === 'all') return { is: 'decided', optionId: decline.id }
  if (yes === no) return { is: 'tie', optionIds: [approve.id, decline.id] }
  return { is: 'decided', optionId: yes > no ? approve.id : decline.id }
}

/**
 * Instant run-off: the option with the fewest first choices goes, and its votes pass to the next choices, until one has
 * more than half. Of several with the fewest the one goes that is ranked lowest overall.
 */
function ranked({ options }: CountedPoll, ballots: readonly CountedBallot[]): number[] {
  const orders = ballots.map(({ answers }) =>
    options
      .map(({ id }) => ({ id, place: answers[String(id)] }))
      .filter((one): one is { id: number; place: number } => typeof one.place === 'number')
      .sort((a, b) => a.place - b.place)
      .map(({ id }) => id),
  )
  let left = options.map(({ id }) => id)
  while (left.length > 0) {
    const firsts = new Map(left.map((id) => [id, 0]))
    for (const order of orders) {
      const choice = order.find((id) => firsts.has(id))
      if (choice !== undefined) firsts.set(choice, (firsts.get(choice) ?? 0) + 1)
    }
    const total = [...firsts.values()].reduce((sum, one) => sum + one, 0)
    if (total === 0) return []
    const most = Math.max(...firsts.values())
    const fewest = Math.min(...firsts.values())
    if (most * 2 > total) return left.filter((id) => firsts.get(id) === most)
    if (most === fewest) return tied(left, orders)
    const weakest = left.filter((id) => firsts.get(id) === fewest)
    const lowest = Math.min(...weakest.map((id) => points(id, orders, options.length)))
    left = left.filter((id) => !weakest.includes(id) || points(id, orders, options.length) > lowest)
  }
  return []
}

/** Equal in first choices: the better ranked ones lead. */
function tied(left: readonly number[], orders: readonly number[][]): number[] {
  const most = Math.max(...left.map((id) => points(id, orders, left.length)))
  return left.filter((id) => points(id, orders, left.length) === most)
}

function points(id: number, orders: readonly number[][], options: number): number {
  return orders.reduce((sum, order) => {
    const place = order.indexOf(id)
    return sum + (place < 0 ? 0 : Math.max(0, options - place))
  }, 0)
}
