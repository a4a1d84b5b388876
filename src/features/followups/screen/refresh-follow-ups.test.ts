// How often what came of something is asked for anew, where no live message tells of it.
import { expect, it } from 'vitest'
import type { FollowUp, FollowUps } from '../contract.ts'
import { refetchEvery } from './refresh-follow-ups.ts'

const read = (...rows: Pick<FollowUp, 'path' | 'state'>[]): { state: { data: FollowUps } } => {
  const rest = { id: 1, key: 'topic:1', about: 'Rota', kind: 'task', title: 'Ask', decision: null } as const
  const followUps = rows.map((one) => ({ ...rest, by: null, at: '2026-11-26', mayTakeBack: false, ...one }))
  return { state: { data: { followUps, mayTakeUp: false, projectId: null } } }
}

it('a task that one may not open is asked about every minute until it is done', () => {
  expect(refetchEvery(read({ path: null, state: 'open' }))).toBe(60_000)
  expect(refetchEvery(read({ path: null, state: 'done' }, { path: '/task/1', state: 'open' }))).toBe(false)
  expect(refetchEvery({ state: { data: undefined } })).toBe(false)
})
