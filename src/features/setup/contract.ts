// Mail set-up on the wire: the records of the DNS, the round trip, and what would become of a mail.
import { z } from 'zod'
import { endpoint, isoMoment } from '../../kit/contract.ts'

export const recordState = z.enum(['right', 'missing', 'different', 'unsure', 'unknown'])
export type RecordState = z.infer<typeof recordState>

const dnsRecord = z.object({
  id: z.enum(['mx', 'address', 'spf', 'dkim', 'dmarc']),
  type: z.string(),
  /** Where it stands, without a dot at the end. */
  name: z.string(),
  /** What stands there while it is right, else what should; null where nobody but the relay's provider knows. */
  value: z.string().nullable(),
  state: recordState,
  /** What is there instead. */
  seen: z.array(z.string()),
  /** What follows from it, and what to do; null while it is right. */
  trouble: z.object({ what: z.string(), advice: z.string() }).nullable(),
})
export type DnsRecord = z.infer<typeof dnsRecord>

export const getMailSetup = endpoint({
  method: 'GET',
  path: '/api/server/mail-setup',
  summary: 'For the owner of the server: the records that its mail domain needs, as the DNS shows them now',
  access: 'session',
  response: z.object({
    domain: z.string(),
    /** Only this machine reaches the server: no record is needed. */
    isLocal: z.boolean(),
    /** Host of the relay for outgoing mail; null without one. */
    relay: z.string().nullable(),
    records: z.array(dnsRecord),
  }),
})

const tripStep = z.object({
  what: z.string(),
  state: z.enum(['done', 'failed', 'open']),
  /** Milliseconds since the step before; null while it is open. */
  ms: z.number().nullable(),
})
export type TripStep = z.infer<typeof tripStep>

const roundTrip = z.object({
  id: z.number(),
  startedAt: isoMoment,
  state: z.enum(['running', 'back', 'failed', 'late']),
  /** From the first to the last step; null while it is not back. */
  ms: z.number().nullable(),
  steps: z.array(tripStep),
  /** What went wrong, or what is worth knowing; a sentence or none. */
  note: z.string().nullable(),
})
export type RoundTrip = z.infer<typeof roundTrip>

export const getRoundTrip = endpoint({
  method: 'GET',
  path: '/api/server/round-trip',
  summary:
    'For the owner of the server: how far the latest test mail to itself has come; null before the first',
  access: 'session',
  response: z.object({ trip: roundTrip.nullable() }),
})

export const startRoundTrip = endpoint({
  method: 'POST',
  path: '/api/server/round-trip',
  summary: 'For the owner of the server: send a test mail by the relay to the server itself',
  access: 'session',
  isForBrowser: true,
  response: z.object({ trip: roundTrip }),
  status: 201,
})

/** Bytes of a mail that can be pasted. */
export const MOST_PASTED = 1_000_000

const decision = z.object({
  /** One word: "Guarded". */
  name: z.string(),
  state: z.enum(['done', 'stopped', 'unsure']),
  what: z.string(),
  why: z.string(),
  /** Of the pasted text, from 1; none where it stands in no line as it is. */
  lines: z.array(z.number()),
})
export type Decision = z.infer<typeof decision>

const explainedClause = z.object({
  text: z.string(),
  block: z.number().nullable(),
  mood: z.string(),
  head: z.string(),
  people: z.array(z.string()),
  marks: z.array(z.string()),
  confidence: z.number(),
  line: z.number().nullable(),
})
export type ExplainedClause = z.infer<typeof explainedClause>

export const explained = z.object({
  decisions: z.array(decision),
  understanding: z.object({
    language: z.string(),
    blocks: z.array(z.object({ kind: z.string(), text: z.string() })),
    clauses: z.array(explainedClause),
    /** From which on a clause is done at once, and from which on it is suggested. */
    gate: z.number(),
  }),
})
export type Explained = z.infer<typeof explained>

export const explainMail = endpoint({
  method: 'POST',
  path: '/api/server/explain-mail',
  summary: 'For the owner of the server: what would become of a raw mail, and why; nothing is kept or sent',
  access: 'session',
  isForBrowser: true,
  mostBytes: 2 * MOST_PASTED,
  body: z.object({
    raw: z
      .string()
      .min(1, 'Paste a mail first')
      .max(MOST_PASTED, 'The mail is longer than a million characters'),
    /** Whom the envelope is for; its headers say it without. */
    recipient: z.string().trim().toLowerCase().max(320).optional(),
  }),
  response: explained,
})

const forwardingRequest = z.object({
  deliveryId: z.number(),
  /** "Gmail" */
  provider: z.string(),
  /** Whose mail would be forwarded, as the mail says; null where it does not. */
  account: z.string().nullable(),
  /** The agent's address that it would go to. */
  address: z.string(),
  code: z.string().nullable(),
  /** At the provider's own host; null where the mail has none there. */
  link: z.string().nullable(),
  receivedAt: isoMoment,
})
export type ForwardingRequest = z.infer<typeof forwardingRequest>

export const getForwarding = endpoint({
  method: 'GET',
  path: '/api/account/forwarding',
  summary:
    'Mails of the last 30 days in which a mail provider asks whether it may forward to one of your addresses',
  access: 'session',
  response: z.object({ requests: z.array(forwardingRequest) }),
})
