// Insights and submissions on the wire: what was written, by nobody in particular (docs/intelligence.md).
import { z } from 'zod'
import { endpoint } from '../../../kit/contract.ts'
import { agentParams, agentPath, mood, periodQuery, pollingType } from '../contract.ts'
/** A piece of what an insight rests on; quotes name nobody. */
export const evidence = z.object({
  /** Opaque, and in no order of time. */
  id: z.string(),
  /** In the words of the mail. */
  quote: z.string(),
  /** Always "A team member", or "You". */
  author: z.string(),
  /** Day of its release, 'YYYY-MM-DD'. */
  day: z.string(),
})
export type Evidence = z.infer<typeof evidence>

export const insightTypes = [
  'trending_topics',
  'sentiment_trend',
  'emerging_signals',
  'team_mood',
  'pain_points',
  'ideas_suggestions',
] as const
export const insightType = z.enum(insightTypes)
export type InsightType = z.infer<typeof insightType>
export const urgency = z.enum(['high', 'medium', 'low'])
export type Urgency = z.infer<typeof urgency>

/** ENT-41, with the figure of its own and what it rests on. */
export const pollingInsight = z.object({
  /** The same while the insight is about the same thing in the same period. */
  id: z.string(),
  /** What it is about, in whatever period: what came of it is kept by that. */
  subject: z.string(),
  title: z.string(),
  description: z.string(),
  type: insightType,
  priority: urgency,
  isAlert: z.boolean(),
  /** Percent, whole. */
  confidence: z.number(),
  /** Of the figure: the first day of its period, 'YYYY-MM-DD'. */
  period: z.string(),
  viewCount: z.number(),
  /** The number that the insight tells of: "11 mails", "-16 points". */
  figure: z.object({ value: z.number(), unit: z.enum(['mails', 'points', 'percent', 'people']) }),
  mood,
  /** Two quotes at least; empty for whoever does not see the dashboard in full. */
  evidence: z.array(evidence),
  evidenceCount: z.number(),
  /** The topic that it is about; null for one about all. */
  topic: z.string().nullable(),
  department: z.string().nullable(),
})
export type PollingInsight = z.infer<typeof pollingInsight>

/** A red banner (POLL-12): sentiment fell by 15 points, or a culture concern came up 3 times in a period. */
export const pollingAlert = z.object({
  id: z.string(),
  kind: z.enum(['sentiment_fall', 'culture_concern']),
  title: z.string(),
  description: z.string(),
  period: z.string(),
  agentId: z.number(),
})
export type PollingAlert = z.infer<typeof pollingAlert>

/** POLL-08. Of others only what is released; of one's own all, as soon as it came. */
export const pollingSubmission = z.object({
  /** Opaque, and in no order of time. */
  id: z.string(),
  agentId: z.number(),
  classification: pollingType,
  /** Day of the release, 'YYYY-MM-DD'; of one's own the day on which it came. */
  date: z.string(),
  /** The sentences that may be quoted; of one's own the whole text. Null where none may be. */
  text: z.string().nullable(),
  /** "You", else "A team member". */
  author: z.string(),
  isOwn: z.boolean(),
  /** One's own alone. */
  sentiment: z.number().nullable(),
  /** What the filter goes by: the mood of its topics in all mails, and never its own but for its author. */
  mood: mood.nullable(),
  topics: z.array(z.string()),
  /** False for one's own that waits for the next release. */
  isReleased: z.boolean(),
})
export type PollingSubmission = z.infer<typeof pollingSubmission>

const search = z.string().trim().max(200).optional()
/** POLL-14, POLL-32: searched, by type and by mood. */
export const listPollingInsights = endpoint({
  method: 'GET',
  path: `${agentPath}/insights`,
  summary: 'Insights of a polling agent, alerts first, then by priority',
  access: 'session',
  params: agentParams,
  query: periodQuery.extend({
    search,
    type: insightType.optional(),
    sentiment: mood.optional(),
  }),
  response: z.array(pollingInsight),
})

export const viewPollingInsight = endpoint({
  method: 'POST',
  path: `${agentPath}/insights/{insightId}/view`,
  summary: 'Count that an insight was opened',
  access: 'session',
  params: agentParams.extend({ insightId: z.string().max(60) }),
  response: z.object({ viewCount: z.number() }),
})

export const SUBMISSIONS_PAGE = 50
export const listPollingSubmissions = endpoint({
  method: 'GET',
  path: `${agentPath}/submissions`,
  summary: 'Submissions, released ones and one\u2019s own; the newest release first, in no order within it',
  access: 'session',
  params: agentParams,
  query: z.object({ search, sentiment: mood.optional(), offset: z.coerce.number().int().min(0).default(0) }),
  response: z.object({ submissions: z.array(pollingSubmission), nextOffset: z.number().nullable() }),
})

/** API-68 */
export const listOlderPollingInsights = endpoint({
  method: 'GET',
  path: '/api/polling-insights',
  summary: 'Insights of all polling agents of the present context',
  access: 'session',
  query: periodQuery,
  response: z.array(pollingInsight.extend({ agentId: z.number() })),
})
