// Shows which written names mean which participant.
import { expect, it } from 'vitest'
import { matchPerson } from './people.ts'

const anna = { email: 'anna@example.com', name: 'Anna Keller' }
const andre = { email: 'a.muller@example.com', name: 'Müller, André (Sales)' }
const robert = { email: 'RStone@example.com', name: 'Robert Stone' }
const nameless = { email: 'mei.lin@example.com', name: null }
const people = [anna, andre, robert, nameless]

it('matches first, full and family names, local parts and addresses, in any case and without accents', () => {
  expect(matchPerson('anna', people)).toBe(anna)
  expect(matchPerson('@Andre', people)).toBe(andre)
  expect(matchPerson('Andre Muller', people)).toBe(andre)
  expect(matchPerson('Herr Müller', people)).toBe(andre)
  expect(matchPerson('STONE', people)).toBe(robert)
  expect(matchPerson('rstone@example.com', people)).toBe(robert)
  expect(matchPerson('Mei Lin', people)).toBe(nameless)
  expect(matchPerson('Mei', people)).toBe(nameless)
})

it('knows common short forms', () => {
  expect(matchPerson('Bob', people)).toBe(robert)
})

it('gives nobody when two fit or none does', () => {
  const other = { email: 'anna2@example.com', name: 'Anna Berg' }
  expect(matchPerson('Anna', [...people, other])).toBeNull()
  expect(matchPerson('Anna Berg', [...people, other])).toBe(other)
  expect(matchPerson('Carla', people)).toBeNull()
  expect(matchPerson('  ', people)).toBeNull()
})

it('takes one person listed twice as one', () => {
  expect(matchPerson('Anna', [anna, { email: 'ANNA@example.com', name: 'Anna Keller' }])?.name).toBe(
    'Anna Keller',
  )
})

it('takes "Constructor" for a name like any other, though every object has one', () => {
  expect(matchPerson('Constructor', people)).toBeNull()
})
