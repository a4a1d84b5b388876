// Makes a vote of what was said of each option, as the kind of the poll asks for it.
import type { BallotAnswer, PollOnBallot } from './ballot-reply.ts'
import type { Judged } from './judged.ts'
import type { Stance } from './stance.ts'

export type Answers = Record<number, BallotAnswer>
export type Decision = { answers: Answers; confidence: number } | 'unclear' | 'unknown option' | null

/** null where nothing is said of any option. */
export function decide(judged: readonly Judged[], poll: PollOnBallot): Decision {
  if (judged.some(({ positions, whole }) => positions.length === 0 && whole === null)) return 'unknown option'
  if (judged.length === 0) return null
  if (judged.some(({ isVague, stance }) => isVague && stance === null)) return 'unclear'
  if (poll.kind === 'ranked') return ranking(judged, poll)
  const stances = stancesOf(judged, poll)
  if (poll.kind === 'schedule') return scheduled(judged, stances)
  const yes = [...stances].filter(([, stance]) => stance === 'yes').map(([position]) => position)
  // "Soup, or stew at a push": the one choice is soup.
  const isSecondBest = poll.kind === 'single' && yes.length === 1
  if ([...stances.values()].includes('maybe') && !isSecondBest) return 'unclear'
  if (poll.kind === 'multiple') return several(yes, stances, poll)
  return one(yes, stances, judged, poll)
}

/** The part of an unclear reply that was read. */
export function understoodIn(judged: readonly Judged[], poll: PollOnBallot): Answers {
  if (poll.kind === 'ranked') return {}
  const plain = judged.filter(({ isVague, isRather, stance }) => !isVague && !(isRather && stance === 'no'))
  return Object.fromEntries(stancesOf(plain, poll))
}

/** A vague name ("Tuesday" of two times on that day) is of all it may mean. */
function stancesOf(judged: readonly Judged[], poll: PollOnBallot): Map<number, Stance> {
  const stances = new Map<number, Stance>()
  const all = poll.options.map(({ position }) => position)
  for (const { positions, whole, stance, isOnly } of judged) {
    const named = whole === null ? positions : all.filter((one) => whole === 'all' || !stances.has(one))
    if (whole === 'rest' && stance === null) continue
    for (const position of named) stances.set(position, stance ?? 'yes')
    if (isOnly && poll.kind === 'schedule' && stance !== 'no')
      for (const position of all) if (!stances.has(position)) stances.set(position, 'no')
  }
  return stances
}

function scheduled(judged: readonly Judged[], stances: ReadonlyMap<number, Stance>): Decision {
  if (stances.size === 0) return 'unclear'
  if (judged.some(({ whole, stance }) => whole === 'rest' && stance === null)) return 'unclear'
  // A negation before "all" may be of some alone: "not all of them".
  if (judged.some(({ isRather, stance }) => isRather && stance === 'no')) return 'unclear'
  return { answers: Object.fromEntries(stances), confidence: 0.85 }
}

function several(yes: readonly number[], stances: ReadonlyMap<number, Stance>, poll: PollOnBallot): Decision {
  if (yes.length > 0) return { answers: chosen(yes), confidence: 0.85 }
  if (stances.size === poll.options.length) return { answers: Object.fromEntries(stances), confidence: 0.8 }
  return 'unclear'
}

function one(
  yes: readonly number[],
  stances: ReadonlyMap<number, Stance>,
  judged: readonly Judged[],
  poll: PollOnBallot,
): Decision {
  const rather = judged.filter(({ isRather, rank, stance }) => (isRather || rank === 1) && stance !== 'no')
  const wanted = yes.length > 1 && rather.length === 1 ? (rather[0]?.positions ?? []) : yes
  if (wanted.length === 1) return { answers: chosen(wanted), confidence: 0.9 }
  if (wanted.length > 1) return 'unclear'
  const left = poll.options.filter(({ position }) => stances.get(position) !== 'no')
  return left.length === 1
    ? { answers: chosen(left.map(({ position }) => position)), confidence: 0.8 }
    : 'unclear'
}

const chosen = (positions: readonly number[]): Answers =>
  Object.fromEntries(positions.map((position) => [position, 'yes' as const]))

/** In the order of the text where no place is said. */
function ranking(judged: readonly Judged[], poll: PollOnBallot): Decision {
  const count = poll.options.length
  const named = judged.filter(({ stance, whole }) => stance !== 'no' && whole === null)
  // "Last" is a place only where all the others have theirs.
  const wanted = named.filter(({ rank }) => rank !== 0 || named.length === count)
  const positions = wanted.map((judge) => judge.positions[0] ?? 0)
  if (wanted.some((judge) => judge.positions.length !== 1)) return 'unclear'
  // "C only if need be, A, B": wanted least, whatever the order of the text.
  const least = wanted.findIndex(({ stance, rank }) => stance === 'maybe' && rank === null)
  if (least >= 0 && least < wanted.length - 1) return 'unclear'
  if (positions.length === 0 || new Set(positions).size < positions.length) return 'unclear'
  const places = wanted.map(({ rank }, index) => (rank === 0 ? count : (rank ?? index + 1)))
  if (new Set(places).size < places.length) return 'unclear'
  const order = positions.map((position, index) => ({ position, place: places[index] ?? 0 }))
  order.sort((a, b) => a.place - b.place)
  return {
    answers: Object.fromEntries(order.map(({ position }, index) => [position, index + 1])),
    confidence: positions.length === count ? 0.9 : 0.7,
  }
}
