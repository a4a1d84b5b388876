// Answers the calls about polling.
import { Readable } from 'node:stream'
import { actingAs } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { FileAnswer, type Served, serve, serveFile } from '../../kit/serve.ts'
import { setServerInstance } from '../instances/index.ts'
import {
  changePollingAgent,
  listOlderPollingAgents,
  listPollingAgents,
  MOST_TOPICS,
  type Period,
  type PollingAgent,
} from './contract.ts'
import { alertsOf } from './figures/alerts.ts'
import { analyticsOf } from './figures/analytics.ts'
import {
  exportPollingFigures,
  getOrgData,
  getPollingAnalytics,
  getPollingDashboard,
  getSentimentData,
  getTopicsData,
} from './figures/contract.ts'
import { type Facts, factsOf } from './figures/facts.ts'
import { totalsOf } from './figures/facts-store.ts'
import { figuresCsv } from './figures/figures-csv.ts'
import { metricsOf, percent } from './figures/metrics.ts'
import { orgOf } from './figures/org.ts'
import { sentimentPoints } from './figures/sentiment.ts'
import { shownInsights } from './figures/shown-insights.ts'
import { shownSubmissions } from './figures/shown-submissions.ts'
import { countView, ownSentiment } from './figures/submissions-store.ts'
import { topicItems } from './figures/topics.ts'
import {
  listOlderPollingInsights,
  listPollingInsights,
  listPollingSubmissions,
  SUBMISSIONS_PAGE,
  viewPollingInsight,
} from './insights/contract.ts'
import { type PollingAgentRow, updateAgent } from './polling-agent-store.ts'
import { madeAgent, requireAgent, seesAll, shownFive } from './polling-agents.ts'
import type { PollingServices } from './polling-services.ts'

