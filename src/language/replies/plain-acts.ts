// What a clause says in words that need no judge: somebody else is wanted, who might do it, what is dropped, a new figure.
import type { TaskChange } from './changes.ts'
import type { KnownTask } from './known-tasks.ts'
import { isReplaced } from './named.ts'
import { readingsOf } from './readings.ts'
import { NAMED, type Scene, type SceneClause } from './scene.ts'
import { type Token, tokensOf } from './tokens.ts'
import { placeOf } from './vocabulary.ts'

const SURE = 0.85
/** Below the gate: a person is asked. */
const ASKED = 0.55
/** Tokens of a clause that says nothing else. */
const MOST_PLAIN = 10

/** Each replaces whatever else was made of its words; of two for the same words that of `stated` counts. */
export function plainActs(scene: Scene, stated: readonly TaskChange[]): TaskChange[] {
  const isBeside =
    (others: readonly TaskChange[]) =>
    ({ evidence: { start, end } }: TaskChange) =>
      !others.some(({ evidence }) => evidence.start < end && evidence.end > start)
  const days = otherDays(scene).filter(isBeside(stated))
  return [...clauseActs(scene).filter(isBeside([...days, ...stated])), ...days, ...stated]
}

/** At most one for each clause. */
function clauseActs(scene: Scene): TaskChange[] {
  return scene.clauses.flatMap((own, index): TaskChange[] => {
    const place = targetOf(scene, index)
    const task = scene.tasks[place]?.task
    if (!task || task.status === 'done') return []
    const { text: sentence, start, end } = own.clause
    const common = { task: task.number, evidence: { sentence, start, end } }
    const readings = readingsOf(scene, index)
    if (readings.some((reading) => /^(?:done|past:(?:work|i|be|head))/.test(reading))) return []
    const { vocabulary } = scene
    if (placeOf(vocabulary.others, own.clause.tokens) >= 0 && task.assignees.length > 0)
      return [{ ...common, kind: 'assign', assignees: [], confidence: SURE }]
    const maybe = mayDoIt(scene, own, task.assignees)
    if (maybe) return [{ ...common, kind: 'assign', assignees: [maybe], confidence: ASKED }]
    if (readings.some((reading) => reading.startsWith('past'))) return []
    if (isDropped(scene, own, place)) return [{ ...common, kind: 'drop', reason: sentence, confidence: SURE }]
    if (isPutOff(scene, own, place))
      return [{ ...common, kind: 'note', note: { text: sentence, isOpen: false }, confidence: SURE }]
    if (isFigure(scene, own, place))
      return [{ ...common, kind: 'note', note: { text: sentence, isOpen: false }, confidence: SURE }]
    return []
  })
}

/** The task that it names; else the one named right before in its sentence, or what "it" means. */
function targetOf({ clauses }: Scene, index: number): number {
  const own = clauses[index] as SceneClause
  const before = clauses[index - 1]
  if (own.best >= 0 || !before) return own.best
  const apart = own.clause.sentence - before.clause.sentence
  return apart === 0 || (apart === 1 && own.clause.has.has('it')) ? before.best : -1
}

/** "Maybe Kim?", "could Kim perhaps do it?": somebody other than its people, and not sure. */
function mayDoIt(scene: Scene, own: SceneClause, assignees: readonly string[]): string | null {
  const { clause, namings } = own
  if (!clause.isQuestion || clause.tokens.length > MOST_PLAIN) return null
  if (placeOf(scene.vocabulary.maybe, clause.tokens) < 0) return null
  const named = namings.filter(
    (one) => !assignees.includes(one.email) && !isReplaced(clause, one, scene.vocabulary),
  )
  return named.length === 1 ? (named[0]?.email ?? null) : null
}

function isDropped({ vocabulary }: Scene, own: SceneClause, place: number): boolean {
  const { clause, best, mentions } = own
  const at = placeOf(vocabulary.drops, clause.tokens)
  return (
    best === place &&
    mentions.filter(({ thing }) => thing >= NAMED).length === 1 &&
    (at === 0 || (at === 1 && clause.has.has('please'))) &&
    !clause.isQuestion &&
    !(clause.has.has('all') || clause.has.has('rest') || clause.has.has('except')) &&
    clause.dates.length === 0 &&
    clause.tokens.length <= MOST_PLAIN
  )
}

