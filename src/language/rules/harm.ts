// Whether what somebody says as a rule would harm others, by what it would do: speak as somebody, hide, give rights, hand
// out secrets, switch off checks.
import { germanHarm } from '../lexicon/de/harms.ts'
import { englishHarm } from '../lexicon/en/harms.ts'
import { spanishHarm } from '../lexicon/es/harms.ts'
import { frenchHarm } from '../lexicon/fr/harms.ts'
import type { HarmWords } from '../lexicon/harm-words.ts'
import { italianHarm } from '../lexicon/it/harms.ts'
import { dutchHarm } from '../lexicon/nl/harms.ts'
import { portugueseHarm } from '../lexicon/pt/harms.ts'
import { phrasesOf } from './phrases-of.ts'
import type { RuleToken } from './rule-tokens.ts'

const ALL: readonly HarmWords[] = [
  ...[englishHarm, germanHarm, frenchHarm, spanishHarm, italianHarm, dutchHarm, portugueseHarm],
]

type Concept = Exclude<keyof HarmWords, 'code'>
const CONCEPTS: readonly Concept[] = [
  ...([
    'name',
    'conceal',
    'rights',
    'finish',
    'outsider',
    'trust',
    'aware',
    'checks',
    'disable',
    'secrets',
  ] as const),
  'neg',
]
/** What harms whatever stands beside it. */
const ALONE: readonly Concept[] = ['name', 'conceal', 'rights', 'finish', 'outsider', 'trust']

interface Phrase {
  concept: Concept
  words: readonly string[]
}

interface Found {
  concept: Concept
  at: number
  end: number
}

/** Words between what denies or switches off and what it is about. */
const NEAR = 4
const LONGEST_GAP = 3

const tables = new Map<string, ReadonlyMap<string, readonly Phrase[]>>()

function tableOf(code: string): ReadonlyMap<string, readonly Phrase[]> {
  const known = tables.get(code)
  if (known) return known
  const words = ALL.find((one) => one.code === code)
  const table = new Map<string, Phrase[]>()
  for (const concept of words ? CONCEPTS : [])
    for (const phrase of phrasesOf(words?.[concept] ?? '')) {
      const first = phrase[0] ?? ''
      table.set(first, [...(table.get(first) ?? []), { concept, words: phrase }])
    }
  tables.set(code, table)
  return table
}

/** Whoever writes, who may well hear nothing of their own mails. */
const FIRST_PERSON = new Set("i me my ich mich mir je j' me m' moi yo mi me io ik mij me eu mim".split(' '))

/** `handsOn`: the rule hands mails themselves on to somebody. */
export function isHarm(
  tokens: readonly RuleToken[],
  { code, handsOn }: { code: string; handsOn: boolean },
): boolean {
  const table = tableOf(code)
  const found: Found[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word') continue
    for (const { concept, words } of table.get(token.text) ?? []) {
      const end = endOf(tokens, at, words)
      if (end !== null) found.push({ concept, at, end })
    }
  }
  if (found.some(({ concept }) => ALONE.includes(concept))) return true
  const has = (first: readonly Concept[], second: Concept) =>
    found.some(
      (one) =>
        one.concept === second &&
        found.some(
          ({ concept, at, end }) =>
            first.includes(concept) && at < one.at && one.at - end < NEAR && isOneClause(tokens, end, one.at),
        ),
    )
  const others = found.filter(({ concept, at }) => concept !== 'aware' || !isOwn(tokens, at))
  if (others.length > 0 && has(['disable'], 'checks')) return true
  if (others.some(({ concept }) => concept === 'aware') && has(['neg'], 'aware')) return true
  return handsOn && found.some(({ concept }) => concept === 'secrets')
}

/** "I never want to see", "do not tell me". */
function isOwn(tokens: readonly RuleToken[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - OWN_BEFORE), at + 3)
  const clause = near.slice(
    near.findLastIndex(({ kind }, place) => kind === 'mark' && place < OWN_BEFORE) + 1,
  )
  return clause.some(({ text }) => FIRST_PERSON.has(text))
}

const OWN_BEFORE = 6

const isOneClause = (tokens: readonly RuleToken[], from: number, to: number) =>
  tokens.slice(from, to).every(({ kind }) => kind !== 'mark')

/** Where the phrase that begins here ends; null where it does not stand here. */
function endOf(tokens: readonly RuleToken[], at: number, words: readonly string[]): number | null {
  let place = at
  for (const [index, word] of words.entries()) {
    if (word !== '*') {
      if (!isWord(tokens[place], word)) return null
      place++
      continue
    }
    const rest = words.slice(index + 1)
    for (let gap = 1; gap <= LONGEST_GAP; gap++) {
      if (!isOneClause(tokens, place, place + gap)) return null
      const end = endOf(tokens, place + gap, rest)
      if (end !== null) return end
    }
    return null
  }
  return place
}

const isWord = (token: RuleToken | undefined, word: string) => token?.kind === 'word' && token.text === word
