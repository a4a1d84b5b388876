// Bodies that fit a contract and are made to be slow to read: long texts, many items, deep nesting, odd characters.
import type { Schema } from './api-operations.ts'

/** Each is repeated up to the length that the contract allows. */
const texts = [
  // What patterns for lists, dates, addresses, links, quotes and courtesy are slow at where they are written carelessly.
  'a ',
  ' \t',
  'please ',
  '1/1/1 ',
  'a@',
  'http://a',
  '<a <b ',
  '> > ',
  '(([[{{',
  '**_`',
  ',;:-',
  '"\'',
  '\n \n',
  '0.0.',
  '\u{1F469}\u200D',
  'e\u0301\u0323',
  '\u202E\u2066\u200B',
  '\ud83d',
  'and, or ',
  '= + ',
] as const

export const KINDS_OF_TEXT = texts.length

/** Where a contract has no limit. */
const LONGEST = 200_000
const MOST_ITEMS = 2_000
/** Characters of one body, which has a megabyte at most. */
const WHOLE = 400_000

/** The nth body: with another text in each field. */
export function awkwardBody(schema: Schema, nth: number): unknown {
  const so = { fields: nth, left: WHOLE }
  return valueOf(schema, so)
}

/** As JSON that no object of ours has. */
export const nested = (depth: number): string => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`

interface SoFar {
  fields: number
  /** Characters that the body has room for. */
  left: number
}

function valueOf(schema: Schema, so: SoFar): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[so.fields % schema.enum.length]
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return valueOf(choice.find(({ type }) => type !== 'null') ?? {}, so)
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, one]) => [name, valueOf(one, so)]),
      )
    case 'array':
      return itemsOf(schema, so)
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    default:
      return textOf(schema, so)
  }
}

function itemsOf({ items = {}, minItems = 0, maxItems = MOST_ITEMS }: Schema, so: SoFar): unknown[] {
  const most = Math.max(minItems, Math.min(maxItems, MOST_ITEMS))
  const all: unknown[] = []
  // The first is as long as it may be, the others share what is left.
  while (all.length < most && (so.left > 0 || all.length < minItems)) {
    all.push(valueOf(items, so))
    so.left -= 2
  }
  return all
}

function textOf({ format, maxLength = LONGEST }: Schema, so: SoFar): string {
  so.fields += 1
  if (format === 'email') return `${'a.b'.repeat(15)}${so.fields}@example.com`
  if (format === 'date') return '2027-03-01'
  if (format === 'date-time') return '2027-03-01T09:00:00.000Z'
  if (format === 'uri') return `https://example.com/${'%20a'.repeat(100)}`
  const length = Math.max(1, Math.min(maxLength, so.left))
  so.left -= length
  return awkwardText(so.fields, length)
}

/** The nth text, so many characters long. */
export function awkwardText(nth: number, length: number): string {
  const text = texts[nth % texts.length] ?? ''
  return text.repeat(Math.ceil(length / text.length)).slice(0, length)
}
