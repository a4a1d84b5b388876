// Tells whether a clause says a change at all, however likely it sounds, and whether it leaves open of which task.
import type { Act } from './acts.ts'
import type { Candidate } from './candidates.ts'
import { doerIn, giverIn, placeOfAbsence } from './doers.ts'
import { isFewer, isPart } from './left-over.ts'
import { pointsAt, readingsOf } from './readings.ts'
import { NAMED, type Scene, type SceneClause } from './scene.ts'
import { likeness } from './similar.ts'
import { isVerbOf } from './stated.ts'
import { type Concept, type Mark, placeOf } from './vocabulary.ts'

/** "Done!" where several tasks are open. */
export function isVague(scene: Scene, { clause: index, place, act }: Candidate): boolean {
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
export function isSaid(scene: Scene, candidate: Candidate): boolean {
  const { clause: index, act, place } = candidate
  const own = scene.clauses[index]
  if (!own) return false
  const { has, isQuestion } = own.clause
  const isWish = has.has('please') || has.has('take') || has.has('give')
  const isShort = own.quoted >= 0 && own.isInline && act === 'due' && own.clause.tokens.length <= MOST_VAGUE
  const isAsked = isShort || isWish || own.called !== null || own.namings.length > 0
  if (isQuestion && !(isAsked && (act === 'due' || act === 'assign' || act === 'off' || act === 'title')))
    return false
  if (act === 'done' && (has.has('almost') || isOnceDone(own) || isTakenBack(scene, index))) return false
  const readings = readingsOf(scene, index)
  // Where no word says so, nothing is done, however likely it sounds.
  if (act === 'done' && !readings.some((one) => /^(?:done|past|free)/.test(one))) return false
  if (act === 'done' && (isPart(scene, own) || isFewer(scene, own, place))) return false
  if (act === 'done' && isStillOpen(own, place)) return false
  if (act === 'done' && own.best !== place && placeOfAbsence(scene, own) >= 0) return false
  const isDenied =
    has.has('not') || readings.some((one) => one.startsWith('past:not') || one.startsWith('done:not'))
  if (act === 'done' && isDenied && !readings.some((one) => /^(?:done|past|past:work|free)\??$/.test(one)))
    return false
  if (act === 'due' && has.has('done') && has.has('will') && scene.tasks[place]?.task.dueDate === null)
    return false
  if (act === 'due' && (!mayMoveDate(scene, own) || isOthersDay(scene, own, candidate))) return false
  if (
    act === 'assign' &&
    (isGiver(scene, own, candidate) || isReported(scene, own, candidate) || isAbsent(scene, own, candidate))
  )
    return false
  if (act === 'off' && isNoTime(own)) return false
  if (act === 'off' && has.has('merge') && !isFirstNamed(own, place, scene)) return false
  if (act === 'blocked' && isWaitedFor(own, place)) return false
  const about = pointsAt(scene, own, index)
  if (act !== 'assign' && isClaimed(own)) return false
  if (about === 'nothing' && !isOnlyWork(own, place, act)) return false
  if ((about === 'only' || about === 'own') && namesMore(scene, own)) return false
  const isOwn = has.has('i') || has.has('we') || has.has('mine')
  return (
    about !== 'own' ||
    (isOwn && scene.tasks[place]?.task.assignees.includes(scene.input.author.email) === true)
  )
}

/** Words of a clause behind the work that say how far it is: "the pavers are here, well, almost". */
const MOST_TAKEN_BACK = 4

const isTakenBack = ({ clauses }: Scene, index: number): boolean => {
  const next = clauses[index + 1]?.clause
  return next !== undefined && next.tokens.length <= MOST_TAKEN_BACK && next.has.has('almost')
}

/** "Not the 16th" and "Ann is free on the 16th" name a day and set none. */
function mayMoveDate({ vocabulary }: Scene, { clause: { tokens, dates, has, marks } }: SceneClause): boolean {
  const ahead = dates.filter(({ past }) => !past)
  if (ahead.length === 0) return true
  const moves = (['move', 'later', 'earlier', 'deadline', 'until'] as const).some((concept) =>
    has.has(concept),
  )
  const isDenied = ahead.every(({ start }) => {
    const at = tokens.findIndex((token) => token.start >= start)
    return marks.some(({ concept, to }) => concept === 'not' && to <= at && at - to <= REACH_OF_NOT)
  })
  const isShort = tokens.length <= MOST_VAGUE
  return (
    !(isDenied && (isShort || !moves)) && (moves || !tokens.some(({ text }) => vocabulary.presence.has(text)))
  )
}

const isGiver = (scene: Scene, own: SceneClause, { owner }: Candidate): boolean =>
  owner !== null && owner.owners.includes(giverIn(scene, own) ?? '')

/** "Otto has oiled them" tells what is over. */
function isReported(scene: Scene, own: SceneClause, { owner, place }: Candidate): boolean {
  const doer = doerIn(scene, own)
  if (!doer || !owner?.owners.includes(doer.email)) return false
  const isDone = own.past.some(
    (isPast, at) => isPast && at > doer.at && isVerbOf(scene, place, own.clause.tokens[at]?.text ?? ''),
  )
  return isDone && !PLANS.some((concept) => own.clause.has.has(concept))
}

const PLANS: readonly Concept[] = [
  'take',
  'give',
  'will',
  'he',
  'share',
  'swap',
  'quit',
  'not',
  'now',
  'please',
]

/** "No time for the roof" gives nothing up. */
const isNoTime = ({ clause: { marks } }: SceneClause): boolean =>
  !marks.some(({ concept }) => concept === 'off') &&
  marks.some(
    ({ concept, from, to }) =>
      concept === 'quit' &&
      to - from > 1 &&
      marks.some((mark) => mark.concept === 'not' && mark.from === from),
  )

/** "Otto is on leave until the 9th" gives Otto nothing. */
const isAbsent = (scene: Scene, own: SceneClause, { owner }: Candidate): boolean =>
  placeOfAbsence(scene, own) >= 0 &&
  !own.clause.has.has('take') &&
  owner !== null &&
  owner.owners.includes(doerIn(scene, own)?.email ?? '')

/** "Otto is away until Friday", "the felt comes on Monday": a day of a person, or of a thing that was ordered. */
function isOthersDay(scene: Scene, own: SceneClause, { place, day }: Candidate): boolean {
  if (day?.how !== 'date') return false
  const { vocabulary, tasks } = scene
  const { tokens, dates, marks } = own.clause
  const { arrives, orders } = vocabulary.statements
  const away = placeOfAbsence(scene, own)
  const named = own.mentions[place]?.at ?? -1
  // "The hall can wait until the 4th, since the shop is closed": its day comes before the reason.
  const isReason = ({ concept, from }: Mark) =>
    concept === 'because' && from < away && dates.some(({ start }) => start < (tokens[from]?.start ?? 0))
  if (away >= 0 && !(named >= 0 && named < away && marks.some(isReason))) return true
  const works = orders.flatMap(({ words }) => vocabulary.works(words[0]?.text ?? ''))
  return placeOf(arrives, tokens) >= 0 && works.some((work) => tasks[place]?.works.has(work))
}

/** Words between a denial and its day: "not on the 16th". */
const REACH_OF_NOT = 2

/** "That's mine" claims something; it says nothing of the tasks that are one's own. */
function isClaimed({ clause: { marks }, designations }: SceneClause): boolean {
  const mine = marks.find(({ concept, from, to }) => concept === 'mine' && to - from === 1)
  return (
    mine !== undefined &&
    designations.every(({ kind }) => kind === 'mine') &&
    marks.some(({ concept, to }) => concept === 'it' && to <= mine.from && mine.from - to <= 1)
  )
}

/** "The chairs for the west wing are here": the thing of a task, and the name of a place that its title does not have. */
export function isElsewhere(scene: Scene, { clause: index, place }: Candidate): boolean {
  const own = scene.clauses[index]
  const mention = own?.mentions[place]
  const task = scene.tasks[place]
  // German writes each noun with a capital.
  if (!own || !mention || !task || mention.at < 0 || scene.vocabulary.language.code === 'de') return false
  if (pointsAt(scene, own, index) !== 'name') return false
  // "Got the keys off Mrs Hill" says where they came from.
  const isSubject =
    own.past.indexOf(true) > mention.at ||
    own.clause.marks.some(({ concept, from }) => concept === 'done' && from > mention.at)
  if (!isSubject) return false
  const behind = own.clause.tokens.slice(mention.at + 1, mention.at + 1 + REACH_OF_NAME)
  const others = new Set(otherWords(scene, own))
  return behind.some(
    ({ text, start }) =>
      others.has(text) &&
      /^\p{Lu}\p{Ll}/u.test(scene.input.text.slice(start)) &&
      !task.things.some(({ word }) => likeness(text, word) >= 0.6),
  )
}

/** Words between a thing and the name of where it belongs: "the chairs of the west wing". */
const REACH_OF_NAME = 3

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

const OPEN: readonly Concept[] = ['yet', 'not', 'almost', 'cannot']

/** "The tents are up, the lights come later": the second thing, behind the comma, is not what was done. */
function isStillOpen({ clause: { tokens, marks }, past, mentions }: SceneClause, place: number): boolean {
  const at = mentions[place]?.at ?? -1
  const comma = tokens.findLastIndex(({ text }, index) => text === ',' && index < at)
  if (comma < 0) return false
  const isDone = (index: number) =>
    past[index] === true || marks.some(({ concept, from }) => concept === 'done' && from === index)
  const places = tokens.map((_, index) => index)
  return (
    places.some((index) => index < comma && isDone(index)) &&
    !places.some((index) => index > comma && isDone(index)) &&
    marks.some(({ concept, from }) => OPEN.includes(concept) && from > at)
  )
}

/** "The report waits for the figures", "without the figures no report": the figures wait for nothing. */
function isWaitedFor({ clause: { marks }, mentions }: SceneClause, place: number): boolean {
  const at = mentions[place]?.at ?? -1
  const isWithout = marks.some(
    ({ concept, from, to }) => concept === 'not' && from === 0 && at >= to && at - to < 2,
  )
  if (isWithout && mentions.some((one) => one.thing >= NAMED && one.at > at)) return true
  const cue = marks.find(({ concept }) => concept === 'waiting' || concept === 'once')
  const own = mentions[place]
  if (!cue || !own || own.thing < NAMED || own.at < cue.to) return false
  return mentions.some(({ thing, at }, other) => other !== place && thing >= NAMED && at < cue.from)
}

/** "I take the contract" speaks of something else than the one task that is open. */
const namesMore = (scene: Scene, own: SceneClause): boolean => otherWords(scene, own).length > 0

/** Words that name a thing: no verb, no name of a person, no day, and nothing that says what became of a task. */
export function otherWords({ vocabulary }: Scene, { clause, namings, past }: SceneClause): string[] {
  const { tokens, marks, dates } = clause
  const found = tokens.filter(
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
  return found.map(({ text }) => text)
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
