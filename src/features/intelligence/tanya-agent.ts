// Tanya: what a team's weekly mails tell (agents.md, section 2).
import type { Agent } from '../../agent/agent.ts'
import { tanya as card } from '../../crew/tanya.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import { instanceOfMail, type ListeningServices, listenerAt, listeningAgent } from '../polling/index.ts'

export function tanya(services: ListeningServices): Agent {
  return listeningAgent(services, card, async ({ scope, mail }) => {
    const { companyId } = scope
    const at = { agentType: card.type, address: mail.agentAddress, companyId, ownerId: mail.ownerId }
    const instance = await instanceOfMail(actingAs(services.db, scope), at)
    return instance && listenerAt(services, scope, instance)
  })
}

export { card as tanyaCard }
