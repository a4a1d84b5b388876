// The ways from the landing page into the app.
import { cardOf } from '../../../crew/crew.ts'
import { type AgentName, agentTitles } from '../../../ui/agent.ts'

/** LAND-13. */
export const signInPath = '/auth/email'
export const signUpPath = '/auth/email?mode=signup'

/** LAND-05; answered by the server. */
export const googlePath = '/api/auth/google'

/** Sign-up that remembers the agent: afterwards its page opens, or the start page, and the Copilot with it (LAND-13). */
export function chatPath(agent: AgentName): string {
  const { page } = cardOf(agent)
  const next = `${page?.isRoute ? page.path : '/dashboard'}?copilot=${agent}`
  return `${signUpPath}&next=${encodeURIComponent(next)}`
}

/** A draft to the agent, in whatever program writes the visitor's mail (LAND-08; RFC 6068). */
export function draftTo(agent: AgentName, address: string): string {
  const [local = '', domain = ''] = address.split('@')
  return `mailto:${encodeURIComponent(local)}@${domain}?subject=${encodeURIComponent(`Hello ${agentTitles[agent]}`)}`
}
