// What may tell which task a clause means, as numbers for the judge.
import { NAMED, type Scene, type SceneClause } from './scene.ts'

export const TARGET_FEATURES = 52

/** What is the same of a clause for every task: looked at once, since a reply may be about hundreds. */
interface ClauseSide {
  context: Context
  named: string[]
  /** Of these, so many. */
  mine: number
  open: number
  ownedByNamed: number
  ownedByCalled: number
  /** How clearly the two tasks are named that are named most clearly. */
  most: number
  second: number
  /** Tasks that are named. */
  told: number
  isAnyPointed: boolean
  nextInSentence: number
  inSentence: SceneClause[]
}

const sides = new WeakMap<SceneClause, ClauseSide>()

function sideOf(scene: Scene, index: number): ClauseSide {
  const { clauses, tasks, input } = scene
  const own = clauses[index] as SceneClause
  const known = sides.get(own)
  if (known) return known
  const { clause, designations, mentions, namings, called } = own
  const count = (fits: (task: (typeof tasks)[number]['task']) => boolean) =>
    tasks.filter(({ task }) => fits(task)).length
  const named = namings.filter(({ isCall }) => !isCall).map(({ email }) => email)
  const [most = 0, second = 0] = mentions.map(({ thing }) => thing).sort((one, other) => other - one)
  const next = clauses[index + 1]
  const side: ClauseSide = {
    context: contextOf(scene, index),
    named,
    mine: count(({ assignees, status }) => assignees.includes(input.author.email) && status !== 'done'),
    open: count(({ status }) => status !== 'done'),
    ownedByNamed: count(({ assignees }) => named.some((email) => assignees.includes(email))),
    ownedByCalled: called === null ? 0 : count(({ assignees }) => assignees.includes(called)),
    ...{ most, second },
    told: mentions.filter(({ thing }) => thing >= NAMED).length,
    isAnyPointed: designations.some(({ kind }) => ['number', 'bare', 'ordinal'].includes(kind)),
    nextInSentence: next && next.clause.sentence === clause.sentence ? next.best : -1,
    inSentence: clauses.filter((one) => one !== own && one.clause.sentence === clause.sentence),
  }
  sides.set(own, side)
  return side
}

/** Of clause `index` and the task at `place`; each about 0 to 1. */
export function targetFeatures(scene: Scene, index: number, place: number): Float64Array {
  const { clauses, tasks, input } = scene
  const own = clauses[index] as SceneClause
  const { clause, designations, mentions } = own
  const side = sideOf(scene, index)
  const { context, named, open, isAnyPointed, nextInSentence, mine } = side
  const task = (tasks[place] as (typeof tasks)[number]).task
  const mention = mentions[place] as (typeof mentions)[number]
  const bestOther = mention.thing === side.most ? side.second : side.most
  const othersTold = side.told - (mention.thing >= NAMED ? 1 : 0)
  const author = input.author.email
  const isMine = task.assignees.includes(author)
  const ownerNamed = named.some((email) => task.assignees.includes(email))
  const ownerCalled = own.called !== null && task.assignees.includes(own.called)
  const isPointed = (kind: string) =>
    designations.some((one) => one.kind === kind && one.tasks.includes(task.number))
  const pointsElsewhere = isAnyPointed && !isPointed('number') && !isPointed('bare') && !isPointed('ordinal')
  const has = (kind: string) => designations.some((one) => one.kind === kind)
  const noMention = own.best < 0 && !isAnyPointed
  const isContext = context.place === place
  const pronoun = clause.has.has('it')
  const inSentence = Math.max(0, ...side.inSentence.map((one) => one.mentions[place]?.thing ?? 0))
  const isQuoted = own.quoted === place
  const flags: (number | boolean)[] = [
    ...[isPointed('number'), isPointed('bare'), isPointed('ordinal'), has('all'), has('rest'), has('both')],
    ...[has('both') && isMine && mine === 2, has('mine') && isMine, has('mine'), pointsElsewhere],
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
    ...[isContext && pronoun, noMention, isMine, isMine && noMention, isMine && mine === 1],
    ...[isMine && mine === 1 && noMention && context.place < 0, ownerNamed, ownerNamed && noMention],
    ...[ownerNamed && noMention && side.ownedByNamed === 1, ownerCalled, ownerCalled && noMention],
    ...[ownerCalled && noMention && side.ownedByCalled === 1, open === 1, open === 1 && noMention],
    ...[input.about === task.number, clause.dates.some(({ day }) => day === task.dueDate)],
    ...[has('except') && mention.at > (designations.find(({ kind }) => kind === 'except')?.at ?? 0)],
    ...[
      1 / tasks.length,
      mention.at >= 0 && mention.at < 4,
      task.status === 'done',
      has('all') && has('mine'),
    ],
    ...[clause.has.has('i') && isMine, othersTold / 3],
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
