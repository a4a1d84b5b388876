// Understands what is asked of tasks by the notions of a question, in any order and in seven languages: which tasks, and what of them.
import { findDates } from '../dates/find.ts'
import type { AskedTaskWords } from '../lexicon/asked-words.ts'
import { askedTasks as english } from '../lexicon/en/asked-tasks.ts'
import { smallWordsOf } from '../lexicon/question-languages.ts'
import { type Phrases, phraseLength, phrasesOf, type Token, tokensIn } from '../orders/order-phrases.ts'
import { ASKED_TASK_WORDS } from './asked-task-lists.ts'

/** Of a question; the other words are those of comparing and of new tasks. */
type Notion = Exclude<keyof AskedTaskWords, 'code' | 'more' | 'forMe' | 'forWhom' | 'beforeDay'>

export interface AskedOfTasks {
  notions: ReadonlySet<Notion>
  /** First and last day, YYYY-MM-DD; null where none is named. */
  days: { first: string; last: string } | null
  /** First names of people, folded, as they stand there. */
  people: readonly string[]
  /** It is asked of all but the people that are named. */
  isOfOthers: boolean
  /** Folded words that name the matter. */
  matter: readonly string[]
}

export interface TaskQuestionToRead {
  text: string
  language: string
  today: string
  /** First names, folded. */
  people: ReadonlySet<string>
}

/** The longer phrase counts, and of two as long the earlier here. */
const NOTIONS: readonly Notion[] = [
  ...(['oldest', 'overdue', 'undated', 'unassigned', 'blocked', 'high', 'low', 'done', 'open'] as const),
  ...([
    'progress',
    'next',
    'count',
    'who',
    'when',
    'why',
    'state',
    'due',
    'task',
    'mine',
    'not',
    'show',
  ] as const),
]

const known = new Map<string, Readonly<Record<Notion, Phrases>>>()

function notionsOf(code: string): Readonly<Record<Notion, Phrases>> {
  const before = known.get(code)
  if (before) return before
  const list = ASKED_TASK_WORDS.find((one) => one.code === code) ?? english
  const made = Object.fromEntries(NOTIONS.map((name) => [name, phrasesOf(list[name])])) as Record<
    Notion,
    Phrases
  >
  known.set(code, made)
  return made
}

export function readAskedOfTasks({ text, language, today, people }: TaskQuestionToRead): AskedOfTasks {
  const lists = notionsOf(language)
  const small = smallWordsOf(language)
  const tokens = tokensIn(text)
  const dates = findDates(text, { at: new Date(`${today}T12:00:00Z`), zone: 'UTC' })
  const notions = new Set<Notion>()
  const asked: string[] = []
  const matter: string[] = []
  let notAt = -1
  let isOfOthers = false
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    const person = personIn(tokens, at, people)
    if (person !== null) {
      asked.push(person)
      isOfOthers ||= notAt === at - 1 && notAt >= 0
      continue
    }
    if (dates.some(({ start, end }) => token.start < end && token.end > start)) continue
    const { name, length } = longestAt(tokens, at, lists)
    if (name !== null) {
      notions.add(name)
      if (name === 'mine') isOfOthers ||= notAt === at - 1 && notAt >= 0
      if (name === 'not') notAt = at + length - 1
      at += length - 1
      continue
    }
    if (token.word.length > 1 && !small.has(token.word) && !isEnding(token, tokens[at - 1], text))
      matter.push(token.word)
  }
  const [first] = dates
  const until =
    first &&
    /\b(?:by|until|till|bis|d'ici|antes|entro|uiterlijk|ate)\s*$/.test(
      text.slice(0, first.start).toLowerCase(),
    )
  const days = first ? { first: until ? '0000-01-01' : first.day, last: first.lastDay } : null
  return { notions, days, people: asked, isOfOthers, matter: [...new Set(matter)] }
}

/** The s of "Ben's". */
const isEnding = ({ word, start }: Token, before: Token | undefined, text: string): boolean =>
  word.length === 1 || (before !== undefined && word === 's' && text.slice(before.end, start).length === 1)

/** "Ben", "Bens". */
function personIn(tokens: readonly Token[], at: number, people: ReadonlySet<string>): string | null {
  const word = tokens[at]?.word ?? ''
  if (people.has(word)) return word
  return word.endsWith('s') && people.has(word.slice(0, -1)) ? word.slice(0, -1) : null
}

function longestAt(
  tokens: readonly Token[],
  at: number,
  lists: Readonly<Record<Notion, Phrases>>,
): { name: Notion | null; length: number } {
  let best: { name: Notion | null; length: number } = { name: null, length: 0 }
  for (const name of NOTIONS) {
    const length = phraseLength(tokens, at, lists[name])
    if (length > best.length) best = { name, length }
  }
  return best
}