export function pollingRoutes(services: PollingServices): Served[] {
  const { db, clock } = services
  const shown = (scope: Scope, agents: readonly PollingAgentRow[]) => shownAgents(services, scope, agents)
  const factsFor = async (scope: Scope, id: number, period: Period): Promise<Facts> =>
    factsOf(actingAs(db, scope), await requireAgent(services, scope, id), { period, now: clock() })
  const insights = (scope: Scope, facts: Facts) => shownInsights(actingAs(db, scope), scope, facts)
  const all = async (scope: Scope) => shown(scope, await shownFive(services, scope))
  return [
    serve(listPollingAgents, ({ scope }) => all(scope)),
    serve(listOlderPollingAgents, async ({ scope }) =>
      (await all(scope)).map((agent) => ({
        ...agent,
        participationRate: percent(agent.submissionCount, agent.participantCount),
      })),
    ),
    serve(listOlderPollingInsights, async ({ scope, query }) => {
      const found = []
      for (const { id } of await shownFive(services, scope)) {
        const facts = await factsFor(scope, id, query.period)
        found.push(...(await insights(scope, facts)).map((one) => ({ ...one, agentId: id })))
      }
      return found
    }),
    serve(getPollingDashboard, async ({ scope, params, query }) => {
      const facts = await factsFor(scope, params.id, query.period)
      const [agent] = await shown(scope, [facts.agent])
      if (!agent) throw new AppError('not_found', 'There is no such polling agent')
      const [total] = await totalsOf(actingAs(db, scope), [agent.id])
      return {
        agent,
        metrics: metricsOf(facts),
        alerts: alertsOf(facts, seesAll(scope)),
        topInsights: (await insights(scope, facts)).slice(0, 3),
        release: { lastDay: total?.lastDay ?? null, needs: facts.agent.threshold },
      }
    }),
    serve(getSentimentData, async ({ scope, params, query }) =>
      sentimentPoints(await factsFor(scope, params.id, query.period), seesAll(scope)),
    ),
    serve(getTopicsData, async ({ scope, params, query }) =>
      topicItems(await factsFor(scope, params.id, query.period)).slice(0, MOST_TOPICS),
    ),
    serve(getOrgData, async ({ scope, params, query }) => {
      const facts = await factsFor(scope, params.id, query.period)
      const own = { agentId: params.id, from: facts.periods[0] ?? '' }
      const sentimentScore = await ownSentiment(db, scope, own)
      return orgOf(facts, seesAll(scope), { userId: scope.userId, sentimentScore })
    }),
    serve(listPollingInsights, async ({ scope, params, query }) => {
      const { search = '', type, sentiment } = query
      const wanted = search.toLowerCase()
      const found = await insights(scope, await factsFor(scope, params.id, query.period))
      return found.filter(
        (one) =>
          (type === undefined || one.type === type) &&
          (sentiment === undefined || one.mood === sentiment) &&
          `${one.title} ${one.description}`.toLowerCase().includes(wanted),
      )
    }),
    serve(viewPollingInsight, async ({ scope, params }) => {
      const { id } = await madeAgent(services, scope, params.id)
      return { viewCount: await countView(actingAs(db, scope), id, params.insightId) }
    }),
    serve(listPollingSubmissions, async ({ scope, params, query }) => {
      const { search = '', sentiment, offset } = query
      const wanted = search.toLowerCase()
      const rows = await shownSubmissions(db, scope, await factsFor(scope, params.id, 'quarterly'))
      const found = rows.filter(
        ({ mood, text, topics }) =>
          (sentiment === undefined || mood === sentiment) &&
          `${text ?? ''} ${topics.join(' ')}`.toLowerCase().includes(wanted),
      )
      const end = offset + SUBMISSIONS_PAGE
      return { submissions: found.slice(offset, end), nextOffset: end < found.length ? end : null }
    }),
    serve(getPollingAnalytics, async ({ scope, params, query }) => {
      const facts = await factsFor(scope, params.id, query.period)
      const five = await shownFive(services, scope)
      const byClass = []
      for (const { id, type } of five) {
        if (type === null) continue
        const { totalSubmissions } = metricsOf(await factsFor(scope, id, query.period))
        byClass.push({ classification: type, submissions: totalSubmissions })
      }
      return analyticsOf(facts, byClass, seesAll(scope))
    }),
    serveFile(exportPollingFigures, async ({ scope, params, query }) => {
      const facts = await factsFor(scope, params.id, query.period)
      const isFull = seesAll(scope)
      const text = figuresCsv(params.what, {
        facts,
        isFull,
        insights: await insights(scope, facts),
        submissions: await shownSubmissions(db, scope, facts),
      })
      const content = Buffer.from(text)
      return new FileAnswer({
        name: `${facts.agent.name} ${params.what}.csv`,
        ...{ type: 'text/csv; charset=utf-8', size: content.byteLength, content: Readable.from([content]) },
      })
    }),
    serve(changePollingAgent, ({ scope, params, body }) =>
      db.transaction(async () => {
        await requireAgent(services, scope, params.id)
        if (!seesAll(scope)) throw new AppError('forbidden', 'This takes a manager of the company')
        const agent = await madeAgent(services, scope, params.id)
        const { isActive, privacyThreshold: threshold, ...rest } = body
        const acting = actingAs(db, scope)
        await updateAgent(acting, agent.id, { ...rest, ...(threshold === undefined ? {} : { threshold }) })
        if (isActive !== undefined) await setServerInstance(acting, agent.instanceId, { isActive })
        const [after] = await shown(scope, [await requireAgent(services, scope, agent.id)])
        if (!after) throw new AppError('not_found', 'There is no such polling agent')
        return after
      }),
    ),
  ]
}

async function shownAgents(
  { db }: PollingServices,
  scope: Scope,
  agents: readonly PollingAgentRow[],
): Promise<PollingAgent[]> {
  const totals = await totalsOf(
    actingAs(db, scope),
    agents.map(({ id }) => id),
  )
  return agents.flatMap((agent) => {
    if (agent.type === null) return []
    const total = totals.find(({ agentId }) => agentId === agent.id)
    const { id, name, description, emailAddress, isActive, cadence } = agent
    return [
      {
        ...{ id, name, description, emailAddress, isActive, cadence },
        companyId: agent.companyId ?? 0,
        type: agent.type,
        participantCount: total?.people ?? 0,
        submissionCount: total?.submissions ?? 0,
        privacyThreshold: agent.threshold,
        mayChange: seesAll(scope),
        isFull: seesAll(scope),
      },
    ]
  })
}
