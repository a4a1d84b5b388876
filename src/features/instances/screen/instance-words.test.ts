// The texts of instances, agent by agent, and when their buttons may be pressed.
import { expect, it } from 'vitest'
import { cardOf } from '../../../crew/crew.ts'
import { RequestError } from '../../../ui/request.ts'
import type { AgentEmail, Instances } from '../contract.ts'
import { companyAddressOf, formOf, hasNewAddress, othersOf } from './company-address.ts'
import { changesOf, dueDaysFault, mayInherit, settingsForm } from './instance-settings.ts'
import {
  addressFault,
  asksForName,
  failureToast,
  instancesLabel,
  listWords,
  mayCreate,
  nameOf,
  successWords,
  uniqueHint,
} from './instance-words.ts'
import { lacksPrimary } from './primary-instance.ts'

const said = new RequestError(409, 'Conflict', '{"message":"This email address is already in use"}')
const lost = new TypeError('fetch failed')
const acts = ['create', 'update', 'delete'] as const

const email = (fields: Partial<AgentEmail>): AgentEmail => ({
  ...{ id: 1, companyId: 0, agentType: 'tula', instanceName: '', isPrimary: true, isActive: true },
  ...{ emailAddress: 'tula@crew.example', customization: {}, createdAt: '', updatedAt: '' },
  ...{ inheritCompanySettings: true, allowGlobalEmails: false, allowGuests: true },
  ...fields,
})

const list = (fields: Partial<Instances>): Instances => ({
  ...{ instances: [], inactive: [], company: null, mayChange: true },
  ...fields,
})

it('ERR-37: successes of Tula and Tanya', () => {
  expect(acts.map((act) => successWords('tula', act))).toEqual([
    'New Tula instance created successfully',
    'Email address updated successfully',
    'Instance deleted successfully',
  ])
  expect(successWords('tanya', 'create')).toBe('New Tanya instance created successfully')
})

it('ERR-38: failures of Tula and Tanya are the server’s words, else theirs', () => {
  expect(acts.map((act) => failureToast('tula', act, lost).title)).toEqual([
    'Failed to create instance',
    'Failed to update email',
    'Failed to delete instance',
  ])
  for (const act of acts)
    expect(failureToast('tanya', act, said)).toEqual({
      kind: 'destructive',
      title: 'This email address is already in use',
    })
})

it('ERR-39: successes of the other agents name them', () => {
  expect(acts.map((act) => successWords('alex', act))).toEqual([
    'New Alex instance created successfully',
    'Alex instance email updated successfully',
    'Alex instance deleted successfully',
  ])
})

it('ERR-40, ERR-46: failures of the other agents name them', () => {
  expect(acts.map((act) => failureToast('faq', act, lost).title)).toEqual([
    'Failed to create the FAQ instance',
    'Failed to update email for the FAQ instance',
    'Failed to delete the FAQ instance',
  ])
  expect(failureToast('polly', 'create', said).description).toBe('This email address is already in use')
})

it('INST-15: two tabs, which Tanya calls otherwise', () => {
  expect(cardOf('tula').views.map(({ label }) => label)).toEqual(['Instances', 'Dashboard'])
  expect(cardOf('tanya').views.map(({ label }) => label)).toEqual(['Intelligence', 'Manage Instances'])
  expect(instancesLabel('tanya')).toBe('Manage Instances')
})

it('INST-08: for Tula and Tanya a blank name leaves the button disabled', () => {
  for (const agent of ['tula', 'tanya'] as const) {
    expect(asksForName(agent)).toBe(true)
    expect(mayCreate(agent, { name: '  ', address: '' })).toBe(false)
    expect(mayCreate(agent, { name: 'work', address: '' })).toBe(true)
  }
})

