// Known days of other calendars.
import { expect, it } from 'vitest'
import { formatDay } from '../civil.ts'
import { easter, orthodoxEaster } from './easter.ts'
import { foreignDays } from './foreign.ts'
import { hinduDay, INDIAN_HOURS } from './hindu.ts'

it('Easter in both churches', () => {
  expect([2024, 2025, 2026].map((year) => formatDay(easter(year)))).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
  ])
  expect([2024, 2025, 2026].map((year) => formatDay(orthodoxEaster(year)))).toEqual([
    '2024-05-05',
    '2025-04-20',
    '2026-04-12',
  ])
})

it('Hebrew, Islamic and Chinese new years', () => {
  expect(foreignDays('hebrew', 'Tishri', 1, 2026).map(formatDay)).toEqual(['2026-09-12'])
  expect(foreignDays('islamic-umalqura', '1', 1, 2026).map(formatDay)).toEqual(['2026-06-16'])
  expect(foreignDays('chinese', '1', 1, 2026).map(formatDay)).toEqual(['2026-02-17'])
})

it('Hindu feasts follow moon and sun', () => {
  const diwali = (year: number) => hinduDay(year, 'ashvin', 30, INDIAN_HOURS.evening)
  expect([2022, 2023, 2024].map((year) => formatDay(diwali(year) ?? 0))).toEqual([
    '2022-10-24',
    '2023-11-12',
    '2024-10-31',
  ])
})
