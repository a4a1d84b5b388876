// The generator of test mails on the wire.
import { z } from 'zod'
import { type AgentType, agentTypes, firstAgent } from '../../crew/crew.ts'
import { endpoint } from '../../kit/contract.ts'
import { testRun } from '../triage/contract.ts'

/** CONST-09 */
export const testMailCounts = [5, 10, 25, 50, 100, 250] as const
export const testMailTypes = [
  ...(['task-request', 'team-collaboration', 'question-inquiry'] as const),
  ...(['urgent-issue', 'project-update', 'meeting-schedule'] as const),
] as const
export type TestMailType = (typeof testMailTypes)[number]
export const testMailDefaults = {
  count: 10,
  types: ['task-request', 'team-collaboration'],
  agents: [firstAgent.type],
} satisfies { count: (typeof testMailCounts)[number]; types: TestMailType[]; agents: AgentType[] }

/** What a local server's password is, where nobody set another (TEST-11). */
export const LOCAL_PASSWORD = 'mailcrew'

export const getGenerator = endpoint({
  method: 'GET',
  path: '/api/test/generator',
  isForBrowser: true,
  summary: 'Whether test mails can be made here, and for which agents',
  access: 'session',
  response: z.object({
    isOn: z.boolean(),
    /** The password, on a server of one’s own machine where nobody set another; else null. */
    password: z.string().nullable(),
    agents: z.array(z.object({ type: z.enum(agentTypes), name: z.string(), label: z.string() })),
  }),
})

const noText = z.literal('').transform(() => undefined)

export const generateEmails = endpoint({
  method: 'POST',
  path: '/api/test/generate-emails',
  isForBrowser: true,
  summary:
    'Make test mails in your own name and take them in like any other mail; nothing is sent because of them',
  access: 'session',
  body: z.object({
    password: z
      .string({ error: 'Enter the test password' })
      .trim()
      .min(1, 'Enter the test password')
      .max(200),
    count: z.union(testMailCounts.map((count) => z.literal(count))),
    types: z
      .array(z.enum(testMailTypes))
      .min(1, 'Select at least one type of mail')
      .max(testMailTypes.length),
    agents: z.array(z.enum(agentTypes)).min(1, 'Select at least one agent').max(agentTypes.length),
    /** Shown as the sender’s name; the mails stay the person’s own. */
    customFromEmail: noText
      .or(z.email({ error: 'Enter an email address, or leave it empty' }).trim().max(254))
      .optional(),
    customSubject: noText.or(z.string().trim().max(200, 'Use at most 200 characters')).optional(),
  }),
  response: z.object({ count: z.number(), run: testRun }),
})

export const getTestRun = endpoint({
  method: 'GET',
  path: '/api/test/run',
  isForBrowser: true,
  summary: 'How far the mails of a run are: how many are in the mail log, by their status',
  access: 'session',
  query: z.object({ run: testRun }),
  response: z.object({
    /** That came to be deliveries so far. */
    stored: z.number(),
    /** That are at an end. */
    ended: z.number(),
    processed: z.number(),
    held: z.number(),
    ignored: z.number(),
    failed: z.number(),
  }),
})
export type TestRun = z.infer<(typeof getTestRun)['response']>
