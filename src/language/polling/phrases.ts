// The phrases of a text that say what it is about, as it was written: several words where several say it.
import type { ReadText, TextWord } from './read-text.ts'
import { termsAt } from './terms.ts'
import { MOST_PHRASES, type Phrase, type Term } from './topic.ts'

/** Words of a phrase, and small ones within it. */
const LONGEST = 4
const MOST_SMALL = 2
/** A single word is worth less than a phrase that has it. */
const ALONE = 0.6
/** What a small word within costs. */
const SMALL_COST = 0.12

interface Candidate extends Phrase {
  readonly from: number
  readonly to: number
}

/** `terms`: of the same text, by which phrases are weighed. Phrases do not overlap; the weightiest first. */
export function phrasesOf(read: ReadText, terms: readonly Term[]): Phrase[] {
  const weights = new Map(terms.map(({ term, weight }) => [term, weight]))
  const worth = read.words.map((word, at) => ({
    terms: [...termsAt(read.words, at, word), ...codeBefore(read.words, at)].filter(({ term }) =>
      weights.has(term),
    ),
    may: mayBeIn(word) || isHalfCode(read.words, at),
  }))
  const found: Candidate[] = []
  for (const from of read.words.keys())
    for (let to = from; to < Math.min(read.words.length, from + LONGEST + MOST_SMALL); to++) {
      if (!worth[to]?.may || (to > from && parted(read, to))) break
      const candidate = candidateAt(read, { from, to }, worth, weights)
      if (candidate) found.push(candidate)
    }
  found.sort((a, b) => b.weight - a.weight || a.from - b.from)
  return apart(found).map(({ text, language, weight, terms: own }) => ({
    text,
    language,
    weight,
    terms: own,
  }))
}

/** People are no topic; marks and small words that link nothing end a phrase. */
const mayBeIn = (word: TextWord) =>
  word.kind !== 'mark' &&
  !word.person &&
  !word.notions.includes('title') &&
  (!word.small || word.kind === 'number' || LINKS.has(word.text) || word.notions.length > 0)

/** They join two words to one phrase, in any language. */
const LINKS = new Set(
  (
    "of for to the a an in on at by with from without over de du des la le les d' l' au aux sur pour sans der die das " +
    "den dem von vom zu zum zur mit fur auf im bei ohne del los las el al con para por sin en di della dei delle dell' " +
    'dello degli il lo gli per su senza van het een op voor met zonder do da dos das no na nos nas o os as um uma sem'
  ).split(' '),
)

/** Only blanks, hyphens and apostrophes stand within a phrase. */
const parted = ({ text, words }: ReadText, at: number) =>
  /[^\S ]|[^\s'’-]/u.test(text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0))

/** "K7" is two words and one term: neither stands alone. */
function codeBefore(words: readonly TextWord[], at: number): Term[] {
  const before = words[at - 1]
  return before && words[at]?.kind === 'number'
    ? termsAt(words, at - 1, before).filter(({ term }) => /\d$/.test(term))
    : []
}

const isHalfCode = (words: readonly TextWord[], at: number) => codeBefore(words, at + 1).length > 0

/** "Trade fair" is two words for one thing: no phrase begins or ends between them. */
const isOneNotion = (read: ReadText, at: number) => {
  const [before, word] = [read.words[at - 1], read.words[at]]
  return Boolean(
    before && word && before.notions.some((one) => word.notions.includes(one)) && !parted(read, at),
  )
}

interface Worth {
  readonly terms: readonly Term[]
}

function candidateAt(
  read: ReadText,
  { from, to }: { from: number; to: number },
  worth: readonly Worth[],
  weights: ReadonlyMap<string, number>,
): Candidate | null {
  const [first, last] = [worth[from], worth[to]]
  if (!first || !last || first.terms.length === 0 || last.terms.length === 0) return null
  if (read.words[from]?.kind === 'number' || isHalfCode(read.words, to)) return null
  if (isOneNotion(read, from) || isOneNotion(read, to + 1)) return null
  const within = worth.slice(from, to + 1)
  const empty = within.filter(({ terms }) => terms.length === 0).length
  if (within.length - empty > LONGEST || empty > MOST_SMALL) return null
  const own = new Set(within.flatMap(({ terms }) => terms.map(({ term }) => term)))
  const sum = [...own].reduce((total, term) => total + (weights.get(term) ?? 0), 0)
  const text = read.text.slice(read.words[from]?.start ?? 0, read.words[to]?.end ?? 0)
  const spread = Math.sqrt(own.size)
  const weight = to === from ? sum * ALONE : sum / Math.max(1, spread / 1.6) - empty * SMALL_COST
  return weight <= 0 ? null : { text, language: read.language, weight, terms: [...own], from, to }
}

/** Each phrase that shares no word with a weightier one. */
function apart(found: readonly Candidate[]): Candidate[] {
  const taken = new Set<number>()
  const kept: Candidate[] = []
  for (const one of found) {
    if (kept.length >= MOST_PHRASES) break
    const places = Array.from({ length: one.to - one.from + 1 }, (_, step) => one.from + step)
    if (places.some((place) => taken.has(place))) continue
    for (const place of places) taken.add(place)
    kept.push(one)
  }
  return kept
}
