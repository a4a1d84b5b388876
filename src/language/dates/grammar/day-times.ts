// A time of day beside a day, or on the next day that it fits.
import type { DayPart } from '../lexicon/lexicon.ts'
import { daySpan, type Span } from '../span.ts'
import { intoZone } from '../zone.ts'
import {
  DAY_PART,
  HOURS,
  type Hours,
  type Moment,
  NUMBER,
  type Numeral,
  SPAN,
  TIME,
  type Time,
} from './categories.ts'
import { rule } from './rule.ts'
import { HALF_DAY, hourNumber, inPart, POINTS, time, usual, withPart } from './time-of-day.ts'

function atTime(day: Span, at: Time, moment: Moment): Span | null {
  if (day.first !== day.last || (day.clock !== null && day.grain !== 'hour') || day.open) return null
  const clock = usual(at)
  const zoned =
    at.offset === null
      ? { day: day.first, clock }
      : intoZone({ day: day.first, clock }, at.offset, moment.zone)
  return {
    ...day,
    first: zoned.day,
    last: zoned.day,
    clock: zoned.clock,
    grain: at.grain,
    weak: 0,
    unit: null,
    shiftedBy: null,
  }
}

/** The next moment that shows this time. */
function soon(at: Time, moment: Moment): Span {
  const tries = at.ambiguous ? [usual(at), (usual(at) + HALF_DAY) % 86_400] : [at.clock]
  const clock = tries.find((one) => one > moment.clock)
  const said = {
    day: clock === undefined && moment.forward ? moment.today + 1 : moment.today,
    clock: clock ?? tries[0] ?? 0,
  }
  const zoned = at.offset === null ? said : intoZone(said, at.offset, moment.zone)
  return daySpan(zoned.day, { clock: zoned.clock, grain: at.grain, floating: true, weak: at.weak ? 2 : 0 })
}

function inPartOfDay(day: Span, part: DayPart): Span | null {
  if (day.first !== day.last || day.clock !== null) return null
  const hour = POINTS[part]
  const clock = hour === undefined ? null : hour === 24 ? 86_340 : hour * 3600
  return { ...day, clock, grain: 'hour', weak: 0, unit: null, shiftedBy: null }
}

function during(day: Span, { from, to }: Hours, moment: Moment): Span | null {
  const start = atTime(day, from, moment)
  const end = start && atTime(day, to, moment)
  if (!start || !end || start.clock === null || end.clock === null) return null
  const endClock =
    end.clock <= start.clock && to.ambiguous && end.clock < HALF_DAY ? end.clock + HALF_DAY : end.clock
  return { ...start, endClock, interval: true }
}

const rules = [
  rule([SPAN, 'comma|dash|open|at|of|on|for|from?', TIME], SPAN, ([day, mark, at], moment: Moment) =>
    at.weak && mark === null && !day.floating && at.grain !== 'minute' ? null : atTime(day, at, moment),
  ),
  rule([SPAN, 'comma?', 'at|for|from|by', NUMBER], SPAN, ([day, , , n], moment: Moment) =>
    numberAt(day, n, moment),
  ),
  rule([TIME, 'comma|on|dash|for|the?', SPAN], SPAN, ([at, , day], moment: Moment) =>
    atTime(day, at, moment),
  ),
  rule([SPAN, 'comma|on?', HOURS], SPAN, ([day, , both], moment: Moment) => during(day, both, moment)),
  rule([HOURS, 'comma|on|of|the?', SPAN], SPAN, ([both, , day], moment: Moment) => during(day, both, moment)),
  rule([SPAN, 'this|on|comma|of|in|the?', DAY_PART], SPAN, ([day, , part]) => inPartOfDay(day, part)),
  rule([DAY_PART, 'of|on|comma?', 'the?', SPAN], SPAN, ([part, , , day]) => inPartOfDay(day, part)),
  rule([TIME, 'tonight'], SPAN, ([at], moment: Moment) =>
    atTime(daySpan(moment.today), inPart(at, 'night'), moment),
  ),
  rule([NUMBER, 'comma?', 'tonight'], SPAN, ([n], moment: Moment) => tonightAt(n, moment)),
  rule(['tonight', 'at|from?', TIME], SPAN, ([, , at], moment: Moment) =>
    atTime(daySpan(moment.today), inPart(at, 'night'), moment),
  ),
  rule([HOURS, 'tonight'], SPAN, ([{ from, to }], moment: Moment) =>
    during(daySpan(moment.today), { from: inPart(from, 'night'), to: inPart(to, 'night') }, moment),
  ),
  rule(['tonight', HOURS], SPAN, ([, { from, to }], moment: Moment) =>
    during(daySpan(moment.today), { from: inPart(from, 'night'), to: inPart(to, 'night') }, moment),
  ),
  rule([HOURS, 'lastNight'], SPAN, ([{ from, to }], moment: Moment) =>
    during(daySpan(moment.today - 1), { from: inPart(from, 'night'), to: inPart(to, 'night') }, moment),
  ),
  rule([TIME, 'lastNight'], SPAN, ([at], moment: Moment) =>
    atTime(daySpan(moment.today - 1), inPart(at, 'night'), moment),
  ),
  rule(['lastNight', 'at?', TIME], SPAN, ([, , at], moment: Moment) =>
    atTime(daySpan(moment.today - 1), inPart(at, 'night'), moment),
  ),
  rule(['late|early?', 'tonight'], SPAN, (_, { today }: Moment) => daySpan(today, { grain: 'hour' })),
  rule(['late|early?', 'lastNight'], SPAN, (_, { today }: Moment) => daySpan(today - 1, { grain: 'hour' })),
  rule(['this', DAY_PART], SPAN, ([, part], { today }: Moment) => inPartOfDay(daySpan(today), part)),
  rule(['next', DAY_PART], SPAN, ([, part], { today }: Moment) => inPartOfDay(daySpan(today + 1), part)),
  rule(['last', DAY_PART], SPAN, ([, part], { today }: Moment) => inPartOfDay(daySpan(today - 1), part)),
  rule(['early|late', 'this', DAY_PART], SPAN, ([, , part], { today }: Moment) =>
    inPartOfDay(daySpan(today), part),
  ),
  rule([NUMBER, SPAN], SPAN, ([n, day], moment: Moment) =>
    day.shiftedBy === null && !day.unit && !day.floating && n.n > 0 && Math.abs(day.first - moment.today) < 3
      ? numberAt(day, n, moment)
      : null,
  ),
  rule([TIME], SPAN, ([at], moment: Moment) => soon(at, moment)),
  rule([HOURS], SPAN, ([both], moment: Moment) => {
    if (both.from.weak) return null
    const day = soon(both.from, moment)
    return { ...day, interval: true }
  }),
]

function tonightAt(n: Numeral, moment: Moment): Span | null {
  const at = withPart(n, 'night')
  return at && atTime(daySpan(moment.today), at, moment)
}

function numberAt(day: Span, n: Numeral, moment: Moment): Span | null {
  const at = hourNumber(n) ? time(n.n, 0, true) : null
  return at && day.clock === null ? atTime(day, at, moment) : null
}

export const dayTimeRules = rules.flat()
