// The made-up data and the cases of the Copilot, as their files write them down (eval/data/copilot/README.md).
import { z } from 'zod'

export type PlaceKey = `${string}:${string}`

const day = z.string()

export const worldData = z.object({
  now: z.string(),
  zone: z.string(),
  me: z.string(),
  documentDay: day.optional(),
  people: z.array(
    z.looseObject({
      ...{ id: z.string(), name: z.string(), email: z.string() },
      away: z.object({ from: day, until: day }).optional(),
    }),
  ),
  projects: z.array(z.looseObject({ id: z.string(), name: z.string() })),
  tasks: z.array(
    z.looseObject({
      id: z.string(),
      title: z.string(),
      project: z.string().nullable(),
      owner: z.string(),
      status: z.string(),
      due: day.nullable(),
      priority: z.string(),
      made: day,
      updated: day,
      mail: z.string().nullable(),
      reason: z.string().optional(),
    }),
  ),
  mails: z.array(
    z.looseObject({
      id: z.string(),
      subject: z.string(),
      from: z.string(),
      to: z.array(z.string()),
      day,
      thread: z.string(),
      text: z.string(),
      visible: z.boolean(),
    }),
  ),
  polls: z.array(
    z.looseObject({
      id: z.string(),
      question: z.string(),
      kind: z.string(),
      by: z.string(),
      state: z.enum(['open', 'closed']),
      closes: day,
      results: z.record(z.string(), z.number()),
      notVoted: z.array(z.string()),
    }),
  ),
  documents: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      pages: z.number(),
      facts: z.array(z.object({ text: z.string(), page: z.number() })),
    }),
  ),
  articles: z.array(z.looseObject({ id: z.string(), title: z.string(), text: z.string(), verifyBy: day })),
  contracts: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      party: z.string(),
      document: z.string().nullable(),
      start: day,
      end: day,
      notice: z.string(),
      amount: z.string(),
      page: z.number(),
    }),
  ),
  insights: z.array(z.looseObject({ id: z.string(), title: z.string(), text: z.string() })),
})
export type WorldData = z.infer<typeof worldData>

const act = z.object({
  what: z.string(),
  on: z.array(z.string()).default([]),
  to: z.string().nullable().default(null),
})
export type ExpectedAct = z.infer<typeof act>

export const expected = z.looseObject({
  answer: z
    .object({
      kind: z.string(),
      ids: z.array(z.string()).default([]),
      value: z.union([z.string(), z.number()]).optional(),
    })
    .optional(),
  act: z.union([act.transform((one) => [one]), z.array(act)]).optional(),
  clarify: z.boolean().optional(),
  dontKnow: z.boolean().optional(),
  refused: z.boolean().optional(),
})
export type Expected = z.infer<typeof expected>

export const phrasing = z.looseObject({
  id: z.string(),
  lang: z.string(),
  turns: z.array(z.looseObject({ said: z.string(), expect: expected })),
})
export type Phrasing = z.infer<typeof phrasing>
