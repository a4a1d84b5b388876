// Times of day as they are said, alone.
import { DAY_PART, HOURS, type Hours, NUMBER, TIME, type Time } from './categories.ts'
import { category, rule } from './rule.ts'
import { HALF_DAY, hourNumber, inPart, POINTS, plusMinutes, time, withPart } from './time-of-day.ts'

/** Minutes east of Greenwich. */
export const ZONE = category<number>('ZONE')

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
    return hour === undefined || part === 'lunch' ? null : time(hour, 0, false)
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

export const clockRules = [...timeRules, ...partRules, ...hourRules].flat()
