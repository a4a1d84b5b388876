// What the judges make of a reply: changes of known tasks, each with how sure they are.

import type { Act } from './acts.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { changeOf, type TaskChange } from './changes.ts'
import type { ReadReplyInput } from './input.ts'
import type { Judges } from './judges.ts'
import type { KnownTask } from './known-tasks.ts'
import { isFewer, isPart } from './left-over.ts'
import { ownWordsOf } from './listed-answers.ts'
import { pointsAt, readingsOf } from './readings.ts'
import { NAMED, type Scene, type SceneClause, sceneOf } from './scene.ts'
import type { SceneInput } from './scene-input.ts'
import { trainedJudges } from './trained-judges.ts'
import type { Concept } from './vocabulary.ts'

export interface JudgedReply {
  /** At most one for each field of a task. */
  changes: TaskChange[]
  /** What changes a task for sure, but any of several. */
  asks: TaskChange['evidence'][]
  /** Whether "all" between two offsets means the writer's own: "all done from my side". */
  isOwnSide(start: number, end: number): boolean
  /** Whether it answers the quoted line of one task above it. */
  isAnswer(start: number, end: number): boolean
  /** Whether what is said between two offsets is done in part: "3 written, 5 to go". */
  isPartDone(start: number, end: number): boolean
  /** Whether the words between two offsets speak of a task that is there. */
  isAboutKnown(start: number, end: number): boolean
}

/** The probability from which a change is made; it becomes a confidence of 0.6. */
export const GATE = 0.72
/** Below it not even a suggestion. */
const LEAST = 0.4

export function judgedReply(input: ReadReplyInput): JudgedReply {
  const scene = sceneOfInput(input)
  const own = input.text.length
  const { changes, asks } = judgedChanges(scene, trainedJudges())
  return {
    changes,
    asks,
    isOwnSide: (start, end) =>
      scene.clauses.some(({ clause }) => clause.start < end && clause.end > start && clause.has.has('mine')),
    isAnswer: (start, end) =>
      scene.clauses.some(
        ({ clause, quoted, isInline }) => clause.start < end && clause.end > start && quoted >= 0 && isInline,
      ),
    isPartDone: (start, end) =>
      scene.clauses.some((one) => one.clause.start < end && one.clause.end > start && isPart(scene, one)),
    isAboutKnown: (start, end) =>
      scene.clauses.some(
        ({ clause, best, mentions }) =>
          clause.start < end &&
          clause.end > start &&
          clause.start < own &&
          best >= 0 &&
          (mentions[best]?.thing ?? 0) >= NAMED &&
          (mentions[best]?.coverage ?? 0) >= 0.5,
      ),
  }
}

