// The waiting-for list on the wire: tasks given to others who have not answered, and whether they are chased.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../../kit/contract.ts'
import { person } from '../../accounts/contract.ts'
import { priority } from '../../tasks/contract.ts'

/** Days between two mails to whoever is awaited, unless others are chosen. */
export const CHASE_DAYS = 3
export const MOST_CHASE_DAYS = 30

const awaited = person.extend({
  id: z.number(),
  /** When the last mail asked them; null before the first. */
  chasedAt: isoMoment.nullable(),
})

export const waitingTask = z.object({
  id: z.number(),
  /** Per project (model.md). */
  number: z.number(),
  title: z.string(),
  priority,
  /** The day at 00:00 UTC (model.md, Time). */
  dueDate: isoMoment.nullable(),
  projectId: z.number(),
  projectName: z.string(),
  /** Since when there is no answer. */
  since: isoMoment,
  /** The assignees who have not answered; empty once all have. */
  awaited: z.array(awaited),
  /** Days between two mails to each of them; null sends none. */
  chaseDays: z.number().nullable(),
})
export type WaitingTask = z.infer<typeof waitingTask>

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/tasks/waiting',
  summary: 'Open tasks that I gave to others who have not answered, the longest wait first',
  access: 'session',
  response: z.array(waitingTask),
})

export const setChase = endpoint({
  method: 'PUT',
  path: '/api/tasks/{id}/chase',
  summary:
    'Have whoever I wait for asked by mail every so many days, or not; once all have answered, wait anew',
  access: 'session',
  params: z.object({ id: idParam }),
  body: z.object({
    days: z
      .number({ error: 'Give a number of days' })
      .int('Give a whole number of days')
      .min(1, 'At most once a day')
      .max(MOST_CHASE_DAYS, `At least every ${MOST_CHASE_DAYS} days`)
      .nullable(),
  }),
  response: waitingTask,
})
