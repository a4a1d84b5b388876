// Who is to do a piece of work: the line's own word for it, else its clause, else whoever is spoken to.

import type { Candidate } from '../candidates/candidate.ts'
import type { Named, Names } from '../clauses/names.ts'
import { has } from '../clauses/tagger.ts'
import type { Person } from '../people.ts'
import { otherSubject } from './subject.ts'

export interface Owners {
  people: readonly Person[]
  /** Named in the mail, but not on it. */
  names: readonly string[]
}

export interface Talk {
  author: Person
  /** To, without the author. */
  readers: readonly Person[]
  everyone: readonly Person[]
  names: Names
  /** Named by the greeting of the mail. */
  greeted: readonly Named[]
  /** The last person named before this candidate, for "he" and "she". */
  last: readonly Named[]
}

const NOBODY: Owners = { people: [], names: [] }

export function ownersOf(one: Candidate, talk: Talk): Owners {
  const { owner, clause, called } = one
  // Who asks in a chat asks somebody else.
  const isAsking = one.block.saidBy !== undefined && (clause.mood === 'ask' || clause.head === 'you')
  if (owner && !isAsking) {
    if (owner.who.length > 0) return named(owner.who)
    return owner.self ? { people: [talk.author], names: [] } : { people: talk.readers, names: [] }
  }
  const { head, mood } = clause
  const other = one.isJob === true ? null : otherSubject(clause, talk.names)
  if (other) return other.who.length > 0 ? named(other.who) : NOBODY
  if (head === 'name' && mood !== 'ask') return named(clause.people)
  if (head === 'person' && !(mood === 'ask' && one.called.length > 0)) return named(clause.people)
  if (head === 'they' && talk.last.length > 0 && mood !== 'ask') return named(talk.last.slice(0, 1))
  if (head === 'i' && mood !== 'need' && mood !== 'propose' && mood !== 'ask')
    return { people: [talk.author], names: [] }
  if (mood === 'own' && head === 'none') return { people: [talk.author], names: [] }
  // "Can somebody …?" to one person means that person; "somebody must" means nobody yet.
  if (head === 'somebody' && (talk.readers.length !== 1 || mood === 'must')) return NOBODY
  if (mood === 'propose' && isNobodysYet(clause.words)) return NOBODY
  if (called.length > 0) return named(called)
  return spokenTo(one, talk)
}

/** "Il faudrait que quelqu'un …" */
export function isNobodysYet(words: Candidate['clause']['words']): boolean {
  const proposed = words.findIndex((word) => has(word, 'propose'))
  return proposed >= 0 && words.slice(proposed, proposed + LATEST).some((word) => has(word, 'somebody'))
}

const LATEST = 6

function spokenTo({ clause }: Candidate, { readers, greeted }: Talk): Owners {
  if (greeted.length > 0) return named(greeted)
  if (readers.length === 1) return { people: readers, names: [] }
  return clause.head === 'we' ? NOBODY : { people: readers.length <= 3 ? readers : [], names: [] }
}

function named(who: readonly Named[]): Owners {
  const people = who.flatMap(({ person }) => (person ? [person] : []))
  const names = who.flatMap(({ person, name }) => (person === null && name !== '' ? [name] : []))
  return { people: [...new Set(people)], names }
}
