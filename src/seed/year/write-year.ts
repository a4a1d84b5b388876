// Writes the year: who says what, and when, the same each time for the same day and number.
import type { PollingType } from '../../features/polling/contract.ts'
import { happened } from './events.ts'
import { everyday } from './everyday.ts'
import { type YearPerson, yearPeople } from './people.ts'
import { randomFrom } from './random.ts'
import { closings, openings, type Theme } from './texts.ts'

export interface YearText {
  type: PollingType
  email: string
  text: string
  at: Date
}

const WEEK_MS = 7 * 86_400_000
const WEEKS = 52
export const YEAR_TEXTS = 3_000

/** Oldest first, spread over the weeks before `now`; all of the past. */
export function writeYear(now: Date, most = YEAR_TEXTS): YearText[] {
  const random = randomFrom(2_026)
  const people = yearPeople()
  const texts: YearText[] = []
  for (let place = 0; place < most; place += 1) {
    const at = new Date(now.getTime() - WEEK_MS * WEEKS * (1 - (place + random() * 0.9) / most) - 60_000)
    const person = pick(people, random)
    const theme = themeFor(person, weekBefore(at, now), random)
    texts.push({ type: theme.type, email: person.email, text: wording(theme, person, random), at })
  }
  return texts.sort((one, other) => one.at.getTime() - other.at.getTime())
}

const weekBefore = (at: Date, now: Date): number => Math.floor((now.getTime() - at.getTime()) / WEEK_MS)

function themeFor({ department }: YearPerson, week: number, random: () => number): Theme {
  const open = [...everyday, ...happened].filter(
    ({ departments, weeks }) =>
      (departments === undefined || departments.includes(department)) &&
      (weeks === undefined || (week <= weeks.from && week >= weeks.to)),
  )
  return pick(
    open.flatMap((theme) => Array.from({ length: theme.weight ?? 1 }, () => theme)),
    random,
  )
}

function wording({ said }: Theme, { language }: YearPerson, random: () => number): string {
  return `${pick(openings[language], random)}${pick(said[language], random)}${pick(closings[language], random)}`
}

function pick<T>(all: readonly T[], random: () => number): T {
  const one = all[Math.floor(random() * all.length)]
  if (one === undefined) throw new Error('there is nothing to pick from')
  return one
}
