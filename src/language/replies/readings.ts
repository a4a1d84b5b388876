// What a clause seems to say by its closed words: the proposals of the rules, which the judge weighs.
import { isFewer, leavesSome } from './left-over.ts'
import type { Scene, SceneClause } from './scene.ts'
import { contextOf } from './target-features.ts'
import type { Concept, Mark } from './vocabulary.ts'

/** A negation reaches so many tokens. */
const REACH = 3
const HEDGES: readonly Concept[] = ['if', 'unsure', 'heard', 'joke', 'wish', 'almost']
const AHEAD: readonly Concept[] = ['will', 'should', 'please', 'cannot']

/** Names of what may be read, each with and without what it would be about. */
export function readingsOf(scene: Scene, index: number): readonly string[] {
  const own = scene.clauses[index] as SceneClause
  const before = known.get(own)
  if (before) return before
  const read = readClause(scene, own, index)
  known.set(own, read)
  return read
}

/** A clause is asked by each judge. */
const known = new WeakMap<SceneClause, readonly string[]>()

function readClause(scene: Scene, own: SceneClause, index: number): string[] {
  const found = new Set<string>()
  const hedged = isHedged(scene, own)
  for (const reading of statesIn(scene, own)) found.add(hedged ? `${reading}?` : reading)
  for (const reading of [...daysIn(scene, own, index), ...peopleIn(scene, own, index), ...fieldsIn(own)])
    found.add(hedged ? `${reading}?` : reading)
  const about = pointsAt(scene, own, index)
  return [...found].flatMap((reading) => [reading, `${reading}@${about}`])
}

function isHedged({ clauses }: Scene, own: SceneClause): boolean {
  const { clause } = own
  if (clause.isQuestion) return true
  const at = clauses.indexOf(own)
  return clauses.some(
    (one, place) =>
      one.clause.sentence === clause.sentence &&
      one.clause.marks.some(
        ({ concept }) =>
          HEDGES.includes(concept) &&
          (one === own ||
            concept === 'if' ||
            concept === 'joke' ||
            (place === at - 1 && concept !== 'almost')),
      ),
  )
}

/** How the clause names its task, if it does. */
export function pointsAt(scene: Scene, own: SceneClause, index: number): string {
  if (own.designations.some(({ kind }) => kind === 'number' || kind === 'bare' || kind === 'ordinal'))
    return 'number'
  if (own.best >= 0) return 'name'
  if (own.designations.some(({ kind }) => kind !== 'except')) return 'group'
  if (own.quoted >= 0 && own.isInline) return 'answer'
  const { place, near } = contextOf(scene, index)
  if (place >= 0 && near !== 'reply') return near
  const open = scene.tasks.filter(({ task }) => task.status !== 'done')
  if (open.length === 1) return 'only'
  const mine = open.filter(({ task }) => task.assignees.includes(scene.input.author.email))
  return mine.length === 1 ? 'own' : 'nothing'
}

const isBefore = (marks: readonly Mark[], concepts: readonly Concept[], at: number, reach: number) =>
  marks.some(({ concept, to }) => concepts.includes(concept) && to <= at && at - to <= reach)

/** A mark of the concept that nothing denies; a longer mark that covers it says something else. */
function affirmed({ clause: { marks } }: SceneClause, concept: Concept): Mark | undefined {
  return marks.find(
    (mark) =>
      mark.concept === concept &&
      !isBefore(marks, ['not'], mark.from, REACH) &&
      !marks.some(
        (other) =>
          other.from <= mark.from && other.to >= mark.to && other.to - other.from > mark.to - mark.from,
      ),
  )
}

function statesIn(scene: Scene, own: SceneClause): string[] {
  const { clause, past, mentions, best } = own
  const { marks, tokens } = clause
  const found: string[] = []
  for (const concept of ['done', 'begun', 'waiting', 'free', 'off', 'open'] as const) {
    const mark = affirmed(own, concept)
    if (mark) found.push(isBefore(marks, AHEAD, mark.from, 4) ? `${concept}:ahead` : concept)
    else if (clause.has.has(concept)) found.push(`${concept}:not`)
  }
  for (let at = past.indexOf(true); at >= 0; at = past.indexOf(true, at + 1)) {
    const isDenied = isBefore(marks, ['not'], at, REACH)
    const isAhead = isBefore(marks, AHEAD, at, 3)
    const works = scene.vocabulary.works(tokens[at]?.text ?? '')
    const isWork = (place: number) => works.some((work) => scene.tasks[place]?.works.has(work))
    const isOwnWork = best >= 0 ? isWork(best) : scene.tasks.some((_, place) => isWork(place))
    const mood = isDenied ? ':not' : isAhead ? ':ahead' : ''
    found.push(`past${mood}${isOwnWork ? ':work' : ''}`)
    const thing = mentions[best]
    if (!mood && thing) found.push(thing.at < at ? 'past:after-thing' : 'past:before-thing')
    if (!mood && at <= 1) found.push('past:head')
    if (!mood && isBefore(marks, ['i', 'we', 'have'], at, 2)) found.push('past:i')
    if (!mood && isBefore(marks, ['be'], at, 3)) found.push('past:be')
  }
  if (isRatio(own)) found.push('ratio')
  if (mentions.some(({ work }, place) => (work || place === best) && isFewer(scene, own, place)))
    found.push('fewer')
  if (leavesSome(scene, own)) found.push('some-left')
  const isUnable = clause.has.has('cannot') || (clause.has.has('not') && clause.has.has('will'))
  if (isUnable && (clause.has.has('once') || clause.has.has('until') || clause.has.has('because')))
    found.push('unable:until')
  else if (isUnable) found.push('unable')
  if (found.length === 0 && best >= 0 && tokens.length <= 4) found.push('bare-name')
  return found
}