/** "I'll do the flyers when my knee is better": the writer's own task, and no new one. */
function isPutOff(
  { tasks, input }: Scene,
  { clause: { has, dates }, best }: SceneClause,
  place: number,
): boolean {
  const owners = tasks[place]?.task.assignees ?? []
  const isOwn = owners.length === 0 || owners.includes(input.author.email)
  const isConditional = has.has('once') || has.has('if')
  return best === place && isOwn && isConditional && has.has('i') && dates.length === 0
}

/** Tokens between "not" and "but" of "not the 11th but the 14th", and from there to its day. */
const REACH_OF_NOT = 6
const REACH_OF_BUT = 4

/** "The flyers not on the 11th but on the 14th": the second day is the task's new one. */
function otherDays({ clauses, tasks, vocabulary, input }: Scene): TaskChange[] {
  const sentences = [...new Set(clauses.map(({ clause }) => clause.sentence))]
  return sentences.flatMap((sentence): TaskChange[] => {
    const own = clauses.filter(({ clause }) => clause.sentence === sentence)
    const tokens = own.flatMap(({ clause }) => clause.tokens)
    const not = vocabulary.marks(tokens).find(({ concept }) => concept === 'not')
    if (!not || own.some(({ clause }) => clause.isQuestion)) return []
    const between = tokens.slice(not.to, not.to + REACH_OF_NOT)
    const but = placeOf(vocabulary.butRather, between)
    const dates = own.flatMap(({ clause }) => clause.dates)
    const denied = between.slice(0, Math.max(0, but))
    const isNumber = denied.some(({ kind }) => kind === 'number')
    const deniedDay = dates.find(({ start }) => denied.some((token) => token.start === start))?.lastDay
    if (but < 0 || !(isNumber || deniedDay)) return []
    const named = tasks[own.find(namesThing)?.best ?? -1]?.task
    const task = named ?? dueOn(tasks, denied, deniedDay)
    const from = tokens[not.to + but]?.end ?? 0
    const to = tokens[not.to + but + REACH_OF_BUT]?.end ?? Number.POSITIVE_INFINITY
    const day = dates.find(({ start, past }) => start >= from && start < to && !past)?.day
    if (!task || !day || day === task.dueDate) return []
    const start = tokens[0]?.start ?? 0
    const end = tokens.at(-1)?.end ?? start
    const evidence = { sentence: input.text.slice(start, end), start, end }
    return [
      {
        task: task.number,
        kind: 'due',
        dueDate: day,
        evidence,
        confidence: named || isNumber ? SURE : ASKED,
      },
    ]
  })
}

/** A word of a day is no thing. */
const namesThing = ({ best, mentions, clause: { tokens, dates } }: SceneClause): boolean => {
  const at = tokens[mentions[best]?.at ?? -1]?.start ?? -1
  return best >= 0 && !dates.some(({ start, end }) => at >= start && at < end)
}

/** The only open task that is due on the day that is denied. */
function dueOn(
  tasks: Scene['tasks'],
  denied: readonly Token[],
  deniedDay: string | undefined,
): KnownTask | undefined {
  const days = denied.filter(({ kind }) => kind === 'number').map(({ text }) => Number(text))
  const due = tasks.filter(({ task }) => {
    const day = task.status === 'done' ? undefined : task.dueDate?.slice(-2)
    return day !== undefined && (days.includes(Number(day)) || task.dueDate === deniedDay)
  })
  return due.length === 1 ? due[0]?.task : undefined
}

/** "Lunch: 55 people now" of a lunch for forty. */
function isFigure({ tasks, vocabulary }: Scene, { clause, best }: SceneClause, place: number): boolean {
  const { tokens, dates, isQuestion, has } = clause
  if (best !== place || isQuestion || tokens.length > MOST_PLAIN) return false
  const isDate = (start: number) => dates.some((date) => start >= date.start && start < date.end)
  const before = tokensOf(tasks[place]?.task.title ?? '').filter(({ kind }) => kind === 'number')
  const figures = tokens.filter(({ kind, text, start }, at) => {
    const next = tokens[at + 1]
    const isCount = next?.kind === 'word' && next.text.length > 2 && !vocabulary.small.has(next.text)
    return kind === 'number' && !isDate(start) && text !== '1' && (isCount || before.length > 0)
  })
  const isChanged = before.length > 0 || has.has('now') || has.has('already') || has.has('off')
  return figures.length === 1 && isChanged && !before.some(({ text }) => text === figures[0]?.text)
}