export function judgedChanges(scene: Scene, judges: Judges): Pick<JudgedReply, 'changes' | 'asks'> {
  const best = new Map<string, { candidate: Candidate; p: number }>()
  for (const candidate of candidatesOf(scene, judges)) {
    const p = Math.max(judges.change(candidate.row), isPlain(scene, candidate) ? PLAIN : 0)
    const key = `${candidate.place} ${fieldOf(candidate)}`
    if (p >= LEAST && p > (best.get(key)?.p ?? 0)) best.set(key, { candidate, p })
  }
  const found = [...best.values()].sort(
    (a, b) => a.candidate.clause - b.candidate.clause || a.candidate.place - b.candidate.place,
  )
  const said = found.filter(({ candidate }) => isSaid(scene, candidate))
  const vague = found.filter(({ candidate, p }) => p >= GATE && isVague(scene, candidate))
  return {
    changes: said.map(({ candidate, p }) => ({
      ...changeOf(scene, candidate, confidenceOf(p)),
      probability: p,
    })),
    asks: vague.map(({ candidate }) => changeOf(scene, candidate, 0).evidence),
  }
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

/** "Done!" where several tasks are open. */
function isVague(scene: Scene, { clause: index, place, act }: Candidate): boolean {
  const own = scene.clauses[index]
  return (
    own !== undefined &&
    !own.clause.isQuestion &&
    pointsAt(scene, own, index) === 'nothing' &&
    !isOnlyWork(own, place, act) &&
    own.clause.tokens.length <= MOST_VAGUE
  )
}

/** Words of a clause that may be asked about; a longer one is a story. */
const MOST_VAGUE = 6

/** What is asked, nearly so, or points at no task is never done at once, however likely it sounds. */
function isSaid(scene: Scene, { clause: index, act, place }: Candidate): boolean {
  const own = scene.clauses[index]
  if (!own) return false
  const { has, isQuestion } = own.clause
  const isWish = has.has('please') || has.has('take') || has.has('give')
  const isShort = own.quoted >= 0 && own.isInline && act === 'due' && own.clause.tokens.length <= MOST_VAGUE
  const isAsked = isShort || isWish || own.called !== null || own.namings.length > 0
  if (isQuestion && !(isAsked && (act === 'due' || act === 'assign' || act === 'off' || act === 'title')))
    return false
  if (act === 'done' && (has.has('almost') || isOnceDone(own))) return false
  const readings = readingsOf(scene, index)
  // Where no word says so, nothing is done, however likely it sounds.
  if (act === 'done' && !readings.some((one) => /^(?:done|past|free)/.test(one))) return false
  if (act === 'done' && (isPart(scene, own) || isFewer(scene, own, place))) return false
  const isDenied =
    has.has('not') || readings.some((one) => one.startsWith('past:not') || one.startsWith('done:not'))
  if (act === 'done' && isDenied && !readings.some((one) => /^(?:done|past|past:work|free)\??$/.test(one)))
    return false
  if (act === 'due' && has.has('done') && has.has('will') && scene.tasks[place]?.task.dueDate === null)
    return false
  if (act === 'off' && has.has('merge') && !isFirstNamed(own, place, scene)) return false
  if (act === 'blocked' && isWaitedFor(own, place)) return false
  const about = pointsAt(scene, own, index)
  if (about === 'nothing' && !isOnlyWork(own, place, act)) return false
  if ((about === 'only' || about === 'own') && namesMore(scene, own)) return false
  const isOwn = has.has('i') || has.has('we') || has.has('mine')
  return (
    about !== 'own' ||
    (isOwn && scene.tasks[place]?.task.assignees.includes(scene.input.author.email) === true)
  )
}

/** "It is ordered": of all tasks only this one is to be ordered. */
function isOnlyWork({ mentions }: SceneClause, place: number, act: Act): boolean {
  const own = mentions[place]
  return (
    own !== undefined &&
    (act === 'done' ? own.workDone : own.work || own.verb >= 0.8) &&
    mentions.filter(({ work, verb }) => work || verb >= 0.8).length === 1
  )
}

/** "Merge 3 into 1": only the first goes. */
function isFirstNamed({ designations, mentions }: SceneClause, place: number, { tasks }: Scene): boolean {
  const [first, ...more] = designations.filter(({ kind }) => kind === 'number' || kind === 'bare')
  if (first && more.length > 0) return first.tasks.includes(tasks[place]?.task.number ?? 0)
  const named = mentions.flatMap(({ thing, at }) => (thing >= NAMED ? [at] : []))
  return named.length < 2 || mentions[place]?.at === Math.min(...named)
}

/** "The report waits for the figures": the figures wait for nothing. */
function isWaitedFor({ clause: { marks }, mentions }: SceneClause, place: number): boolean {
  const cue = marks.find(({ concept }) => concept === 'waiting' || concept === 'once')
  const own = mentions[place]
  if (!cue || !own || own.thing < NAMED || own.at < cue.to) return false
  return mentions.some(({ thing, at }, other) => other !== place && thing >= NAMED && at < cue.from)
}

/** "I take the contract" speaks of something else than the one task that is open. */
function namesMore({ vocabulary }: Scene, { clause, namings, past }: SceneClause): boolean {
  const { tokens, marks, dates } = clause
  return tokens.some(
    ({ kind, text, start, end }, at) =>
      kind === 'word' &&
      text.length > 2 &&
      !past[at] &&
      !vocabulary.small.has(text) &&
      vocabulary.works(text).length === 0 &&
      !marks.some(({ from, to }) => at >= from && at < to) &&
      !namings.some((naming) => naming.at === at) &&
      !dates.some((date) => start >= date.start && end <= date.end),
  )
}

/** "Approved once legal has signed." */
function isOnceDone({ clause: { marks, dates }, past }: SceneClause): boolean {
  const said = [
    ...marks.filter(({ concept }) => concept === 'done').map(({ from }) => from),
    past.indexOf(true),
  ]
  const first = Math.min(...said.filter((at) => at >= 0))
  return dates.length === 0 && marks.some(({ concept, from }) => concept === 'once' && from > first)
}

function fieldOf({ act }: Candidate): string {
  if (act === 'due' || act === 'assign' || act === 'title') return act
  return act === 'high' || act === 'low' ? 'priority' : 'status'
}

function confidenceOf(p: number): number {
  const confidence = p >= GATE ? 0.6 + (0.4 * (p - GATE)) / (1 - GATE) : (0.6 * p) / GATE
  return Math.min(0.99, Number(confidence.toFixed(2)))
}

function sceneOfInput(input: ReadReplyInput): Scene {
  const { author, to, cc, openTasks, doneTasks, text, answers = [], quoted = '' } = input
  const people = [author, ...to, ...cc].map(({ email, name }) => ({ email: email.toLowerCase(), name }))
  const known =
    (isDone: boolean) =>
    (task: ReadReplyInput['openTasks'][number]): KnownTask => ({
      number: task.number,
      title: task.title,
      assignees: task.assignees.map((one) => one.toLowerCase()),
      status: isDone ? 'done' : (task.state ?? 'pending'),
      dueDate: task.dueDate ?? null,
    })
  const tasks = [...openTasks.map(known(false)), ...doneTasks.map(known(true))].sort(
    (a, b) => a.number - b.number,
  )
  const base: SceneInput = {
    ...{ text: '', answers: [], people, tasks, about: input.about ?? null },
    author: { ...author, email: author.email.toLowerCase() },
    dates: {
      at: input.sentAt,
      zone: input.zone,
      ...(input.dayFirst === undefined ? {} : { dayFirst: input.dayFirst }),
    },
  }
  const views = sceneOf(base).tasks
  return sceneOf({
    ...base,
    ...ownWordsOf({ text: text.slice(0, LONGEST_TEXT), answers: [...answers] }, quoted, views),
  })
}

/** Characters; a reply that says what became of tasks is shorter. */
const LONGEST_TEXT = 20_000
