// The mail log on the wire: what came in, what became of it, and what went out.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'
import { attachment } from '../projects/contract.ts'

export const traceStep = z.object({
  step: z.enum(['stored', 'guarded', 'routed', 'read', 'applied', 'answered']),
  at: isoMoment,
  ms: z.number(),
  note: z.string(),
})

export const deliveryStatus = z.enum(['received', 'processing', 'processed', 'held', 'ignored', 'failed'])

/** One mail for one recipient. */
export const delivery = z.object({
  id: z.number(),
  mailId: z.number(),
  companyId: z.number(),
  agent: z.string().nullable(),
  recipient: z.string(),
  status: deliveryStatus,
  reason: z.string().nullable(),
  trust: z.enum(['verified', 'guest', 'unverified']).nullable(),
  trace: z.array(traceStep),
  attempts: z.number(),
  subject: z.string(),
  sender: z.string(),
  senderName: z.string(),
  receivedAt: isoMoment,
  /** When its sender wrote it, as the mail says; when it came in where it names no moment before that. */
  sentAt: isoMoment,
  size: z.number(),
  /** Stable text from which the sort code is drawn. */
  hash: z.string(),
  projectId: z.number().nullable(),
  projectName: z.string().nullable(),
  tasksCreated: z.number(),
  tasksUpdated: z.number(),
  /** What became of it once it was processed: "3 tasks made, 1 task changed", in the words of its agent. */
  outcome: z.string(),
  /** What the person may do with it now. */
  can: z.object({ release: z.boolean(), reject: z.boolean(), retry: z.boolean() }),
})
export type Delivery = z.infer<typeof delivery>

/** A run of test mails: when it began, in milliseconds to the base 36, and what is chance. */
export const TEST_RUN = /^[0-9a-z]{6,11}-[0-9a-f]{12}$/
export const testRun = z.string().regex(TEST_RUN)

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/mails',
  summary: 'Mail log of the account: received mail with what became of it, newest first',
  access: 'session',
  query: z.object({
    status: deliveryStatus.optional(),
    before: idParam.optional(),
    /** Of one run of the generator alone. */
    run: testRun.optional(),
  }),
  response: z.array(delivery),
})

export const getDelivery = endpoint({
  method: 'GET',
  path: '/api/mails/{id}',
  summary: 'One mail of the log with its text',
  access: 'session',
  params: z.object({ id: idParam }),
  response: delivery.extend({
    to: z.array(z.string()),
    cc: z.array(z.string()),
    newest: z.string(),
    quoted: z.string(),
    htmlUrl: z.string().nullable(),
    attachments: z.array(attachment),
  }),
})

export const countWaiting = endpoint({
  method: 'GET',
  path: '/api/to-decide',
  summary: 'How much waits for the person to decide: suggestions, and mails that are held or failed',
  access: 'session',
  response: z.object({ suggestions: z.number(), mails: z.number() }),
})

export const getAttachment = endpoint({
  method: 'GET',
  path: '/api/mails/{id}/attachments/{index}',
  summary: 'A file that came with a mail, to be kept; `companyId` in the query stands for the header',
  access: 'session',
  params: z.object({ id: idParam, index: z.coerce.number().int().min(0).max(1_000) }),
  response: z.unknown(),
})

const changed = z.object({ id: z.number(), status: deliveryStatus })

export const releaseDelivery = endpoint({
  method: 'POST',
  path: '/api/mails/{id}/release',
  summary: 'Let one held mail through',
  access: 'session',
  params: z.object({ id: idParam }),
  response: changed,
})

export const rejectDelivery = endpoint({
  method: 'POST',
  path: '/api/mails/{id}/reject',
  summary: 'Drop one held mail',
  access: 'session',
  params: z.object({ id: idParam }),
  response: changed,
})

export const retryDelivery = endpoint({
  method: 'POST',
  path: '/api/mails/{id}/retry',
  summary: 'Try a failed mail again',
  access: 'session',
  params: z.object({ id: idParam }),
  response: changed,
})

export const sentMail = z.object({
  id: z.number(),
  status: z.enum(['queued', 'sending', 'sent', 'kept', 'failed']),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: isoMoment,
  sentAt: isoMoment.nullable(),
  lastError: z.string().nullable(),
})
export type SentMail = z.infer<typeof sentMail>

export const listSent = endpoint({
  method: 'GET',
  path: '/api/outbox',
  summary: 'Mails to the person and from their own agents, newest first',
  access: 'session',
  query: z.object({ before: idParam.optional() }),
  response: z.array(sentMail),
})

export const refreshIntake = endpoint({
  method: 'POST',
  path: '/api/admin/s3-refresh',
  summary: 'Look for mail that has not been taken up yet',
  access: 'session',
  response: z.object({ taken: z.number() }),
})
