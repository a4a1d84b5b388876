// Works out what an act fills in: the new day, the new owner, the new title, what is waited for.
import type { FoundDate } from '../dates/found-date.ts'
import { plusDays } from '../dates/iso-day.ts'
import { isHolder } from './doers.ts'
import { isReplaced } from './named.ts'
import { isAmount } from './readings.ts'
import { NAMED, type Scene, type SceneClause } from './scene.ts'
import { contextOf } from './target-features.ts'

export interface DaySlot {
  /** 'YYYY-MM-DD', or null for no day any more. */
  day: string | null
  how: 'date' | 'shift' | 'same' | 'none' | 'beside'
}

export interface OwnerSlot {
  /** Addresses, in lower case. */
  owners: string[]
  how: 'named' | 'me' | 'called' | 'swap' | 'share' | 'third' | 'nobody'
}

/** What a change fills in. */
export interface Slots {
  day: DaySlot | null
  owner: OwnerSlot | null
  title: string | null
  /** Numbers of tasks. */
  blockers: number[]
}

const MOST_UNITS = 60

/** The day on which the task at `place` is due from now on; null where the clause names none. */
export function daySlot(scene: Scene, index: number, place: number): DaySlot | null {
  const own = scene.clauses[index] as SceneClause
  const { clause, mentions } = own
  const { has } = clause
  const due = scene.tasks[place]?.task.dueDate ?? null
  if (has.has('same')) {
    const at = clause.marks.findLast(({ concept }) => concept === 'same')?.from ?? 0
    const isAfter = (mentions[place]?.thing ?? 0) >= NAMED && (mentions[place]?.at ?? -1) > at
    const other = isAfter ? -1 : bestAfter(mentions, at, place)
    const day = other < 0 ? null : (scene.tasks[other]?.task.dueDate ?? null)
    if (day !== null) return { day, how: 'same' }
  }
  const early = shiftOf(scene, own)
  if (
    early !== null &&
    due !== null &&
    (has.has('later') || has.has('earlier')) &&
    clause.dates.every((one) => isSpan(own, one))
  )
    return { day: plusDays(due, early), how: 'shift' }
  const date = newDate(clause.dates, own, due)
  if (date) return { day: dayOf(date), how: 'date' }
  const shift = shiftOf(scene, own)
  if (shift !== null && due !== null) return { day: plusDays(due, shift), how: 'shift' }
  if (has.has('deadline') && (has.has('not') || has.has('off') || has.has('open')))
    return { day: null, how: 'none' }
  for (const beside of has.has('move') || has.has('deadline') || has.has('later')
    ? [index + 1, index - 1]
    : []) {
    const other = scene.clauses[beside]
    if (other?.clause.sentence !== clause.sentence || other.best >= 0) continue
    const found = newDate(other.clause.dates, other, due)
    if (found) return { day: dayOf(found), how: 'beside' }
    const moved = shiftOf(scene, other)
    if (moved !== null && due !== null) return { day: plusDays(due, moved), how: 'beside' }
  }
  return null
}

/** "Two weeks later" is read as a date too. */
function isSpan({ clause: { marks, tokens } }: SceneClause, { start, end }: FoundDate): boolean {
  return marks.some(({ concept, from }) => {
    const token = tokens[from]
    return (
      (concept === 'day' || concept === 'week' || concept === 'month') &&
      token !== undefined &&
      token.start >= start &&
      token.end <= end
    )
  })
}

/** The task that is named best behind the token. */
function bestAfter(mentions: SceneClause['mentions'], from: number, except: number): number {
  let best = -1
  for (const [place, { thing, at }] of mentions.entries())
    if (place !== except && thing >= NAMED && at > from && thing > (mentions[best]?.thing ?? 0)) best = place
  return best
}

/** The last day ahead that is not the present one: "from the 4th to the 9th". */
function newDate(dates: readonly FoundDate[], { clause }: SceneClause, due: string | null): FoundDate | null {
  const ahead = dates.filter(({ past, grain }) => !past && grain !== 'year')
  const fresh = ahead.filter((date) => dayOf(date) !== due)
  const afterUntil = fresh.findLast(({ start }) =>
    clause.marks.some(({ concept, from, to }) => {
      const end = clause.tokens[to - 1]?.end ?? -1
      return (
        concept === 'until' && ((end <= start && start - end <= 5) || clause.tokens[from]?.start === start)
      )
    }),
  )
  return afterUntil ?? fresh[0] ?? null
}

/** Of a week its Friday, of a longer span its last day. */
function dayOf({ day, lastDay, grain }: FoundDate): string {
  if (grain !== 'week') return lastDay
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return plusDays(day, 4 - ((weekday + 6) % 7))
}

/** "Two weeks later", "a day earlier", in days; null where there is no such span. */
function shiftOf(scene: Scene, own: SceneClause): number | null {
  const { tokens, marks, has } = own.clause
  if (!isAmount(own, scene) || !(has.has('later') || has.has('earlier') || has.has('move'))) return null
  for (const { concept, from } of marks) {
    const length = concept === 'day' ? 1 : concept === 'week' ? 7 : concept === 'month' ? 30 : 0
    if (length === 0) continue
    const token = [tokens[from - 1], tokens[from - 2]].find(
      (one) => one && (one.kind === 'number' || scene.vocabulary.number(one.text) !== null),
    )
    const count = token ? (scene.vocabulary.number(token.text) ?? Number(token.text)) : 1
    if (!Number.isInteger(count) || count < 1 || count > MOST_UNITS) continue
    const isFortnight = scene.vocabulary.fortnight.has(tokens[from]?.text ?? '')
    const days = count * (isFortnight ? 14 : length)
    return has.has('earlier') && !has.has('later') ? -days : days
  }
  return null
}

