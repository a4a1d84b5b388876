// A reply to a digest that says what should come of what it counts.
import type { MailContext } from '../../../agent/agent.ts'
import type { Outcome } from '../../../agent/outcome.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import { type ListedTopic, outcomeOfReply, type ReadReply } from '../../followups/index.ts'
import { peopleOfOwner } from '../org-store.ts'
import type { PollingAgentRow } from '../polling-agent-store.ts'
import { seesAll } from '../polling-agents.ts'
import { tellFigures } from '../polling-events.ts'
import type { ListeningServices } from '../polling-services.ts'
import { ownerOf, saidAbout } from './insight-followups.ts'

export function followUpByMail(
  services: ListeningServices,
  context: MailContext,
  agent: PollingAgentRow,
  reply: { listed: readonly ListedTopic[]; reply: ReadReply; agentType: string },
): Promise<Outcome> {
  const { scope } = context
  const acting = actingAs(services.db, scope)
  const isOwn = agent.companyId !== null || agent.ownerId === scope.userId
  return outcomeOfReply(services, context, {
    ...reply,
    owner: ownerOf(agent, isOwn && seesAll(scope)),
    async saidOf({ key, about }) {
      const said = await saidAbout(services, scope, { agent, key })
      return said && { ...said, about }
    },
    voters: async () => (await peopleOfOwner(acting, agent)).map(({ email }) => email),
    tell: () => tellFigures(services.db, acting, agent),
  })
}
