// What is typed survives a reload, and a browser that cannot keep it does not get in the way of typing.
import { expect, it } from 'vitest'
import { type KeptStore, kept, newOnceKey } from './kept.ts'

function memory(): KeptStore & { rows: Map<string, string> } {
  const rows = new Map<string, string>()
  return {
    rows,
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => void rows.set(key, value),
    removeItem: (key) => void rows.delete(key),
  }
}

it('is read again as it was kept, under its own key, until it is dropped', () => {
  const store = memory()
  kept<{ text: string }>(store, 'one').keep({ text: 'Hello' })
  expect(kept(store, 'one').read()).toEqual({ text: 'Hello' })
  expect(kept(store, 'other').read()).toBeNull()
  kept(store, 'one').drop()
  expect(kept(store, 'one').read()).toBeNull()
})

it('reads nothing where the text is broken, and keeps nothing where the storage is full', () => {
  const store = memory()
  store.rows.set('one', '{"text":')
  expect(kept(store, 'one').read()).toBeNull()
  const full: KeptStore = {
    ...store,
    setItem() {
      throw new Error('QuotaExceededError')
    },
  }
  expect(() => kept(full, 'two').keep('Hello')).not.toThrow()
  expect(kept(full, 'two').read()).toBeNull()
})

it('no two acts have the same key', () => {
  expect(newOnceKey()).toMatch(/^[0-9a-f]{24}$/)
  expect(newOnceKey()).not.toBe(newOnceKey())
})
