// Parts a reply into what its writer chooses and what they order for others: "tea for me, juice for Ben".
import type { BallotReply, PollOnBallot } from './ballot-reply.ts'
import { type Item, itemsOf } from './items.ts'
import { everyLexicon } from './lexicon.ts'
import { speaksForOthers } from './other-voters.ts'
import { votingWords } from './vote-words.ts'

interface Piece {
  from: number
  to: number
  text: string
  items: readonly Item[]
}

const BETWEEN = /[.!?\n]+|[,;(]\s?|\s(?:and|und|et|y|e|en|&|\+)\s/giu
const FOR =
  /(?:^|\s)(?:for|f\u00fcr|fuer|pour|para|per|voor)\s(?:(?:my|our|the|mein\p{L}{0,2}|unser\p{L}{0,2}|mon|ma|mes|notre|mi|mis|mio|mia|mijn|onze|o|a|il|la)\s)?(\p{L}[\p{L}'\u2019-]+)/iu
/** What their own group needs is why they choose, and no order for others. */
const GROUP = /^(?:team|group|gruppe|\u00e9quipe|equipe|equipo|squadra|gruppo|groupe|grupo|groep|equipa)$/iu
const NAME = /^\p{Lu}\p{Ll}+$/u

/**
 * The writer's own choice, with blanks in the place of what is for others. Null where the reply is not both: nothing is
 * for others, or nothing is plainly the writer's own.
 */
export function ownChoice(text: string, reply: BallotReply, poll: PollOnBallot): string | null {
  const pieces = piecesOf(text, reply, poll)
  const isOther = ownersOf(pieces, reply)
  const others = pieces.filter((_, at) => isOther[at])
  const own = pieces.filter((_, at) => !isOther[at])
  const named = own.filter(namesOption)
  const [first] = named
  const isOwn =
    first !== undefined &&
    (first === pieces.find(namesOption) ||
      named.some(({ items }) => items.some(({ classes }) => classes.has('self'))))
  if (others.length === 0 || !isOwn || own.some((piece) => hasStranger(piece, reply))) return null
  return others.reduce(
    (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    text,
  )
}

function piecesOf(text: string, reply: BallotReply, poll: PollOnBallot): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  const add = (to: number) => {
    const piece = text.slice(from, to)
    if (/\p{L}/u.test(piece))
      pieces.push({
        from,
        to,
        text: piece,
        items: itemsOf(votingWords(piece, everyLexicon()), reply, poll).items,
      })
  }
  for (const { index, 0: mark } of text.matchAll(BETWEEN)) {
    add(index)
    from = index + mark.length
  }
  add(text.length)
  return pieces
}

/** A piece without an option goes with the one before it: "juice for Ben and Carla". */
function ownersOf(pieces: readonly Piece[], reply: BallotReply): boolean[] {
  let last = false
  return pieces.map((piece) => {
    const { text, items } = piece
    const isOther = isForSomebody(text, items, reply) || speaksForOthers({ items, text, reply })
    if (isOther || namesOption(piece)) last = isOther
    return last
  })
}

const namesOption = ({ items }: Piece): boolean =>
  items.some(({ mention, classes }) => mention !== null || classes.has('none'))

function isForSomebody(text: string, items: readonly Item[], { voter }: BallotReply): boolean {
  const match = FOR.exec(text)
  const word = match?.[1] ?? ''
  const item = items.find(({ start, end }) => start <= text.lastIndexOf(word) && text.lastIndexOf(word) < end)
  if (match === null || !item || item.mention) return false
  if (item.classes.has('relative')) return !GROUP.test(word)
  return item.kind === 'other' && NAME.test(word) && !(voter.name ?? '').split(' ').includes(word)
}

/** "Ann the second": whose choice that is, is not said. */
const hasStranger = ({ text, items }: Piece, { voter }: BallotReply): boolean =>
  items.some(({ kind, start, end }) => {
    const word = text.slice(start, end)
    return kind === 'other' && NAME.test(word) && !(voter.name ?? '').split(' ').includes(word)
  })
