// Secrets in the database: sealed for one purpose, read again, and never silently lost.
import { expect, it } from 'vitest'
import { secretKeeper, UnreadableSecret } from './kept-secret.ts'

const KEY = 'a key of more than thirty-two characters'

it('a sealed secret is read with its key and for its purpose alone', () => {
  const keeper = secretKeeper(KEY, 'one')
  const kept = keeper.keep('whsec_abc')
  expect([kept.includes('abc'), keeper.read(kept), keeper.sealed(kept)]).toEqual([false, 'whsec_abc', null])
  for (const other of [secretKeeper(KEY, 'two'), secretKeeper(`${KEY}!`, 'one'), secretKeeper(null, 'one')])
    expect(() => other.read(kept)).toThrow(UnreadableSecret)
})

it('without a key a secret stays as it is, and is sealed once there is one', () => {
  const kept = secretKeeper(null, 'one').keep('whsec_abc')
  expect([kept, secretKeeper(null, 'one').sealed(kept)]).toEqual(['whsec_abc', null])
  const keeper = secretKeeper(KEY, 'one')
  expect([keeper.read(kept), keeper.read(keeper.sealed(kept) ?? '')]).toEqual(['whsec_abc', 'whsec_abc'])
})
