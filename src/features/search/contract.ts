// Search on the wire: one endpoint for all that a person may find.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'

/** From the first character of a word that was looked for to behind its last. */
export const mark = z.tuple([z.number(), z.number()])
export type Mark = z.infer<typeof mark>

/** One result. */
export const found = z.object({
  /** Of its record, such as task. */
  kind: z.string(),
  id: z.number(),
  title: z.string(),
  titleMarks: z.array(mark),
  /** The part of what it says in which the words stand. */
  text: z.string(),
  textMarks: z.array(mark),
  /** Where it is. */
  place: z.string(),
  path: z.string(),
  state: z.string().nullable(),
  person: z.string().nullable(),
  at: isoMoment.nullable(),
})
export type Found = z.infer<typeof found>

export const foundGroup = z.object({
  kind: z.string(),
  title: z.string(),
  /** How many there are, counted up to 1,000. */
  total: z.number(),
  rows: z.array(found),
})
export type FoundGroup = z.infer<typeof foundGroup>

/** Longer than anybody types. */
export const LONGEST_QUERY = 200
/** What was opened before, as kind and id. */
const opened = z.string().regex(/^(?:[a-z_]{1,30}:\d{1,10},?){0,8}$/)

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  summary:
    'Tasks, mails, people and all else that fits the words; without words what was opened or came last',
  access: 'session',
  query: z.object({
    q: z.string().max(LONGEST_QUERY).default(''),
    /** Of one kind alone, and more of it. */
    kind: z.string().max(30).optional(),
    /** What stands in this project comes first. */
    project: idParam.optional(),
    /** Such as task:12,mail:5; told first where there are no words. */
    opened: opened.optional(),
  }),
  response: z.object({
    /** Those by which it can be narrowed, in their order. */
    kinds: z.array(z.object({ kind: z.string(), title: z.string() })),
    groups: z.array(foundGroup),
    /** Words that were taken for mistyped ones. */
    near: z.array(z.string()),
  }),
})
