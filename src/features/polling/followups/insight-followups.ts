// What can be made of an agent's insights, and the calls about it.
import { actingAs } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type Served, serve } from '../../../kit/serve.ts'
import type { Owner, Said } from '../../followups/index.ts'
import { periods } from '../contract.ts'
import { factsOf } from '../figures/facts.ts'
import { insightsOf } from '../figures/insights.ts'
import { quotesFor } from '../figures/shown-insights.ts'
import { topicItems } from '../figures/topics.ts'
import type { PollingAgentRow } from '../polling-agent-store.ts'
import { requireAgent, seesAll } from '../polling-agents.ts'
import { tellFigures } from '../polling-events.ts'
import type { ListeningServices, PollingServices } from '../polling-services.ts'
import { listInsightFollowUps, takeBackInsightFollowUp, takeUpInsight } from './contract.ts'

export const topicKey = (topicId: number): string => `topic:${topicId}`

export const ownerOf = ({ id, name }: Pick<PollingAgentRow, 'id' | 'name'>, manages: boolean): Owner => ({
  ...{ source: { agentId: id }, name, manages },
})

/** As the person may see it now, in one of the periods; null for what is not shown to them. */
export async function saidAbout(
  { db, clock }: Pick<PollingServices, 'db' | 'clock'>,
  scope: Scope,
  { agent, key }: { agent: PollingAgentRow; key: string },
): Promise<Said | null> {
  const acting = actingAs(db, scope)
  for (const period of periods) {
    const facts = await factsOf(acting, agent, { period, now: clock() })
    const found = insightsOf(facts, await quotesFor(acting, scope, facts)).find(
      ({ subject }) => subject === key,
    )
    const isForManagers = found ? found.department !== null : false
    if (found && (!isForManagers || seesAll(scope))) return { key, about: found.title, isForManagers }
    const topic = topicItems(facts).find(({ id }) => topicKey(id) === key)
    if (topic) return { key, about: `\u201c${topic.name}\u201d`, isForManagers: false }
  }
  return null
}

export function followUpRoutes(services: ListeningServices): Served[] {
  const { db, followUps } = services
  const own = async (scope: Scope, id: number) => {
    const agent = await requireAgent(services, scope, id)
    return { agent, owner: ownerOf(agent, seesAll(scope)) }
  }
  return [
    serve(listInsightFollowUps, async ({ scope, params }) => {
      const { owner } = await own(scope, params.id)
      return followUps.list(scope, owner)
    }),
    serve(takeUpInsight, async ({ scope, params, body: { key, course } }) => {
      const { agent, owner } = await own(scope, params.id)
      if (!owner.manages) throw new AppError('forbidden', 'This takes a manager of the company')
      const said = await saidAbout(services, scope, { agent, key })
      if (!said) throw new AppError('not_found', 'There is no such insight')
      return db.transaction(async () => {
        const taken = await followUps.takeUp(scope, owner, { said, course })
        if (taken.isNew) await tellFigures(db, actingAs(db, scope), agent)
        return taken
      })
    }),
    serve(takeBackInsightFollowUp, async ({ scope, params }) => {
      const { agent, owner } = await own(scope, params.id)
      await db.transaction(async () => {
        await followUps.takeBack(scope, owner, params.followUpId)
        await tellFigures(db, actingAs(db, scope), agent)
      })
      return followUps.list(scope, owner)
    }),
  ]
}
