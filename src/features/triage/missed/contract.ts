// Sentences of a mail that became no task, on the wire, and the press that makes one of them.
import { z } from 'zod'
import { endpoint, idParam } from '../../../kit/contract.ts'
import { task } from '../../tasks/contract.ts'

const LONGEST = 2_000

export const listMissed = endpoint({
  method: 'GET',
  path: '/api/mails/{id}/sentences',
  summary: 'The sentences of a mail of which no task was made, in their order',
  access: 'session',
  params: z.object({ id: idParam }),
  response: z.object({ sentences: z.array(z.string()) }),
})

export const pressSentence = endpoint({
  method: 'POST',
  path: '/api/mails/{id}/tasks',
  summary: 'Make a task of one of these sentences; later mails are read by it',
  access: 'session',
  params: z.object({ id: idParam }),
  body: z.object({ sentence: z.string().min(1).max(LONGEST) }),
  /** With the suggestion that waited for it, if one did: reopened, it takes the task back. */
  response: task
    .pick({ id: true, projectId: true, title: true })
    .extend({ suggestionId: z.number().nullable() }),
  status: 201,
})
