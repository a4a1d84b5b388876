// The kept list of used agents: when it is read, when it is saved, and what counts as one use.
import { expect, it } from 'vitest'
import { usageKey } from './agent-usage.ts'
import { createUsageStore } from './usage-store.ts'

const at = new Date('2026-03-11T09:30:00Z')
const tula = { agentId: 'tula', lastUsed: '2026-03-10T09:12:00.000Z', usageCount: 2 }

function kept(stored: string | null = null) {
  const saved: string[] = []
  const logged: string[] = []
  const storage = {
    getItem: (key: string) => (key === usageKey ? stored : null),
    setItem: (key: string, value: string) => void saved.push(`${key}=${value}`),
  }
  const store = createUsageStore({ storage, now: () => at, log: (message) => void logged.push(message) })
  return { store, saved, logged }
}

it('CAT-09, ENT-15, CONST-11: usage is loaded on start and saved under agent-usage, never when it is empty', () => {
  const { store, saved } = kept(JSON.stringify([tula]))
  expect(store.current()).toEqual([tula])
  expect(kept().store.current()).toEqual([])
  expect(saved).toEqual([])
  store.use('alex')
  const alex = { agentId: 'alex', lastUsed: at.toISOString(), usageCount: 1 }
  expect(saved).toEqual([`agent-usage=${JSON.stringify([tula, alex])}`])
})

it('CAT-12: what cannot be read is logged and ignored', () => {
  const { store, logged, saved } = kept('not a list')
  expect(store.current()).toEqual([])
  expect(logged).toEqual(['ignored what is stored as agent-usage'])
  expect(saved).toEqual([])
})

it('CAT-17: opening a page is one use, and Use Agent with the page that follows is one too', () => {
  const { store } = kept()
  const count = () => store.current().find((use) => use.agentId === 'tula')?.usageCount
  store.visit('tula')
  expect(count()).toBe(1)
  store.use('tula')
  store.visit('tula')
  expect(count()).toBe(2)
  store.visit('tula')
  expect(count()).toBe(3)
  store.use('tula')
  store.visit('polly')
  store.visit('tula')
  expect(count()).toBe(5)
})

it('CAT-10: listeners hear of each use and of another tab', () => {
  const { store } = kept()
  let heard = 0
  const stop = store.listen(() => {
    heard += 1
  })
  store.use('faq')
  store.reread()
  stop()
  store.use('faq')
  expect(heard).toBe(2)
})
