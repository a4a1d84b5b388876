// Makes changes of what the judges find likely: one for each field of a task, each with how sure they are.
import { type Candidate, candidatesOf } from './candidates.ts'
import { changeOf, type TaskChange } from './changes.ts'
import type { Judges } from './judges.ts'
import { readingsOf } from './readings.ts'
import { isElsewhere, isSaid, isVague } from './said-changes.ts'
import { NAMED, type Scene, type SceneClause } from './scene.ts'
import type { Concept } from './vocabulary.ts'

export interface JudgedChanges {
  /** At most one for each field of a task. */
  changes: TaskChange[]
  /** What changes a task for sure, but any of several. */
  asks: TaskChange['evidence'][]
}

/** The probability from which a change is made; it becomes a confidence of 0.6. */
const GATE = 0.72
/** Just below the gate: a person is asked. */
const ASKED = 0.7
/** Below it not even a suggestion. */
const LEAST = 0.4

export function judgedChanges(scene: Scene, judges: Judges): JudgedChanges {
  const best = new Map<string, { candidate: Candidate; p: number }>()
  for (const candidate of candidatesOf(scene, judges)) {
    const likely = Math.max(judges.change(candidate.row), isPlain(scene, candidate) ? PLAIN : 0)
    const isUnsure =
      (candidate.act === 'done' && isElsewhere(scene, candidate)) ||
      (candidate.act === 'due' && isOtherwise(scene, candidate))
    const p = isUnsure ? Math.min(likely, ASKED) : likely
    const key = `${candidate.place} ${fieldOf(candidate)}`
    if (p >= LEAST && p > (best.get(key)?.p ?? 0)) best.set(key, { candidate, p })
  }
  const found = [...best.values()].sort(
    (a, b) => a.candidate.clause - b.candidate.clause || a.candidate.place - b.candidate.place,
  )
  const said = found.filter(
    ({ candidate, p }) => isSaid(scene, candidate) && (p >= GATE || !isOtherDay(scene, candidate)),
  )
  const vague = found.filter(({ candidate, p }) => p >= GATE && isVague(scene, candidate))
  return {
    changes: said.map(({ candidate, p }) => ({
      ...changeOf(scene, candidate, confidenceOf(p)),
      probability: p,
    })),
    asks: vague.map(({ candidate }) => changeOf(scene, candidate, 0).evidence),
  }
}

/** "Otherwise it will be the 15th." */
function isOtherwise({ clauses }: Scene, { clause: index }: Candidate): boolean {
  const clause = clauses[index]?.clause
  if (!clause || clause.isQuestion || clause.tokens.length > MOST_OTHERWISE) return false
  return clause.marks.some(({ concept, from }) => concept === 'if' && from <= 1)
}

const MOST_OTHERWISE = 9

const MOVES: readonly Concept[] = ['move', 'later', 'earlier', 'deadline', 'please']

/** "They pay on the 14th" is the day of another act. */
function isOtherDay({ clauses }: Scene, { act, clause: index, place }: Candidate): boolean {
  const own = clauses[index]
  return act === 'due' && own?.best !== place && !MOVES.some((concept) => own?.clause.has.has(concept))
}

const PLAIN = 0.85
/** Of a clause that says nothing but that its task is done. */
const MOST_PLAIN = 8
/** "All of it is done"; what is longer may speak of all of something else. */
const MOST_OF_ALL = 6
const DENIERS: readonly Concept[] = [
  ...(['not', 'if', 'once', 'unsure', 'heard', 'joke', 'almost', 'part', 'will', 'should', 'wish'] as const),
  ...(['cannot', 'begun', 'waiting', 'open', 'ask', 'until'] as const),
]

/** "Gateway done", "everything is done", "call it “Tractor and MOT”" need no judge. */
function isPlain(scene: Scene, { clause: index, act, place, title }: Candidate): boolean {
  const own = scene.clauses[index]
  if (!own || own.clause.isQuestion || own.past.length > MOST_PLAIN + 4) return false
  const readings = readingsOf(scene, index)
  if (isAnswered(own, place, act, readings)) return true
  const target = own.best === place && own.mentions.filter(({ thing }) => thing >= NAMED).length === 1
  if (act === 'title') return title !== null && readings.includes('rename:quoted') && target
  if (act !== 'done' || own.clause.dates.length > 0 || own.namings.length > 0) return false
  const isDone = readings.includes('done') || (readings.includes('past:work') && readings.includes('past:be'))
  if (!isDone || DENIERS.some((concept) => own.clause.has.has(concept)) || readings.includes('some-left'))
    return false
  const isAll = own.designations.some(({ kind }) => kind === 'all')
  const isOwn = own.designations.some(({ kind }) => kind === 'mine')
  const isGroup =
    isAll && own.best < 0 && !own.designations.some(({ kind }) => kind === 'except' || kind === 'rest')
  const isMine = scene.tasks[place]?.task.assignees.includes(scene.input.author.email) === true
  return isGroup
    ? own.past.length <= MOST_OF_ALL && (!isOwn || isMine)
    : target && own.past.length <= MOST_PLAIN
}

const NOT_BEGUN: readonly Concept[] = [
  'not',
  'if',
  'once',
  'unsure',
  'joke',
  'will',
  'should',
  'wish',
  'cannot',
  'ask',
]

/** "Done this morning", "started" below the quoted line of a task. */
function isAnswered(
  own: SceneClause,
  place: number,
  act: Candidate['act'],
  readings: readonly string[],
): boolean {
  const said = act === 'done' ? 'done' : act === 'begun' ? 'begun' : null
  return (
    said !== null &&
    own.quoted === place &&
    own.isInline &&
    (own.best < 0 || own.best === place) &&
    own.past.length <= MOST_PLAIN &&
    readings.includes(said) &&
    !(said === 'done' ? DENIERS : NOT_BEGUN).some((concept) => own.clause.has.has(concept))
  )
}

function fieldOf({ act }: Candidate): string {
  if (act === 'due' || act === 'assign' || act === 'title') return act
  return act === 'high' || act === 'low' ? 'priority' : 'status'
}

function confidenceOf(p: number): number {
  const confidence = p >= GATE ? 0.6 + (0.4 * (p - GATE)) / (1 - GATE) : (0.6 * p) / GATE
  return Math.min(0.99, Number(confidence.toFixed(2)))
}
