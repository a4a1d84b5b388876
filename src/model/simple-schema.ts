// A JSON schema without the keywords that compilers of grammars stumble over; the answer is checked by us anyway.
import type { AnswerSchema } from './answer-schema.ts'

/** Bounds and annotations, in the order of JSON Schema's validation chapter. */
const DROPPED = new Set([
  '$schema',
  'multipleOf',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'maxLength',
  'minLength',
  'pattern',
  'format',
  'maxItems',
  'minItems',
  'uniqueItems',
  'default',
])

export function simplifySchema(schema: AnswerSchema): AnswerSchema {
  return withoutBounds(schema) as AnswerSchema
}

function withoutBounds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutBounds)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !DROPPED.has(keyword))
      .map(([keyword, value]) => [keyword, keyword === 'properties' ? eachOf(value) : withoutBounds(value)]),
  )
}

/** Names of properties are no keywords: a field may be called "format". */
function eachOf(properties: unknown): unknown {
  return Object.fromEntries(
    Object.entries(properties as object).map(([name, schema]) => [name, withoutBounds(schema)]),
  )
}
