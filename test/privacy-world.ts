// A company whose people write, join, move and leave at chosen times, to hold what is told of them against each other.
import { companyPlaces, companyUnits } from '../db/schema/companies.ts'
import { agentInstances } from '../db/schema/instances.ts'
import { companies, memberships, users } from '../db/schema/users.ts'
import { fileSubmission } from '../src/features/polling/filing/file-submission.ts'
import {
  agentOfInstance,
  insertAgent,
  type PollingAgentRow,
} from '../src/features/polling/polling-agent-store.ts'
import { pollingRoutes } from '../src/features/polling/polling-api.ts'
import type { PollingServices } from '../src/features/polling/polling-services.ts'
import { readPollingText } from '../src/features/polling/read-polling-text.ts'
import { releaseAll } from '../src/features/polling/releases/release-all.ts'
import { actingAs, asSystem } from '../src/kit/db/acting-database.ts'
import type { Database } from '../src/kit/db/database.ts'
import { mintScope, mintSystemScope } from '../src/kit/scope.ts'
import { openTestDatabase } from './database.ts'
import { startTestServer } from './http-server.ts'
import { type Client, clientOf } from './world.ts'

export interface PrivacyWorld {
  services: PollingServices
  /** Sets the time of all that happens from now on. */
  at(moment: Date): void
  now(): Date
  company(): Promise<PrivacyCompany>
  /** What waited long enough is released, as the server does by the hour. */
  release(): Promise<void>
  stop(): Promise<void>
}

export interface PrivacyCompany {
  companyId: number
  units: Readonly<Record<'sales' | 'east' | 'west' | 'engineering' | 'finance' | 'legal', number>>
  /** By unit in their order; those of none at the end. */
  people: readonly number[]
  agent: PollingAgentRow
  /** A manager, in no unit. */
  reader: number
  client: Client
  clientOf(userId: number): Promise<Client>
  join(unitId: number | null, role?: 'member' | 'manager'): Promise<number>
  place(userId: number, unitId: number): Promise<void>
  leave(userId: number): Promise<void>
  write(userId: number, text: string): Promise<void>
}

/** The same numbers for the same seed (Park and Miller). */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

let serial = 0
export const nextSerial = (): number => {
  serial += 1
  return serial
}

export async function startPrivacyWorld(): Promise<PrivacyWorld> {
  const db: Database = await openTestDatabase()
  const system = mintSystemScope('privacy test')
  let now = new Date('2026-01-05T09:00:00Z')
  const clock = () => now
  const services: PollingServices = {
    ...{ db, system, clock, publicUrl: '', mailDomain: 'mailcrew.localhost' },
    readPollingText: async (given) => readPollingText(given),
  }
  const server = await startTestServer(db, { clock, routes: pollingRoutes(services) })
  return {
    services,
    at: (moment) => {
      now = moment
    },
    now: clock,
    company: () => madeCompany({ services, signIn: (userId) => server.signIn(userId), url: server.url }),
    release: () => releaseAll(asSystem(db, system), { clock }),
    stop: () => server.close(),
  }
}

interface Making {
  services: PollingServices
  signIn(userId: number): Promise<string>
  url: string
}

/** Departments of 14, 9, 6 and 3, two teams in the first, and some who are in none. */
async function madeCompany({ services, signIn, url }: Making): Promise<PrivacyCompany> {
  const { db, system, clock } = services
  const number = nextSerial()
  const [made] = await db.orm
    .insert(companies)
    .values({ name: `Company ${number}` })
    .returning()
  const companyId = made?.id ?? 0
  const unit = async (name: string, kind: 'department' | 'team', parentId: number | null) => {
    const [row] = await db.orm.insert(companyUnits).values({ companyId, name, kind, parentId }).returning()
    return row?.id ?? 0
  }
  const sales = await unit('Sales', 'department', null)
  const units = {
    ...{ sales, east: await unit('East', 'team', sales), west: await unit('West', 'team', sales) },
    engineering: await unit('Engineering', 'department', null),
    finance: await unit('Finance', 'department', null),
    legal: await unit('Legal', 'department', null),
  }
  const place = async (userId: number, unitId: number) =>
    void (await db.orm
      .insert(companyPlaces)
      .values({ companyId, userId, unitId })
      .onConflictDoUpdate({ target: [companyPlaces.companyId, companyPlaces.userId], set: { unitId } }))
  const join = async (unitId: number | null, role: 'member' | 'manager' = 'member') => {
    const number = nextSerial()
    const email = `person${number}@example.com`
    const [row] = await db.orm
      .insert(users)
      .values({ email, firstName: `Name${number}`, claimedAt: clock() })
      .returning()
    const id = row?.id ?? 0
    await db.orm.insert(memberships).values({ companyId, userId: id, role })
    if (unitId !== null) await place(id, unitId)
    return id
  }
  const reader = await join(null, 'manager')
  const people: number[] = []
  const sizes: [number | null, number][] = [
    [units.sales, 3],
    [units.east, 6],
    [units.west, 5],
    [units.engineering, 9],
    [units.finance, 6],
    [units.legal, 3],
    [null, 6],
  ]
  for (const [unitId, size] of sizes)
    for (let count = 0; count < size; count += 1) people.push(await join(unitId))
  // Tanya's, whom the Copilot asks.
  const address = { agentType: 'tanya', emailAddress: `culture+c${number}@mailcrew.localhost`, companyId }
  const [instance] = await db.orm.insert(agentInstances).values(address).returning()
  const acting = actingAs(db, system)
  const owner = { companyId, ownerId: null, type: 'culture_pulse' as const }
  const instanceId = instance?.id ?? 0
  await insertAgent(acting, { instanceId, name: 'Culture Pulse', description: '', ...owner }, clock())
  const agent = await agentOfInstance(acting, instanceId)
  if (!agent) throw new Error('no agent')
  const clientFor = async (userId: number) =>
    clientOf(url, await signIn(userId), {
      ...{ 'x-company-id': String(companyId), origin: 'http://127.0.0.1:3000' },
    })
  const leave = async (userId: number) =>
    void (await db.query('update memberships set is_active = false where company_id = $1 and user_id = $2', [
      companyId,
      userId,
    ]))
  const write = async (userId: number, text: string) => {
    const at = clock()
    const scope = mintScope(userId, companyId, 'member')
    await db.transaction(() =>
      fileSubmission({ db, scope, at }, agent, {
        ...{ userId, mailId: null, threadId: null, subject: '', isCopied: false, receivedAt: at },
        read: readPollingText({ text, language: 'en' }),
      }),
    )
  }
  return {
    ...{ companyId, units, people, agent, reader, join, place, leave, write },
    ...{ client: await clientFor(reader), clientOf: clientFor },
  }
}
