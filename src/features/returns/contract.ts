// What went to others while the person was away, on the wire, and taking it back.
import { z } from 'zod'
import { endpoint } from '../../kit/contract.ts'

export const delegatedTask = z.object({
  id: z.number(),
  number: z.number(),
  title: z.string(),
  projectId: z.number(),
  projectName: z.string(),
  /** Who has it now. */
  names: z.array(z.string()),
})
export type DelegatedTask = z.infer<typeof delegatedTask>

export const listDelegated = endpoint({
  method: 'GET',
  path: '/api/return',
  summary: 'Open tasks of the context that went to others while the person was away',
  access: 'session',
  response: z.array(delegatedTask),
})

export const takeBack = endpoint({
  method: 'POST',
  path: '/api/return/take-back',
  summary: 'Have the open tasks back that went to others while the person was away',
  access: 'session',
  response: z.object({
    taken: z.number(),
    /** For the undo of all of it. */
    changeSetIds: z.array(z.number()),
  }),
})
