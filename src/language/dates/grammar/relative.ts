// Days and spans by their distance from now, and what is said alone.

import { dayNumber } from '../civil.ts'
import { daySpan, isAtLeastDay, type Span, type Unit, unitAround, unitShifted } from '../span.ts'
import { CYCLE, DAY, DURATION, type Moment, NUMBER, ORDINAL, SPAN, UNIT, UNITS, YEAR } from './categories.ts'
import { stretch } from './durations.ts'
import * as picking from './picking.ts'
import { rule } from './rule.ts'

function shiftedUnit(unit: Unit, count: number, moment: Moment): Span | null {
  return isAtLeastDay(unit) ? unitShifted(moment.today, unit, count) : null
}

/** "This week", "next Friday", "last two months". */
export const relativeRules = [
  rule([DAY], SPAN, ([offset], { today }: Moment) => daySpan(today + offset)),
  rule(['now'], SPAN, (_, { today, clock }: Moment) => daySpan(today, { clock, grain: 'second' })),
  rule(['the?', ORDINAL, UNIT], SPAN, ([, { n }, unit]) =>
    unit === 'century' && n > 0 ? unitAround(dayNumber((n - 1) * 100, 1, 1), unit) : null,
  ),
  rule(['this', UNIT], SPAN, ([, unit], moment: Moment) => shiftedUnit(unit, 0, moment)),
  rule(['next', UNIT], SPAN, ([, unit], moment: Moment) => shiftedUnit(unit, 1, moment)),
  rule(['last', UNIT], SPAN, ([, unit], moment: Moment) => shiftedUnit(unit, -1, moment)),
  rule(['the?', UNIT, 'nextAfter'], SPAN, ([, unit], moment: Moment) => shiftedUnit(unit, 1, moment)),
  rule(['the?', UNIT, 'lastAfter'], SPAN, ([, unit], moment: Moment) => shiftedUnit(unit, -1, moment)),
  rule(['the?', UNIT, 'afterNext'], SPAN, ([, unit], moment: Moment) => shiftedUnit(unit, 2, moment)),
  rule(['the?', UNIT, 'beforeLast'], SPAN, ([, unit], moment: Moment) => shiftedUnit(unit, -2, moment)),
  rule(['afterNextFront', UNIT], SPAN, ([, unit], moment: Moment) => shiftedUnit(unit, 2, moment)),
  rule(['the', UNIT], SPAN, ([, unit], moment: Moment) => {
    const found = shiftedUnit(unit, 0, moment)
    return found && { ...found, weak: 2 as const }
  }),
  rule(['this', CYCLE], SPAN, ([, cycle], moment: Moment) => picking.pickThis(cycle, moment)),
  rule(['previous', CYCLE], SPAN, ([, cycle], moment: Moment) => picking.pickPrevious(cycle, moment)),
  rule(['next', CYCLE], SPAN, ([, cycle], moment: Moment) => picking.pickNext(cycle, moment)),
  rule(['last', CYCLE], SPAN, ([, cycle], moment: Moment) => picking.pickLast(cycle, moment)),
  rule(['the?', CYCLE, 'nextAfter'], SPAN, ([, cycle], moment: Moment) => picking.pickNext(cycle, moment)),
  rule(['the?', CYCLE, 'lastAfter'], SPAN, ([, cycle], moment: Moment) =>
    picking.pickPrevious(cycle, moment),
  ),
  rule(['the?', CYCLE, 'afterNext'], SPAN, ([, cycle], { today }: Moment) =>
    picking.nthAfter(cycle, 2, today),
  ),
  rule(['afterNextFront', CYCLE], SPAN, ([, cycle], { today }: Moment) =>
    picking.nthAfter(cycle, 2, today + 7),
  ),
  rule(['next', DURATION], SPAN, ([, by], moment: Moment) =>
    stretch(
      by[0]?.unit === 'quarter' ? unitShifted(moment.today, 'quarter', 1).first : moment.today + 1,
      by,
      1,
    ),
  ),
  rule(['last', DURATION], SPAN, ([, by], moment: Moment) =>
    stretch(by[0]?.unit === 'quarter' ? unitAround(moment.today, 'quarter').first : moment.today, by, -1),
  ),
  rule([NUMBER, 'next', UNITS], SPAN, ([{ n }, , unit], moment: Moment) =>
    stretch(moment.today + 1, [{ count: n, unit }], 1),
  ),
  rule([NUMBER, 'last', UNITS], SPAN, ([{ n }, , unit], moment: Moment) =>
    stretch(moment.today, [{ count: n, unit }], -1),
  ),
  rule([DURATION, 'nextAfter'], SPAN, ([by], moment: Moment) => stretch(moment.today + 1, by, 1)),
  rule([DURATION, 'lastAfter'], SPAN, ([by], moment: Moment) => stretch(moment.today, by, -1)),
].flat()

/** What is said alone comes last, so that the readings that say more stand first. */
export const aloneRules = [
  rule([CYCLE], SPAN, ([cycle], moment: Moment) => picking.pick(cycle, moment)),
  rule([YEAR], SPAN, ([year]) => year),
].flat()
