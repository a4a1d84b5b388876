// Checks what comes in and what goes out against the contract.
import { z } from 'zod'
import { AppError } from '../kit/errors.ts'
import { inputWords } from './input-words.ts'

/** Throws AppError 422 with the first issue's words as its message and all of them as details. */
export function checkInput<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw invalidInput(parsed.error)
}

export function invalidInput(error: z.ZodError): AppError {
  const details = error.issues.map((issue) => ({ path: issue.path.join('.'), message: inputWords(issue) }))
  return new AppError('invalid', details[0]?.message ?? 'The request is not valid', details)
}

/** What the contract does not declare is left out. Throws Error (a defect of ours, 500) when it does not fit. */
export function checkOutput(schema: z.ZodType, value: unknown, path: string): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`).join(', ')
  throw new Error(`the answer of ${path} does not fit its contract at ${where}`)
}
