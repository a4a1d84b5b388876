// Times of day, alone and beside a day.
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
import { category, rule } from './chart.ts'

/** Minutes east of Greenwich. */
export const ZONE = category<number>('ZONE')

const HALF_DAY = 43_200
const POINTS: Partial<Record<DayPart, number>> = { noon: 12, lunch: 12, midnight: 24 }

function time(hour: number, minute: number, ambiguous: boolean, weak = false): Time | null {
  if (hour < 0 || hour > 24 || minute < 0 || minute > 59) return null
  return {
    clock: (hour % 24) * 3600 + minute * 60,
    grain: minute ? 'minute' : 'hour',
    ambiguous: ambiguous && hour <= 12,
    offset: null,
    weak,
  }
}

const hourNumber = (n: Numeral) => n.n >= 0 && n.n <= 24 && n.digits.length <= 2 && Number.isInteger(n.n)

function plusMinutes(at: Time, minutes: number): Time {
  return { ...at, clock: (((at.clock + minutes * 60) % 86_400) + 86_400) % 86_400, grain: 'minute' }
}

/** Half of the day that a word chooses for an hour up to twelve. */
function inPart(at: Time, part: DayPart): Time {
  if (!at.ambiguous) return { ...at, weak: false }
  const hour = Math.floor(at.clock / 3600)
  const late =
    part === 'afternoon' ||
    part === 'evening' ||
    part === 'lunch' ||
    (part === 'night' && hour >= 5) ||
    part === 'noon'
  const clock =
    hour === 12
      ? late && part !== 'night'
        ? at.clock
        : at.clock - HALF_DAY
      : late
        ? at.clock + HALF_DAY
        : at.clock
  return { ...at, clock, ambiguous: false, weak: false }
}

/** Office hours decide what 3:15 is: seven to twelve in the morning, the rest in the afternoon. */
function usual(at: Time): number {
  const hour = Math.floor(at.clock / 3600)
  return at.ambiguous && hour < 7 ? at.clock + HALF_DAY : at.clock
}

