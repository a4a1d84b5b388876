// The form of blocking says the same words as the server.
import { expect, it } from 'vitest'
import { checkAddress } from './check-address.ts'

it('SET-09 SET-10 SET-11: each wrong entry has its words', () => {
  expect(checkAddress('  ', [])).toEqual({ error: 'Please enter an email address to block' })
  expect(checkAddress('bob', [])).toEqual({ error: 'Please enter a valid email address' })
  expect(checkAddress('Bob@Example.com', ['bob@example.com'])).toEqual({
    error: 'This user is already blocked',
  })
})

it('SET-12: the address is trimmed and in lower case', () => {
  expect(checkAddress(' Bob@Example.com ', [])).toEqual({ address: 'bob@example.com' })
})
