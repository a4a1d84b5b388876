// Finds the people whom the words of a clause name, speak to or stand for.
import { fold } from '../fold.ts'
import type { Person } from '../people.ts'
import type { Clause } from './clauses.ts'
import type { Token } from './tokens.ts'
import { placeOf, type Vocabulary } from './vocabulary.ts'

/** One who is named, at the place of the token. */
export interface Naming {
  email: string
  at: number
  /** Set off by a comma or a colon: spoken to. */
  isCall: boolean
}

const SHORTEST_SHORT_FORM = 3

export class Names {
  readonly #byWord = new Map<string, string | null>()
  readonly #firsts: readonly (readonly [string, string])[]

  constructor(people: readonly Person[]) {
    for (const person of people) for (const word of callings(person)) this.#add(word, person.email)
    this.#firsts = people.flatMap(({ name, email }) => {
      const first = fold(name ?? '').split(/[\s,.]+/)[0] ?? ''
      return first.length > SHORTEST_SHORT_FORM ? [[first, email] as const] : []
    })
  }

  #add(word: string, email: string): void {
    const before = this.#byWord.get(word)
    this.#byWord.set(word, before === undefined || before === email ? email : null)
  }

  /** Null for a word that is nobody's name, or the name of two. */
  find({ text, isCapital, kind }: Token): string | null {
    if (kind !== 'word') return null
    const exact = this.#byWord.get(text)
    if (exact !== undefined) return exact
    if (!isCapital || text.length < SHORTEST_SHORT_FORM) return null
    const fits = this.#firsts.filter(([first]) => first.startsWith(text) && first.length - text.length <= 4)
    return fits.length === 1 ? (fits[0]?.[1] ?? null) : null
  }

  namings({ tokens, marks }: Pick<Clause, 'tokens' | 'marks'>): Naming[] {
    const greeted = new Set(marks.flatMap(({ concept, to }) => (concept === 'hello' ? [to] : [])))
    const found: Naming[] = []
    for (const [at, token] of tokens.entries()) {
      const email = this.find(token)
      if (email === null || found.at(-1)?.email === email || greeted.has(at)) continue
      const next = tokens[at + 1]?.text ?? ''
      const before = tokens[at - 1]?.text ?? ''
      const isEnd = at >= tokens.length - 1 || /^[.!?]$/.test(next)
      const isCall = next === ',' || (next === ':' && at === 0) || (isEnd && before === ',')
      found.push({ email, at, isCall })
    }
    return found
  }
}

/** "Instead of Kim", "Kim can't": who is named so does not do it. */
export function isReplaced(
  { tokens, marks }: Pick<Clause, 'tokens' | 'marks'>,
  { at }: Naming,
  vocabulary: Vocabulary,
): boolean {
  const before = placeOf(vocabulary.insteadOf, tokens.slice(0, at))
  if (before >= 0 && at - before <= REACH_OF_INSTEAD) return true
  // "Kim does it, not me" says nothing against Kim.
  return marks.some(
    ({ concept, from, to }) =>
      (concept === 'cannot' || concept === 'not') &&
      from > at &&
      from - at <= 2 &&
      !marks.some((mark) => (mark.concept === 'i' || mark.concept === 'we') && mark.from === to),
  )
}

const REACH_OF_INSTEAD = 4

function callings({ name, email }: Person): string[] {
  const parts = fold(name ?? '')
    .split(/[\s,."()]+/)
    .filter((part) => part.length > 1)
  const local = fold(email.split('@')[0] ?? '')
  const initials = parts.length > 1 ? parts.map((part) => part[0]).join('') : ''
  return [
    ...parts,
    ...parts.flatMap((part) => part.split('-')),
    ...(local.length > 2 ? [local] : []),
    initials,
  ].filter((word) => word.length > 1 && !TITLES.has(word))
}

/** Of courtesy: they call nobody by name. */
const TITLES = new Set([
  'dr',
  'mr',
  'mrs',
  'ms',
  'prof',
  'von',
  'van',
  'de',
  'den',
  'der',
  'di',
  'da',
  'du',
  'le',
  'la',
])
