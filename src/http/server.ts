// The HTTP shell: one Fastify server with sessions, contracts, errors, pages and the socket.
import fastifyCookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { listenFault } from '../config-listen.ts'
import type { Clock } from '../kit/clock.ts'
import type { Relay } from '../kit/db/relay.ts'
import { AppError } from '../kit/errors.ts'
import type { FormPage } from '../kit/form-page.ts'
import type { Log } from '../kit/log.ts'
import type { Served } from '../kit/serve.ts'
import type { Toolbox } from '../kit/tool.ts'
import type { MailWebhook } from '../mail/intake/webhook/mail-webhook.ts'
import { mountApiPage } from './api-page.ts'
import { mountCalendar, type ReadCalendar } from './calendar-file.ts'
import { sendError } from './error-reply.ts'
import { mountFormPages } from './form-pages.ts'
import { mountGooglePages } from './google-pages.ts'
import { mountHealth } from './health.ts'
import { acceptJsonOnly } from './json-body.ts'
import { mountMailBody } from './mail-body.ts'
import { mountMailWebhook } from './mail-webhook.ts'
import { mountMcp } from './mcp/mount-mcp.ts'
import type { Measures } from './metrics/metrics-ports.ts'
import { mountMetrics } from './metrics/metrics-server.ts'
import { mountOpenApi } from './openapi.ts'
import { requireOwnHost } from './own-host.ts'
import type { FindToken, GooglePort, LivePort, MailBody, Readiness, RoleIn, Sessions } from './ports.ts'
import { refusalLog } from './refusals.ts'
import { mountRoutes } from './routes.ts'
import { secureHeaders } from './security-headers.ts'
import { requestSessions } from './session.ts'
import { mountSignInPages } from './sign-in-pages.ts'
import { mountSocket, takeHandshakes } from './socket.ts'
import { type Unsubscribing, unsubscribePage } from './unsubscribe-page.ts'
import { mountWebClient } from './web-client.ts'

export const MAX_BODY_BYTES = 1_048_576

/** Requests a minute and address, far above what an open screen makes. */
const MAX_PER_MINUTE = 3_000

/** Milliseconds to send a whole request, of which a third is for its head; who takes longer holds a connection for nothing. */
const REQUEST_MS = 30_000

/** A proxy on this machine without TRUST_PROXY would otherwise make all people share one count. */
const uncounted = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

export interface HttpServices {
  config: Pick<Config, 'host' | 'port' | 'publicUrl' | 'trustProxy'>
  log: Log
  routes: readonly Served[]
  sessions: Sessions
  roleIn: RoleIn
  /** What assistants may do. */
  toolboxes: readonly Toolbox[]
  /** True for whoever comes first with the key within the time. */
  takeOnce: (key: string, windowMs: number) => Promise<boolean>
  mcpRelay: Relay
  clock: Clock
  /** Null where Google is not set up. */
  google: GooglePort | null
  /** Whom a Bearer token stands for. */
  findToken: FindToken
  /** The folder that Vite built; null serves no pages. */
  webRoot: string | null
  mailBody: MailBody
  /** Null where no provider posts mails. */
  mailWebhook: MailWebhook | null
  unsubscribing: Unsubscribing
  /** Those behind links of mails. */
  formPages: readonly FormPage[]
  readCalendar: ReadCalendar
  readiness: Readiness
  /** With a token the figures are at /metrics. */
  measures?: Measures | null
  metricsToken?: string | null
  live: LivePort
  maxPerMinute?: number
  requestMs?: number
}

export interface HttpServer {
  listen: () => Promise<{ port: number }>
  /** Ends the sockets, lets running requests finish, then closes the port. */
  close: () => Promise<void>
}

export async function createHttpServer(services: HttpServices): Promise<HttpServer> {
  const { config, log, live } = services
  const { publicUrl } = config
  const requestMs = services.requestMs ?? REQUEST_MS
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: requestMs,
    http: { headersTimeout: requestMs / 3, connectionsCheckingInterval: requestMs / 6 },
    routerOptions: { maxParamLength: 256 },
    // One proxy stands before us: the address that it has seen is the last one, whatever the caller wrote before.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    exposeHeadRoutes: true,
  })
  const sessions = requestSessions(services.sessions, live, publicUrl)

  const noteRefusal = refusalLog(log, services.clock)
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, { log, noteRefusal }))
  await takeHandshakes(app)
  app.addHook('onRequest', requireOwnHost(config))
  app.addHook('onSend', secureHeaders(publicUrl.startsWith('https:')))
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime },
      'answered',
    )
  })
  acceptJsonOnly(app)
  await app.register(fastifyCookie)
  await app.register(rateLimit, {
    max: services.maxPerMinute ?? MAX_PER_MINUTE,
    timeWindow: 60_000,
    allowList: uncounted,
    errorResponseBuilder: () => new AppError('too_many', 'Too many requests. Wait a minute and try again.'),
  })
  await mountSocket(app, { sessions, live, publicUrl })
  mountHealth(app, services.readiness, live.connectedCount)
  if (services.measures && services.metricsToken) mountMetrics(app, services.measures, services.metricsToken)
  mountSignInPages(app, sessions, publicUrl)
  mountGooglePages(app, { sessions, publicUrl, google: services.google })
  mountOpenApi(app, services.routes)
  mountApiPage(app, services.routes)
  mountRoutes(app, services.routes, {
    publicUrl,
    sessions,
    roleIn: services.roleIn,
    findToken: services.findToken,
    clock: services.clock,
  })
  mountMcp(app, { ...services, now: services.clock })
  mountMailBody(app, { sessions, roleIn: services.roleIn, mailBody: services.mailBody })
  await mountMailWebhook(app, services.mailWebhook)
  await mountFormPages(app, [unsubscribePage(services.unsubscribing), ...services.formPages])
  mountCalendar(app, services.readCalendar)
  await mountWebClient(app, services.webRoot)
  return shellOf(app, config, live)
}

function shellOf(app: FastifyInstance, config: HttpServices['config'], live: LivePort): HttpServer {
  return {
    async listen() {
      const { host, port } = config
      await app.listen({ host, port }).catch((error: unknown) => {
        throw listenFault(error, { settings: { port: 'PORT', host: 'HOST' }, host, port })
      })
      const address = app.server.address()
      return { port: typeof address === 'object' && address ? address.port : config.port }
    },
    async close() {
      await live.close()
      await app.close()
    },
  }
}
