// Reads a clause by closed classes alone: who it is about, how it is meant, and what kind of act that makes it.
import type { WordClass } from '../lexicon/language.ts'
import { behindVerb, type Head, headOf } from './head.ts'
import { type FoundMood, type Mood, moodOf } from './mood.ts'
import type { Named, Names } from './names.ts'
import { has, type Word } from './tagger.ts'

export interface Clause {
  /** Offsets in the text that its words were cut from. */
  start: number
  end: number
  words: readonly Word[]
  head: Head
  /** Who is the head, where it is somebody by name. */
  people: readonly Named[]
  mood: Mood
  /** Index of the word at which the work begins: its verb, or its thing. */
  core: number
  /** Indexes of the words that say who and how, and nothing of the work: "I'll", "could you", "muss". */
  frame: ReadonlySet<number>
  negated: boolean
  doubtful: boolean
  conditional: boolean
  question: boolean
  /** Finished, or dropped, as it says. */
  done: boolean
  dropped: boolean
}

/** "Je relance les clients": who says so of themselves does it, and asks nobody. */
function ownWork(found: FoundMood, words: readonly Word[], head: Head): FoundMood {
  const { mood, said } = found
  if (!said || mood !== 'remind' || head !== 'i') return found
  const at = words.findIndex(({ verbs }, place) => place >= said.from && place < said.to && verbs.length > 0)
  return at < 0 ? found : { mood: 'present', core: at }
}

const isSubject = (word: Word | undefined): boolean =>
  has(word, 'subject') || (has(word, 'you') && /^(?:je|u|jullie)$/.test(word?.text ?? ''))

/** `words` are those of the clause; `names` finds the people among them. */
export function readClause(words: readonly Word[], names: Names): Clause {
  const start = words[0]?.start ?? 0
  const end = words.at(-1)?.end ?? start
  const found = headOf(words, names)
  const { mood, core, said } = ownWork(moodOf(words, found.next, found.head === 'none'), words, found.head)
  const { head, people, from, to } = behindVerb(words, found, said?.to ?? core, names)
  const frame = new Set<number>()
  const isFramed = head !== 'other' && head !== 'none'
  if (isFramed) for (let at = from; at < to; at++) frame.add(at)
  for (let at = said?.from ?? 0; at < (said?.to ?? 0); at++) frame.add(at)
  // "Moet je het zadel bestellen": who is meant is no part of the work.
  if (head === 'none' && said && mood !== 'need' && isSubject(words[said.to])) frame.add(said.to)
  const says = (name: WordClass) => words.some((word) => has(word, name))
  const last = words.findLast((word) => /^[?.!]/.test(word.text) || word.kind !== 'mark')
  return {
    ...{ start, end, words, head, people, mood, core, frame },
    negated: says('not'),
    doubtful: says('doubt'),
    conditional: words.slice(0, 4).some((word) => has(word, 'if')),
    question: last?.text === '?' || words[0]?.text === '¿',
    done: says('done') || says('already'),
    dropped: says('dropped'),
  }
}
