// Tanya on the wire: the mails that she read, and what they tell, for one instance and for all at once.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'
import { cadence, mood, trend } from '../polling/contract.ts'
import { releaseState } from '../polling/figures/contract.ts'
import { evidence, pollingAlert, urgency } from '../polling/insights/contract.ts'

/** TANYA-12, CONST-27 */
export const MOST_INSIGHTS = 10
export const MOST_TRENDING = 10

/**
 * ENT-33. Newest first; of company instances others' mails by their release, in no order within it. Those of TULA-17
 * are left out already (TANYA-09, TANYA-17).
 */
export const tanyaEmail = z.object({
  id: z.string(),
  /** The subject for whoever is on the mail; else "Weekly update". */
  name: z.string(),
  type: z.enum(['weekly_update', 'copied', 'polling']),
  /** Tanya's address that took it (TANYA-10). */
  sourceEmail: z.string(),
  emailCount: z.number(),
  participantCount: z.number(),
  instanceId: z.number(),
  /** "You", the sender for whoever is on the mail, else "A team member". */
  sender: z.string(),
  /** For whoever is on the mail; null for others, who get the day. */
  at: isoMoment.nullable(),
  /** 'YYYY-MM-DD' */
  day: z.string(),
})
export type TanyaEmail = z.infer<typeof tanyaEmail>

/** ENT-34 */
export const tanyaInsight = z.object({
  id: z.string(),
  /** Whose insights it is, and what it is about there: of the combined view several. */
  sources: z.array(z.object({ agentId: z.number(), subject: z.string() })),
  topic: z.string(),
  description: z.string(),
  urgency,
  frequency: z.number(),
  sentiment: mood,
  /** Distinct senders; as many as the privacy rule asks for, at least. */
  people: z.number(),
  /** First day on which it was raised in the window, 'YYYY-MM-DD'. */
  since: z.string(),
  trend,
  /** Two quotes at least; empty for whoever does not see the dashboard in full. */
  evidence: z.array(evidence),
  evidenceCount: z.number(),
  /** The instances it was raised at. */
  instances: z.array(z.string()),
})
export type TanyaInsight = z.infer<typeof tanyaInsight>

export const trendingTopic = z.object({
  name: z.string(),
  count: z.number(),
  category: mood,
  trend,
  trendValue: z.number(),
  urgency,
})
export type TrendingTopic = z.infer<typeof trendingTopic>

export const emailIntelligence = z.object({
  /** Null for whoever is not on the mail. */
  subject: z.string().nullable(),
  sender: z.string(),
  /** Its first sentences for whoever is on the mail; else those that may be quoted. Null where there are none. */
  summary: z.string().nullable(),
  insights: z.array(z.object({ id: z.string(), topic: z.string(), description: z.string() })),
})
export type EmailIntelligence = z.infer<typeof emailIntelligence>

export const tanyaIntelligence = z.object({
  insights: z.array(tanyaInsight),
  trendingTopics: z.array(trendingTopic),
  metrics: z.object({
    emailVolume: z.number(),
    /** Percent, whole; of all instances their sum (TANYA-12). */
    participationRate: z.number(),
    /** 0 to 100, whole; of all instances their mean. Null without a release. */
    sentimentScore: z.number().nullable(),
    alertCount: z.number(),
    insightsGenerated: z.number(),
    /** Mails of the present period less those of the one before. */
    volumeChange: z.number(),
  }),
  alerts: z.array(pollingAlert),
  /** Null unless one mail was asked about. */
  emailSpecificIntelligence: emailIntelligence.nullable(),
  /** Whose insights these are: what came of them is read by that. */
  agentIds: z.array(z.number()),
  /** Of the combined view; null for one instance (TANYA-13). */
  instanceCount: z.number().nullable(),
  release: releaseState,
  /** False for members of a company (COMP-19): no quotes. */
  isFull: z.boolean(),
})
export type TanyaIntelligence = z.infer<typeof tanyaIntelligence>

/** `all` stands for every active instance of the context. */
const instanceParams = z.object({ instanceId: z.union([z.literal('all'), idParam]) })

export const listTanyaEmails = endpoint({
  method: 'GET',
  path: '/api/tanya/emails/{instanceId}',
  summary: 'The mails that Tanya read at an instance, or at all of them',
  access: 'session',
  params: instanceParams,
  response: z.array(tanyaEmail),
})

/** API-65, API-66, TANYA-16: the body is a hint of what is visible, and is not needed. */
export const readTanyaIntelligence = endpoint({
  method: 'POST',
  path: '/api/tanya/instance-intelligence/{instanceId}',
  summary: 'What the mails of an instance, or of all of them, tell',
  access: 'session',
  params: instanceParams,
  query: z.object({
    emailId: z.string().max(60).optional(),
    allInstances: z.enum(['true', 'false']).optional(),
  }),
  body: z
    .object({
      allInstancesMode: z.boolean().optional(),
      instances: z.array(z.unknown()).max(1_000).optional(),
      emails: z.array(z.unknown()).max(1_000).optional(),
      projects: z.array(z.unknown()).max(1_000).optional(),
    })
    .nullish(),
  response: tanyaIntelligence,
})

const prompts = z.object({ cadence, mayChange: z.boolean() })

/** Whether Tanya asks the team for its updates by mail. */
export const getTanyaPrompts = endpoint({
  method: 'GET',
  path: '/api/tanya/prompts/{instanceId}',
  summary: 'How often Tanya asks the team at an instance',
  access: 'session',
  params: z.object({ instanceId: idParam }),
  response: prompts,
})

export const changeTanyaPrompts = endpoint({
  method: 'PATCH',
  path: '/api/tanya/prompts/{instanceId}',
  summary: 'Change how often Tanya asks the team at an instance',
  access: 'session',
  params: z.object({ instanceId: idParam }),
  body: z.object({ cadence }),
  response: prompts,
})
