// Who does a task from now on, and when, as a reply states it: "Kim rings the bank, not me", "c'est Kim qui le fera".
import { nextDay } from './bare-days.ts'
import type { TaskChange } from './changes.ts'
import { doerIn, giverIn } from './doers.ts'
import { Names, type Naming } from './named.ts'
import { otherWords } from './said-changes.ts'
import { NAMED, type Scene, type SceneClause } from './scene.ts'
import { evidenceOf, isVerbOf, openPlaces, SAME_VERB, SURE, UNSURE } from './stated.ts'
import { tokensOf } from './tokens.ts'
import { type Concept, placeOf } from './vocabulary.ts'

/** Tokens of a clause that says who does what, and no more. */
const MOST_PLANNED = 14
const HEDGES: readonly Concept[] = [
  'unsure',
  'heard',
  'if',
  'joke',
  'wish',
  'cannot',
  'share',
  'swap',
  'please',
]

export function plannedChanges(scene: Scene, index: number): TaskChange[] {
  const own = scene.clauses[index] as SceneClause
  const doer = isPlan(scene, own) ? doerIn(scene, own) : null
  const meant = doer && meantBy(scene, index, doer)
  const task = scene.tasks[meant?.place ?? -1]?.task
  if (!doer || !meant || !task || task.status === 'done') return []
  const evidence = evidenceOf(own)
  const confidence = meant.isSure ? SURE : UNSURE
  const changes: TaskChange[] = []
  if (!task.assignees.includes(doer.email))
    changes.push({ task: task.number, kind: 'assign', assignees: [doer.email], evidence, confidence })
  const today = scene.input.dates.at.toISOString().slice(0, 10)
  const day = dayIn(scene, own)
  // "From today on Kim does it" sets no day.
  const isItsDay = day !== undefined && day !== today && day !== task.dueDate
  const isNew = changes.length > 0
  if (isItsDay && (meant.isSure || isNew))
    changes.push({
      task: task.number,
      kind: 'due',
      dueDate: day,
      evidence,
      confidence: isNew ? confidence : UNSURE,
    })
  return changes
}

function isPlan({ vocabulary }: Scene, { clause, past }: SceneClause): boolean {
  const { tokens, has, isQuestion } = clause
  if (isQuestion || tokens.length > MOST_PLANNED || past.includes(true)) return false
  if (HEDGES.some((concept) => has.has(concept)) || deniesOther(clause) || speaksOfSelf(clause)) return false
  const { away, arrives } = vocabulary.statements
  return placeOf(away, tokens) < 0 && placeOf(arrives, tokens) < 0
}

function dayIn({ input, tasks }: Scene, { clause: { dates, tokens } }: SceneClause): string | undefined {
  const found = dates.find(({ past, grain }) => !past && grain !== 'year')
  if (found) return found.lastDay
  // "…, le 15." and "…, am 15." end with their day.
  const [comma, , number] = tokens.filter(({ text }) => text !== '.').slice(-3)
  const day = number?.kind === 'number' && /^\d{1,2}$/.test(number.text) ? Number(number.text) : 0
  const isDay = comma?.text === ',' && day >= 1 && day <= 31 && !tasks.some(({ task }) => task.number === day)
  return isDay && number ? nextDay({ ...number, number: day }, input.dates.at).lastDay : undefined
}

/** A denial of anything but the writer: "not me". */
const deniesOther = ({ marks }: SceneClause['clause']): boolean =>
  marks.some((mark) => mark.concept === 'not' && !isSelfDenied(mark.to, marks))

const isSelfDenied = (at: number, marks: SceneClause['clause']['marks']): boolean =>
  marks.some(({ concept, from }) => (concept === 'i' || concept === 'we') && from === at)

const speaksOfSelf = ({ marks }: SceneClause['clause']): boolean =>
  marks.some(
    ({ concept, from }) =>
      (concept === 'i' || concept === 'we') &&
      !marks.some((mark) => mark.concept === 'not' && mark.to === from),
  )

/** The task that the clause names along with the person, else the one named right before, else the only one. */
function meantBy(scene: Scene, index: number, doer: Naming): { place: number; isSure: boolean } | null {
  const own = scene.clauses[index] as SceneClause
  const open = openPlaces(scene)
  const named = open.filter((place) => {
    const mention = own.mentions[place]
    return mention !== undefined && mention.thing >= NAMED && mention.at !== doer.at
  })
  const isAct = (place: number) =>
    own.mentions[place]?.work === true ||
    own.clause.tokens.some(({ text }) => isVerbOf(scene, place, text)) ||
    (own.mentions[place]?.verb ?? 0) >= SAME_VERB ||
    own.clause.has.has('take') ||
    own.clause.has.has('will')
  // "Kim is at the bank" says what is so; "it is Kim who rings it" says who does it.
  const isState =
    !own.clause.has.has('take') &&
    own.clause.marks.some(({ concept, from }) => concept === 'be' && from > doer.at)
  if (named.length > 0) {
    const [best = -1] = named.sort((a, b) => scoreOf(own, b) - scoreOf(own, a))
    const isOne = named.length === 1 || scoreOf(own, best) > scoreOf(own, named[1] ?? -1) + CLEARLY
    return isState && !isAct(best) ? null : { place: best, isSure: isOne && isAct(best) }
  }
  const isWill = own.clause.has.has('take') || own.clause.has.has('will')
  if (own.best >= 0 && own.mentions[own.best]?.at !== doer.at) return null
  if (otherWords(scene, own).length > MOST_OTHER_WORDS) return null
  const before = scene.clauses[index - 1]
  const apart = before ? own.clause.sentence - before.clause.sentence : 2
  const isSame = before !== undefined && (own.mentions[before.best]?.verb ?? 0) >= SAME_VERB
  if (!isWill && !isSame) return null
  if (before && before.best >= 0 && (apart === 0 || (apart === 1 && own.clause.has.has('it'))))
    return open.includes(before.best) ? { place: before.best, isSure: true } : null
  const isBare = own.clause.tokens.length <= MOST_BARE
  return open.length === 1 && isBare ? { place: open[0] ?? -1, isSure: true } : null
}

/** "Kim reads the other letters" speaks of another thing. */
const MOST_OTHER_WORDS = 1
const CLEARLY = 0.25
/** "It is Kim who will do it." */
const MOST_BARE = 9

const scoreOf = ({ mentions }: SceneClause, place: number): number =>
  (mentions[place]?.thing ?? 0) + (mentions[place]?.coverage ?? 0)

/** "Kim gave me everything": the task that was to get it from Kim is done; where it says less, a person is asked. */
export function handedOver(scene: Scene, index: number): TaskChange[] {
  const own = scene.clauses[index] as SceneClause
  const giver = giverIn(scene, own)
  if (giver === null) return []
  const names = new Names(scene.input.people)
  const from = openPlaces(scene).filter((place) =>
    tokensOf(scene.tasks[place]?.task.title ?? '').some((token) => names.find(token) === giver),
  )
  const [place = -1, ...more] = from
  const task = scene.tasks[place]?.task
  if (!task || more.length > 0) return []
  const isOther = own.best >= 0 && own.best !== place
  if (isOther) return []
  const confidence = own.clause.has.has('all') ? SURE : UNSURE
  return [{ task: task.number, kind: 'status', status: 'completed', evidence: evidenceOf(own), confidence }]
}
