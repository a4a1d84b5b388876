// What is remembered of the chosen company, and what is made of it on load.
import { expect, it } from 'vitest'
import { actFor, contextHeaders } from '../../../ui/acting-for.ts'
import { announce, companyChanged, remember, remembered, settled } from './chosen-company.ts'

function memory(values: Record<string, string> = {}) {
  const kept = new Map(Object.entries(values))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept: () => Object.fromEntries(kept),
  }
}

const companies = [{ company: { id: 3 } }, { company: { id: 7 } }]

it('SHELL-16 SHELL-15: a saved company is selected when it is one of the person, else it is individual mode', () => {
  const cases: [Record<string, string>, number | null][] = [
    [{ selectedCompany: '7' }, 7],
    [{ selectedCompany: '8' }, null],
    [{ selectedCompany: 'individual' }, null],
    [{ selectedCompany: '7', preferIndividualMode: 'true' }, null],
    [{ selectedCompany: '' }, null],
    [{ selectedCompany: '7.5' }, null],
    [{}, null],
  ]
  for (const [saved, expected] of cases)
    expect([saved, settled(remembered(memory(saved)), companies, false)]).toEqual([saved, expected])
})

it('SHELL-20 SHELL-14: until the companies are there nothing is settled, and individual mode when they cannot be had', () => {
  expect(settled(7, undefined, false)).toBeUndefined()
  expect(settled(7, undefined, true)).toBeNull()
  expect(settled(null, undefined, false)).toBeNull()
  // A later failure to read the list again changes nothing.
  expect(settled(7, companies, true)).toBe(7)
})

it('SHELL-17 ENT-23 CONST-11: choosing a company keeps its id and clears the individual preference', () => {
  const kept = memory({ preferIndividualMode: 'true', 'agent-usage': '[]' })
  remember(kept, 7)
  expect(kept.kept()).toEqual({ selectedCompany: '7', 'agent-usage': '[]' })
  expect(remembered(kept)).toBe(7)
})

it('SHELL-18: choosing individual mode keeps the preference', () => {
  const kept = memory({ selectedCompany: '7' })
  remember(kept, null)
  expect(kept.kept()).toEqual({ selectedCompany: 'individual', preferIndividualMode: 'true' })
  expect(remembered(kept)).toBeNull()
})

it('SHELL-17 SHELL-18: companyChanged carries the id, or the individual flag', () => {
  const target = new EventTarget()
  const heard: unknown[] = []
  target.addEventListener(companyChanged, (event) => heard.push((event as CustomEvent).detail))
  announce(target, 7)
  announce(target, null)
  expect(heard).toEqual([{ companyId: 7 }, { individual: true }])
})

it('API-02: a page that has settled whom it acts for says so, whatever another tab has chosen since', () => {
  actFor(3)
  expect(contextHeaders(memory({ selectedCompany: '7' }))).toEqual({ 'x-company-id': '3' })
  actFor(null)
  expect(contextHeaders(memory({ selectedCompany: '7' }))).toEqual({ 'x-context-mode': 'individual' })
})