/** Who does the task at `place` from now on; null where the clause names nobody new. */
export function ownerSlot(scene: Scene, index: number, place: number): OwnerSlot | null {
  const own = scene.clauses[index] as SceneClause
  const { clause, namings, called } = own
  const { has } = clause
  const owners = scene.tasks[place]?.task.assignees ?? []
  const author = scene.input.author.email
  const named = [
    ...new Set(
      namings.flatMap((one) =>
        one.isCall || isReplaced(clause, one, scene.vocabulary) || isHolder(scene, own, one)
          ? []
          : [one.email],
      ),
    ),
  ]
  const isNew = (email: string) => !owners.includes(email)
  const fresh = named.filter(isNew)
  if (has.has('swap')) {
    const two = [
      ...new Set([...named, ...(has.has('i') || has.has('we') ? [author] : []), ...(called ? [called] : [])]),
    ]
    const other = two.filter(isNew)
    if (two.length >= 2 && other.length === 1) return { owners: other, how: 'swap' }
  }
  if (has.has('share') && (fresh.length > 0 || has.has('i'))) {
    const people = [...new Set([...named, ...(has.has('i') || has.has('we') ? [author] : [])])]
    if (people.length > 1) return { owners: people, how: 'share' }
    const joined = [...new Set([...owners, ...people])]
    if (joined.length > owners.length) return { owners: joined, how: 'share' }
  }
  if (fresh.length > 0) return { owners: [fresh.at(-1) ?? ''], how: 'named' }
  if (has.has('nobody')) return { owners: [], how: 'nobody' }
  if (has.has('i') && isNew(author)) return { owners: [author], how: 'me' }
  if (called !== null && isNew(called)) return { owners: [called], how: 'called' }
  if (has.has('he')) {
    const last = lastNamed(scene, index).find(isNew)
    if (last !== undefined) return { owners: [last], how: 'third' }
  }
  return null
}

/** Who was named before the clause in its paragraph, the nearest first. */
function lastNamed({ clauses }: Scene, index: number): string[] {
  const paragraph = clauses[index]?.clause.paragraph
  const found: string[] = []
  for (let before = index - 1; before >= 0 && clauses[before]?.clause.paragraph === paragraph; before--)
    found.push(...(clauses[before]?.namings ?? []).map(({ email }) => email).reverse())
  return found
}

const QUOTE = /["“”„«»‘’']/u
const SHORTEST_TITLE = 2
const LONGEST_TITLE = 120

/** What the task is called from now on. */
export function titleSlot(scene: Scene, index: number): string | null {
  const own = scene.clauses[index] as SceneClause
  const sentence = scene.clauses.filter(({ clause }) => clause.sentence === own.clause.sentence)
  const text = scene.input.text.slice(own.clause.start, sentence.at(-1)?.clause.end)
  const quotes = quotedIn(text)
  if (quotes.length > 0) return quotes.at(-1)?.slice(0, LONGEST_TITLE) ?? null
  const cue = own.clause.marks.findLast(({ concept }) => concept === 'rename')
  const last = own.clause.marks.findLast(
    ({ concept, from }) => concept === 'until' && cue !== undefined && from >= cue.to,
  )
  const from = own.clause.tokens[(last ?? cue)?.to ?? 0]
  const end = own.clause.tokens.at(-1)
  if (!cue || !from || !end || from.start >= end.end) return null
  return withoutEnd(scene.input.text.slice(from.start, end.end)).slice(0, LONGEST_TITLE) || null
}

/** What stands between two quotation marks on one line; an apostrophe within a word is none. */
function quotedIn(text: string): string[] {
  const found: string[] = []
  let from = -1
  for (let at = 0; at < text.length; at++) {
    const mark = text[at] ?? ''
    if (mark === '\n') from = -1
    if (!QUOTE.test(mark) || (isLetter(text[at - 1]) && isLetter(text[at + 1]))) continue
    const inner = from < 0 ? '' : text.slice(from, at).trim()
    if (inner.length >= SHORTEST_TITLE && inner.length <= LONGEST_TITLE) {
      found.push(inner)
      from = -1
    } else from = at + 1
  }
  return found
}

const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)

function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && /[.!?\s]/.test(text[end - 1] ?? '')) end--
  return text.slice(0, end)
}

/** Numbers of the tasks that the one at `place` waits for. */
export function blockersOf(scene: Scene, index: number, place: number): number[] {
  const own = scene.clauses[index] as SceneClause
  const cue = own.clause.marks.find(
    ({ concept }) => concept === 'waiting' || concept === 'once' || concept === 'until',
  )
  if (!cue) return []
  const numbers = own.designations
    .filter(({ kind, at }) => (kind === 'number' || kind === 'bare') && at >= cue.to - 1)
    .flatMap(({ tasks }) => tasks)
  const named = own.mentions.flatMap(({ thing, at }, other) =>
    other !== place && thing >= 0.6 && at >= cue.from ? [scene.tasks[other]?.task.number ?? 0] : [],
  )
  const self = scene.tasks[place]?.task.number
  return [...new Set([...numbers, ...named])].filter((number) => number > 0 && number !== self)
}

export { contextOf }
