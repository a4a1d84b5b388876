// The neighbours of a task in the list that it was opened from.
import { expect, it } from 'vitest'
import { keepTaskList, keptTaskList, walkOf } from './task-walk.ts'

it('a task knows its place in the list, and what is before and after it', () => {
  expect(walkOf([4, 8, 9], 8)).toEqual({ place: 2, count: 3, before: 4, after: 9 })
  expect(walkOf([4, 8, 9], 4)).toEqual({ place: 1, count: 3, before: null, after: 8 })
  expect(walkOf([4, 8, 9], 9)).toEqual({ place: 3, count: 3, before: 8, after: null })
  for (const list of [[], [8], [4, 9]]) expect(walkOf(list, 8)).toBeNull()
})

it('the list is kept as it was shown, and none is kept at first', () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  }
  expect(keptTaskList(store)).toEqual([])
  keepTaskList(store, [3, 1, 2])
  expect(keptTaskList(store)).toEqual([3, 1, 2])
})
