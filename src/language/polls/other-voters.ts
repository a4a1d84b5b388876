// Votes that lean on somebody else: "the same as Ben", and votes for somebody else.
import { matchPerson } from '../people.ts'
import type { BallotAnswer, PollOnBallot } from './ballot-reply.ts'
import type { Item, Reading } from './items.ts'

const NAME = /\p{Lu}[\p{L}'\u2019-]{1,30}/u

export type Followed = Record<number, BallotAnswer> | 'hidden' | 'mixed'

/**
 * The vote of the person named; 'hidden' where the voter may not see it, 'mixed' where the reply also says something
 * else about the options; null where it follows nobody.
 */
export function followed(reading: Reading): Followed | null {
  const named = namedVote(reading)
  const saysMore = reading.items.some(
    ({ mention, classes }) => mention !== null || classes.has('except') || classes.has('but'),
  )
  return named !== null && named !== 'hidden' && saysMore ? 'mixed' : named
}

function namedVote(reading: Reading): Record<number, BallotAnswer> | 'hidden' | null {
  const { items, text, poll } = reading
  for (const [at, item] of items.entries()) {
    const next = items[at + 1]
    // "+1 Priya"
    const isPlus = item.text === '+1' && next !== undefined && ends(items[at + 2])
    if (isPlus && NAME.test(text.slice(next.start, next.end)) && isPerson(next, reading))
      return votesOf(text.slice(next.start, next.end), poll)
    if (item.kind !== 'words' || !item.classes.has('same')) continue
    // "The same as last year"
    if (/\s/.test(text.slice(item.start, item.end)) && next?.mention?.how === 'number') return 'hidden'
    if (!next || !isPerson(next, reading)) continue
    const word = text.slice(next.start, next.end)
    const after = items[at + 2]
    const isWeak =
      item.classes.size > 1 ||
      /^(?:as|like|with|what|comme|wie|como|come|als|com|con|mit|avec|met)$/.test(item.text)
    if (isWeak && !ends(after) && !after?.classes.has('votes')) continue
    if (isWeak && !NAME.test(word)) continue
    return votesOf(word, poll)
  }
  return null
}

/** Also one whose name is a word elsewhere, such as Ben, Will or Rose. */
function isPerson(item: Item, { text, poll }: Reading): boolean {
  if (item.kind === 'other') return true
  const word = text.slice(item.start, item.end)
  return item.kind === 'words' && NAME.test(word) && matchPerson(word, poll.others) !== null
}

const ends = (item: Item | undefined): boolean =>
  item === undefined ||
  item.kind === 'hard' ||
  item.kind === 'soft' ||
  item.classes.has('please') ||
  item.classes.has('also')

function votesOf(name: string, { others }: PollOnBallot): Record<number, BallotAnswer> | 'hidden' {
  const person = matchPerson(name, others)
  const other = others.find(({ email }) => email === person?.email)
  return other ? { ...other.answers } : 'hidden'
}

/** "Priya takes the second", "my brother is for it", "on behalf of Nadia". */
export function speaksForOthers({ items, text, reply }: Pick<Reading, 'items' | 'text' | 'reply'>): boolean {
  return items.some((item, at) => {
    if (item.kind !== 'words')
      return (
        isNamed(items, at, text, reply.voter.name) &&
        (votesSoon(items, at) || isLabel(items, at) || isWithSelf(items, at))
      )
    if (item.classes.has('behalf')) return true
    return item.classes.has('relative') && (votesSoon(items, at) || isWithSelf(items, at))
  })
}

function isNamed(items: readonly Item[], at: number, text: string, own: string | null): boolean {
  const item = items[at]
  if (item?.kind !== 'other') return false
  const word = text.slice(item.start, item.end)
  return /^\p{Lu}\p{Ll}+$/u.test(word) && !(own ?? '').split(' ').includes(word)
}

/** "Ben and I", "I and Ben". */
function isWithSelf(items: readonly Item[], at: number): boolean {
  const joins = (near: Item | undefined, self: Item | undefined) =>
    near?.classes.has('and') === true && self?.classes.has('self') === true
  return joins(items[at + 1], items[at + 2]) || joins(items[at - 1], items[at - 2])
}

/** "For Anna: 2". */
function isLabel(items: readonly Item[], at: number): boolean {
  const before = items[at - 1]
  return items[at + 1]?.text === ':' && before !== undefined && before.classes.has('article')
}

/** A verb of voting right behind, and what is voted for in the same sentence. */
function votesSoon(items: readonly Item[], at: number): boolean {
  for (let next = at + 1; next <= at + 3 && next < items.length; next++) {
    const item = items[next]
    if (!item || item.kind === 'hard' || item.kind === 'soft' || item.classes.has('and')) return false
    // "Unfortunately I cannot"
    if (item.classes.has('self')) return false
    if (item.classes.has('decided')) return !items[next + 1]?.classes.has('self')
    if (item.classes.has('votes')) return saysVote(items, next + 1) || item.classes.has('no')
  }
  return false
}

function saysVote(items: readonly Item[], from: number): boolean {
  for (let at = from; at < items.length; at++) {
    const item = items[at]
    if (!item || item.kind === 'hard') return false
    if (item.mention || item.classes.has('yes') || item.classes.has('no') || item.classes.has('maybe'))
      return true
  }
  return false
}
