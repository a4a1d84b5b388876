// Rules for mail in words, on the wire.
import { z } from 'zod'
import { endpoint, idParam } from '../../kit/contract.ts'

export const LONGEST_WORDS = 600
/** Past mails that are named: enough to see whether it is meant so. */
export const SHOWN_MAILS = 4

const words = z.string().trim().min(3).max(LONGEST_WORDS)

/** One rule as it was understood, in plain words. */
const ruleLine = z.object({
  /** "A mail comes from billing@" */
  when: z.string(),
  /** "Put its tasks into the project Finance" */
  acts: z.array(z.string()),
})
export type RuleLine = z.infer<typeof ruleLine>

export const rule = z.object({
  id: z.number(),
  /** As it was written. */
  words: z.string(),
  lines: z.array(ruleLine),
  isOn: z.boolean(),
  isOfCompany: z.boolean(),
  mayChange: z.boolean(),
})
export type ShownRule = z.infer<typeof rule>

const triedMail = z.object({ id: z.number(), from: z.string(), subject: z.string(), receivedAt: z.string() })

/** What the rule would have done. */
const tried = z.object({
  /** How many past mails were looked at, and how many of them it would have acted on. */
  of: z.number(),
  fitting: z.number(),
  mails: z.array(triedMail),
  /** Conditions that past mails do not keep enough to try, such as their attachments. */
  isPartial: z.boolean(),
  /** All of it in words, before the mails that are named. */
  words: z.string(),
})
export type TriedRule = Omit<z.infer<typeof tried>, 'words'>

export const understood = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rule'), lines: z.array(ruleLine), tried }),
  /** The writer is away; it is set as any other absence. */
  z.object({
    kind: z.literal('absence'),
    lines: z.array(ruleLine),
    absence: z.object({
      from: z.string(),
      until: z.string(),
      delegateId: z.number().nullable(),
      isEnd: z.boolean(),
    }),
  }),
  /** What is missing or not clear, as a question; or why no rule comes of it. */
  z.object({ kind: z.literal('ask'), text: z.string() }),
  z.object({ kind: z.literal('refuse'), text: z.string() }),
])
export type Understood = z.infer<typeof understood>

const said = z.object({ words, isOfCompany: z.boolean().default(false) })
const id = z.object({ id: idParam })

export const listRules = endpoint({
  method: 'GET',
  path: '/api/rules',
  summary: 'Rules for mail of the context: the person’s own and the company’s',
  access: 'session',
  response: z.object({ rules: z.array(rule), mayMakeForCompany: z.boolean() }),
})

export const tryRule = endpoint({
  method: 'POST',
  path: '/api/rules/try',
  summary: 'How a rule in words is understood, and which past mails it would have acted on; nothing is kept',
  access: 'session',
  body: said,
  response: understood,
})

export const createRule = endpoint({
  method: 'POST',
  path: '/api/rules',
  summary: 'Keep a rule that was understood; it counts for mails from now on',
  access: 'session',
  body: said,
  response: rule,
  status: 201,
})

export const changeRule = endpoint({
  method: 'PATCH',
  path: '/api/rules/{id}',
  summary: 'Say a rule in other words, or switch it off and on',
  access: 'session',
  params: id,
  body: z.object({ words: words.optional(), isOn: z.boolean().optional() }),
  response: rule,
})

export const deleteRule = endpoint({
  method: 'DELETE',
  path: '/api/rules/{id}',
  summary: 'Delete a rule; what it did stays',
  access: 'session',
  params: id,
  response: z.object({ success: z.literal(true) }),
})
