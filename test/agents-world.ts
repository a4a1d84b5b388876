// Companies and their members for the tests of agents: who keeps addresses for whom.
import { addMember, type Role } from '../src/features/companies/index.ts'
import type { AgentEmail } from '../src/features/instances/index.ts'
import { mintScope } from '../src/kit/scope.ts'
import { type Client, clientOf, people, type Who, type World } from './world.ts'

export interface Company {
  id: number
  /** Its admin, acting for it. */
  admin: Client
  /** Makes a person a member; gives them acting for it. */
  join(who: Who, client: Client, role?: Role): Promise<Client>
  /** Makes an address by the call of the companies page. */
  address(fields: Partial<AgentEmail> & { agentType: string }): Promise<AgentEmail>
}

/** A company that the person makes by the call of the page, and is the admin of. */
export async function companyOf(
  world: World,
  founder: Client,
  name: string,
  more: Record<string, unknown> = {},
): Promise<Company> {
  const { data } = await founder.send<{ data: { company: { company: { id: number } } } }>(
    'POST',
    '/api/companies/register',
    { name, ...more },
  )
  const { id } = data.company.company
  const acting = (client: Client) => clientOf(world.url, client.cookie, { 'x-company-id': String(id) })
  return {
    id,
    admin: acting(founder),
    async join(who, client, role = 'member') {
      const { db } = world.app
      const found = await db.query('select id from users where email = $1', [people[who].email])
      const userId = Number(found.rows[0]?.id)
      await addMember(db, mintScope(0, id, 'admin'), { userId, role }, new Date())
      return acting(client)
    },
    async address(fields) {
      const path = `/api/companies/${id}/agent-emails`
      const made = await founder.send<{ data: { agentEmail: AgentEmail } }>('POST', path, fields)
      return made.data.agentEmail
    },
  }
}
