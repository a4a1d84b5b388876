// What may tell which task a clause means, as numbers for the judge.
import { NAMED, type Scene, type SceneClause } from './scene.ts'

export const TARGET_FEATURES = 52

/** Of clause `index` and the task at `place`; each about 0 to 1. */
export function targetFeatures(scene: Scene, index: number, place: number): Float64Array {
  const { clauses, tasks, input } = scene
  const own = clauses[index] as SceneClause
  const { clause, designations, mentions, namings } = own
  const task = (tasks[place] as (typeof tasks)[number]).task
  const mention = mentions[place] as (typeof mentions)[number]
  const others = mentions.filter((_, other) => other !== place)
  const bestOther = Math.max(0, ...others.map(({ thing }) => thing))
  const author = input.author.email
  const isMine = task.assignees.includes(author)
  const mine = tasks.filter(({ task: one }) => one.assignees.includes(author) && one.status !== 'done')
  const named = namings.filter(({ isCall }) => !isCall).map(({ email }) => email)
  const ownerNamed = named.some((email) => task.assignees.includes(email))
  const ownerCalled = own.called !== null && task.assignees.includes(own.called)
  const isPointed = (kind: string) =>
    designations.some((one) => one.kind === kind && one.tasks.includes(task.number))
  const isAnyPointed = designations.some(({ kind }) => ['number', 'bare', 'ordinal'].includes(kind))
  const pointsElsewhere = isAnyPointed && !isPointed('number') && !isPointed('bare') && !isPointed('ordinal')
  const has = (kind: string) => designations.some((one) => one.kind === kind)
  const noMention = own.best < 0 && !isAnyPointed
  const open = tasks.filter(({ task: one }) => one.status !== 'done')
  const context = contextOf(scene, index)
  const isContext = context.place === place
  const pronoun = clause.has.has('it')
  const ownerNames = tasks.filter(({ task: one }) => named.some((email) => one.assignees.includes(email)))
  const calledTasks =
    own.called === null ? [] : tasks.filter(({ task: one }) => one.assignees.includes(own.called ?? ''))
  const next = clauses[index + 1]
  const nextInSentence = next && next.clause.sentence === clause.sentence ? next.best : -1
  const inSentence = Math.max(
    0,
    ...clauses
      .filter((one) => one !== own && one.clause.sentence === clause.sentence)
      .map((one) => one.mentions[place]?.thing ?? 0),
  )
  const isQuoted = own.quoted === place
  const flags: (number | boolean)[] = [
    ...[isPointed('number'), isPointed('bare'), isPointed('ordinal'), has('all'), has('rest'), has('both')],
    ...[has('both') && isMine && mine.length === 2, has('mine') && isMine, has('mine'), pointsElsewhere],
    ...[isQuoted && own.isInline, isQuoted, own.quoted >= 0 && !isQuoted && own.isInline],
    ...[mention.thing, mention.coverage, Math.min(3, mention.hits) / 3, mention.thing - bestOther],
    ...[mention.thing >= NAMED && mention.thing >= bestOther, own.best === place],
    ...[mention.verb, mention.work, mention.workDone, mention.thing * mention.verb],
    ...[inSentence, nextInSentence === place, isContext && context.near === 'sentence'],
    ...[
      isContext && context.near === 'paragraph',
      isContext && context.near === 'reply',
      isContext && noMention,
    ],
    ...[isContext && pronoun, noMention, isMine, isMine && noMention, isMine && mine.length === 1],
    ...[isMine && mine.length === 1 && noMention && context.place < 0, ownerNamed, ownerNamed && noMention],
    ...[ownerNamed && noMention && ownerNames.length === 1, ownerCalled, ownerCalled && noMention],
    ...[
      ownerCalled && noMention && calledTasks.length === 1,
      open.length === 1,
      open.length === 1 && noMention,
    ],
    ...[input.about === task.number, clause.dates.some(({ day }) => day === task.dueDate)],
    ...[has('except') && mention.at > (designations.find(({ kind }) => kind === 'except')?.at ?? 0)],
    ...[
      1 / tasks.length,
      mention.at >= 0 && mention.at < 4,
      task.status === 'done',
      has('all') && has('mine'),
    ],
    ...[clause.has.has('i') && isMine, others.filter(({ thing }) => thing >= NAMED).length / 3],
  ]
  const row = new Float64Array(TARGET_FEATURES)
  for (const [at, value] of flags.entries()) row[at] = Number(value)
  return row
}

export interface Context {
  place: number
  near: 'sentence' | 'paragraph' | 'reply'
}

/** The task named last before the clause. */
export function contextOf({ clauses }: Scene, index: number): Context {
  const { clause } = clauses[index] as SceneClause
  for (let before = index - 1; before >= 0; before--) {
    const one = clauses[before] as SceneClause
    const place =
      one.best >= 0 ? one.best : one.isInline && one.clause.paragraph === clause.paragraph ? one.quoted : -1
    if (place < 0) continue
    const isSameSentence = one.clause.sentence === clause.sentence
    const isSameParagraph = one.clause.paragraph === clause.paragraph
    return { place, near: isSameSentence ? 'sentence' : isSameParagraph ? 'paragraph' : 'reply' }
  }
  return { place: -1, near: 'reply' }
}
