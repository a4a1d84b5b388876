// What a stored status means.
import { expect, it } from 'vitest'
import { meaningOf } from './status.ts'

it('KB-12: each spelling has its meaning, and anything else is pending, whatever every object has by that name', () => {
  expect(['In Progress', ' done ', 'waiting', 'testing'].map(meaningOf)).toEqual([
    'progress',
    'done',
    'blocked',
    'review',
  ])
  expect(['somewhere', '', 'constructor', 'toString'].map(meaningOf)).toEqual(Array(4).fill('pending'))
})