export function atTime(day: Span, at: Time, moment: Moment): Span | null {
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

const timeRules = [
  rule([TIME, ZONE], TIME, ([at, offset]) => ({ ...at, offset, weak: false })),
  rule([NUMBER, ZONE], TIME, ([n, offset]) => {
    const at = hourNumber(n) ? time(n.n, 0, true) : null
    return at && { ...at, offset }
  }),
  rule(['at', TIME], TIME, ([, at]) => ({ ...at, weak: false })),
  rule(['at', NUMBER, NUMBER], TIME, ([, h, m]) =>
    hourNumber(h) && m.digits.length === 2 && m.n < 60 ? time(h.n, m.n, true) : null,
  ),
  rule(['at', NUMBER], TIME, ([, n]) => (hourNumber(n) ? time(n.n, 0, true, true) : null)),
  rule([NUMBER, 'oclock'], TIME, ([n]) => (hourNumber(n) ? time(n.n, 0, true) : null)),
  rule([NUMBER, 'oclock', NUMBER], TIME, ([n, , m]) => (hourNumber(n) ? time(n.n, m.n, true) : null)),
  rule([TIME, 'oclock'], TIME, ([at]) => ({ ...at, weak: false })),
  rule([NUMBER, 'meridianWord'], TIME, ([n, half]) => {
    const at = hourNumber(n) && n.n >= 1 && n.n <= 12 ? time(n.n, 0, true) : null
    return at && inPart(at, half?.startsWith('p') ? 'afternoon' : 'morning')
  }),
  rule([TIME, 'meridianWord'], TIME, ([at, half]) =>
    inPart(at, half?.startsWith('p') ? 'afternoon' : 'morning'),
  ),
  rule([NUMBER, 'dash?', NUMBER], TIME, ([h, , m]) =>
    h.n >= 1 && h.n <= 24 && m.n >= 10 && m.n < 60 && h.digits === '' && m.digits === ''
      ? time(h.n, m.n, true, true)
      : null,
  ),
  rule([NUMBER, 'dash?', 'oh', 'dash?', NUMBER], TIME, ([h, , , , m]) =>
    h.n >= 1 && h.n <= 24 && m.n < 10 && h.digits === '' ? time(h.n, m.n, true, true) : null,
  ),
  rule(['halfPast', NUMBER], TIME, ([, h]) => (hourNumber(h) ? time(h.n, 30, true) : null)),
  rule(['halfPast', TIME], TIME, ([, at]) => plusMinutes(at, 30)),
  rule(['halfBefore', NUMBER], TIME, ([, h]) =>
    hourNumber(h) && h.n >= 1 && h.n <= 12 ? time(h.n === 1 ? 12 : h.n - 1, 30, true) : null,
  ),
  rule(['a?', 'quarterOf', 'past', TIME], TIME, ([, , , at]) => plusMinutes(at, 15)),
  rule(['a?', 'quarterOf', 'past', NUMBER], TIME, ([, , , h]) =>
    hourNumber(h) ? time(h.n, 15, true) : null,
  ),
  rule(['a?', 'quarterOf', 'before12', TIME], TIME, ([, , , at]) => plusMinutes(at, -15)),
  rule(['a?', 'quarterOf', 'before12', NUMBER], TIME, ([, , , h]) =>
    hourNumber(h) && h.n >= 1 ? plusMinutes(time(h.n, 0, true) ?? noon, -15) : null,
  ),
  rule([NUMBER, 'minuteWord?', 'past', TIME], TIME, ([m, , , at]) =>
    m.n > 0 && m.n < 60 ? plusMinutes(at, m.n) : null,
  ),
  rule([NUMBER, 'minuteWord?', 'past', NUMBER], TIME, ([m, , , h]) =>
    m.n > 0 && m.n < 60 && hourNumber(h) && m.n % 5 === 0 ? time(h.n, m.n, true) : null,
  ),
  rule([NUMBER, 'minuteWord?', 'before12', TIME], TIME, ([m, , , at]) =>
    m.n > 0 && m.n < 60 && at.grain === 'hour' ? plusMinutes(at, -m.n) : null,
  ),
  rule(['the?', DAY_PART], TIME, ([, part]) => {
    const hour = POINTS[part]
    return hour === undefined ? null : time(hour, 0, false, part === 'lunch')
  }),
]
const noon: Time = { clock: HALF_DAY, grain: 'hour', ambiguous: false, offset: null, weak: false }

const partRules = [
  rule([TIME, 'of|this|the?', DAY_PART], TIME, ([at, , part]) => (at.ambiguous ? inPart(at, part) : null)),
  rule([TIME, 'of', 'the', DAY_PART], TIME, ([at, , , part]) => (at.ambiguous ? inPart(at, part) : null)),
  rule([NUMBER, 'of|this', 'the?', DAY_PART], TIME, ([n, , , part]) => withPart(n, part)),
  rule([DAY_PART, 'at', NUMBER], TIME, ([part, , n]) => withPart(n, part)),
  rule(['of', 'the?', DAY_PART, TIME], TIME, ([, , part, at]) => (at.ambiguous ? inPart(at, part) : at)),
  rule([DAY_PART, TIME], TIME, ([part, at]) => (at.ambiguous ? inPart(at, part) : { ...at, weak: false })),
  rule(['early|late', DAY_PART], DAY_PART, ([, part]) => part),
  rule(['of', 'the?', DAY_PART], DAY_PART, ([, , part]) => part),
]

function withPart(n: Numeral, part: DayPart): Time | null {
  const at = hourNumber(n) && n.n > 0 ? time(n.n, 0, true) : null
  return at && inPart(at, part)
}

const hourRules = [
  rule(['from?', TIME, 'to|dash|and', TIME], HOURS, ([, from, , to]) => hours(from, to)),
  rule(['from?', NUMBER, 'to|dash|and', TIME], HOURS, ([, from, , to]) =>
    hourNumber(from) ? hours(time(from.n, 0, true), to) : null,
  ),
  rule(['from?', TIME, 'to|dash|and', NUMBER], HOURS, ([, from, , to]) =>
    hourNumber(to) ? hours(from, time(to.n, 0, true)) : null,
  ),
  rule(['from|between', NUMBER, 'to|dash|and', NUMBER], HOURS, ([, from, , to]) =>
    hourNumber(from) && hourNumber(to) ? hours(time(from.n, 0, true, true), time(to.n, 0, true, true)) : null,
  ),
  rule([NUMBER, 'dash', NUMBER], HOURS, ([from, , to]) =>
    hourNumber(from) && hourNumber(to) ? hours(time(from.n, 0, true, true), time(to.n, 0, true, true)) : null,
  ),
  rule(['between', TIME, 'to|dash|and', TIME], HOURS, ([, from, , to]) => hours(from, to)),
  rule(['between', NUMBER, 'to|dash|and', TIME], HOURS, ([, from, , to]) =>
    hourNumber(from) ? hours(time(from.n, 0, true), to) : null,
  ),
  rule(['after|since', TIME, 'and|but', 'before|until', TIME], HOURS, ([, from, , , to]) => hours(from, to)),
  rule([HOURS, 'of|this|the?', DAY_PART], HOURS, ([both, , part]) => ({
    from: inPart(both.from, part),
    to: inPart(both.to, part),
  })),
  rule([HOURS, ZONE], HOURS, ([both, offset]) => ({
    from: { ...both.from, offset },
    to: { ...both.to, offset },
  })),
]

/** An end that is surely in the afternoon takes its start along where that keeps them in order. */
function hours(from: Time | null, to: Time | null): Hours | null {
  if (!from || !to) return null
  const late = !to.ambiguous && from.ambiguous && from.clock < HALF_DAY && from.clock + HALF_DAY < to.clock
  return {
    from: late
      ? { ...from, clock: from.clock + HALF_DAY, ambiguous: false }
      : { ...from, weak: from.weak && to.weak },
    to,
  }
}

function during(day: Span, { from, to }: Hours, moment: Moment): Span | null {
  const start = atTime(day, from, moment)
  const end = start && atTime(day, to, moment)
  if (!start || !end || start.clock === null || end.clock === null) return null
  const endClock =
    end.clock <= start.clock && to.ambiguous && end.clock < HALF_DAY ? end.clock + HALF_DAY : end.clock
  return { ...start, endClock, interval: true }
}

const dayAndTimeRules = [
  rule([SPAN, 'comma|dash|open|at|of|on|for|from?', TIME], SPAN, ([day, mark, at], moment: Moment) =>
    at.weak && mark === null && day.floating === false && at.grain !== 'minute'
      ? null
      : atTime(day, at, moment),
  ),
  rule([SPAN, 'comma?', 'at|for|from|by', NUMBER], SPAN, ([day, , , n], moment: Moment) =>
    numberAt(day, n, moment),
  ),
  rule([TIME, 'comma|on|of|dash|for|the?', SPAN], SPAN, ([at, , day], moment: Moment) =>
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

export const clockRules = [...timeRules, ...partRules, ...hourRules, ...dayAndTimeRules].flat()
