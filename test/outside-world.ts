// What a server has that takes mail from outside: a domain of its own, and a DNS that says whose mail is whose.
import { createDnsResolver } from '../src/mail/sender-dns.ts'
import { type DnsServer, startDnsServer } from './dns-server.ts'
import { type Client, clientOf, people, type Who, type World, type WorldOptions } from './world.ts'

export const outsideDomain = 'crew.example.org'

export interface Outside {
  readonly dns: DnsServer
  /** For `startWorld` or `startBoardWorld`. */
  readonly options: WorldOptions
  /** From now on mails of @example.com that come from this machine are proved to be theirs. */
  proveSenders(): void
}

export async function startOutside(): Promise<Outside> {
  const dns = await startDnsServer()
  return {
    dns,
    options: {
      resolver: createDnsResolver({ servers: [dns.address], timeoutMs: 1_500, tries: 1 }),
      environment: { MAIL_DOMAIN: outsideDomain },
    },
    proveSenders: () => dns.add('example.com', 'TXT', 'v=spf1 ip4:127.0.0.1 -all'),
  }
}

/** Signs up and opens the link that was mailed. */
export async function signUpConfirmed(world: World, who: Who): Promise<Client> {
  const client = await world.signUp(who)
  const rows = await world.rows(
    `select text from outbox where kind = 'confirmation' and recipient = $1 order by id desc limit 1`,
    [people[who].email],
  )
  const token = /\/confirm\/([\w-]+)/.exec(String(rows[0]?.text))?.[1]
  const answer = await client.raw('POST', '/api/auth/confirm', { token })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  return cookies.length > 0 ? clientOf(world.url, cookies.join('; ')) : client
}
