// A mail with the bare subject of the sender's own fresh thread: an answer to it where its text reads as one (agents.md 1.5).
import type { Agent, AgentMail, PlaceOf } from '../agent/agent.ts'
import { knownOf } from '../agent/read-mail.ts'
import { TookTooMuch } from '../kit/own-thread.ts'
import type { AgentRoute } from './route-shapes.ts'

/** Into that thread, or the route as it was. The rules decide: a model is asked once the place is known. */
export async function answeredRoute(
  agent: Agent,
  route: AgentRoute,
  arrivedBy: (route: AgentRoute) => AgentMail,
  placeOf: PlaceOf,
): Promise<AgentRoute> {
  if (!route.maybeThread || !agent.isAnswer) return route
  const answered = { ...route, thread: route.maybeThread, maybeThread: null }
  const mail = arrivedBy(answered)
  if (mail.commandsOnly) return route
  try {
    const read = async (one: AgentMail) =>
      agent.byRules(one, await knownOf(agent, { scope: route.scope, mail: one, placeOf }))
    const [asReply, asNew] = [await read(mail), await read(arrivedBy(route))]
    return agent.isAnswer(asReply, asNew) ? answered : route
  } catch (error) {
    // The reading that follows meets the same text, and knows what becomes of such a mail.
    if (error instanceof TookTooMuch) return route
    throw error
  }
}
