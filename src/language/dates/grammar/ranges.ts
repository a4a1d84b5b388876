// From one day to another, openings and deadlines, and what only looks like a date.
import { type Cycle, monthDaysCycle, nextOf, previousOf } from '../cycle.ts'
import { type Duration, type Span, shiftDay, span } from '../span.ts'
import {
  CYCLE,
  DAY_PART,
  DURATION,
  HOURS,
  type Lead,
  type Moment,
  NUMBER,
  ORDINAL,
  OTHER,
  SPAN,
  STATED,
  type Stated,
  UNIT,
} from './categories.ts'
import { stretch } from './durations.ts'
import * as picking from './picking.ts'
import { rule } from './rule.ts'

function between(from: Span, to: Span): Span | null {
  if (to.last < from.first || to.last - from.first > 40_000) return null
  return span(from.first, to.last, 'day', {
    interval: true,
    clock: from.clock,
    endClock: to.clock,
    floating: from.floating && to.floating,
  })
}

/** The second of two days is the first such one after the first. */
function cycleTo(a: Cycle, b: Cycle, moment: Moment): Span | null {
  const from = lastingNow(a, b, moment) ?? picking.pick(a, moment)
  const to = from && nextOf(b, from.first + 1)
  const found = from && to && between(from, to)
  return found && { ...found, weak: a.weak && b.weak ? 1 : 0 }
}

/** "From May to September" said in July began last May. */
function lastingNow(a: Cycle, b: Cycle, { today }: Moment): Span | null {
  const from = a.kind === 'weekday' ? null : previousOf(a, today + 1)
  const to = from && nextOf(b, from.first + 1)
  return to && to.last >= today ? from : null
}

function cycleUntil(a: Cycle, to: Span): Span | null {
  const from = to.floating || to.unit === 'year' || to.interval ? null : previousOf(a, to.first + 1)
  return from && between(from, to)
}

function untilCycle(from: Span, b: Cycle): Span | null {
  const to = nextOf(b, from.first + 1)
  return to && between(from, to)
}

function days(month: Cycle, from: number, to: number): Cycle | null {
  if (month.kind !== 'month' || from < 1 || to > 31 || from >= to) return null
  return monthDaysCycle(month.index, from, month.index, to)
}

const dayPairs = [
  rule(
    ['from|between?', 'the?', NUMBER, 'to|dash|and', 'the?', NUMBER, 'of?', CYCLE],
    CYCLE,
    ([, , a, , , b, , month]) => days(month, a.n, b.n),
  ),
  rule(
    ['from|between?', 'the?', NUMBER, 'to|dash|and', 'the?', ORDINAL, 'of?', CYCLE],
    CYCLE,
    ([, , a, , , b, , month]) => days(month, a.n, b.n),
  ),
  rule(
    ['from|between?', 'the?', ORDINAL, 'to|dash|and', 'the?', NUMBER, 'of?', CYCLE],
    CYCLE,
    ([, , a, , , b, , month]) => days(month, a.n, b.n),
  ),
  rule(
    ['from|between?', 'the?', ORDINAL, 'to|dash|and', 'the?', ORDINAL, 'of?', CYCLE],
    CYCLE,
    ([, , a, , , b, , month]) => days(month, a.n, b.n),
  ),
  rule(
    ['from|between?', CYCLE, 'the?', NUMBER, 'to|dash|and', 'the?', NUMBER],
    CYCLE,
    ([, month, , a, , , b]) => days(month, a.n, b.n),
  ),
  rule(
    ['from|between?', CYCLE, 'the?', ORDINAL, 'to|dash|and', 'the?', NUMBER],
    CYCLE,
    ([, month, , a, , , b]) => days(month, a.n, b.n),
  ),
  rule(
    ['from|between?', CYCLE, 'the?', ORDINAL, 'to|dash|and', 'the?', ORDINAL],
    CYCLE,
    ([, month, , a, , , b]) => days(month, a.n, b.n),
  ),
]

