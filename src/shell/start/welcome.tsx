// The first thing that a new person needs: whom to write to, as the agents' features say it.
import { cardOf, useAgents } from '../../features/catalogue/screen/use-agents.ts'
import { signedIn } from '../signed-in.ts'

const welcomes = signedIn.flatMap((given) => given.welcomes ?? [])

/** Of the agents that take mail on this server; their addresses come a moment later. */
export function Welcome() {
  const agents = useAgents()
  return welcomes.map(({ agent, Welcome: Invitation }) => {
    const address = cardOf(agents.data, agent)?.emailAddress ?? null
    if (address === null && !agents.isPending) return null
    return <Invitation key={agent} address={address} />
  })
}
