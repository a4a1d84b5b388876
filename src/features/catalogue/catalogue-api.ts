// Answers which agents take mail here, and where.
import { type Served, servePublic } from '../../kit/serve.ts'
import { primaryAddress } from '../instances/index.ts'
import { catalogue } from './catalogue.ts'
import { listAgents } from './contract.ts'

/** Agents that are not built yet are left out: mail to them is refused. */
export function catalogueRoutes(mailDomain: string): Served[] {
  const cards = catalogue
    .filter((entry) => entry.built)
    .map(({ type, name, purpose }) => ({
      type,
      name,
      purpose,
      emailAddress: primaryAddress(type, mailDomain),
    }))
  return [servePublic(listAgents, () => Promise.resolve(cards))]
}
