// Measures the reading of dates on duckling's and the Recognizers' cases, beside chrono-node alone.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as chrono from 'chrono-node'
import { findDates } from '../src/language/dates/find.ts'
import type { Figure } from './figure.ts'

interface Case {
  text: string
  /** The writer's wall time as an instant, and the zone in which it is one. */
  at: Date
  zone: string
  dayFirst: boolean | undefined
  /** Any of these days is right; empty: there is no date in the text. */
  days: string[]
}

interface Group {
  measure: string
  cases: Case[]
  aim: number | null
}

interface DucklingLine {
  text: string
  reference: string
  locale: string
  expected: { kind: 'instant' | 'interval' | 'open'; value?: string; from?: string } | null
}

interface RecognizersLine {
  text: string
  reference: string | null
  lang: string
  mode: string
  expected: { type: string; values?: Record<string, string>[] | null }[]
}

const LANGUAGES = ['German', 'French', 'Spanish', 'Italian', 'Dutch', 'Portuguese']

/**
 * The day is right when the first date found names the expected day, an interval by its first day, in the
 * reference's own zone. Where the Recognizers allow several days (the last and the next 2 October), any counts.
 * On texts without a date it is right to find none.
 */
export async function evaluate(dir: string): Promise<Figure[]> {
  const duckling = await lines<DucklingLine>(join(dir, 'dates', 'duckling.jsonl'))
  const recognizers = (await lines<RecognizersLine>(join(dir, 'dates', 'recognizers.jsonl'))).filter(
    (line) => line.mode === 'default',
  )
  const english = recognizers.filter((line) => line.lang === 'English')
  const groups: Group[] = [
    { measure: 'duckling instants, day right', cases: ducklingCases(duckling, ['instant']), aim: 0.8 },
    {
      measure: 'duckling intervals, day right',
      cases: ducklingCases(duckling, ['interval', 'open']),
      aim: null,
    },
    { measure: 'recognizers English, day right', cases: datedCases(english), aim: 0.8 },
    ...LANGUAGES.map((lang) => ({
      measure: `recognizers ${lang}, day right`,
      cases: datedCases(recognizers.filter((line) => line.lang === lang)),
      aim: null,
    })),
    { measure: 'duckling negatives, no date found', cases: ducklingNegatives(duckling), aim: 1 },
    { measure: 'recognizers English negatives, no date found', cases: negativeCases(english), aim: 1 },
  ]
  return groups.filter(({ cases }) => cases.length > 0).map(figureOf)
}

function figureOf({ measure, cases, aim }: Group): Figure {
  const share = (read: (one: Case) => string | undefined) =>
    cases.filter((one) => isRight(one, read(one))).length / cases.length
  return {
    set: 'dates',
    measure,
    ours: share(ourDay),
    plain: share(chronoDay),
    plainName: 'chrono-node',
    aim,
    cases: cases.length,
  }
}

function isRight({ days }: Case, day: string | undefined): boolean {
  return day === undefined ? days.length === 0 : days.includes(day)
}

function ourDay({ text, at, zone, dayFirst }: Case): string | undefined {
  return findDates(text, { at, zone, ...(dayFirst === undefined ? {} : { dayFirst }) })[0]?.day
}

function chronoDay({ text, at, zone }: Case): string | undefined {
  const start = chrono.parse(text, { instant: at, timezone: offsetMinutes(zone) })[0]?.start
  const part = (name: 'year' | 'month' | 'day') => String(start?.get(name) ?? '').padStart(2, '0')
  return start && `${part('year')}-${part('month')}-${part('day')}`
}

function offsetMinutes(zone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

function ducklingCases(all: DucklingLine[], kinds: string[]): Case[] {
  return all.flatMap((line) => {
    const { expected } = line
    const day = (expected?.value ?? expected?.from)?.slice(0, 10)
    return expected && day && kinds.includes(expected.kind) ? [ducklingCase(line, [day])] : []
  })
}

function ducklingNegatives(all: DucklingLine[]): Case[] {
  return all.filter((line) => line.expected === null).map((line) => ducklingCase(line, []))
}

function ducklingCase({ text, reference, locale }: DucklingLine, days: string[]): Case {
  const offset = /[+-]\d\d:\d\d$/.exec(reference)?.[0]
  const at = new Date(offset ? reference : `${reference}Z`)
  return { text, at, zone: offset ?? '+00:00', dayFirst: locale === 'en_GB' ? true : undefined, days }
}

/** Cases whose first date has a day at all ("feb 30" has none), with a reference time. */
function datedCases(all: RecognizersLine[]): Case[] {
  return all.flatMap((line) => {
    const first = line.expected.find((one) => one.type.startsWith('date'))
    const days = (first?.values ?? []).map((value) =>
      (value.value ?? value.start ?? value.end ?? '').slice(0, 10),
    )
    const named = days.filter((day) => /^\d{4}-/.test(day))
    return named.length > 0 && line.reference ? [recognizersCase(line, line.reference, named)] : []
  })
}

function negativeCases(all: RecognizersLine[]): Case[] {
  return all.flatMap((line) =>
    line.expected.length === 0 && line.reference ? [recognizersCase(line, line.reference, [])] : [],
  )
}

function recognizersCase({ text }: RecognizersLine, reference: string, days: string[]): Case {
  return { text, at: new Date(`${reference}Z`), zone: '+00:00', dayFirst: undefined, days }
}

async function lines<T>(file: string): Promise<T[]> {
  if (!existsSync(file)) return []
  const text = await readFile(file, 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T) // the corpora are ours to trust
}
