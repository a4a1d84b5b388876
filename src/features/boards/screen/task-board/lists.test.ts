// Which task stands in which column of the personal board.
import { expect, it } from 'vitest'
import { dealLists, dropOf, listKeys, listSubtitles, listTitles, type TaskLists, withDone } from './lists.ts'
import { sampleListed } from './sample-listed.ts'

const none: ReadonlySet<number> = new Set()
const idsOf = (lists: TaskLists) =>
  Object.fromEntries(Object.entries(lists).map(([key, tasks]) => [key, tasks.map(({ id }) => id)]))

const read: TaskLists = {
  'my-tasks': [sampleListed({ id: 1 }), sampleListed({ id: 2, status: 'finished' })],
  'follow-up': [sampleListed({ id: 3, status: 'working' })],
  monitor: [sampleListed({ id: 4 }), sampleListed({ id: 1 })],
  done: [
    sampleListed({ id: 2, status: 'finished' }),
    sampleListed({ id: 5, deletedAt: '2026-03-01T09:00:00.000Z' }),
  ],
}

it('PB-06 PB-07 PB-08 PB-09: four columns with their words, each task once and what is through in Done', () => {
  expect(Object.values(listTitles)).toEqual([
    'My Tasks',
    'Tasks Assigned to Others',
    "Tasks I'm Monitoring",
    'Done',
  ])
  expect(Object.values(listSubtitles)).toEqual([
    'Tasks assigned to me',
    'Tasks I assigned to others',
    "Tasks I'm keeping track of",
    'Completed and deleted tasks',
  ])
  expect(idsOf(dealLists(read, none))).toEqual({
    'my-tasks': [1],
    'follow-up': [3],
    monitor: [4],
    done: [2, 5],
  })
})

it('PB-18 PB-20: what is being completed stands in Done at once, as done', () => {
  const lists = dealLists(read, new Set([3]))
  expect(idsOf(lists)).toMatchObject({ 'follow-up': [], done: [2, 5, 3] })
  expect(lists.done.at(-1)?.status).toBe('done')
  expect(read['follow-up'][0]?.status).toBe('working')
})

it('PB-18: a written task leaves its list and comes first in Done', () => {
  const done = sampleListed({ id: 3, status: 'done' })
  expect(withDone(read['follow-up'], 'follow-up', done)).toEqual([])
  expect(withDone(read.done, 'done', done).map(({ id }) => id)).toEqual([3, 2, 5])
  expect(withDone([done, ...read.done], 'done', done)).toHaveLength(3)
})

it('PB-16 PB-17 PB-19: only Done takes tasks, and a drop in the same column changes nothing', () => {
  const outcomes = (from: (typeof listKeys)[number]) => listKeys.map((to) => dropOf(from, to))
  expect(outcomes('my-tasks')).toEqual(['nothing', 'invalid', 'invalid', 'complete'])
  expect(outcomes('monitor')).toEqual(['invalid', 'invalid', 'nothing', 'complete'])
  expect(outcomes('done')).toEqual(['invalid', 'invalid', 'invalid', 'nothing'])
})
