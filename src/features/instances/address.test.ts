// Addresses of agents are made by rule, and the ones that belong to the server are nobody's.
import { expect, it } from 'vitest'
import { agentTypes } from '../../crew/crew.ts'
import { isReservedLocalPart, namePart, randomSuffix } from '../../routing/address-names.ts'
import {
  companyAddress,
  individualAddress,
  isDefaultName,
  isLocalPart,
  isReservedEverywhere,
  isSharedAddress,
  primaryAddress,
} from './address.ts'

const domain = 'crew.example'
const of = (companySlug: string, instanceName: string, taken = false) =>
  companyAddress({ agentType: 'tula', companySlug, instanceName, domain }, 'k7q2x', taken)

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
  expect(of(namePart('Harbour & Sons', 15), 'Front Desk')).toBe('tula+harboursons-frontdesk@crew.example')
  expect(of(namePart('Café Zoë 24', 15), 'R&D')).toBe('tula+cafezoe24-rd@crew.example')
})

it('MAIL-22: without an instance name it is named by the company alone', () => {
  expect(of('harboursons', '')).toBe('tula+harboursons@crew.example')
  expect(of('harboursons', '  ')).toBe('tula+harboursons@crew.example')
})

it('CONST-24: the instance is cut to 10 characters', () => {
  expect(of('harbourlightshi', 'Procurement')).toBe('tula+harbourlightshi-procuremen@crew.example')
})

it('a name without letters gets a suffix in its place, and a taken address one at its end', () => {
  expect(of('harbour', '営業')).toBe('tula+harbour-k7q2x@crew.example')
  expect(of('harbour', '', true)).toBe('tula+harbour-k7q2x@crew.example')
  expect(of('harbour', 'Sales', true)).toBe('tula+harbour-sales-k7q2x@crew.example')
})

/** COMP-24: agents, polling agents (POLL-30), copilot, the postmaster's, and a reply address. */
const reservedNames = [
  ...agentTypes,
  ...['t5t', 'customer', 'innovation', 'culture', 'competitive'],
  ...['copilot', 'postmaster', 'abuse', `r-${'a'.repeat(26)}`],
]

it('COMP-24: local parts of agents, of polling agents, of the server and of replies are reserved, in any case', () => {
  for (const local of reservedNames) {
    expect([local, isReservedLocalPart(local), isReservedLocalPart(local.toUpperCase())]).toEqual([
      local,
      true,
      true,
    ])
  }
  const free = [
    'tula+harbour',
    'tula-work',
    'r-team',
    'tulips',
    'customers-first',
    'harbour+customer',
    'team',
  ]
  expect(free.filter(isReservedLocalPart)).toEqual([])
})

it('COMP-24: so are the addresses of a company\u2019s polling agents, and what is added to a name of the server', () => {
  for (const name of [
    't5t',
    'customer',
    'innovation',
    'culture',
    'competitive',
    'copilot',
    'postmaster',
    'abuse',
  ])
    expect([
      name,
      isReservedLocalPart(`${name}+harbour`),
      isReservedLocalPart(`${name}+harbour-sales`),
    ]).toEqual([name, true, true])
})

it('threat 5: so is the name of an agent with "the" before it, an "s" behind it, or one letter less', () => {
  const alike = [
    'the-tula',
    'thetula',
    'tulas',
    'the.tulas',
    'tul',
    'poly',
    'sall',
    'The_Alex',
    'tulas+work',
    'the-faq',
  ]
  expect(alike.filter((local) => !isReservedLocalPart(local))).toEqual([])
  expect(
    ['theo', 'tulip', 'sales', 'tuladesk', 'tula-work', 'tula+work', 'car-pool'].filter(isReservedLocalPart),
  ).toEqual([])
})

it('threat 5: what a reader takes for a reserved name is reserved too', () => {
  const alike = [
    'tu1a',
    'p0lly',
    't-u-l-a',
    'TULA',
    'c1ina',
    'post.master',
    'p0stmaster',
    'no_reply',
    'abu5e',
    'cust0mer',
  ]
  expect(alike.filter((local) => !isReservedLocalPart(local))).toEqual(['c1ina'])
  expect(
    ['tu1a+work', 'tula.+work', 'clina+work', 'cu1ture+harbour'].filter(isReservedLocalPart),
  ).toHaveLength(4)
  const replies = [`r-${'a'.repeat(25)}`, `R.${'a'.repeat(26)}`, `r_${'2'.repeat(26)}`]
  expect(replies.filter((local) => !isReservedLocalPart(local))).toEqual([])
})

it('every generated address is a valid one', () => {
  for (const address of [of('harboursons', 'Front Desk', true), of('harbour', '株')])
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
