// A company whose people write to its polling agents: over SMTP, and read over the calls of the pages.

import { addMember, type Role } from '../src/features/companies/index.ts'
import type { PollingAgent, PollingType } from '../src/features/polling/contract.ts'
import { mintScope } from '../src/kit/scope.ts'
import { type Client, clientOf, password, startWorld, type World, type WorldOptions } from './world.ts'

export interface PollingPerson extends Client {
  id: number
  email: string
}

export interface PollingWorld {
  world: World
  companyId: number
  admin: PollingPerson
  /** A member of the company, in the unit. */
  member(name: string, unitId?: number | null, role?: Role): Promise<PollingPerson>
  unit(name: string, kind?: 'department' | 'team', parentId?: number | null): Promise<number>
  place(person: PollingPerson, unitId: number | null): Promise<void>
  agent(type: PollingType): Promise<PollingAgent>
  /** Sends a mail to a polling agent's address and waits until it is at its end. */
  write(person: PollingPerson, to: string, text: string, subject?: string): Promise<void>
}

export async function startPollingWorld(options: WorldOptions = {}): Promise<PollingWorld> {
  const world = await startWorld(options)
  const { db } = world.app
  const signUp = async (name: string, email: string) => {
    const answer = await fetch(`${world.url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: world.url },
      body: JSON.stringify({ name, email, password, confirmPassword: password, timeZone: 'UTC' }),
    })
    if (answer.status !== 201) throw new Error(`sign-up of ${email}: ${answer.status}`)
    const cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const { rows } = await db.query<{ id: number }>('select id from users where email = $1', [email])
    return { cookie, id: rows[0]?.id ?? 0 }
  }
  const founder = await signUp('Fay Founder', 'fay@example.com')
  const made = await clientOf(world.url, founder.cookie).send<{
    data: { company: { company: { id: number } } }
  }>('POST', '/api/companies/register', { name: 'Harbour' })
  const companyId = made.data.company.company.id
  const acting = (one: { cookie: string; id: number }, email: string): PollingPerson => ({
    ...clientOf(world.url, one.cookie, { 'x-company-id': String(companyId) }),
    id: one.id,
    email,
  })
  const admin = acting(founder, 'fay@example.com')
  // Written to once, so that its agents have addresses of their own.
  await admin.send('PATCH', '/api/polling/agents/-1', {})
  const hierarchy = `/api/companies/${companyId}/hierarchy`
  const place = async (person: PollingPerson, unitId: number | null) =>
    void (await admin.send('PUT', `/api/companies/${companyId}/members/${person.id}/unit`, { unitId }))
  return {
    ...{ world, companyId, admin, place },
    async member(name, unitId = null, role = 'member') {
      const email = `${name.toLowerCase()}@example.com`
      const one = await signUp(`${name} Member`, email)
      await addMember(db, mintScope(0, companyId, 'admin'), { userId: one.id, role }, new Date())
      const person = acting(one, email)
      if (unitId !== null) await place(person, unitId)
      return person
    },
    async unit(name, kind = 'department', parentId = null) {
      const body = { kind, name, parentId }
      const answer = await admin.send<{ data: { unit: { id: number } } }>('POST', hierarchy, body)
      return answer.data.unit.id
    },
    async agent(type) {
      const agents = await admin.get<PollingAgent[]>('/api/polling/agents')
      const found = agents.find((one) => one.type === type)
      if (!found) throw new Error(`no agent for ${type}`)
      return found
    },
    write: (person, to, text, subject = 'Update') =>
      world.receiveMail({
        from: person.email,
        to: [to],
        subject,
        text,
        date: options.clock?.() ?? new Date(),
      }),
  }
}
