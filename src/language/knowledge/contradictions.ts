// Sentences of two articles that cannot both be so: the same said of the same thing, with another number, day, or yes and no.
import { fold } from '../fold.ts'
import { smallWords } from '../lexicon/question-languages.ts'
import type { Passage } from './passage.ts'
import { isLetter } from './read-text.ts'
import { type Slot, slotsOf } from './sentence-slots.ts'
import { stemOf } from './stem.ts'
import { stemsOf } from './text-words.ts'

export interface Contradiction {
  /** The two sources, by their places in what was given, and the sentences that contradict. */
  readonly sources: readonly [number, number]
  readonly sentences: readonly [string, string]
  readonly differ: 'number' | 'date' | 'negation'
  /** What differs, as each of them writes it: "€22" and "€28"; of a negation, what denies, or nothing. */
  readonly values: readonly [string, string]
}

interface Statement {
  readonly source: number
  readonly text: string
  /** Stems of what it is about, without what may differ. */
  readonly stems: ReadonlySet<string>
  /** With those of its headings. */
  readonly context: ReadonlySet<string>
  readonly slots: readonly Slot[]
  /** Which of a kind it speaks of, as "hall B" does; in the order of the alphabet. */
  readonly letters: string
  readonly denials: readonly string[]
  /** A full sentence, which says by itself what it is about. */
  readonly isProse: boolean
}

/** Stems that two statements share, of all that either has. */
const ALIKE = 0.75
/** Where a sentence says little by itself, as an item does, its headings must agree as well. */
const ALIKE_WITH_HEADINGS = 0.6
const FEWEST = 2
const SAYS_ENOUGH = 4
/** A stem that stands in more statements than these leads to no pair. */
const MOST_HOLDING = 60

/** Between any two of the sources, and none within one. Linear in their sentences but for those that are alike. */
export function findContradictions(sources: readonly (readonly Passage[])[]): Contradiction[] {
  const statements = sources.flatMap((passages, source) =>
    passages.flatMap((passage) => statementsOf(passage, source)),
  )
  const found: Contradiction[] = []
  for (const [one, other] of pairsOf(statements)) {
    const contradiction = compare(one, other)
    if (contradiction) found.push(contradiction)
  }
  return found
}

function statementsOf({ headings, sentences }: Passage, source: number): Statement[] {
  const above = stemsIn(headings.join('\n')).stems
  return sentences.map(({ text, kind }): Statement => {
    const { stems, denials } = stemsIn(text)
    const isProse = kind === 'prose'
    return {
      source,
      text,
      stems,
      context: new Set([...stems, ...above]),
      slots: slotsOf(text),
      letters: [...new Set(stemsOf(text).filter(isLetter))].sort().join(' '),
      denials,
      isProse,
    }
  })
}

const WORD = /[\p{L}]+(?:n't|n’t)?/gu
/** Words that turn a statement round, in any language. */
const DENIALS = new Set(
  'not no never cannot nobody none without nicht kein keine keinen keiner keinem nie niemand ohne pas aucun aucune jamais sans ningun ninguna nunca sin nadie nessun nessuna mai senza niet geen nooit zonder nao nenhum nenhuma sem forbidden prohibited verboten untersagt interdit prohibido vietato proibido'.split(
    ' ',
  ),
)
/** What belongs to the turning round and says nothing else. */
const ALLOWING = new Set(
  'allowed permitted possible erlaubt gestattet moglich permis autorise permitido posible permesso consentito toegestaan mogelijk'
    .split(' ')
    .map(stemOf),
)

function stemsIn(text: string): { stems: Set<string>; denials: string[] } {
  let plain = fold(text)
  const stems = new Set<string>()
  const denials: string[] = []
  for (const { text: said } of slotsOf(text)) plain = plain.replace(fold(said), ' ')
  for (const word of plain.match(WORD) ?? []) {
    if (DENIALS.has(word) || word.endsWith("n't") || word === 'non') denials.push(word)
    else if (!smallWords.has(word)) {
      const stem = stemOf(word)
      if (!ALLOWING.has(stem)) stems.add(stem)
    }
  }
  return { stems, denials }
}

/** Those of two sources that share a stem which few have. */
function* pairsOf(statements: readonly Statement[]): Iterable<readonly [Statement, Statement]> {
  const holding = new Map<string, number[]>()
  for (const [place, { stems }] of statements.entries())
    for (const stem of stems) holding.set(stem, [...(holding.get(stem) ?? []), place])
  const seen = new Set<string>()
  for (const places of holding.values()) {
    if (places.length > MOST_HOLDING) continue
    for (const [index, first] of places.entries())
      for (const second of places.slice(index + 1)) {
        const [one, other] = [statements[first], statements[second]]
        const key = `${first} ${second}`
        if (!one || !other || one.source === other.source || seen.has(key)) continue
        seen.add(key)
        yield [one, other]
      }
  }
}

function compare(one: Statement, other: Statement): Contradiction | null {
  const fewest = Math.min(one.stems.size, other.stems.size)
  if (one.letters !== other.letters) return null
  if (fewest < FEWEST || shareOf(one.stems, other.stems) < ALIKE) return null
  const isSame = shareOf(one.stems, other.stems) === 1 && one.isProse && other.isProse
  if (!isSame && fewest < SAYS_ENOUGH && shareOf(one.context, other.context) < ALIKE_WITH_HEADINGS)
    return null
  const sources = [one.source, other.source] as const
  const sentences = [one.text, other.text] as const
  const differing = differingSlot(one.slots, other.slots)
  // "Not without" is no denial.
  const isDenied = one.denials.length % 2 !== other.denials.length % 2
  if (differing && !isDenied) {
    const [mine, theirs] = differing
    return {
      sources,
      sentences,
      differ: mine.kind === 'date' ? 'date' : 'number',
      values: [mine.text, theirs.text],
    }
  }
  if (isDenied && !differing && one.slots.length === other.slots.length)
    return {
      sources,
      sentences,
      differ: 'negation',
      values: [one.denials.join(' '), other.denials.join(' ')],
    }
  return null
}

/** The one that differs where all others are the same; null where none does, or they say different things. */
function differingSlot(mine: readonly Slot[], theirs: readonly Slot[]): [Slot, Slot] | null {
  if (mine.length !== theirs.length) return null
  let found: [Slot, Slot] | null = null
  for (const [place, slot] of mine.entries()) {
    const other = theirs[place]
    if (!other || other.kind !== slot.kind || other.unit !== slot.unit) return null
    if (slot.value === other.value) continue
    if (found) return null
    found = [slot, other]
  }
  return found
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((stem) => other.has(stem)).length
  return shared / Math.max(1, one.size + other.size - shared)
}
