// The name and the letters in the user menu.
import { expect, it } from 'vitest'
import { displayName, personInitials } from './person-name.ts'

it('SHELL-11: initials are the first letters of first and last name, or "U"', () => {
  expect(personInitials({ firstName: 'amara', lastName: 'Okafor' })).toBe('AO')
  expect(personInitials({ firstName: 'Éva', lastName: '' })).toBe('É')
  expect(personInitials({ firstName: ' ', lastName: '' })).toBe('U')
})

it('SHELL-11: the display name falls back to "User"', () => {
  expect(displayName({ firstName: 'Amara', lastName: 'Okafor' })).toBe('Amara Okafor')
  expect(displayName({ firstName: '', lastName: 'Okafor' })).toBe('Okafor')
  expect(displayName({ firstName: '', lastName: '' })).toBe('User')
})
