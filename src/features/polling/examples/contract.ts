// Texts of a past time on the wire, for the examples: filed as mails are, and only where nothing but its own machine reaches the server.
import { z } from 'zod'
import { endpoint, isoMoment } from '../../../kit/contract.ts'
import { pollingType } from '../contract.ts'

export const MOST_WRITERS = 200
export const MOST_EXAMPLES = 1_000

const address = z.email().max(254)

export const fileExamples = endpoint({
  method: 'POST',
  path: '/api/polling/examples',
  isForBrowser: true,
  summary: 'File texts of the past in the names of members, for examples on a server of one machine',
  access: 'session',
  mostBytes: 2_000_000,
  body: z.object({
    /** Made members of the company where they are none, in the department of that name. */
    writers: z
      .array(z.object({ name: z.string().min(1).max(120), email: address, department: z.string().max(60) }))
      .max(MOST_WRITERS),
    /** Oldest first, and none of the future. */
    texts: z
      .array(
        z.object({ type: pollingType, email: address, text: z.string().min(1).max(2_000), at: isoMoment }),
      )
      .max(MOST_EXAMPLES),
  }),
  response: z.object({ filed: z.number() }),
})
export type Examples = z.infer<(typeof fileExamples)['body']>
