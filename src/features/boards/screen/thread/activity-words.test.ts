// The phrases of the activity: one for each field, with what it was and what it is.
import { expect, it } from 'vitest'
import type { ChangedField } from '../../../tasks/activity/contract.ts'
import { activityWords } from './activity-words.ts'

const words = (field: ChangedField, from: string | null, to: string | null) =>
  activityWords({ what: 'changed', changes: [{ field, from, to }] })[0]

it('making, deleting and restoring are said as such', () => {
  expect(
    (['created', 'deleted', 'restored'] as const).map((what) => activityWords({ what, changes: [] })),
  ).toEqual([['made the task'], ['deleted the task'], ['restored the task']])
})

it('MYT-12: both spellings of a status are one word', () => {
  expect(words('status', 'in_progress', 'done')).toBe('moved it from In Progress to Completed')
  expect(words('status', 'todo', 'completed')).toBe('moved it from Created to Completed')
})

it('CONST-22: days stand as everywhere, and what was empty is said', () => {
  expect(words('dueDate', null, '2027-05-03')).toBe('set the due date to May 3, 2027')
  expect(words('dueDate', '2027-05-03', '2027-05-04')).toBe(
    'moved the due date from May 3, 2027 to May 4, 2027',
  )
  expect(words('dueDate', '2027-05-03', null)).toBe('took away the due date, May 3, 2027')
  expect(words('assignees', null, 'Lucia Ferri')).toBe('assigned Lucia Ferri')
  expect(words('assignees', 'Jonas Weber', null)).toBe('unassigned Jonas Weber')
})
