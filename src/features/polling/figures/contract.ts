// Figures of polling on the wire: they tell of no single person (docs/intelligence.md).
import { z } from 'zod'
import { endpoint } from '../../../kit/contract.ts'
import { agentParams, agentPath, mood, periodQuery, pollingAgent, pollingType, trend } from '../contract.ts'
import { pollingAlert, pollingInsight, urgency } from '../insights/contract.ts'
/** ENT-36; each is of the last SHOWN_PERIODS periods but where it says otherwise. */
export const pollingMetrics = z.object({
  totalSubmissions: z.number(),
  activeParticipants: z.number(),
  /** Percent of the people, whole. */
  participationRate: z.number(),
  /** The mean of the last period with a release, 0 to 100, whole; null while there is none ("N/A", POLL-13). */
  avgSentiment: z.number().nullable(),
  /** The active members of the company; 1 in a person's own context. */
  people: z.number(),
  /** Released in the present period. */
  submissionsThisPeriod: z.number(),
  /** Points against the period before; null where one of the two has no figure. */
  sentimentChange: z.number().nullable(),
  /** Points of the participation in the last period with a release against the one before it. */
  participationChange: z.number().nullable(),
})
export type PollingMetrics = z.infer<typeof pollingMetrics>

/** Why a dashboard shows less than was written: told to everybody, so that it tells of nobody. */
export const releaseState = z.object({
  /** When figures changed last; null before the first release. A day, 'YYYY-MM-DD'. */
  lastDay: z.string().nullable(),
  /** FEWEST_PEOPLE or more: the next release needs new submissions of so many people. */
  needs: z.number(),
})

export const pollingDashboard = z.object({
  agent: pollingAgent,
  metrics: pollingMetrics,
  alerts: z.array(pollingAlert),
  /** The first three, as the Insights tab has them. */
  topInsights: z.array(pollingInsight),
  release: releaseState,
})
export type PollingDashboard = z.infer<typeof pollingDashboard>

export const departmentScore = z.object({
  name: z.string(),
  /** Null where the period has no figure of the department. */
  score: z.number().nullable(),
  /** Points against the period before; null where one of the two has no figure. */
  change: z.number().nullable(),
})

/** ENT-37. Oldest first, SHOWN_PERIODS of them; one without a release has 0 submissions and score null. */
export const sentimentPoint = z.object({
  /** First day, 'YYYY-MM-DD'. */
  period: z.string(),
  score: z.number().nullable(),
  submissions: z.number(),
  /** Band of doubt around the score, 0 to 100: the fewer mails, the wider. It tells of their number alone. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Empty for whoever does not see the dashboard in full. */
  departments: z.array(departmentScore),
})
export type SentimentPoint = z.infer<typeof sentimentPoint>

/** ENT-38. At most MOST_TOPICS, the most frequent first; each was raised by enough people. */
export const topicItem = z.object({
  id: z.number(),
  name: z.string(),
  /** Mails of the last SHOWN_PERIODS periods that raise it. */
  count: z.number(),
  category: mood,
  trend,
  /** Percent by which it came up more or less often in the present period than in the one before, whole. */
  trendValue: z.number(),
  urgency,
  people: z.number(),
})
export type TopicItem = z.infer<typeof topicItem>

const groupFigures = {
  participationRate: z.number().nullable(),
  avgSentiment: z.number().nullable(),
  submissions: z.number().nullable(),
  /** Too few people to show, or the rest of the group above would have too few: every figure is null. */
  isClosed: z.boolean(),
}

/** ENT-39. `members` counts people, those of the teams below included. */
export const orgTeam = z.object({
  id: z.number(),
  parentId: z.number().nullable(),
  name: z.string(),
  lead: z.string().nullable(),
  members: z.number(),
  recentTopics: z.array(z.string()),
  ...groupFigures,
})
export const orgDepartment = z.object({
  id: z.number(),
  parentId: z.number().nullable(),
  name: z.string(),
  lead: z.string().nullable(),
  memberCount: z.number(),
  /** Points against the period before. */
  sentimentTrend: z.number().nullable(),
  recentTopics: z.array(z.string()),
  /** Scores of the last SHOWN_PERIODS periods, oldest first; null where there is no figure. */
  scores: z.array(z.number().nullable()),
  teams: z.array(orgTeam),
  ...groupFigures,
})
export type OrgDepartment = z.infer<typeof orgDepartment>
export type OrgTeam = z.infer<typeof orgTeam>

