// The HTTP server with accounts and live events on a test database, and a browser to call it with.

import type { GoogleConfig } from '../src/config.ts'
import type { SignUpPolicy } from '../src/config-sign-up.ts'
import { type AccountMails, type AccountsFeature, accountsFeature } from '../src/features/accounts/index.ts'
import { deleteTokensOf } from '../src/features/tokens/token-store.ts'
import { createHttpServer, type HttpServices } from '../src/http/server.ts'
import type { Clock } from '../src/kit/clock.ts'
import { asSystem } from '../src/kit/db/acting-database.ts'
import type { Database } from '../src/kit/db/database.ts'
import { createLog } from '../src/kit/log.ts'
import { mintSystemScope } from '../src/kit/scope.ts'
import { createLive, type Live, type LiveServices } from '../src/live/live.ts'

export interface TestServer {
  url: string
  live: Live
  accounts: AccountsFeature
  /** Tokens of the links that were mailed, the latest by address. */
  confirmations: Map<string, string>
  resets: Map<string, string>
  /** What accounts were told of themselves, as "password-changed anna@example.com". */
  news: string[]
  /** The cookie header of a new session. */
  signIn(userId: number): Promise<string>
  close: () => Promise<void>
}

export interface TestServerOptions
  extends Partial<
    Pick<
      HttpServices,
      'webRoot' | 'mailBody' | 'unsubscribing' | 'readiness' | 'maxPerMinute' | 'requestMs' | 'findToken'
    >
  > {
  routes?: HttpServices['routes']
  clock?: Clock
  publicUrl?: string
  /** Where it listens; this machine alone without it. */
  host?: string
  trustProxy?: boolean
  /** False makes sign-up wait for a mailed link. */
  isLocal?: boolean
  google?: GoogleConfig
  /** Anybody signs up without it. */
  signUp?: SignUpPolicy
  /** Addresses that somebody has invited. */
  invited?: readonly string[]
  log?: HttpServices['log']
  live?: Pick<LiveServices, 'pollMs' | 'pingMs'>
}

export async function startTestServer(db: Database, options: TestServerOptions = {}): Promise<TestServer> {
  const { clock = () => new Date(), publicUrl = 'http://127.0.0.1:3000', isLocal = true } = options
  const scope = mintSystemScope('test server')
  const log = options.log ?? createLog('silent')
  const { mails, ...mailed } = keptMails()
  const accounts = accountsFeature({
    db,
    clock,
    scope,
    config: {
      smtpHost: isLocal ? '127.0.0.1' : '0.0.0.0',
      mailDomain: isLocal ? 'mailcrew.localhost' : 'mail.example.com',
      publicUrl,
      smtpUrl: null,
      owner: null,
      secretsKey: null,
      signUp: options.signUp ?? { who: 'open', domains: [] },
      google: options.google ?? null,
    },
    log,
    mails,
    endKeys: async (userId) => (await deleteTokensOf(asSystem(db, scope), userId)) > 0,
    isInvited: async (address) => (options.invited ?? []).includes(address),
    queue: { enqueue: (job, payload) => job.run(payload) },
  })
  const live = createLive({
    db,
    scope,
    clock,
    log,
    openSessions: accounts.sessions.stillOpen,
    ...options.live,
  })
  await live.start()
  const server = await createHttpServer({
    clock,
    toolboxes: [],
    takeOnce: () => Promise.resolve(true),
    mcpRelay: {
      send: () => Promise.resolve(true),
      hear: () => Promise.resolve({ close: () => Promise.resolve() }),
    },
    config: {
      host: options.host ?? '127.0.0.1',
      port: 0,
      publicUrl,
      trustProxy: options.trustProxy ?? false,
    },
    log,
    routes: [...accounts.routes, ...(options.routes ?? [])],
    sessions: accounts.sessions,
    roleIn: accounts.roleIn,
    google: accounts.google,
    findToken: options.findToken ?? (async () => null),
    webRoot: options.webRoot ?? null,
    mailBody: options.mailBody ?? (async () => null),
    mailWebhook: null,
    readCalendar: async () => null,
    formPages: [],
    unsubscribing: options.unsubscribing ?? { find: async () => null, unsubscribe: async () => null },
    readiness: options.readiness ?? (async () => ({ ok: true, detail: {} })),
    live,
    maxPerMinute: options.maxPerMinute,
    ...(options.requestMs !== undefined && { requestMs: options.requestMs }),
  })
  const { port } = await server.listen()
  return {
    url: `http://127.0.0.1:${port}`,
    live,
    accounts,
    ...mailed,
    async signIn(userId) {
      const { token } = await accounts.sessions.start(userId, 'test')
      return `${publicUrl.startsWith('https:') ? '__Host-mailcrew' : 'mailcrew'}=${token}`
    },
    close: server.close,
  }
}

/** Instead of an inbox: the tokens that went to each address. */
function keptMails() {
  const confirmations = new Map<string, string>()
  const resets = new Map<string, string>()
  const news: string[] = []
  const confirmation: AccountMails['confirmation'] = async ({ address }, token) => {
    confirmations.set(address, token)
  }
  const mails: AccountMails = {
    confirmation,
    addressChange: confirmation,
    claim: confirmation,
    async reset({ address }, token) {
      resets.set(address, token)
    },
    async news({ address }, { what }) {
      news.push(`${what} ${address}`)
    },
  }
  return { mails, confirmations, resets, news }
}
