// Lengths of time ("two and a half hours") and the days so far away from another ("three weeks after Easter").
import type { Duration, Span } from '../span.ts'
import { daySpan, secondsOf, shiftDay, span } from '../span.ts'
import { DURATION, type Moment, NUMBER, SPAN, UNIT } from './categories.ts'
import { rule } from './rule.ts'

const one = (count: number, unit: Duration['unit']): Duration[] => [{ count, unit }]
const rank = [
  'century',
  'decade',
  'year',
  'half',
  'quarter',
  'month',
  'week',
  'weekend',
  'workday',
  'day',
  'hour',
  'minute',
  'second',
]

function isLarger(a: Duration[], b: Duration[]): boolean {
  const last = a.at(-1)
  const first = b[0]
  return last !== undefined && first !== undefined && rank.indexOf(last.unit) < rank.indexOf(first.unit)
}

function plusHalf(duration: Duration[], part: number): Duration[] | null {
  const [only] = duration
  return only && duration.length === 1 ? one(only.count + part, only.unit) : null
}

/** The day, and for hours and less the time, that lies so far from a day or from now. */
export function shifted(from: Span | null, by: Duration[], sign: 1 | -1, moment: Moment): Span {
  let day = from ? from.first : moment.today
  let seconds = 0
  for (const part of by) {
    const short = secondsOf(part)
    if (short === null) day = shiftDay(day, { ...part, count: sign * part.count })
    else seconds += sign * short
  }
  const unit = by[0]?.unit ?? 'day'
  if (seconds === 0) return daySpan(day, { shiftedBy: unit, clock: null })
  const clock = (from ? (from.clock ?? 0) : moment.clock) + seconds
  const over = Math.floor(clock / 86_400)
  return daySpan(day + over, { clock: clock - over * 86_400, grain: 'minute', shiftedBy: unit })
}

/** From today (or the day before it, backwards) so long. */
export function stretch(from: number, by: Duration[], sign: 1 | -1): Span {
  const to = by.reduce((day, part) => shiftDay(day, { ...part, count: sign * part.count }), from)
  const [first, last] = sign > 0 ? [from, Math.max(from, to - 1)] : [to, Math.max(to, from - 1)]
  return span(first, last, 'day', { interval: true })
}

export const durationRules = [
  rule(['about?', NUMBER, 'of?', 'more?', UNIT], DURATION, ([, { n }, , , unit]) => one(n, unit)),
  rule(['about?', 'a', 'more?', UNIT], DURATION, ([, , , unit]) => one(1, unit)),
  rule(['about?', 'half', 'a?', UNIT], DURATION, ([, , , unit]) => one(0.5, unit)),
  rule(['a?', 'quarterOf', 'of', 'a', UNIT], DURATION, ([, , , , unit]) => one(0.25, unit)),
  rule([NUMBER, 'dash?', 'quarterOf|UNIT', 'of', 'a', UNIT], DURATION, ([{ n }, , , , , unit]) =>
    n === 3 ? one(0.75, unit) : null,
  ),
  rule(['a?', NUMBER, 'and', 'a?', 'half', UNIT], DURATION, ([, { n }, , , , unit]) => one(n + 0.5, unit)),
  rule(['a|the?', 'fortnight'], DURATION, () => one(2, 'week')),
  rule([NUMBER, 'fortnight'], DURATION, ([{ n }]) => one(2 * n, 'week')),
  rule([DURATION, 'and', 'a?', 'half'], DURATION, ([duration]) => plusHalf(duration, 0.5)),
  rule([DURATION, 'and', 'a?', 'quarterOf'], DURATION, ([duration]) => plusHalf(duration, 0.25)),
  rule([DURATION, 'and|comma?', DURATION], DURATION, ([a, , b]) => (isLarger(a, b) ? [...a, ...b] : null)),
].flat()

export const shiftRules = [
  rule([DURATION, 'ago'], SPAN, ([by], moment: Moment) => shifted(null, by, -1, moment)),
  rule(['agoFront', DURATION], SPAN, ([, by], moment: Moment) => shifted(null, by, -1, moment)),
  rule(['in', DURATION, 'hence?'], SPAN, ([, by], moment: Moment) => shifted(null, by, 1, moment)),
  rule([DURATION, 'hence'], SPAN, ([by], moment: Moment) => shifted(null, by, 1, moment)),
  rule(['in', 'the?', 'next', DURATION], SPAN, ([, , , by], moment: Moment) => stretch(moment.today, by, 1)),
  rule(['within', 'the?', 'next?', DURATION], SPAN, ([, , , by], moment: Moment) => {
    const end = shifted(null, by, 1, moment)
    return span(moment.today, Math.max(moment.today, end.first), 'day', {
      interval: true,
      endClock: end.clock,
    })
  }),
  rule(['after', DURATION], SPAN, ([, by], moment: Moment) => ({
    ...shifted(null, by, 1, moment),
    open: 'after' as const,
  })),
  rule([DURATION, 'before', SPAN], SPAN, ([by, , from], moment: Moment) => shifted(from, by, -1, moment)),
  rule([DURATION, 'after|from|since|dayFrom', SPAN], SPAN, ([by, , from], moment: Moment) =>
    shifted(from, by, 1, moment),
  ),
  rule(['in', DURATION, 'after|from|since', SPAN], SPAN, ([, by, , from], moment: Moment) =>
    shifted(from, by, 1, moment),
  ),
].flat()
