// Reads a reply to a poll: the vote in it, and what its author wants done.
import { readVote } from '../vote.ts'
import type { BallotAnswer, BallotReply, PollAct, PollOnBallot, ReadBallot } from './ballot-reply.ts'

export function readBallot(reply: BallotReply, poll: PollOnBallot): ReadBallot {
  const text = reply.text.trim()
  const acts = reply.isAuthor ? actsIn(text) : []
  if (acts.length > 0) return { vote: null, acts, asks: null }
  if (poll.status !== 'open') return { vote: null, acts, asks: null }
  const answers = numbered(text, poll) ?? named(text, poll) ?? yesOrNo(text, poll)
  if (!answers) return { vote: null, acts, asks: text ? 'unclear' : null }
  const sentence = text.split('\n')[0] ?? ''
  return { vote: { answers, remark: null, sentence, confidence: 0.9 }, acts, asks: null }
}

function actsIn(text: string): PollAct[] {
  if (/^close\b/i.test(text)) return [{ act: 'close', position: null }]
  if (/^results\b/i.test(text)) return [{ act: 'results' }]
  if (/^remind\b/i.test(text)) return [{ act: 'remind' }]
  if (/^reopen\b/i.test(text)) return [{ act: 'reopen', until: null }]
  if (/^(?:send|open)\b/i.test(text)) return [{ act: 'open' }]
  return []
}

/** "2", "b)" */
function numbered(text: string, { options, kind }: PollOnBallot): Record<number, BallotAnswer> | null {
  const said = /^\(?(?:(\d{1,2})|([a-h]))[.)]?$/i.exec(text.split('\n')[0]?.trim() ?? '')
  const position = said ? Number(said[1] ?? (said[2] ?? '').toLowerCase().charCodeAt(0) - 96) : 0
  if (!options.some((option) => option.position === position)) return null
  return { [position]: kind === 'ranked' ? 1 : 'yes' }
}

function named(text: string, { options, kind }: PollOnBallot): Record<number, BallotAnswer> | null {
  const lower = text.toLowerCase()
  const found = options.filter(({ label }) => lower.includes(label.toLowerCase()))
  if (found.length === 0 || (kind !== 'multiple' && kind !== 'schedule' && found.length > 1)) return null
  return Object.fromEntries(found.map(({ position }) => [position, kind === 'ranked' ? 1 : 'yes']))
}

function yesOrNo(text: string, { kind }: PollOnBallot): Record<number, BallotAnswer> | null {
  if (kind !== 'yes_no' && kind !== 'approval') return null
  const vote = readVote(text)
  return vote === 'yes' ? { 1: 'yes' } : vote === 'no' ? { 2: 'yes' } : null
}
