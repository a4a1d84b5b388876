// Names of versions of one file.
import { expect, it } from 'vitest'
import { familyName } from './family.ts'

it.each([
  ['contract.pdf', 'contract v2.pdf'],
  ['Contract.pdf', 'contract (final).pdf'],
  ['contract.pdf', 'contract_2026-03.pdf'],
  ['Hall contract.docx', 'Hall contract (final) v2.pdf'],
  ['Mietvertrag Entwurf.pdf', 'Mietvertrag_unterschrieben.pdf'],
])('%s and %s are of one family', (one, other) => {
  expect(familyName(one)).toBe(familyName(other))
})

it.each([
  ['contract.pdf', 'invoice.pdf'],
  ['v2.pdf', 'v3.pdf'],
  ['Rent north.pdf', 'Rent south.pdf'],
])('%s and %s are not', (one, other) => {
  expect(familyName(one)).not.toBe(familyName(other))
})
