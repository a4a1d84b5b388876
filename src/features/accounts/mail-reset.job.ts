// Mails the link to choose a new password, after the answer that says the same for every address (AUTH-29).
import { z } from 'zod'
import { defineJob, type Job } from '../../jobs/job.ts'

const payload = z.object({ address: z.string() })

export function mailResetJob(mailReset: (address: string) => Promise<void>): Job<typeof payload> {
  return defineJob({ name: 'mail-reset', payload, run: ({ address }) => mailReset(address) })
}
