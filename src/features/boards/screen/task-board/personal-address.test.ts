// The view of the personal board in the address.
import { expect, it } from 'vitest'
import { readPersonalView, writePersonalView } from './personal-address.ts'
import { plainPersonalView } from './personal-view.ts'

it('PB-02 PB-03: a view is written into the address and read back the same', () => {
  const view = {
    project: 7,
    priority: 'high',
    status: 'blocked',
    sort: 'created',
    direction: 'asc',
  } as const
  const query = writePersonalView(new URLSearchParams('mail=3'), view)
  expect(query.toString()).toBe('mail=3&project=7&priority=high&status=blocked&sort=created&order=asc')
  expect(readPersonalView(query)).toEqual(view)
})

it('PB-04: the plain view needs no address, and a mistyped one shows it', () => {
  expect(writePersonalView(new URLSearchParams('project=7&sort=due&order=asc'), plainPersonalView).size).toBe(
    0,
  )
  const mistyped = new URLSearchParams('project=-1&priority=urgent&status=late&sort=age&order=up')
  expect(readPersonalView(mistyped)).toEqual(plainPersonalView)
})
