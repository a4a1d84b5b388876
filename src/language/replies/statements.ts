// What a reply states plainly of its tasks, clause by clause; each statement replaces whatever else was made of its words.
import type { TaskChange } from './changes.ts'
import { doerIn } from './doers.ts'
import { isFewer, isPart } from './left-over.ts'
import { handedOver, plannedChanges } from './planned.ts'
import { readingsOf } from './readings.ts'
import { otherWords } from './said-changes.ts'
import { NAMED, type Scene, type SceneClause } from './scene.ts'
import { likeness } from './similar.ts'
import { evidenceOf, onlyTask, openPlaces, SURE, UNSURE } from './stated.ts'
import { contextOf } from './target-features.ts'
import { type Concept, holdsApart, placeOf } from './vocabulary.ts'

export interface Statements {
  changes: TaskChange[]
  /** Less sure: for where nothing else was made of the words. */
  proposals: TaskChange[]
  /** What is stated of a task, but of which one is not clear. */
  asks: TaskChange['evidence'][]
  /** Said and understood, with nothing to change: "that is not a task" of what is none. */
  settled: TaskChange['evidence'][]
}

export function statementsOf(scene: Scene): Statements {
  const found: Statements = { changes: [], proposals: [], asks: [], settled: [] }
  for (const index of scene.clauses.keys()) {
    const changes =
      forgotten(scene, index, found) ??
      taken(scene, index, found) ??
      crossedOff(scene, index) ??
      some(handedOver(scene, index)) ??
      some(plannedChanges(scene, index)) ??
      droppedBefore(scene, index) ??
      doneByVerb(scene, index) ??
      askedDay(scene, index) ??
      askedDoer(scene, index)
    for (const change of changes ?? []) {
      const all = change.confidence >= SURE ? found.changes : found.proposals
      // "Never mind, we drop it" gives up one thing in two clauses.
      const before = all.findIndex(({ task, kind }) => task === change.task && kind === change.kind)
      if (before >= 0) all.splice(before, 1)
      all.push(change)
    }
  }
  return found
}

const some = (changes: TaskChange[]) => (changes.length > 0 ? changes : null)

const clauseAt = ({ clauses }: Scene, index: number): SceneClause => clauses[index] as SceneClause

/** "I forgot, tomorrow then": a new day for the task. */
function forgotten(scene: Scene, index: number, { asks }: Statements): TaskChange[] | null {
  const own = clauseAt(scene, index)
  if (own.clause.isQuestion || own.past.length > MOST_SHORT || own.namings.length > 0) return null
  const at = placeOf(scene.vocabulary.statements.forgot, own.clause.tokens)
  if (at < 0 || at > 3 || own.clause.has.has('not') || own.clause.has.has('will')) return null
  const next = scene.clauses[index + 1]
  const isNext = next && !next.clause.isQuestion && next.past.length <= MOST_SHORT && next.best < 0
  const last = [own, ...(isNext ? [next] : [])].find(({ clause }) => clause.dates.some(({ past }) => !past))
  const day = last?.clause.dates.find(({ past }) => !past)?.lastDay
  if (!last || day === undefined) return null
  const { start } = own.clause
  const { end } = last.clause
  const evidence = { sentence: scene.input.text.slice(start, end), start, end }
  const place = own.best >= 0 ? own.best : placeBefore(scene, index)
  const task = scene.tasks[place]?.task
  if (!task || task.status === 'done') {
    if (openPlaces(scene).length > 0) asks.push(evidence)
    return []
  }
  return [{ task: task.number, kind: 'due', dueDate: day, evidence, confidence: SURE }]
}

/** Tokens of a clause that says one thing. */
const MOST_SHORT = 9

/** The task that was named before in the paragraph, else the only one. */
function placeBefore(scene: Scene, index: number): number {
  const { place, near } = contextOf(scene, index)
  return place >= 0 && near !== 'reply' ? place : onlyTask(scene)
}

/** "That with the paint is not a task." */
function taken(scene: Scene, index: number, { settled }: Statements): TaskChange[] | null {
  const own = clauseAt(scene, index)
  if (own.clause.isQuestion || placeOf(scene.vocabulary.statements.noTask, own.clause.tokens) < 0) return null
  const place = own.best >= 0 ? own.best : openPlaces(scene).length === 1 ? onlyTask(scene) : -1
  const task = scene.tasks[place]?.task
  const evidence = evidenceOf(own)
  if (task && task.status !== 'done')
    return [{ task: task.number, kind: 'drop', reason: evidence.sentence, evidence, confidence: SURE }]
  settled.push(evidence)
  return []
}

/** "Please cross off the bulbs" */
function crossedOff(scene: Scene, index: number): TaskChange[] | null {
  const own = clauseAt(scene, index)
  const { clause, best } = own
  if (clause.has.has('not') || !holdsApart(scene.vocabulary.statements.crosses, clause.tokens)) return null
  const task = scene.tasks[best >= 0 ? best : placeBefore(scene, index)]?.task
  if (!task || task.status === 'done') return null
  return [
    { task: task.number, kind: 'status', status: 'completed', evidence: evidenceOf(own), confidence: SURE },
  ]
}

