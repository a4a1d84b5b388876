// Turns a reply into what matters of it, in order: options, what is said of them, and what parts them.

import type { PollClass } from '../lexicon/poll-words.ts'
import type { BallotReply, PollOnBallot } from './ballot-reply.ts'
import { type BallotToken, ballotTokens } from './ballot-tokens.ts'
import { type Lexicon, lexiconFor, type Said } from './lexicon.ts'
import type { Mention, Scene } from './mention.ts'
import { mentionsIn } from './mentions.ts'
import { optionFacts } from './option-facts.ts'

export interface Item {
  kind: 'option' | 'words' | 'soft' | 'hard' | 'other'
  mention: Mention | null
  classes: ReadonlySet<PollClass>
  ordinal: number | null
  /** An hour of which the options say nothing. */
  isAside?: boolean
  text: string
  start: number
  end: number
}

export interface Reading {
  text: string
  items: readonly Item[]
  lexicon: Lexicon
  poll: PollOnBallot
  reply: BallotReply
}

const NO_CLASSES: ReadonlySet<PollClass> = new Set()
/** A line that a mail program wrapped goes on in lower case. */
const WRAPPED = 50

export function itemsOf(text: string, reply: BallotReply, poll: PollOnBallot): Reading {
  const lexicon = lexiconFor(`${poll.question} ${poll.options.map(({ label }) => label).join(' ')}`, text)
  const tokens = ballotTokens(text)
  const said = lexicon.read(tokens)
  const facts = optionFacts(poll, lexicon, reply.zone)
  const mentions = new Map(
    mentionsIn({ tokens, said, facts, lexicon, isRanked: poll.kind === 'ranked' }).map((one) => [
      one.at,
      one,
    ]),
  )
  const items: Item[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = mentions.get(at) ?? null
    const mention = found?.isAside ? null : found
    const words = found ? null : fittingWords({ tokens, said, lexicon }, mentions, at)
    const to = found?.to ?? words?.to ?? at + 1
    const [first, last] = [tokens[at], tokens[to - 1]]
    if (!first || !last) break
    items.push({
      kind: mention
        ? 'option'
        : found
          ? 'other'
          : words && (words.classes.size > 0 || (words.ordinal !== null && poll.kind === 'single'))
            ? 'words'
            : markKind(tokens, at),
      mention,
      classes: words?.classes ?? NO_CLASSES,
      ordinal: words?.ordinal ?? null,
      isAside: found?.isAside === true,
      text: first.text,
      start: first.start,
      end: last.end,
    })
    at = to
  }
  return { text, items: withPlaces(items, tokens, poll), lexicon, poll, reply }
}

/** "1. Ghent", "Ghent 1": beside the name of an option a number is its place in an order, or only counts a line. */
function withPlaces(items: readonly Item[], tokens: readonly BallotToken[], { kind }: PollOnBallot): Item[] {
  const isNumber = (item: Item | undefined) => item?.mention?.how === 'number'
  const hasLabels = items.some(({ mention }) => mention?.how === 'label')
  return items.map((item, at) => {
    const isBeside =
      kind === 'ranked' && items[at - 1]?.mention?.how === 'label' && /^\d{1,2}$/.test(item.text)
    if (isBeside && !item.mention) return { ...item, kind: 'words', ordinal: Number(item.text) }
    if (!item.mention || !isNumber(item)) return item
    const value = Number(item.text)
    if (!Number.isInteger(value)) return item
    if (kind === 'ranked') return hasLabels ? { ...item, kind: 'words', mention: null, ordinal: value } : item
    const before = tokens[item.mention.at - 1]
    const isFirst = before === undefined || before.text === '\n'
    const isCounted =
      isFirst && /^[.)]$/.test(items[at + 1]?.text ?? '') && items[at + 2]?.mention?.how === 'label'
    return isCounted ? { ...item, kind: 'other', mention: null } : item
  })
}

/** A phrase gives way to an option that begins inside it. */
function fittingWords(
  { tokens, said, lexicon }: Pick<Scene, 'tokens' | 'said' | 'lexicon'>,
  mentions: ReadonlyMap<number, Mention>,
  at: number,
): Said | null {
  const whole = said.get(at) ?? lexicon.at(tokens, at)
  if (!whole) return null
  for (let place = at + 1; place < whole.to; place++)
    if (mentions.has(place)) return lexicon.at(tokens.slice(0, place), at)
  return whole
}

function markKind(tokens: readonly BallotToken[], at: number): Item['kind'] {
  const token = tokens[at]
  const next = tokens[at + 1]
  if (!token || token.kind !== 'mark') return 'other'
  if (token.text === '\n') {
    const before = tokens.slice(0, at).findLastIndex(({ text }) => text === '\n')
    const width = token.start - (tokens[before + 1]?.start ?? 0)
    return width > WRAPPED && next !== undefined && next.raw === next.text && next.kind === 'word'
      ? 'other'
      : 'hard'
  }
  if (token.text === '.') {
    const prior = tokens[at - 1]
    const isOrdinal = prior?.kind === 'number' && next !== undefined && next.text !== '\n'
    return isOrdinal ? 'other' : 'hard'
  }
  if (/^[!?…]$/.test(token.text)) return 'hard'
  return /^[,;()>/\u2013\u2014]$/.test(token.text) ? 'soft' : 'other'
}
