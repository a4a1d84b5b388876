// What a text is about, as weighted terms: notions, which are the same in all languages, names, codes and other words.
import type { Notion } from '../lexicon/notion-names.ts'
import type { ReadText, TextWord } from './read-text.ts'
import { rootOf } from './root-of.ts'
import type { Term } from './topic.ts'

export const MOST_TEXT_TERMS = 40

/** They say how something is said, and by whom, not what about. */
const SILENT: ReadonlySet<Notion> = new Set<Notion>([
  ...([
    'i',
    'we',
    'they',
    'she',
    'not',
    'but',
    'stronger',
    'good',
    'bad',
    'thanks',
    'listwords',
    'says',
  ] as const),
  ...([
    'heard',
    'mylist',
    'task',
    'whatif',
    'idea',
    'tried',
    'repeat',
    'nobody',
    'everybody',
    'soon',
  ] as const),
  ...(['someday', 'urgent', 'title', 'worry', 'trouble', 'cry', 'requests', 'theyoffer', 'saving'] as const),
  ...(['complaint', 'rival', 'trust', 'mood', 'respect'] as const),
])

/** They are in texts about anything. */
const FAINT: ReadonlySet<Notion> = new Set<Notion>([
  ...([
    'customer',
    'trade',
    'team',
    'colleague',
    'boss',
    'phone',
    'call',
    'product',
    'data',
    'decision',
  ] as const),
  ...([
    'planning',
    'office',
    'machine',
    'lose',
    'win',
    'purchase',
    'order',
    'quote',
    'service',
    'market',
  ] as const),
  ...([
    'sales',
    'screen',
    'family',
    'computer',
    'slow',
    'demo',
    'video',
    'feature',
    'night',
    'fair',
  ] as const),
])

/** `opening`: a sentence begins with a capital whatever its first word is. */
const WEIGHTS = { notion: 1, faint: 0.35, name: 1.2, opening: 0.7, code: 1.6, word: 0.3 }

/** The weightiest first. */
export function termsOf({ words }: ReadText): Term[] {
  const found = new Map<string, { weight: number; count: number }>()
  const add = (term: string, weight: number) => {
    const known = found.get(term)
    if (known) known.count += 1
    else found.set(term, { weight, count: 1 })
  }
  for (const [at, word] of words.entries())
    for (const { term, weight } of termsAt(words, at, word)) add(term, weight)
  return [...found]
    .map(([term, { weight, count }]) => ({ term, weight: weight * (1 + Math.log(count) / 2) }))
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, MOST_TEXT_TERMS)
}

/** The terms of one word. */
export function termsAt(words: readonly TextWord[], at: number, word: TextWord): Term[] {
  const next = words[at + 1]
  if (word.kind === 'word' && word.text.length <= 4 && next?.kind === 'number' && next.start === word.end)
    return [{ term: `${word.text}${next.text}`, weight: WEIGHTS.code }]
  if (word.kind !== 'word') return []
  if (word.notions.length > 0) {
    const telling = word.notions.filter((notion) => !SILENT.has(notion))
    return telling.map((notion) => ({
      term: `@${notion}`,
      weight: (FAINT.has(notion) ? WEIGHTS.faint : WEIGHTS.notion) / Math.sqrt(telling.length),
    }))
  }
  if (word.small || word.person) return []
  const name = word.first ? WEIGHTS.opening : WEIGHTS.name
  return [{ term: rootOf(word.text), weight: word.name ? name : WEIGHTS.word }]
}
