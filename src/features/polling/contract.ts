// Polling agents on the wire, and the words and cutoffs of their figures (docs/intelligence.md).
import { z } from 'zod'
import { endpoint } from '../../kit/contract.ts'
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
export const periodQuery = z.object({ period: period.default('weekly') })

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
  /** Below zero until something is written to it: a mail, or a setting. */
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

/** Below zero for one of the five of a context that nothing was written to yet. */
const agentId = z.coerce.number().int().min(-pollingTypes.length).max(2_147_483_647)
export const agentParams = z.object({ id: agentId })
export const agentPath = '/api/polling/agents/{id}'

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

/** Live message (NOTIF-17): figures changed, or one's own submission came. Ids alone: `{ agentId }`. */
export const INTELLIGENCE_UPDATE = 'intelligence_update'
