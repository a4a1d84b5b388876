// Answering a mail from here, on the wire: whom an answer would reach, the sending of it, and what became of it.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../../kit/contract.ts'

export const replyRequired = 'Write something first'
/** Characters. */
export const LONGEST_REPLY = 20_000
/** People whom one answer reaches at most. */
export const MOST_RECIPIENTS = 50

/** Why a mail cannot be answered from here. */
export const refusals = {
  unproved: 'It is not proved who sent this mail, so it cannot be answered from here.',
  unconfirmed: 'Confirm your address first',
  nobody: 'Nobody else is on this mail',
} as const
export type Refusal = keyof typeof refusals

const person = z.object({ address: z.string(), name: z.string().nullable() })
export type ReplyPerson = z.infer<typeof person>

export const replyTo = z.enum(['sender', 'all'])
export type ReplyTo = z.infer<typeof replyTo>

/** One answer that the person has sent, with what became of it for each whom it went to. */
export const sentReply = z.object({
  /** Its Message-ID. */
  message: z.string(),
  text: z.string(),
  at: isoMoment,
  recipients: z.array(
    z.object({
      address: z.string(),
      status: z.enum(['queued', 'sending', 'sent', 'kept', 'failed']),
      lastError: z.string().nullable(),
    }),
  ),
})
export type SentReply = z.infer<typeof sentReply>

export const replies = z.object({
  /** Null where it can be answered. */
  refused: z.enum(['unproved', 'unconfirmed', 'nobody']).nullable(),
  /** As whom the person writes: with their name, from an address of ours. */
  from: person,
  /** Where answers go: the person's own address. */
  answersTo: z.string(),
  subject: z.string(),
  sender: z.array(person),
  all: z.array(person),
  /** Agents who read an answer to all, as a mail of the thread. */
  agents: z.array(z.string()),
  /** Who was on the mail and gets no answer. */
  leftOut: z.array(z.object({ address: z.string(), why: z.enum(['left', 'blocked']) })),
  /** What stands below the answer. */
  quoted: z.string(),
  /** The person's own answers to the mail, oldest first. */
  sent: z.array(sentReply),
})
export type Replies = z.infer<typeof replies>

const ofMail = z.object({ id: idParam })

export const readReplies = endpoint({
  method: 'GET',
  path: '/api/mails/{id}/replies',
  summary: 'Whom an answer to the mail would reach, and the answers that the person has sent',
  access: 'session',
  params: ofMail,
  response: replies,
})

export const sendReply = endpoint({
  method: 'POST',
  path: '/api/mails/{id}/replies',
  summary: 'Answer a mail as oneself, to its sender or to all who were on it',
  access: 'session',
  params: ofMail,
  body: z.object({
    to: replyTo,
    text: z
      .string()
      .trim()
      .min(1, replyRequired)
      .max(LONGEST_REPLY, 'An answer must be 20,000 characters or fewer'),
    /** Made up by the caller: of two calls with the same one the second sends nothing. */
    key: z.string().min(8).max(64),
  }),
  response: sentReply,
  status: 201,
})
