// A server with companies on a test database: its people, the invitations it mailed, and a DNS of its own.
import { userAddresses, users } from '../db/schema/users.ts'
import { companiesRoutes, type InvitationMail, txtLookUp } from '../src/features/companies/index.ts'
import { mintSystemScope } from '../src/kit/scope.ts'
import type { Served } from '../src/kit/serve.ts'
import { createDnsResolver } from '../src/mail/sender-dns.ts'
import { openTestDatabase } from './database.ts'
import { startDnsServer } from './dns-server.ts'
import { startTestServer } from './http-server.ts'
import { type Client, clientOf } from './world.ts'

export const mailDomain = 'mailcrew.localhost'

/** An answer as a test looks at it. */
export interface Answer {
  status: number
  /** Whatever came: a test says what it should be. */
  body: ReturnType<typeof JSON.parse>
}

export type CompanyPerson = Client & {
  id: number
  email: string
  /** The same person, acting for a company. */
  at(companyId: number | string): Client
  call(method: string, path: string, body?: unknown): Promise<Answer>
}

export type CompanyWorld = Awaited<ReturnType<typeof startCompanyWorld>>

export async function startCompanyWorld(moreRoutes: readonly Served[] = []) {
  const db = await openTestDatabase()
  const dns = await startDnsServer()
  const system = mintSystemScope('company test')
  const mails: InvitationMail[] = []
  let now = new Date('2026-03-10T09:00:00Z')
  const clock = () => now
  const routes = companiesRoutes({
    db,
    clock,
    system,
    mailDomain,
    mailInvitation: async (mail) => void mails.push(mail),
    handOver: () => Promise.reject(new Error('no features are there whose work could be handed over')),
    lookUpTxt: txtLookUp(createDnsResolver({ servers: [dns.address], timeoutMs: 300, tries: 1 })),
  })
  const server = await startTestServer(db, { clock, routes: [...routes, ...moreRoutes] })

  async function person(name: string, confirmed = true, email = `${name.toLowerCase()}@example.com`) {
    const claimedAt = confirmed ? now : null
    const [row] = await db.orm.insert(users).values({ email, firstName: name, claimedAt }).returning()
    if (!row) throw new Error('no person')
    await db.orm.insert(userAddresses).values({ userId: row.id, address: email, confirmedAt: claimedAt })
    const cookie = await server.signIn(row.id)
    const client = clientOf(server.url, cookie, { origin: 'http://127.0.0.1:3000' })
    const made: CompanyPerson = {
      ...client,
      id: row.id,
      email,
      at: (companyId) =>
        clientOf(server.url, cookie, {
          origin: 'http://127.0.0.1:3000',
          'x-company-id': String(companyId),
        }),
      async call(method, path, body) {
        const answer = await client.raw(method, path, body)
        return { status: answer.status, body: await answer.json() }
      },
    }
    return made
  }

  /** A company with its admin, by the calls of the page. */
  async function company(admin: CompanyPerson, body: Record<string, unknown> = {}): Promise<number> {
    const made = await admin.call('POST', '/api/companies/register', { name: 'Harbour', ...body })
    return made.body.data.company.company.id
  }

  /** Invites a person and lets them accept; gives the answer of the accepting. */
  async function join(
    admin: CompanyPerson,
    companyId: number,
    invitee: CompanyPerson,
    role = 'member',
    department?: string,
  ): Promise<Answer> {
    await admin.call('POST', `/api/companies/${companyId}/invitations`, {
      email: invitee.email,
      role,
      department,
    })
    return invitee.call('POST', `/api/invitations/${tokenTo(invitee.email)}`)
  }

  /** Of the newest mail to the address. */
  function tokenTo(email: string): string {
    const mail = mails.findLast((one) => one.to === email)
    if (!mail) throw new Error(`no mail to ${email}`)
    return mail.token
  }

  return {
    db,
    dns,
    server,
    system,
    mails,
    person,
    company,
    join,
    tokenTo,
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds)
    },
    clock,
    async close() {
      await server.close()
      await dns.close()
      await db.close()
    },
  }
}
