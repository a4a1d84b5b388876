// Addresses of agents are made by rule, and the ones that belong to the server are nobody's.
import { expect, it } from 'vitest'
import {
  companyAddress,
  individualAddress,
  isDefaultName,
  isLocalPart,
  isReservedEverywhere,
  isReservedLocalPart,
  isSharedAddress,
  primaryAddress,
  randomSuffix,
} from './address.ts'

const domain = 'crew.example'
const of = (companyName: string, instanceName: string, taken = false) =>
  companyAddress({ agentType: 'tula', companyName, instanceName, domain }, 'k7q2x', taken)

it('MAIL-19: a personal primary instance has the address of its agent', () => {
  expect(primaryAddress('tula', domain)).toBe('tula@crew.example')
})

it('MAIL-20: a further personal instance has a random address', () => {
  expect(individualAddress('alex', 'k7q2x', domain)).toBe('alex+k7q2x@crew.example')
  const made = new Set(Array.from({ length: 100 }, () => randomSuffix()))
  expect(made.size).toBeGreaterThan(90)
  for (const suffix of made) expect(suffix).toMatch(/^[a-z2-7]{5}$/)
})

it('MAIL-21: a company instance is named by company and instance, in plain letters and digits', () => {
  expect(of('Harbour & Sons', 'Front Desk')).toBe('tula+harboursons-frontdesk@crew.example')
  expect(of('Café Zoë 24', 'R&D')).toBe('tula+cafezoe24-rd@crew.example')
})

it('MAIL-22: without an instance name it is named by the company alone', () => {
  expect(of('Harbour & Sons', '')).toBe('tula+harboursons@crew.example')
  expect(of('Harbour & Sons', '  ')).toBe('tula+harboursons@crew.example')
})

it('CONST-24: the company is cut to 15 characters and the instance to 10', () => {
  expect(of('Harbourlight Shipping', 'Procurement')).toBe('tula+harbourlightshi-procuremen@crew.example')
})

it('a part without letters gets a suffix in its place, and a taken address one at its end', () => {
  expect(of('株式会社', '')).toBe('tula+k7q2x@crew.example')
  expect(of('株式会社', 'Sales')).toBe('tula+k7q2x-sales@crew.example')
  expect(of('Harbour', '営業')).toBe('tula+harbour-k7q2x@crew.example')
  expect(of('Harbour', '', true)).toBe('tula+harbour-k7q2x@crew.example')
  expect(of('Harbour', 'Sales', true)).toBe('tula+harbour-sales-k7q2x@crew.example')
})

it('COMP-24: local parts of agents, of polling, of the server and of replies are reserved', () => {
  const reserved = ['tula', 'Cara', 'culture_pulse', 'copilot', 'POSTMASTER', 'abuse', `r-${'a'.repeat(26)}`]
  expect(reserved.filter((local) => !isReservedLocalPart(local))).toEqual([])
  expect(['tula+harbour', 'r-team', 'tulips'].filter(isReservedLocalPart)).toEqual([])
})

it('every generated address is a valid one', () => {
  for (const address of [of('Harbour & Sons', 'Front Desk', true), of('株', '')])
    expect(isLocalPart(address.slice(0, address.indexOf('@')))).toBe(true)
  for (const local of ['', 'a b', '.a', 'a..b', 'a@b', 'x'.repeat(65)]) expect(isLocalPart(local)).toBe(false)
})

it('who could prove to others that the domain is theirs gets no address at it', () => {
  const proving = ['admin', 'Administrator', 'hostmaster', 'webmaster', 'security', 'MAILER-DAEMON']
  expect(proving.filter((local) => !isReservedLocalPart(local))).toEqual([])
})

it('COMP-23: under a company’s own domain the agents’ names are its own, the postmaster is nobody’s', () => {
  expect(['tula', 'support', 'polly'].filter(isReservedEverywhere)).toEqual([])
  expect(['postmaster', 'Abuse'].filter((local) => !isReservedEverywhere(local))).toEqual([])
})

it('MAIL-19: no name, primary and default are the name of the primary instance', () => {
  expect(['', ' ', 'Primary', 'DEFAULT'].every(isDefaultName)).toBe(true)
  expect(['work', 'primary two'].some(isDefaultName)).toBe(false)
  expect(isSharedAddress('tula', 'tula@crew.example')).toBe(true)
  expect(isSharedAddress('tula', 'tula+work@crew.example')).toBe(false)
})