/** "The van is taken, so we drop it": what is given up is what was named right before. */
function droppedBefore(scene: Scene, index: number): TaskChange[] | null {
  const own = clauseAt(scene, index)
  const { clause, best } = own
  if (clause.isQuestion || best >= 0 || own.past.length > MOST_SHORT || own.namings.length > 0) return null
  const mark = clause.marks.find(
    ({ concept, from, to }) => concept === 'off' && (to - from > 1 || clause.has.has('we')),
  )
  if (!mark || clause.dates.length > 0) return null
  if ((['not', 'done', 'keep', 'free', 'he'] as const).some((concept) => clause.has.has(concept))) return null
  const before = scene.clauses
    .slice(0, index)
    .findLast((one) => one.clause.sentence === clause.sentence && one.best >= 0)
  const task = scene.tasks[before?.best ?? -1]?.task
  if (!before || !task || task.status === 'done' || isReported(scene, before)) return null
  if (before.mentions.filter(({ thing }) => thing >= NAMED).length !== 1) return null
  const { start } = before.clause
  const evidence = { sentence: scene.input.text.slice(start, clause.end), start, end: clause.end }
  return [{ task: task.number, kind: 'drop', reason: evidence.sentence, evidence, confidence: SURE }]
}

const isReported = (scene: Scene, own: SceneClause): boolean =>
  readingsOf(scene, scene.clauses.indexOf(own)).some((reading) =>
    /^(?:done|past:(?:work|i|be|head|after-thing|before-thing))$/.test(reading),
  )

const DENIERS: readonly Concept[] = [
  ...([
    'not',
    'if',
    'unsure',
    'heard',
    'joke',
    'almost',
    'part',
    'should',
    'wish',
    'cannot',
    'open',
  ] as const),
]

/** "Ordered this morning": the one task whose verb that is. */
function doneByVerb(scene: Scene, index: number): TaskChange[] | null {
  const own = clauseAt(scene, index)
  const { clause, past, best, namings, designations } = own
  const at = past.indexOf(true)
  if (at < 0 || at > 2 || clause.isQuestion || past.length > MOST_SHORT) return null
  if (best >= 0 || namings.length > 0 || designations.length > 0 || isPart(scene, own)) return null
  if (otherWords(scene, own).length > 0) return null
  if (DENIERS.some((concept) => clause.has.has(concept))) return null
  const place = placeOfVerb(scene, clause.tokens[at]?.text ?? '')
  const task = scene.tasks[place]?.task
  if (!task) return null
  if (isFewer(scene, own, place)) return null
  const isOwn = task.assignees.length === 0 || task.assignees.includes(scene.input.author.email)
  const confidence = isOwn ? SURE : UNSURE
  const next = scene.clauses[index + 1]
  const end = next && isDelivery(scene, next) ? next.clause.end : clause.end
  const evidence = { sentence: scene.input.text.slice(clause.start, end), start: clause.start, end }
  return [{ task: task.number, kind: 'status', status: 'completed', evidence, confidence }]
}

/** "…, arrives on Friday" */
const isDelivery = ({ vocabulary }: Scene, { clause, best, past }: SceneClause): boolean =>
  best < 0 && past.length <= MOST_SHORT && placeOf(vocabulary.statements.arrives, clause.tokens) === 0

/** The only open task with that verb, of several the writer's own; -1 for none. */
function placeOfVerb(scene: Scene, word: string): number {
  const open = openPlaces(scene)
  const found = open.filter((place) => scene.tasks[place]?.verbs.some((verb) => likeness(word, verb) >= SAME))
  const own = found.filter((place) => scene.tasks[place]?.task.assignees.includes(scene.input.author.email))
  const [only = -1, ...more] = found.length === 1 ? found : own
  return more.length === 0 ? only : -1
}

const SAME = 0.8

/** "Is Friday the 11th ok?" proposes a day. */
function askedDay(scene: Scene, index: number): TaskChange[] | null {
  const own = clauseAt(scene, index)
  const { clause, best } = own
  if (!clause.isQuestion || !clause.has.has('agree') || own.past.length > MOST_SHORT + 2) return null
  const [day, ...more] = clause.dates.filter(({ past, grain }) => !past && grain === 'day')
  const task = scene.tasks[best >= 0 ? best : placeBefore(scene, index)]?.task
  if (!day || more.length > 0 || !task || task.status === 'done' || day.lastDay === task.dueDate) return null
  const evidence = evidenceOf(own)
  return [{ task: task.number, kind: 'due', dueDate: day.lastDay, evidence, confidence: UNSURE }]
}

/** "Could Kim do it?" */
function askedDoer(scene: Scene, index: number): TaskChange[] | null {
  const own = clauseAt(scene, index)
  const { clause, best } = own
  if (!clause.isQuestion || own.past.length > MOST_SHORT) return null
  if (!clause.has.has('take') || !clause.has.has('please')) return null
  const doer = doerIn(scene, own)
  const isNamed = best >= 0 && own.mentions[best]?.at !== doer?.at
  const task = scene.tasks[isNamed ? best : placeBefore(scene, index)]?.task
  if (!doer || !task || task.status === 'done' || task.assignees.includes(doer.email)) return null
  const evidence = evidenceOf(own)
  return [{ task: task.number, kind: 'assign', assignees: [doer.email], evidence, confidence: UNSURE }]
}
