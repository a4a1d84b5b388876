// Reads a reply that fills in the ballot: ticks before options, and answers below quoted ones.

import { readVote } from '../vote.ts'
import type { BallotReply, PollOnBallot, ReadBallot } from './ballot-reply.ts'
import { type Answers, decide } from './decide.ts'
import { itemsOf } from './items.ts'
import type { Judged } from './judged.ts'
import { inlineAnswers } from './reply-lines.ts'
import type { Stance } from './stance.ts'
import { stancesIn } from './stances.ts'

const MOST_QUOTED = 20_000
const MOST_ANSWERS = 100
const TICK =
  /^\s{0,8}[>\s]{0,6}(?:[-*]\s{0,2})?(?:\[\s{0,2}([xX\u2713\u2714]?)\s{0,2}\]|([\u2611\u2705\u2714])|([\u2610\u25a2\u274c]))\s{0,4}(\S.*)$/u

/** null where it fills in nothing. */
export function readForm(text: string, reply: BallotReply, poll: PollOnBallot): ReadBallot | null {
  const isChoice = poll.kind !== 'yes_no' && poll.kind !== 'approval' && poll.kind !== 'ranked'
  if (!isChoice) return null
  const judged = ticked(text, reply, poll) ?? answeredBelow(reply, poll)
  if (!judged) return null
  const decision = decide(
    judged.map(({ of }) => of),
    poll,
  )
  if (decision === null || typeof decision === 'string')
    return { vote: null, acts: [], asks: 'unclear', understood: {} }
  const answers: Answers = decision.answers
  const sentence = judged.find(({ of }) => of.stance === 'yes')?.line ?? judged[0]?.line ?? ''
  const vote = { answers, remark: null, sentence, confidence: 0.9, isForOthers: false }
  return { vote, acts: [], asks: null, understood: {} }
}

interface Filled {
  of: Judged
  line: string
}

function ticked(text: string, reply: BallotReply, poll: PollOnBallot): Filled[] | null {
  const lines = text.split('\n').flatMap((line) => {
    const tick = TICK.exec(line)
    if (!tick) return []
    const position = positionOf(tick[4] ?? '', reply, poll)
    const stance: Stance = tick[1] || tick[2] ? 'yes' : 'no'
    return position === null ? [] : [filled(position, stance, line.trim())]
  })
  return lines.some(({ of }) => of.stance === 'yes') ? lines : null
}

function answeredBelow(reply: BallotReply, poll: PollOnBallot): Filled[] | null {
  const answers = inlineAnswers(reply.quoted.slice(0, MOST_QUOTED))
    .slice(0, MOST_ANSWERS)
    .flatMap(({ quoted, answer }) => {
      const position = positionOf(quoted, reply, poll)
      if (position === null) return []
      const stance = stanceOf(answer, reply, poll)
      return stance === null ? [] : [filled(position, stance, answer)]
    })
  return answers.length > 1 || (answers.length === 1 && poll.kind === 'single') ? answers : null
}

/** A word alone below an option is an answer to it, such as "dentist, sorry". */
function stanceOf(answer: string, reply: BallotReply, poll: PollOnBallot): Stance | null {
  const reading = itemsOf(answer, reply, { ...poll, options: [], kind: 'yes_no' })
  const option = { at: 0, to: 1, positions: [1], how: 'label' as const }
  const blank = { kind: 'option' as const, mention: option, classes: new Set<never>(), ordinal: null }
  const items = [
    { ...blank, text: '', start: -1, end: 0 },
    ...reading.items.filter(({ kind }) => kind !== 'soft'),
  ]
  const said = stancesIn(items, reading)[0]?.stance ?? null
  if (said) return said
  const vote = readVote(answer)
  return vote === 'none' ? null : vote
}

function positionOf(line: string, reply: BallotReply, poll: PollOnBallot): number | null {
  const { items } = itemsOf(line, reply, poll)
  const named = items.flatMap(({ mention }) => (mention && mention.how !== 'letter' ? [mention] : []))
  const label = named.find(({ how, positions }) => how !== 'number' && positions.length === 1)
  const found = label ?? named.find(({ positions }) => positions.length === 1)
  return found?.positions[0] ?? null
}

const filled = (position: number, stance: Stance, line: string): Filled => ({
  of: {
    positions: [position],
    stance,
    isRather: false,
    whole: null,
    isOnly: false,
    isVague: false,
    rank: null,
    start: 0,
    end: 0,
  },
  line,
})