/** "3 of 5", "70 %", "half". */
function isRatio({ clause: { tokens, has } }: SceneClause): boolean {
  return (
    tokens.some(
      ({ kind, text }, at) =>
        kind === 'number' &&
        (tokens[at + 1]?.text === '%' ||
          (tokens[at + 2]?.kind === 'number' &&
            /^\p{L}{1,3}$|^\/$/u.test(tokens[at + 1]?.text ?? '') &&
            Number(text) < Number(tokens[at + 2]?.text))),
    ) || has.has('part')
  )
}

function daysIn(scene: Scene, own: SceneClause, index: number): string[] {
  const { clause, best, mentions } = own
  const { has, marks, tokens } = clause
  const place = best >= 0 ? best : contextOf(scene, index).place
  const due = scene.tasks[place]?.task.dueDate ?? null
  const found: string[] = []
  const ahead = clause.dates.filter(({ past, grain, day }) => !past && grain !== 'year' && day !== due)
  for (const cue of [
    'move',
    'later',
    'earlier',
    'until',
    'deadline',
    'please',
    'will',
    'i',
    'not',
  ] as const) {
    if (!has.has(cue)) continue
    if (ahead.length > 0) found.push(`day:${cue}`)
    if (isAmount(own, scene)) found.push(`amount:${cue}`)
  }
  if (ahead.length > 0) {
    found.push('day')
    if (best >= 0) found.push('day:named')
    const first = ahead[0]
    const isOnly = tokens.filter(
      ({ kind, start }) => kind !== 'mark' && first && (start < first.start || start >= first.end),
    ).length
    if (isOnly <= 4) found.push('day:short')
    if (own.past.includes(true)) found.push('day:past')
  }
  if (isAmount(own, scene)) found.push('amount')
  if (has.has('same') && mentions.filter(({ thing }) => thing > 0.42).length > 1) found.push('same')
  if (has.has('deadline') && (has.has('not') || has.has('off') || has.has('open'))) found.push('no-deadline')
  if (marks.some(({ concept }) => concept === 'keep')) found.push('keep')
  return found
}

/** "Two weeks", "a day", "3 Tage". */
export function isAmount({ clause: { tokens, marks } }: SceneClause, { vocabulary }: Scene): boolean {
  return marks.some(({ concept, from }) => {
    if (concept !== 'day' && concept !== 'week' && concept !== 'month') return false
    return [1, 2].some((back) => {
      const token = tokens[from - back]
      return (
        token !== undefined &&
        (token.kind === 'number' ||
          vocabulary.number(token.text) !== null ||
          vocabulary.single.has(token.text))
      )
    })
  })
}

function peopleIn(scene: Scene, own: SceneClause, index: number): string[] {
  const { clause, best, namings, called, past } = own
  const { has } = clause
  const place = best >= 0 ? best : contextOf(scene, index).place
  const owners = scene.tasks[place]?.task.assignees ?? []
  const author = scene.input.author.email
  const isPast = past.includes(true)
  const found: string[] = []
  const others = namings.filter(({ email, isCall }) => !isCall && !owners.includes(email))
  for (const cue of [
    'take',
    'give',
    'will',
    'now',
    'share',
    'please',
    'off',
    'quit',
    'done',
    'mine',
  ] as const) {
    if (!has.has(cue)) continue
    if (others.length > 0) found.push(`other:${cue}`)
    if (called !== null && !owners.includes(called) && place >= 0) found.push(`called:${cue}`)
    if (has.has('i') && !owners.includes(author) && place >= 0) found.push(`me:${cue}`)
    if (has.has('he') && others.length === 0) found.push(`third:${cue}`)
  }
  if (others.length > 0) found.push(isPast ? 'other:past' : 'other')
  if (others.length > 0 && best >= 0) found.push('other:named')
  if (called !== null && !owners.includes(called) && best >= 0) found.push('called:foreign')
  if (others.some(({ at }) => at <= 1)) found.push(isPast ? 'other:head:past' : 'other:head')
  if (has.has('swap')) found.push('swap')
  if (has.has('i') && place >= 0 && !owners.includes(author) && !isPast) found.push('me:foreign')
  if (has.has('quit')) found.push('quit')
  return found
}

function fieldsIn(own: SceneClause): string[] {
  const { clause } = own
  const found: string[] = []
  for (const concept of ['urgent', 'calm', 'rename', 'merge', 'add', 'swap'] as const) {
    if (affirmed(own, concept)) found.push(concept)
    else if (clause.has.has(concept)) found.push(`${concept}:not`)
  }
  if (/["“”„«»‘']\p{L}/u.test(clause.text) && clause.has.has('rename')) found.push('rename:quoted')
  return found
}
