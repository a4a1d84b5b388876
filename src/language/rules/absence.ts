// Reads an absence: who gets what comes meanwhile, what pauses, and until when.
import { findDates } from '../dates/find.ts'
import type { FoundDate } from '../dates/found-date.ts'
import { plusDays } from '../dates/iso-day.ts'
import type { Cue } from '../lexicon/rule-words.ts'
import type { Item } from './cues.ts'
import type { AbsenceAct, ReadAbsence, RuleReading } from './rule.ts'

const ABSENT: readonly Cue[] = ['away', 'mine', 'noReminders', 'noTasks', 'ends', 'back']

/** Whether the text speaks of the writer's own absence, tasks or reminders; `isOfMails`: it names mails, too. */
export function isAbsence(items: readonly Item[], isOfMails: boolean): boolean {
  const has = (cue: Cue) => items.some((item) => item.cue === cue)
  if (ABSENT.some(has) || saysAway(items)) return true
  return has('covers') && !isOfMails
}

const saysAway = (items: readonly Item[]): boolean =>
  items.some(({ cue }, place) => cue === 'away' || (cue === 'awayFirst' && isFirst(items, place)))

const isFirst = (items: readonly Item[], place: number) =>
  items.slice(0, place).every(({ cue, kind, date }) => cue === 'noise' || kind === 'mark' || date !== null)

export function readAbsence(
  text: string,
  items: readonly Item[],
  { today, language }: { today: string; language: string },
): RuleReading {
  const has = (cue: Cue) => items.some((item) => item.cue === cue)
  const dates = findDates(text, { at: new Date(`${today}T09:00:00Z`), zone: 'UTC', language })
  const acts: AbsenceAct[] = []
  const delegate = delegateIn(items)
  if (delegate !== null) acts.push({ do: 'delegate', value: delegate })
  if (has('noReminders')) acts.push({ do: 'pause', value: 'reminders' })
  if (has('noTasks')) acts.push({ do: 'pause', value: 'tasks' })
  if (has('onReturn') && has('digest')) acts.push({ do: 'digest', value: 'return' })
  const term = termOf(items, dates, today)
  if (has('ends') || (has('back') && acts.length === 0 && !has('away')))
    return {
      kind: 'absence',
      absence: { acts: [{ do: 'end', value: true }], start: null, until: term?.until ?? today },
    }
  if (term === null) return { kind: 'ask', missing: ['until'] }
  // "From Monday two weeks": how long it is was not understood.
  const isCounted = items.some(
    ({ cue, start, end }) =>
      (cue === 'week' || cue === 'day') && !dates.some((one) => start >= one.start && end <= one.end),
  )
  if (isCounted && term.start === term.until) return { kind: 'ask', missing: ['until'] }
  const unread = unreadOf(items, dates, { delegate, mayReason: acts.length > 0 })
  if (unread.length > 0 && acts.length > 0) return { kind: 'ask', missing: [], unread }
  // Who says that they are away, and nothing else at all, has nobody stand in.
  if (acts.length === 0 && (unread.length > 0 || !saysAway(items))) return { kind: 'ask', missing: ['act'] }
  return { kind: 'absence', absence: { acts, ...term } satisfies ReadAbsence }
}

/** Between a name and what it takes: "Ben gets mine". */
const BETWEEN: ReadonlySet<Cue | null> = new Set<Cue>([
  'noise',
  'takes',
  'says',
  'writes',
  'me',
  'goes',
  'assign',
  'when',
])
const BEFORE_NAME: ReadonlySet<Cue | null> = new Set<Cue>([
  'goes',
  'to',
  'assign',
  'delegate',
  'forward',
  'copy',
  'covers',
])

function delegateIn(items: readonly Item[]): string | null {
  const isName = (item: Item | undefined) =>
    item !== undefined && item.cue === null && item.kind !== 'mark' && item.date === null
  for (let at = 0; at < items.length; at++) {
    if (!isName(items[at])) continue
    let end = at + 1
    while (isName(items[end])) end++
    let next = end
    while (BETWEEN.has(items[next]?.cue ?? null)) next++
    let before = at - 1
    while (items[before]?.cue === 'noise') before--
    const isTaken = ['covers', 'mine'].includes(items[next]?.cue ?? '') || items[end]?.cue === 'takes'
    const isGiven = items[at]?.capital === true && BEFORE_NAME.has(items[before]?.cue ?? null)
    const isBehind = items[before]?.cue === 'takes' && items[before - 1]?.cue === 'mine'
    if (isTaken || isGiven || isBehind)
      return items
        .slice(at, end)
        .map(({ written }) => written)
        .join(' ')
    at = end - 1
  }
  return null
}

/** What may stand behind "I am", and says why: "at the fair", "on parental leave". */
const REASONED: ReadonlySet<Cue | null> = new Set<Cue>(['away', 'awayFirst', 'until', 'term', 'back'])

/** Words that are no name, no day and no reason: something else is asked, too. */
function unreadOf(
  items: readonly Item[],
  dates: readonly FoundDate[],
  { delegate, mayReason }: { delegate: string | null; mayReason: boolean },
): string[] {
  const names = (delegate ?? '').toLowerCase().split(' ')
  const unread: string[] = []
  let isReason = false
  for (const item of items) {
    const isDated = dates.some(({ start, end }) => item.start >= start && item.end <= end)
    if (item.kind === 'mark') isReason = false
    else if (REASONED.has(item.cue) || isDated) isReason = mayReason
    else if (item.cue !== null && item.cue !== 'noise' && item.cue !== 'to' && item.cue !== 'number')
      isReason = false
    const isName = names.includes(item.written.toLowerCase())
    if (isName) isReason = false
    const isKnown = item.cue !== null || item.kind === 'mark' || isDated || isReason || isName
    if (!isKnown || item.cue === 'order') unread.push(item.written)
  }
  return unread
}

interface Ends {
  start: string | null
  until: string
}

/** Null where no end is named, or one that does not exist. */
function termOf(items: readonly Item[], dates: readonly FoundDate[], today: string): Ends | null {
  const back = items.findIndex(({ cue }) => cue === 'back')
  const backAt = items[back]?.end
  const returns =
    backAt === undefined ? undefined : dates.find(({ start }) => start >= backAt && start <= backAt + 12)
  if (returns) return { start: null, until: plusDays(returns.day, -1) }
  const own = items.find(({ date }) => date !== null)
  if (own?.date) {
    const { date } = own
    const isLater = own.cue === 'term' && date.day > today
    return { start: isLater ? date.day : null, until: date.lastDay }
  }
  const after = items.find(({ cue }) => cue === 'until')
  const rest = after ? dates.filter(({ start }) => start >= after.end) : dates
  const [first] = rest
  const last = rest.at(-1)
  if (!first || !last) return null
  // "On Fridays no reminders" has no end: only who is away is back the day after.
  const isAway = items.some(({ cue }) => cue === 'away' || cue === 'awayFirst' || cue === 'noTasks')
  if (!after && !isAway) return null
  if (after) return { start: null, until: first.lastDay }
  if (first.grain === 'week') return { start: first.day, until: plusDays(first.day, 4) }
  return { start: first.day, until: last.lastDay }
}
