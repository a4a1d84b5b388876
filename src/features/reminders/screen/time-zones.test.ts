// The list of time zones: cities first, nothing missing that a person has.
import { expect, it } from 'vitest'
import { timeZoneOptions } from './time-zones.ts'

it('zones stand under their cities, UTC and one\u2019s own are always among them, none twice', () => {
  const zones = timeZoneOptions('Asia/Calcutta')
  const labels = new Map(zones.map(({ value, label }) => [value, label]))
  expect(['UTC', 'America/New_York', 'Asia/Calcutta'].map((name) => labels.get(name))).toEqual([
    'UTC',
    'New York, America',
    'Calcutta, Asia',
  ])
  expect(new Set(zones.map(({ value }) => value)).size).toBe(zones.length)
  expect(zones.length).toBeGreaterThan(300)
  expect(timeZoneOptions('Europe/Berlin').filter(({ value }) => value === 'Europe/Berlin')).toHaveLength(1)
})
