// Organisational polling on the wire: the polling agents, and figures that tell of no single person (docs/intelligence.md).
import { z } from 'zod'
import { endpoint, idParam } from '../../kit/contract.ts'
import { shownLine } from '../../kit/invisible-characters.ts'

/** MAIL-26, in the order in which they are shown. */
export const pollingTypes = [
  't5t',
  'customer_intelligence',
  'innovation_radar',
  'culture_pulse',
  'competitive_intelligence',
] as const
export const pollingType = z.enum(pollingTypes)
export type PollingType = z.infer<typeof pollingType>

/** CONST-28; weeks begin on Monday, and all periods in UTC. */
export const periods = ['weekly', 'monthly', 'quarterly'] as const
export const period = z.enum(periods, { error: 'The period is weekly, monthly or quarterly' })
export type Period = z.infer<typeof period>
const periodQuery = z.object({ period: period.default('weekly') })

/** POLL-22 */
export const SHOWN_PERIODS = 8
/** POLL-19 */
export const MOST_TOPICS = 20
/** POLL-20 */
export const TOP_TOPICS = 5
/** POLL-23 */
export const TEAM_TOPICS = 3
/** CONST-25: sentiment is positive from the one, negative below the other. */
export const POSITIVE_FROM = 60
export const NEUTRAL_FROM = 30
/** POLL-18: participation is high from the one, medium from the other. */
export const HIGH_FROM = 70
export const MEDIUM_FROM = 40
/** POLL-21: less of a change than this is no trend. */
export const TREND_FROM = 5
/** The privacy rule: no figure tells of fewer people. */
export const FEWEST_PEOPLE = 4
export const MOST_THRESHOLD = 50

export const moods = ['positive', 'neutral', 'negative'] as const
export const mood = z.enum(moods)
export type Mood = z.infer<typeof mood>
/** POLL-17, TANYA-14 */
export const moodOf = (score: number): Mood =>
  score >= POSITIVE_FROM ? 'positive' : score >= NEUTRAL_FROM ? 'neutral' : 'negative'

export const trend = z.enum(['up', 'down', 'stable'])
export type Trend = z.infer<typeof trend>
export const trendOf = (change: number): Trend =>
  change >= TREND_FROM ? 'up' : change <= -TREND_FROM ? 'down' : 'stable'

/** How often the agent asks the people by mail; replies are submissions. */
export const cadences = ['off', 'weekly', 'fortnightly', 'monthly'] as const
export const cadence = z.enum(cadences)
export type Cadence = z.infer<typeof cadence>

/** ENT-35 */
export const pollingAgent = z.object({
  id: z.number(),
  /** 0 for personal. */
  companyId: z.number(),
  name: z.string(),
  description: z.string(),
  type: pollingType,
  emailAddress: z.string(),
  isActive: z.boolean(),
  /** Of all releases; 0 while nothing is released. */
  participantCount: z.number(),
  submissionCount: z.number(),
  cadence,
  /** Fewest people that a figure of this agent tells of; FEWEST_PEOPLE at least. */
  privacyThreshold: z.number(),
  /** Managers and admins, and a person of their own. */
  mayChange: z.boolean(),
  /** False for members of a company: totals, trend, topics and insights, without departments, people and quotes (COMP-19). */
  isFull: z.boolean(),
})
export type PollingAgent = z.infer<typeof pollingAgent>

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

const agentParams = z.object({ id: idParam })
const search = z.string().trim().max(200).optional()
const agentPath = '/api/polling/agents/{id}'

export const listPollingAgents = endpoint({
  method: 'GET',
  path: '/api/polling/agents',
  summary: 'The five polling agents of the present context',
  access: 'session',
  response: z.array(pollingAgent),
})

/** As the older dashboard counts it: submissions for each participant, in percent, whole (POLL-24). */
export const olderPollingAgent = pollingAgent.extend({ participationRate: z.number() })

/** API-67, the older call for the same. */
export const listOlderPollingAgents = endpoint({
  method: 'GET',
  path: '/api/polling-agents',
  summary: 'The five polling agents of the present context, with the participation of the older dashboard',
  access: 'session',
  response: z.array(olderPollingAgent),
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

const agentName = z
  .string()
  .overwrite(shownLine)
  .trim()
  .min(1, 'A name is required')
  .max(60, 'A name has at most 60 characters')

/** POLL-28 */
export const changePollingAgent = endpoint({
  method: 'PATCH',
  path: agentPath,
  summary: 'Change a polling agent\u2019s settings',
  access: 'session',
  params: agentParams,
  body: z.object({
    name: agentName.optional(),
    description: z.string().trim().max(500, 'A description has at most 500 characters').optional(),
    isActive: z.boolean().optional(),
    cadence: cadence.optional(),
    privacyThreshold: z
      .number()
      .int()
      .min(FEWEST_PEOPLE, `The threshold is ${FEWEST_PEOPLE} people at least`)
      .max(MOST_THRESHOLD, `The threshold is ${MOST_THRESHOLD} people at most`)
      .optional(),
  }),
  response: pollingAgent,
})

/** Live message (NOTIF-17): figures changed, or one's own submission came. Ids alone. */
export const intelligenceUpdate = z.object({ agentId: z.number() })
export const INTELLIGENCE_UPDATE = 'intelligence_update'
