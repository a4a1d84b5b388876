// Submissions over time, by class and by department, and how long answers take (POLL-08).
import type { PollingType } from '../contract.ts'
import type { PollingAnalytics } from './contract.ts'
import type { Facts } from './facts.ts'
import { releasedIn } from './released.ts'
import { meanOf } from './sentiment.ts'

export function analyticsOf(
  facts: Facts,
  byClass: readonly { classification: PollingType; submissions: number }[],
  isFull: boolean,
): PollingAnalytics {
  const departments = facts.groups.filter(({ unit }) => unit.kind === 'department')
  return {
    overTime: facts.periods.map((period) => ({
      period,
      submissions: meanOf(facts, period, null).submissions,
    })),
    byClass: [...byClass],
    byDepartment: isFull
      ? departments.map((group) => ({
          department: group.unit.name,
          submissions: group.isClosed ? null : releasedIn(facts, group),
          isClosed: group.isClosed,
        }))
      : null,
    responseTimes: facts.periods.map((period) => {
      const rows = facts.sums.filter((row) => row.period === period)
      const answers = rows.reduce((sum, row) => sum + row.answers, 0)
      const minutes = rows.reduce((sum, row) => sum + row.answerMinutes, 0)
      return { period, answers, hours: answers === 0 ? null : Math.round(minutes / answers / 6) / 10 }
    }),
  }
}