const spanPairs = [
  rule(['from|between|since?', CYCLE, 'to|dash|and', 'the?', SPAN], SPAN, ([lead, a, mark, , to]) =>
    joins(lead, mark) ? cycleUntil(a, to) : null,
  ),
  rule(
    ['from|between|since?', CYCLE, 'to|dash|and', 'the?', CYCLE],
    SPAN,
    ([lead, a, mark, , b], moment: Moment) => (joins(lead, mark) ? cycleTo(a, b, moment) : null),
  ),
  rule(['from|between|since?', SPAN, 'to|dash|and', 'the?', CYCLE], SPAN, ([lead, from, mark, , b]) =>
    joins(lead, mark) && !from.floating ? untilCycle(from, b) : null,
  ),
  rule(['from|between|since?', SPAN, 'to|dash|and', 'the?', SPAN], SPAN, ([lead, from, mark, , to]) =>
    joins(lead, mark) &&
    (lead !== null || from.unit !== 'year' || mark !== 'to') &&
    !(from.floating && from.clock !== null)
      ? between(from, to)
      : null,
  ),
  rule(['for?', DURATION, 'comma?', 'since|from|after', SPAN], SPAN, ([lead, by, , , from]) =>
    lead ? stretch(from.first, by, 1) : null,
  ),
  rule(['since|from?', SPAN, 'for', DURATION], SPAN, ([, from, , by]) =>
    from.last - from.first < 1 ? stretchFrom(from, by) : null,
  ),
]

/** "And" joins two days to a range only after "between" or "from"; else they are two days. */
function joins(lead: string | null, mark: string | null): boolean {
  return lead !== null || mark === null || !['and', 'und', 'et', 'y', 'e', 'en'].includes(mark)
}

function stretchFrom(from: Span, by: Duration[]): Span {
  const short = by.every(({ unit }) => unit === 'hour' || unit === 'minute' || unit === 'second')
  if (short) return { ...from, interval: true }
  const to = by.reduce(shiftDay, from.first)
  return { ...from, last: Math.max(from.first, to - 1), interval: true }
}

/** After a whole month or year begins when it is over. */
function fromItsEnd(s: Span): Span {
  return s.unit === 'month' || s.unit === 'year' ? { ...s, first: s.last + 1, last: s.last + 1 } : s
}

const lead = (name: Lead, open: Span['open'], s: Span): Stated => ({
  span: { ...s, open: s.open ?? open },
  lead: name,
})

const statedRules = [
  rule(['by', 'at?', 'the?', SPAN], STATED, ([, , , s]) => (s.weak < 2 ? lead('by', null, s) : null)),
  rule(['before', 'the?', SPAN], STATED, ([, , s]) => (s.weak < 2 ? lead('before', 'before', s) : null)),
  rule(['until', 'the?', SPAN], STATED, ([, , s]) => (s.weak < 2 ? lead('until', 'before', s) : null)),
  rule(['after', 'the?', SPAN], STATED, ([, , s]) =>
    s.weak < 2 ? lead('after', 'after', fromItsEnd(s)) : null,
  ),
  rule(['since', 'the?', SPAN], STATED, ([, , s]) => (s.weak < 2 ? lead('since', 'after', s) : null)),
  rule(['on', 'the?', SPAN], STATED, ([, , s]) => (s.weak < 2 ? lead('in', null, s) : null)),
  rule(['in|at', 'the?', SPAN], STATED, ([, , s]) =>
    s.weak === 0 || (s.weak === 1 && s.grain !== 'day') ? lead('in', null, s) : null,
  ),
  rule([SPAN], STATED, ([s]) => (s.weak === 0 ? { span: s, lead: null } : null)),
]

/** Repetitions and mere lengths, and times no day can be said for. */
const otherRules = [
  rule(['each', 'the?', NUMBER, UNIT], OTHER, () => 'set'),
  rule(['each', 'other?', UNIT], OTHER, () => 'set'),
  rule(['each', 'other?', CYCLE], OTHER, () => 'set'),
  rule(['each', ORDINAL, CYCLE], OTHER, () => 'set'),
  rule(['each', ORDINAL, UNIT], OTHER, () => 'set'),
  rule(['each', DAY_PART], OTHER, () => 'set'),
  rule([ORDINAL, 'of', OTHER], OTHER, () => 'set'),
  rule(['the', ORDINAL, 'of', OTHER], OTHER, () => 'set'),
  rule([OTHER, 'at|on|comma|of?', SPAN], OTHER, ([kind, , s]) =>
    kind === 'set' && s.grain !== 'week' && s.grain !== 'month' && s.grain !== 'year' ? kind : null,
  ),
  rule([OTHER, 'from?', HOURS], OTHER, ([kind]) => kind),
  rule([CYCLE, OTHER], OTHER, ([, kind]) => (kind === 'set' ? kind : null)),
  rule([SPAN, OTHER], OTHER, ([s, kind]) => (s.clock !== null && kind === 'set' ? kind : null)),
  rule([DURATION], OTHER, () => 'length'),
  rule([DAY_PART], OTHER, () => 'part'),
]

export const rangeRules = [...dayPairs, ...spanPairs, ...statedRules, ...otherRules].flat()
