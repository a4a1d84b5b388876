// Finds the JSON in a model's answer, and mends what servers and small models often get wrong in it.
import { jsonrepair } from 'jsonrepair'
import { z } from 'zod'
import { jsonParts } from './json-parts.ts'

export type AnswerReading<T> =
  | { ok: true; value: T }
  /** `fault` goes back to the model. */
  | { ok: false; fault: string; isCut: boolean }

/** Characters of a fault that goes back to the model. */
const FAULT_LENGTH = 400
/** Places that are mended in one answer; one with more faults is of another form. */
const MAX_MENDS = 200

/** `reasoning` is what the server took for the model's thinking: some put the answer there. */
export function readAnswer<S extends z.ZodType>(
  { text, reasoning }: { text: string; reasoning: string },
  schema: S,
): AnswerReading<z.infer<S>> {
  let fault = 'it held no JSON'
  for (const source of [withoutThinking(text), withoutThinking(reasoning), text]) {
    for (const part of jsonIn(source)) {
      const fit = fitting(part, schema)
      if (fit.ok) return fit
      fault = fit.fault
    }
  }
  const { isCut } = jsonParts(withoutThinking(text))
  return { ok: false, fault: isCut ? 'it broke off before its end' : fault, isCut }
}

/** The text after the model's thinking; its opening mark is often left out. */
export function withoutThinking(text: string): string {
  const end = text.lastIndexOf('</think>')
  if (end >= 0) return text.slice(end + '</think>'.length)
  return text.trimStart().startsWith('<think>') ? '' : text
}

/** The values in a text, the likeliest first. A text that was cut off is not mended: its list would be too short. */
function* jsonIn(text: string): Generator<unknown> {
  const { parts, isCut } = jsonParts(text)
  for (const part of parts) {
    const value = parsed(part, JSON.parse)
    if (value !== undefined) yield value
  }
  if (isCut) return
  for (const part of parts) {
    const value = parsed(part, (json) => JSON.parse(jsonrepair(json)))
    if (value !== undefined) yield value
  }
}

function parsed(json: string, parse: (json: string) => unknown): object | undefined {
  try {
    const value = parse(json)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function fitting<S extends z.ZodType>(
  value: unknown,
  schema: S,
): { ok: true; value: z.infer<S> } | { ok: false; fault: string } {
  let candidate = inItsField(value, schema)
  for (let mends = 0; ; mends += 1) {
    const result = schema.safeParse(candidate)
    if (result.success) return { ok: true, value: result.data }
    const [issue] = result.error.issues
    const mended = mends < MAX_MENDS && issue ? withoutNull(candidate, issue.path) : null
    if (mended === null) return { ok: false, fault: faultIn(result.error) }
    candidate = mended
  }
}

/** Without words of the answer, which may be those of a mail. */
function faultIn({ issues }: z.ZodError): string {
  return issues
    .map(({ path, code, message }) =>
      `${path.join('.')}: ${code === 'unrecognized_keys' ? 'unknown fields' : message}`.replace(/^: /, ''),
    )
    .join('; ')
    .slice(0, FAULT_LENGTH)
}

/** A list alone, where an object with one list was asked for. */
function inItsField(value: unknown, schema: z.ZodType): unknown {
  if (!Array.isArray(value) || !(schema instanceof z.ZodObject)) return value
  const lists = Object.entries(schema.shape).filter(([, field]) => field instanceof z.ZodArray)
  const [only] = lists
  return only && lists.length === 1 ? { [only[0]]: value } : value
}

/** With the null at `path` left out, or one put where a field is missing; null where neither is the fault. */
function withoutNull(value: unknown, path: readonly PropertyKey[]): unknown {
  const [step, ...rest] = path
  if (step === undefined || typeof value !== 'object' || value === null) return null
  const key = String(step)
  const inner = (value as Record<string, unknown>)[key]
  if (rest.length > 0) {
    const mended = withoutNull(inner, rest)
    return mended === null ? null : replaced(value, key, mended)
  }
  if (Array.isArray(value)) return null
  if (inner === undefined && !(key in value)) return replaced(value, key, null)
  if (inner !== null) return null
  // An undefined field is no missing one, so that it is not made null again.
  return replaced(value, key, undefined)
}

function replaced(value: object, key: string, inner: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? inner : item))
  return { ...value, [key]: inner }
}
