// Threads on the wire: those whose mails reached an address of the agent.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../../kit/contract.ts'

/** A thread whose mails reached an address of the agent (FAQ-05, ALEX-08). */
export const knowledgeThread = z.object({
  id: z.number(),
  subject: z.string(),
  /** Who wrote in it, by name or address. */
  from: z.array(z.string()),
  mailCount: z.number(),
  latestAt: isoMoment,
  /** The project that the thread's mails made, which View Emails opens; null without one. */
  projectId: z.number().nullable(),
  instanceId: z.number().nullable(),
  /** Questions of its mails that have no answer yet. */
  unansweredCount: z.number(),
  /** Articles and documents that its mails brought. */
  articles: z.array(z.object({ id: z.number(), title: z.string() })),
})
export type KnowledgeThread = z.infer<typeof knowledgeThread>

export const listKnowledgeThreads = endpoint({
  method: 'GET',
  path: '/api/knowledge/threads',
  summary: 'Threads whose mails reached an address of the agent, the latest first (FAQ-01, FAQ-05)',
  access: 'session',
  query: z.object({ instanceId: idParam.optional() }),
  response: z.object({ threads: z.array(knowledgeThread) }),
})
