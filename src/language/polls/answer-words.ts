// Polls whose choices are yes, no and perhaps, in the words of their author.
import type { PollOnBallot } from './ballot-reply.ts'
import { ballotTokens } from './ballot-tokens.ts'
import type { Lexicon } from './lexicon.ts'
import type { Stance } from './stance.ts'

/** What a label says that is one such word and nothing else. */
export function answerIn(label: string, lexicon: Lexicon): Stance | null {
  const tokens = ballotTokens(label).filter(({ kind }) => kind !== 'mark')
  const said = lexicon.at(tokens, 0)
  if (!said || said.to !== tokens.length) return null
  return (['maybe', 'yes', 'no'] as const).find((name) => said.classes.has(name)) ?? null
}

/** The option for each answer; null where the choices are others. */
export function answerOptions(poll: PollOnBallot, lexicon: Lexicon): ReadonlyMap<Stance, number> | null {
  if (poll.kind === 'yes_no' || poll.kind === 'approval') return YES_AND_NO
  if (poll.kind !== 'single' || poll.options.length !== 3) return null
  const positions = new Map<Stance, number>()
  for (const { label, position } of poll.options) {
    const answer = answerIn(label, lexicon)
    if (answer === null || positions.has(answer)) return null
    positions.set(answer, position)
  }
  return positions
}

const YES_AND_NO: ReadonlyMap<Stance, number> = new Map([
  ['yes', 1],
  ['no', 2],
])
