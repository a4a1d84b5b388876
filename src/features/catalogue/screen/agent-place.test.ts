// Where one stands on an agent's page.
import { expect, it } from 'vitest'
import type { AgentEmail, Instances } from '../../instances/contract.ts'
import { hasDashboard, placeFrom, placeIn, searchOf } from './agent-place.ts'

const list = (ids: number[], company: Instances['company'] = null): Instances => ({
  instances: ids.map((id) => ({ id }) as AgentEmail),
  inactive: [],
  company,
  mayChange: true,
})
const everything = { tab: 'dashboard', instance: null, project: null } as const

it('TULA-12, TULA-13: the address names tab and instance; without them it is the dashboard of all', () => {
  expect(placeFrom('')).toEqual(everything)
  expect(placeFrom('?tab=instances&instance=12')).toEqual({ ...everything, tab: 'instances', instance: 12 })
  expect(placeFrom('?tab=else&instance=-1')).toEqual(everything)
  expect(placeFrom('?instance=1e3')).toEqual(everything)
})

it('TULA-18: the address names the project that is selected', () => {
  expect(placeFrom('?project=8')).toEqual({ ...everything, project: 8 })
  expect(placeFrom('?project=eight')).toEqual(everything)
  expect(placeIn(placeFrom('?project=8'), list([])).project).toBe(8)
})

it('an address is written as it is read', () => {
  for (const search of [
    '',
    '?tab=instances',
    '?instance=7',
    '?tab=instances&instance=7',
    '?instance=7&project=8',
  ])
    expect(searchOf(placeFrom(search))).toBe(search)
})

it('INST-06: a company without instances is shown its instances, a person is not', () => {
  const company = { id: 3, name: 'Harbour' }
  expect(placeIn(everything, list([], company)).tab).toBe('instances')
  expect(hasDashboard(list([], company))).toBe(false)
  expect(placeIn(everything, list([4], company)).tab).toBe('dashboard')
  expect(placeIn(everything, list([])).tab).toBe('dashboard')
})
