// The terms of a question with the words of this knowledge that they may stand for: meanings, compounds, learned ones and slips.
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import type { AskedTerm, NearWord } from '../../../language/knowledge/asked-term.ts'
import { likeOf, type Term } from '../../../language/knowledge/question-terms.ts'
import { slipsBetween } from '../../../language/polls/near-words.ts'
import { hasTrigrams, knownWords, learnedWords, mistypedWords, wordsAlike } from './word-store.ts'

export interface KnownTerm extends AskedTerm {
  /** In how many it stands, in one of its words; about. */
  readonly passages: number
}

/** Letters of a word that may be a part of a longer one, or have one as a part. */
const SHORTEST_PART = 5
const SHORTEST_MISTYPED = 4
const MOST_SLIPS = 4

export async function knownTerms(
  db: ActingDatabase,
  keeper: { id: number; passages: number },
  terms: readonly Term[],
): Promise<KnownTerm[]> {
  const likes = terms.map(likeOf)
  const parts = terms.map(({ stem }) => partsOf(stem))
  const stems = terms.map(({ stem }) => stem)
  const learned = await learnedWords(db, keeper.id, stems)
  const taught = learned.map(({ other }) => other)
  const asked = new Set([...stems, ...likes.flat(), ...parts.flat(), ...taught])
  const [counts, alike] = await Promise.all([
    knownWords(db, keeper.id, [...asked]),
    wordsAlike(
      db,
      keeper.id,
      stems.filter((stem) => stem.length >= SHORTEST_PART && isWord(stem)),
    ),
  ])
  const known = terms.map((term, place): NearWord[] => {
    const near = new Map<string, NearWord['why']>()
    for (const { word, other } of learned)
      if (word === term.stem && counts.has(other)) near.set(other, 'learned')
    for (const word of likes[place] ?? []) if (counts.has(word)) near.set(word, 'meaning')
    for (const word of parts[place] ?? []) if (counts.has(word) && !near.has(word)) near.set(word, 'compound')
    for (const { stem, word } of alike) if (stem === term.stem && !near.has(word)) near.set(word, 'compound')
    near.delete(term.stem)
    return [...near].map(([word, why]) => ({ word, why }))
  })
  const slips = await Promise.all(
    terms.map(async ({ stem }, place) =>
      counts.has(stem) || known[place]?.length || stem.length < SHORTEST_MISTYPED || !isWord(stem)
        ? []
        : slipsOf(db, keeper.id, stem),
    ),
  )
  const more = new Map([...alike, ...slips.flat()].map(({ word, passages }) => [word, passages]))
  const countOf = (word: string) => counts.get(word) ?? more.get(word) ?? 0
  return terms.map((term, place) => {
    const near = [...(known[place] ?? []), ...(slips[place] ?? [])].map(({ word, why }) => ({ word, why }))
    const own = countOf(term.stem)
    const passages = near.reduce((sum, { word }) => sum + countOf(word), own)
    return { ...term, near, passages, rarity: rarityOf(own > 0 ? own : passages, keeper.passages) }
  })
}

/** Of a base that holds hardly anything, its few passages tell nothing of how rare a word is. */
const FEWEST = 60

/** As BM25 has it: never below zero. */
function rarityOf(count: number, all: number): number {
  const passages = Math.max(all, count, FEWEST)
  return Math.log(1 + (passages - count + 0.5) / (count + 0.5))
}

const isWord = (stem: string): boolean => /^\p{L}+$/u.test(stem)

/** Beginnings and endings of a long word: "urlaub" of "urlaubstag". */
function partsOf(stem: string): string[] {
  if (!isWord(stem)) return []
  const parts: string[] = []
  for (let cut = SHORTEST_PART; cut < stem.length - 1; cut += 1) parts.push(stem.slice(0, cut))
  for (let cut = 2; cut <= stem.length - SHORTEST_PART; cut += 1) parts.push(stem.slice(cut))
  return parts
}

async function slipsOf(
  db: ActingDatabase,
  keeperId: number,
  stem: string,
): Promise<{ word: string; passages: number; why: 'slip' }[]> {
  const candidates = await mistypedWords(db, keeperId, stem, await hasTrigrams(db))
  return candidates
    .map(({ word, passages }) => ({ word, passages, slips: slipsBetween(stem, word) }))
    .filter(({ slips }) => slips !== null)
    .sort((one, other) => (one.slips ?? 0) - (other.slips ?? 0) || other.passages - one.passages)
    .slice(0, MOST_SLIPS)
    .map(({ word, passages }) => ({ word, passages, why: 'slip' }))
}
