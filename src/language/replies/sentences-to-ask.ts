// Sentences of a reply in which nothing was read, each next to the task that it may mean.
import { isCourtesy } from '../courtesy.ts'
import { splitSentences } from '../sentences.ts'
import { NAMED, type Scene } from './scene.ts'
import type { Concept } from './vocabulary.ts'

export interface SentenceToAsk {
  sentence: string
  /** Number of the open task whose thing it names; null where it names none. */
  task: number | null
  /** It tells what is to come, or what is not so: nothing that could be done, but worth keeping with the task. */
  isNote: boolean
}

/** A sentence with its place in the text. */
export interface PlacedSentence extends SentenceToAsk {
  start: number
  end: number
}

const MAX_SENTENCES = 3
/** Words of a sentence that says something. */
const MIN_WORDS = 3
const MAX_LENGTH = 300

/** Those that name a task come first; questions and courtesies are none. */
export function sentencesToAsk(text: string, scene: Scene): PlacedSentence[] {
  const sentences = splitSentences(text).filter(
    ({ kind, text: words }) =>
      (kind === 'prose' || kind === 'item') &&
      words.length <= MAX_LENGTH &&
      words.trim().split(/\s+/).length >= MIN_WORDS &&
      !words.trim().endsWith('?') &&
      !isCourtesy(words),
  )
  const toAsk = sentences.map(({ text: words, start, end }) => ({
    sentence: words.trim(),
    task: taskNamedIn(scene, start, end),
    isNote: isNote(scene, start, end),
    start,
    end,
  }))
  const named = toAsk.filter(
    ({ task }, place) => task !== null && toAsk.findIndex((one) => one.task === task) === place,
  )
  const others = toAsk.filter(({ task }) => task === null)
  return [...named, ...others].slice(0, MAX_SENTENCES)
}

const TO_COME: readonly Concept[] = [
  'not',
  'will',
  'cannot',
  'should',
  'take',
  'give',
  'yet',
  'if',
  'unsure',
  'waiting',
]

const isNote = ({ clauses }: Scene, from: number, to: number): boolean =>
  clauses.some(
    ({ clause }) =>
      clause.start < to && clause.end > from && TO_COME.some((concept) => clause.has.has(concept)),
  )

/** The open task that the words between two offsets name most clearly. */
function taskNamedIn({ clauses, tasks }: Scene, from: number, to: number): number | null {
  let number: number | null = null
  let most = 0
  for (const { clause, mentions } of clauses) {
    if (clause.start >= to || clause.end <= from) continue
    for (const [place, { thing, coverage, workDone }] of mentions.entries()) {
      const task = tasks[place]?.task
      const score = thing >= NAMED ? thing + coverage + (workDone ? 0.3 : 0) : 0
      if (!task || task.status === 'done' || score <= most) continue
      most = score
      number = task.number
    }
  }
  return number
}