it('INST-09, INST-16: Alex, FAQ, Polly and Sally need name and address', () => {
  for (const agent of ['alex', 'faq', 'polly', 'sally'] as const) {
    expect(mayCreate(agent, { name: 'work', address: ' ' })).toBe(false)
    expect(mayCreate(agent, { name: '', address: 'a@crew.example' })).toBe(false)
    expect(mayCreate(agent, { name: 'work', address: 'a@crew.example' })).toBe(true)
  }
})

it('COMP-10, INST-11: uniqueness is said, and what the server says stands at the field', () => {
  expect(uniqueHint).toBe('Email addresses must be unique across the platform.')
  expect(addressFault(said)).toBe('This email address is already in use')
  expect([addressFault(null), addressFault(lost), addressFault(new RequestError(500, '', '{}'))]).toEqual([
    '',
    '',
    '',
  ])
})

it('TULA-08, TULA-09, TULA-10: the list says that it loads, is empty or failed', () => {
  expect(listWords('tula')).toEqual({
    loading: 'Loading Tula instances...',
    none: 'No Tula instances yet',
    failed: 'Error loading Tula instances',
  })
})

it('INST-07: a primary is made only where a person has nothing at all', () => {
  expect(lacksPrimary(list({}))).toBe(true)
  expect(lacksPrimary(list({ instances: [email({})] }))).toBe(false)
  expect(lacksPrimary(list({ inactive: [email({ isActive: false })] }))).toBe(false)
  expect(lacksPrimary(list({ company: { id: 3, name: 'Harbour' } }))).toBe(false)
})

it('an instance without a name is the primary one, or its company’s', () => {
  expect(nameOf(email({ instanceName: 'work' }), null)).toBe('work')
  expect(nameOf(email({}), null)).toBe('Primary')
  expect(nameOf(email({ companyId: 3 }), { name: 'Harbour' })).toBe('Harbour')
})

it('INST-18: settings are read into a form and sent as they were, empty ones not at all', () => {
  const customization = {
    displayName: 'Desk',
    replyTone: 'formal' as const,
    defaultPriority: 'high' as const,
    defaultDueDays: 0,
    signOff: 'Yours',
  }
  const instance = email({ instanceName: 'work', customization })
  expect(changesOf(settingsForm(instance))).toEqual({
    instanceName: 'work',
    customization,
    inheritCompanySettings: true,
    allowGlobalEmails: false,
    allowGuests: true,
  })
  expect(changesOf(settingsForm(email({}))).customization).toEqual({})
  expect(['', ' 3 ', '365'].map(dueDaysFault)).toEqual(['', '', ''])
  for (const wrong of ['366', '-1', '1.5', 'three']) expect(dueDaysFault(wrong)).toMatch(/0 to 365/)
})

it('INST-18: only a company’s instance beside its own address may inherit', () => {
  expect(mayInherit(email({ companyId: 3, isPrimary: false }))).toBe(true)
  expect(mayInherit(email({ companyId: 3, isPrimary: true }))).toBe(false)
  expect(mayInherit(email({ isPrimary: false }))).toBe(false)
})

it('COMP-08, COMP-09: a company sets its first address of each agent, and an empty one is generated', () => {
  const emails = [
    email({ id: 1, agentType: 'alex', emailAddress: 'a@crew.example' }),
    email({ id: 2, agentType: 'alex' }),
    email({ id: 3, agentType: 'faq' }),
  ]
  expect(companyAddressOf(emails, 'alex')?.id).toBe(1)
  expect([othersOf(emails, 'alex'), othersOf(emails, 'faq'), othersOf(emails, 'polly')]).toEqual([1, 0, 0])
  expect(formOf(undefined)).toEqual({
    emailAddress: '',
    isActive: true,
    allowGlobalEmails: false,
    allowGuests: true,
  })
  const [first] = emails
  if (!first) throw new Error('no address')
  expect(hasNewAddress(first, { ...formOf(first), emailAddress: ' A@crew.example' })).toBe(false)
  expect(hasNewAddress(first, { ...formOf(first), emailAddress: '' })).toBe(true)
})
