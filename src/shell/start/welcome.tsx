// The first thing that a new person needs: whom to write to, as the agents say it of themselves.
import { cardOf, useAgents } from '../../features/catalogue/screen/use-agents.ts'
import { lazyComponent } from '../../ui/lazy.tsx'
import { clientAgents } from '../clients.ts'

const invitations = clientAgents.flatMap(({ type, welcome }) =>
  welcome ? [{ type, Invitation: lazyComponent(welcome) }] : [],
)

/** Of the agents that take mail on this server; their addresses come a moment later. */
export function Welcome() {
  const agents = useAgents()
  return invitations.map(({ type, Invitation }) => {
    const address = cardOf(agents.data, type)?.emailAddress ?? null
    if (address === null && !agents.isPending) return null
    return <Invitation key={type} address={address} />
  })
}
