// What a caller is told of input that does not fit: the field, and what it should be.
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { idParam } from '../kit/contract.ts'
import { AppError } from '../kit/errors.ts'
import { checkInput } from './validate.ts'

function told(schema: z.ZodType, value: unknown): unknown {
  try {
    checkInput(schema, value)
    return null
  } catch (error) {
    return error instanceof AppError ? [error.message, error.details] : error
  }
}

const wordsOf = (field: z.ZodType, value: unknown) =>
  (told(z.object({ field }), { field: value }) as [string])[0]

describe('API-75: what does not fit', () => {
  it('API-75: is told by its field and what that should be, in plain words', () => {
    expect(told(z.object({ id: idParam }), { id: 'x' })).toEqual([
      'id must be a number',
      [{ path: 'id', message: 'id must be a number' }],
    ])
    expect(wordsOf(z.string(), 1)).toBe('field must be text')
    expect(wordsOf(z.string(), undefined)).toBe('field is missing')
    expect(wordsOf(z.number().int(), 1.5)).toBe('field must be a whole number')
    expect(wordsOf(z.boolean(), 'no')).toBe('field must be true or false')
    expect(wordsOf(z.array(z.string()), 'a')).toBe('field must be a list')
    expect(wordsOf(z.array(z.string()), ['a', 1])).toBe('field.1 must be text')
    expect(wordsOf(z.enum(['high', 'medium', 'low']), 'top')).toBe('field must be high, medium or low')
    expect(wordsOf(z.email(), 'nobody')).toBe('field must be an email address')
    expect(wordsOf(z.iso.date(), 'soon')).toBe('field must be a date such as 2026-05-31')
    expect(wordsOf(z.string().min(1), '')).toBe('field may not be empty')
    expect(wordsOf(z.string().max(3), 'four')).toBe('field must have at most 3 characters')
    expect(wordsOf(z.array(z.string()).min(1), [])).toBe('field must have at least 1 entry')
    expect(wordsOf(z.number().max(100), 101)).toBe('field must be at most 100')
    expect(wordsOf(z.strictObject({ a: z.string().optional() }), { b: 1 })).toBe('field may not contain b')
    expect((told(z.object({}), null) as [string])[0]).toBe('The request must be an object')
  })

  it('API-75: keeps the words that a contract gives', () => {
    expect(wordsOf(z.string().min(1, 'Choose a color'), '')).toBe('Choose a color')
  })
})
