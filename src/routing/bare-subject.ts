// A mail with the bare subject of the sender's own fresh thread: an answer to it where its text reads as one (agents.md 1.5).
import type { Agent, AgentMail } from '../agent/agent.ts'
import { TookTooMuch } from '../kit/own-thread.ts'
import type { AgentRoute } from './route-shapes.ts'

/** Into that thread, or the route as it was. The rules decide: a model is asked once the place is known. */
export async function answeredRoute(
  agent: Agent,
  route: AgentRoute,
  arrivedBy: (route: AgentRoute) => AgentMail,
): Promise<AgentRoute> {
  if (!route.maybeThread || !agent.isAnswer) return route
  const answered = { ...route, thread: route.maybeThread, maybeThread: null }
  const mail = arrivedBy(answered)
  if (mail.commandsOnly) return route
  try {
    const asReply = await agent.byRules(mail, await agent.known(route.scope, mail))
    const fresh = arrivedBy(route)
    const asNew = await agent.byRules(fresh, await agent.known(route.scope, fresh))
    return agent.isAnswer(asReply, asNew) ? answered : route
  } catch (error) {
    // The reading that follows meets the same text, and knows what becomes of such a mail.
    if (error instanceof TookTooMuch) return route
    throw error
  }
}
