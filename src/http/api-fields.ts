// A JSON Schema as rows to read: each field with its type in words, nested ones by their path.
import type { Json } from './openapi.ts'

export interface FieldRow {
  /** `tasks[].title` */
  path: string
  type: string
  isRequired: boolean
  description: string
}

/** Deeper than this, a field says its type only: a tree may hold itself. */
const MAX_DEPTH = 4

/** Empty for a schema without fields of its own. */
export function fieldsOf(schema: Json): FieldRow[] {
  return fieldsUnder(schema, '', 0)
}

function fieldsUnder(schema: Json, prefix: string, depth: number): FieldRow[] {
  const inner = withoutNull(schema)
  if (inner.type === 'array') return fieldsUnder((inner.items ?? {}) as Json, `${prefix}[]`, depth)
  const required = new Set((inner.required ?? []) as string[])
  return Object.entries((inner.properties ?? {}) as Record<string, Json>).flatMap(([name, field]) => {
    const path = prefix ? `${prefix}.${name}` : name
    const row = {
      path,
      type: typeWords(field),
      isRequired: required.has(name),
      description: typeof field.description === 'string' ? field.description : '',
    }
    return [row, ...(depth < MAX_DEPTH ? fieldsUnder(field, path, depth + 1) : [])]
  })
}

/** "integer or null", "one of member, manager, admin", "array of string". */
export function typeWords(schema: Json): string {
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (choices) return [...new Set(choices.map(typeWords))].join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.join(', ')}`
  if (schema.type === 'array') return `array of ${typeWords((schema.items ?? {}) as Json)}`
  if (typeof schema.format === 'string') return `${String(schema.type)} (${schema.format})`
  if (Array.isArray(schema.type)) return schema.type.join(' or ')
  return typeof schema.type === 'string' ? schema.type : 'any'
}

function withoutNull(schema: Json): Json {
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  return choices?.find((one) => one.type !== 'null') ?? schema
}
