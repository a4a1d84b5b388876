// What a reply to a mail that counts what was said wants to come of it: "make a task of 2", "leave the first".
import { allWords, fillers, itWords, kindWords, ordinals } from './reply-words.ts'

export interface FollowUpAct {
  kind: 'task' | 'poll' | 'left'
  /** Places from 1; all of them, or the one that is meant. */
  which: readonly number[] | 'all' | 'it'
  /** What it is to be called; null for what is proposed. */
  title: string | null
}

export interface ReadReply {
  acts: FollowUpAct[]
  /** Lines that say something else. */
  rest: string[]
}

/** Longer lines are no such sentences. */
const LONGEST_LINE = 300

/** Line by line; a word that such a sentence has no place for makes the line one that says something else. */
export function readFollowUpReply(text: string): ReadReply {
  const read: ReadReply = { acts: [], rest: [] }
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const acts = line.length > LONGEST_LINE ? null : actsIn(line)
    if (acts) read.acts.push(...acts)
    else read.rest.push(line)
  }
  return read
}

function actsIn(line: string): FollowUpAct[] | null {
  const colon = line.indexOf(':')
  if (colon >= 0) {
    const named = phraseActs(line.slice(0, colon))
    const title = line.slice(colon + 1).trim()
    const [only] = named ?? []
    if (only && named?.length === 1 && only.kind !== 'left' && title !== '') return [{ ...only, title }]
  }
  return phraseActs(line)
}

interface Open {
  kind: FollowUpAct['kind'] | null
  places: number[]
  all: boolean
  it: boolean
}

const nothing = (): Open => ({ kind: null, places: [], all: false, it: false })

/** Null where it is no such phrase. */
function phraseActs(phrase: string): FollowUpAct[] | null {
  const acts: FollowUpAct[] = []
  let open = nothing()
  const close = (): boolean => {
    const which = open.all ? 'all' : open.places.length > 0 ? open.places : open.it ? 'it' : null
    if (open.kind === null || which === null) return false
    acts.push({ kind: open.kind, which, title: null })
    open = nothing()
    return true
  }
  for (const word of phrase.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
    if (word === '') continue
    const kind = kindOf(word)
    const place = placeOf(word)
    if (kind !== null && !isAll(word, open)) {
      // "1 as a task" has named it already; "a task of 1 and a poll of 2" begins anew.
      if (open.kind !== null && !close()) return null
      open.kind = kind
      open.it ||= itWords.includes(word)
    } else if (place !== null) open.places.push(place)
    else if (allWords.includes(word)) open.all = true
    else if (itWords.includes(word)) open.it = true
    else if (!fillers.has(word)) return null
  }
  return close() ? acts : null
}

function kindOf(word: string): FollowUpAct['kind'] | null {
  const kinds = ['task', 'poll', 'left'] as const
  return kinds.find((kind) => (kindWords[kind] as readonly string[]).includes(word)) ?? null
}

/** "Todo" is a task in English and all of them in Spanish, where something is to be done with it. */
const isAll = (word: string, { kind }: Open): boolean => kind !== null && allWords.includes(word)

function placeOf(word: string): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word)
  const place = ordinals.findIndex((words) => words.includes(word))
  return place < 0 ? null : place + 1
}
