// The rules of the task dialog.
import { expect, it } from 'vitest'
import { emptyValues, fieldsOf, taskFields } from './task-form.ts'

it('DLG-05, DLG-10: an empty title is refused with its words', () => {
  const parsed = taskFields.safeParse({ ...emptyValues, title: '   ' })
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['Task title is required'])
})

it('DLG-06: a set due date is sent as an ISO timestamp, an empty one as null', () => {
  expect(fieldsOf({ ...emptyValues, dueDate: '2026-03-12' }).dueDate).toBe('2026-03-12T00:00:00.000Z')
  expect(fieldsOf(emptyValues).dueDate).toBeNull()
})

it('DLG-06: a date that does not exist is refused', () => {
  expect(taskFields.safeParse({ ...emptyValues, title: 'a', dueDate: '2026-02-30' }).success).toBe(false)
})

it('a date before 1970 is refused with its words', () => {
  const messagesOf = (dueDate: string) =>
    taskFields.shape.dueDate.safeParse(dueDate).error?.issues.map(({ message }) => message)
  expect(messagesOf('0019-05-03')).toEqual(['Due date must be in the years 1970 to 9999'])
  expect(messagesOf('2026-02-30')).toEqual(['Due date must be a date'])
  expect(messagesOf('1970-01-01')).toBeUndefined()
})

it('a rule is sent as it is, none as null', () => {
  expect(fieldsOf({ ...emptyValues, repeats: 'weekly:1' }).repeats).toBe('weekly:1')
  expect(fieldsOf(emptyValues).repeats).toBeNull()
})

it('DLG-07: priority is low, medium or high and starts as medium', () => {
  expect(emptyValues.priority).toBe('medium')
  expect(taskFields.shape.priority.options).toEqual(['low', 'medium', 'high'])
})
