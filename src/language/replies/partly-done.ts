// A reply that reports only a part of a title with several things: the task stays open, and its words are a note.
import { readingsOf } from './readings.ts'
import { NAMED, type Scene, type SceneClause } from './scene.ts'
import { likeness } from './similar.ts'
import { partsOf, SAME, type TitlePart } from './title-parts.ts'
import type { Concept } from './vocabulary.ts'

export interface PartlyDone {
  /** The sentences that speak of it. */
  words: string
  /** Its clauses. */
  spans: { start: number; end: number }[]
}

const CONTRARY: readonly Concept[] = ['not', 'yet', 'cannot', 'except']

/**
 * Null where the reply speaks of the whole task, or not of it. 'unsure' where a word may mean a part or the whole.
 * `isDone`: some change of the reply would finish it.
 */
export function partlyDone(scene: Scene, place: number, isDone: boolean): PartlyDone | 'unsure' | null {
  const parts = partsOf(scene.tasks[place]?.task.title ?? '', scene.vocabulary)
  if (parts.length === 0 || (parts.length === 1 && !isDone)) return null
  const isOnly = parts.length > 1 && scene.tasks.filter(({ task }) => task.status !== 'done').length === 1
  const done = new Set<number>()
  const open = new Set<number>()
  const spans: SceneClause[] = []
  let before: number[] = []
  let isUnsure = false
  for (const [index, own] of scene.clauses.entries()) {
    if (own.best >= 0 && own.best !== place && (own.mentions[place]?.thing ?? 0) < NAMED) continue
    const { isReport, isContrary } = saidOf(scene, index, parts)
    let named = parts.flatMap((part, at) => (isNamed(part, own, scene) ? [at] : []))
    if (named.length === 0 && isReport && isOnly && namesByPlace(own, scene)) named = [0]
    if (named.length === 0 && isContrary && isTail(own, spans.at(-1))) named = before
    if (named.length === 0)
      isUnsure ||= isReport && parts.some(({ head }) => head !== null && names(own, head))
    else spans.push(own)
    // "The van is booked, the lodgers not yet" in one clause: some is done.
    const isMixed = isContrary && named.length > 1 && own.past.includes(true)
    const isBegun = isReport && parts.some((part) => isOnlyBegun(part, own, scene))
    for (const at of named) if (isReport || isMixed) done.add(at)
    for (const at of named) if (isContrary || isBegun) open.add(at)
    before = named
  }
  const isAll = parts.every((_, at) => done.has(at) && !open.has(at))
  if (spans.length === 0) return isDone && isUnsure ? 'unsure' : null
  const isPart = done.size > 0 ? isDone || isOnly || open.size > 0 : isDone && open.size > 0
  if (isAll || !isPart) return null
  return {
    words: sentencesOf(scene, spans),
    spans: spans.map(({ clause: { start, end } }) => ({ start, end })),
  }
}

function saidOf(scene: Scene, index: number, parts: readonly TitlePart[]) {
  const has = scene.clauses[index]?.clause.has
  const readings = readingsOf(scene, index)
  // "The tiles are not here yet" says nothing against "the tiles are ordered".
  const isContrary =
    parts.length > 1
      ? CONTRARY.some((concept) => has?.has(concept))
      : readings.some((reading) => /^(?:done|past):not/.test(reading) && !reading.includes('@'))
  const isReport = !isContrary && readings.some((reading) => /^(?:done|past(?::work)?)$/.test(reading))
  return { isContrary, isReport }
}

/** Words of "but not yet", which say it of the clause before. */
const MOST_OF_TAIL = 5

const isTail = ({ clause, best }: SceneClause, before: SceneClause | undefined): boolean =>
  best < 0 && clause.tokens.length <= MOST_OF_TAIL && before?.clause.sentence === clause.sentence

/** "The first two are done": of the only task these are parts. */
const namesByPlace = ({ clause }: SceneClause, { vocabulary }: Scene): boolean =>
  clause.has.has('last') ||
  clause.tokens.some(
    ({ text }) => (vocabulary.ordinal(text) ?? vocabulary.ordinal(text.replace(/s$/, ''))) !== null,
  )

const names = ({ clause }: SceneClause, word: string): boolean =>
  clause.tokens.some(({ text }) => likeness(text, word) >= SAME)

const isNamed = ({ words, head }: TitlePart, own: SceneClause, { vocabulary }: Scene): boolean =>
  own.clause.tokens.some(
    ({ text, kind }) =>
      kind !== 'mark' &&
      !vocabulary.small.has(text) &&
      words.some((word) => word !== head && likeness(text, word) >= SAME),
  )

/** Only an earlier one of its verbs is reported: "the labels are printed" of "print the labels and stick them on". */
function isOnlyBegun({ verbs }: TitlePart, { clause, past }: SceneClause, { vocabulary }: Scene): boolean {
  const reported = clause.tokens.filter((_, at) => past[at]).map(({ text }) => text)
  const isSaid = (verb: string) =>
    reported.some(
      (word) =>
        likeness(word, verb) >= SAME ||
        vocabulary.works(verb).some((work) => vocabulary.works(word).includes(work)),
    )
  const last = verbs.at(-1)
  return last !== undefined && !isSaid(last) && verbs.slice(0, -1).some(isSaid)
}

function sentencesOf({ clauses, input }: Scene, spans: readonly SceneClause[]): string {
  const sentences = [...new Set(spans.map(({ clause }) => clause.sentence))]
  return sentences
    .map((sentence) => {
      const own = clauses.filter(({ clause }) => clause.sentence === sentence)
      const start = Math.min(...own.map(({ clause }) => clause.start))
      const end = Math.max(...own.map(({ clause }) => clause.end))
      return input.text.slice(start, end).replace(/\s+/g, ' ').trim()
    })
    .join(' ')
}
