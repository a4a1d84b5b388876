// About what a mail is written, as it waits in the queue.
import { z } from 'zod'

export const mailsPayload = z.object({
  what: z.enum(['question', 'answer', 'draft', 'verify']),
  /** Of the question, else of the article. */
  id: z.number(),
  /** The last of those who asked that was told. */
  after: z.number(),
})
export type KnowledgeMailsPayload = z.infer<typeof mailsPayload>
