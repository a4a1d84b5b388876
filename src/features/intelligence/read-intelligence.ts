// What the mails of one instance tell, and what one of them says.
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Scope } from '../../kit/scope.ts'
import {
  alertsOf,
  type Facts,
  factsOf,
  latestPeriod,
  metricsOf,
  type PollingAgentRow,
  type PollingServices,
  quotesFor,
  quotesIn,
  type ShownRow,
  SOMEBODY,
  seesAll,
  submissionsOf,
  totalsOf,
  YOU,
} from '../polling/index.ts'
import type { EmailIntelligence, TanyaInsight, TanyaIntelligence } from './contract.ts'
import { insightsFrom, trendingFrom } from './tanya-insights.ts'

export async function intelligenceOf(
  { db, clock }: PollingServices,
  scope: Scope,
  agent: PollingAgentRow,
  emailId: string | undefined,
): Promise<TanyaIntelligence> {
  const acting = actingAs(db, scope)
  const facts = await factsOf(acting, agent, { period: 'weekly', now: clock() })
  const isFull = seesAll(scope)
  const all = insightsFrom(facts, await quotesFor(acting, scope, facts))
  const insights = isFull ? all : all.map((one) => ({ ...one, evidence: [] }))
  const alerts = alertsOf(facts, isFull)
  const metrics = metricsOf(facts)
  const [total] = await totalsOf(acting, [agent.id])
  return {
    insights,
    trendingTopics: trendingFrom(facts),
    metrics: {
      emailVolume: metrics.totalSubmissions,
      participationRate: metrics.participationRate,
      sentimentScore: metrics.avgSentiment,
      alertCount: alerts.length,
      insightsGenerated: insights.length,
      volumeChange: volumeChange(facts),
    },
    alerts,
    emailSpecificIntelligence:
      emailId === undefined ? null : await aboutEmail(db, scope, { agent, emailId, insights }),
    // Before its first mail it is not there, and nothing came of it.
    agentIds: agent.id === 0 ? [] : [agent.id],
    instanceCount: null,
    release: { lastDay: total?.lastDay ?? null, needs: agent.threshold },
    isFull,
  }
}

/** Of the last period with a release against the one before it. */
function volumeChange(facts: Facts): number {
  const latest = latestPeriod(facts)
  const mailsIn = (which: string | null | undefined) =>
    facts.sums.reduce((sum, { period, submissions }) => sum + (period === which ? submissions : 0), 0)
  return latest ? mailsIn(latest.period) - mailsIn(latest.before) : 0
}

/** Null for a mail that the reader may not see, or that is none of the agent's. */
async function aboutEmail(
  db: PollingServices['db'],
  scope: Scope,
  {
    agent,
    emailId,
    insights,
  }: { agent: PollingAgentRow; emailId: string; insights: readonly TanyaInsight[] },
): Promise<EmailIntelligence | null> {
  const rows = await submissionsOf(db, scope, { agentId: agent.id, othersToo: seesAll(scope) })
  const row = rows.find(({ key }) => key === emailId)
  if (!row) return null
  const names = new Set(row.topics.map(({ name }) => name))
  return {
    subject: row.isOwn ? row.subject : null,
    sender: row.isOwn ? YOU : SOMEBODY,
    summary: summaryOf(row),
    insights: insights
      .filter(({ topic }) => names.has(topic))
      .map(({ id, topic, description }) => ({ id, topic, description })),
  }
}

const LONGEST_SUMMARY = 280

function summaryOf(row: ShownRow): string | null {
  if (!row.isOwn) return quotesIn(row)
  const text = (row.text ?? '').replace(/\s+/g, ' ').trim()
  return text.length <= LONGEST_SUMMARY ? text : `${text.slice(0, LONGEST_SUMMARY).trimEnd()}\u2026`
}