/** ENT-40 */
export const orgMember = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  department: z.string().nullable(),
  /** Of the last SHOWN_PERIODS periods; null where the person's group is closed. */
  submissionCount: z.number().nullable(),
  /** One's own alone. */
  sentimentScore: z.number().nullable(),
  /** Day of the release, 'YYYY-MM-DD'; null where the group is closed, too. */
  lastSubmission: z.string().nullable(),
})
export type OrgMember = z.infer<typeof orgMember>

export const orgData = z.object({
  /** The whole company. */
  all: z.object({
    name: z.string(),
    memberCount: z.number(),
    sentimentTrend: z.number().nullable(),
    recentTopics: z.array(z.string()),
    ...groupFigures,
  }),
  /** By name; those inside others name them as their parent. Empty for whoever does not see the dashboard in full. */
  departments: z.array(orgDepartment),
  /** Of a reader who does not see the dashboard in full, their own row alone. */
  members: z.array(orgMember),
})
export type OrgData = z.infer<typeof orgData>

export const countPoint = z.object({ period: z.string(), submissions: z.number() })
export const pollingAnalytics = z.object({
  /** Oldest first, SHOWN_PERIODS of them. */
  overTime: z.array(countPoint),
  /** All five agents of the context, in their order. */
  byClass: z.array(z.object({ classification: pollingType, submissions: z.number() })),
  /** Null for whoever does not see the dashboard in full. */
  byDepartment: z
    .array(z.object({ department: z.string(), submissions: z.number().nullable(), isClosed: z.boolean() }))
    .nullable(),
  /** From the mail that asked to the answer, in hours; null where too few answered one. */
  responseTimes: z.array(z.object({ period: z.string(), hours: z.number().nullable(), answers: z.number() })),
})
export type PollingAnalytics = z.infer<typeof pollingAnalytics>

export const getPollingDashboard = endpoint({
  method: 'GET',
  path: `${agentPath}/dashboard`,
  summary: 'A polling agent with its metrics, alerts and first insights',
  access: 'session',
  params: agentParams,
  query: periodQuery,
  response: pollingDashboard,
})

export const getSentimentData = endpoint({
  method: 'GET',
  path: `${agentPath}/sentiment-data`,
  summary: 'Sentiment of the last eight periods',
  access: 'session',
  params: agentParams,
  query: periodQuery,
  response: z.array(sentimentPoint),
})

export const getTopicsData = endpoint({
  method: 'GET',
  path: `${agentPath}/topics-data`,
  summary: 'Topics of the last eight periods, the most frequent first',
  access: 'session',
  params: agentParams,
  query: periodQuery,
  response: z.array(topicItem),
})

export const getOrgData = endpoint({
  method: 'GET',
  path: `${agentPath}/org-data`,
  summary: 'Departments, teams and members with their participation',
  access: 'session',
  params: agentParams,
  query: periodQuery,
  response: orgData,
})

export const getPollingAnalytics = endpoint({
  method: 'GET',
  path: `${agentPath}/analytics`,
  summary: 'Submissions over time, by class and by department, and response times',
  access: 'session',
  params: agentParams,
  query: periodQuery,
  response: pollingAnalytics,
})

export const exportKinds = ['sentiment', 'topics', 'departments', 'submissions', 'insights'] as const
export const exportKind = z.enum(exportKinds)

export const exportPollingFigures = endpoint({
  method: 'GET',
  path: `${agentPath}/export/{what}`,
  summary: 'The same figures as the screens show, as a CSV file',
  access: 'session',
  params: agentParams.extend({ what: exportKind }),
  query: periodQuery,
  response: z.unknown(),
})
