// The browser's record of used agents, read from storage and added to.
import { expect, it } from 'vitest'
import { type AgentUse, parseAgentUsage, recentlyUsed, withUse } from './agent-usage.ts'

const tula: AgentUse = { agentId: 'tula', lastUsed: '2026-03-09T08:00:00.000Z', usageCount: 2 }
const alex: AgentUse = { agentId: 'alex', lastUsed: '2026-03-10T08:00:00.000Z', usageCount: 1 }

it('ENT-15: a stored record is read with agent, date and count', () => {
  expect(parseAgentUsage(JSON.stringify([tula, alex]))).toEqual([tula, alex])
})

it('CAT-12: what is no list is not read', () => {
  expect(['{"agentId":"tula"}', 'not json', '', 'null', '7'].map(parseAgentUsage)).toEqual(
    Array(5).fill(null),
  )
})

it('entries that are not whole, or of unknown agents, are left out', () => {
  const odd = [null, 'tula', { agentId: 'hal', lastUsed: tula.lastUsed, usageCount: 1 }, { agentId: 'alex' }]
  const undated = { ...alex, lastUsed: 'yesterday' }
  expect(parseAgentUsage(JSON.stringify([...odd, undated, tula]))).toEqual([tula])
})

it('CAT-10: the first use adds a record of count 1, a later one counts on and takes the new date', () => {
  const now = new Date('2026-03-11T09:30:00Z')
  const first = withUse([tula], 'alex', now)
  expect(first).toEqual([tula, { agentId: 'alex', lastUsed: '2026-03-11T09:30:00.000Z', usageCount: 1 }])
  expect(withUse(first, 'tula', now)[0]).toEqual({ ...tula, lastUsed: now.toISOString(), usageCount: 3 })
})

it('CAT-11: the agent that was used last stands first', () => {
  expect(recentlyUsed([tula, alex])).toEqual(['alex', 'tula'])
})
