// Finds people in words: those on the mail by any of their names, and those whom only the text names.
import { fold } from '../fold.ts'
import { matchPerson, matchPetName, type Person } from '../people.ts'
import type { Word } from './tagger.ts'

/** Somebody named: on the mail, or only by name. */
export type Named = { person: Person; name: string } | { person: null; name: string }

export interface NamedAt {
  who: Named
  /** Indexes of words: of the first, and of the one after the last. */
  from: number
  to: number
}

const TITLES = new Set(
  'mr mrs ms miss dr prof herr frau hr fr sr sra mme m mlle don dona pan pani dhr mevr sig signor signora ing eng'.split(
    ' ',
  ),
)

/** The names of one mail, looked up by their words. */
export class Names {
  readonly everyone: readonly Person[]
  private readonly keys = new Set<string>()
  private readonly known = new Map<string, Person | null>()
  /** Named in a list of who was there, folded: no account is known of them. */
  private readonly present = new Map<string, string>()

  constructor(everyone: readonly Person[]) {
    this.everyone = everyone
    for (const { name, email } of everyone) {
      const parts = fold(name ?? '').split(/[^\p{L}]+/u)
      for (const part of [...parts, ...(email.split('@')[0] ?? '').split(/[._+-]/)])
        if (part.length > 1) this.keys.add(part)
      const initials = parts.map((part) => part[0] ?? '').join('')
      if (initials.length > 1) this.keys.add(initials)
    }
  }

  /** "Present: Anna, Bob (BB)": from now on these are names, and so are the letters behind them. */
  introduce(name: string, initials: string | null): void {
    const [first = ''] = fold(name).split(/\s+/)
    if (first.length > 1) this.present.set(first, name)
    const letters =
      initials ??
      name
        .split(/[\s-]+/)
        .map((part) => part[0] ?? '')
        .join('')
    if (letters.length > 1) this.present.set(fold(letters), name)
  }

  /** Who is named by the words that begin at a place; null where they name nobody. */
  at(words: readonly Word[], place: number, alone = false): NamedAt | null {
    const word = words[place]
    if (!word || word.kind !== 'word') return null
    const title = TITLES.has(word.text) && word.capital
    const from = title ? place + (words[place + 1]?.text === '.' ? 2 : 1) : place
    const first = words[from]
    if (!first || !(first.capital || alone || words[place - 1]?.text === '@')) return null
    for (const length of [3, 2, 1]) {
      const piece = words.slice(from, from + length)
      if (piece.length < length || !piece.every((one, at) => isPartOfName(one, piece[at - 1], length)))
        continue
      if (!piece.some(({ text }) => this.keys.has(text) || this.present.has(text))) continue
      const name = nameOf(piece)
      const person = this.personOf(name)
      if (person) return { who: { person, name: person.name ?? name }, from: place, to: from + length }
      const told = length === 1 ? this.present.get(name) : undefined
      if (told !== undefined) return { who: { person: null, name: told }, from: place, to: from + length }
    }
    return this.petNameAt(words, place)
  }

  /** "Bobby, can you …": spoken to, or over what is to be done. */
  private petNameAt(words: readonly Word[], place: number): NamedAt | null {
    const word = words[place]
    const next = words[place + 1]?.text
    if (!word?.capital || word.classes.length > 0 || place > 2) return null
    if (next !== undefined && !/^[,:–—-]$/.test(next)) return null
    const person = matchPetName(word.text, this.everyone)
    return person ? { who: { person, name: person.name ?? word.text }, from: place, to: place + 1 } : null
  }

  /** Several in a row: "Anna and Bob", "Anna/Bob". */
  listAt(words: readonly Word[], place: number, alone = false): { who: Named[]; to: number } | null {
    const first = this.at(words, place, alone)
    if (!first) return null
    const who = [first.who]
    let to = first.to
    for (;;) {
      const joins = words[to]?.text
      const next =
        joins !== undefined && /^(?:and|und|et|y|e|en|i|oraz|&|\/|,|\+)$/.test(joins)
          ? this.at(words, to + 1, alone)
          : null
      if (!next) return { who, to }
      who.push(next.who)
      to = next.to
    }
  }

  personOf(name: string): Person | null {
    const known = this.known.get(name)
    if (known !== undefined) return known
    const found = matchPerson(name, this.everyone)
    this.known.set(name, found)
    return found
  }
}

/** A capital word, or one that a hyphen joins to the word before ("Eun-ji"). */
function isPartOfName(word: Word, before: Word | undefined, length: number): boolean {
  if (word.kind !== 'word') return false
  return (
    word.capital || length === 1 || (before !== undefined && word.start - before.end === 1 && before.capital)
  )
}

const nameOf = (piece: readonly Word[]) =>
  piece
    .map((word, at) =>
      at > 0 && word.start - (piece[at - 1]?.end ?? 0) === 1 && !word.capital
        ? `-${word.text}`
        : at > 0
          ? ` ${word.text}`
          : word.text,
    )
    .join('')
