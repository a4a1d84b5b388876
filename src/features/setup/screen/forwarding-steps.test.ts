// The ways of forwarding that the page tells, by provider.
import { expect, it } from 'vitest'
import { forwardingSteps } from './forwarding-steps.ts'

it('every provider that many people have is named with its way, and what is for paying accounts says so', () => {
  const names = forwardingSteps.map(({ provider }) => provider)
  for (const name of ['Gmail', 'Outlook', 'Fastmail', 'iCloud', 'Yahoo', 'GMX', 'WEB.DE', 'Proton', 'Zoho'])
    expect(names.filter((one) => one.includes(name))).toHaveLength(1)
  expect(names.at(-1)).toBe('Any other')
  for (const { steps } of forwardingSteps) expect(steps.length).toBeGreaterThan(1)
  const paid = forwardingSteps.filter(({ note }) => note.includes('to paying accounts alone'))
  expect(paid.map(({ provider }) => provider)).toEqual(['Yahoo', 'Proton'])
})
