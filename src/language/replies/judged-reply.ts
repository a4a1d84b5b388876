// Lays out a reply for the judges: the changes that they find in it, and what its words say of its tasks beside them.
import type { TaskChange } from './changes.ts'
import type { ReadReplyInput } from './input.ts'
import { type JudgedChanges, judgedChanges } from './judged-changes.ts'
import type { KnownTask } from './known-tasks.ts'
import { isPart } from './left-over.ts'
import { ownWordsOf } from './listed-answers.ts'
import { type PartlyDone, partlyDone } from './partly-done.ts'
import { plainActs } from './plain-acts.ts'
import { NAMED, type Scene, sceneOf } from './scene.ts'
import type { SceneInput } from './scene-input.ts'
import { type PlacedSentence, sentencesToAsk } from './sentences-to-ask.ts'
import { type Statements, statementsOf } from './statements.ts'
import { trainedJudges } from './trained-judges.ts'

export interface JudgedReply extends JudgedChanges {
  /** Whether "all" between two offsets means the writer's own: "all done from my side". */
  isOwnSide(start: number, end: number): boolean
  /** Whether it answers the quoted line of one task above it. */
  isAnswer(start: number, end: number): boolean
  /** Whether what is said between two offsets is done in part: "3 written, 5 to go". */
  isPartDone(start: number, end: number): boolean
  /** Whether the words between two offsets speak of a task that is there. */
  isAboutKnown(start: number, end: number): boolean
  stated: Omit<Statements, 'changes'>
  /** Whether the clauses between two offsets speak of different tasks. */
  namesSeveral(start: number, end: number): boolean
  /** What its words say plainly: each replaces whatever else was made of them. */
  plain: TaskChange[]
  /** The task that was named last in the same sentence, before this place; null for none. */
  namedBefore(start: number): number | null
  /** Whether the writer asks what they should do: "should I cancel?". */
  isOwnQuestion(start: number, end: number): boolean
  /** Whether the task of that number is reported in part. */
  partlyDone(task: number, isDone: boolean): PartlyDone | 'unsure' | null
  /** The sentences of the reply, each next to the task that it may mean. */
  toAsk(): PlacedSentence[]
}

export function judgedReply(input: ReadReplyInput): JudgedReply {
  const scene = sceneOfInput(input)
  const own = input.text.length
  const { changes, asks } = judgedChanges(scene, trainedJudges())
  const stated = statementsOf(scene)
  return {
    changes,
    asks,
    stated,
    namesSeveral: (start, end) => namesSeveral(scene, start, end),
    toAsk: () => sentencesToAsk(input.text.slice(0, LONGEST_TEXT), scene),
    plain: plainActs(scene, stated.changes),
    namedBefore: (start) => namedBefore(scene, start),
    isOwnQuestion: (start, end) =>
      scene.clauses.some(
        ({ clause }) =>
          clause.start < end &&
          clause.end > start &&
          clause.isQuestion &&
          (clause.has.has('should') || clause.has.has('ask')) &&
          (clause.has.has('i') || clause.has.has('we')) &&
          !clause.has.has('you'),
      ),
    partlyDone: (task, isDone) =>
      partlyDone(
        scene,
        scene.tasks.findIndex((one) => one.task.number === task),
        isDone,
      ),
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

function namesSeveral({ clauses }: Scene, start: number, end: number): boolean {
  const named = clauses.flatMap(({ clause, best }) =>
    best >= 0 && clause.start < end && clause.end > start ? [best] : [],
  )
  return new Set(named).size > 1
}

function namedBefore({ clauses, tasks }: Scene, start: number): number | null {
  const at = clauses.findIndex(({ clause }) => clause.start <= start && clause.end > start)
  const own = clauses[at]
  const before = clauses.slice(0, at + 1).findLast(({ best, clause }) => best >= 0 && clause.start < start)
  if (!own || !before || before.clause.sentence !== own.clause.sentence) return null
  return tasks[before.best]?.task.number ?? null
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
