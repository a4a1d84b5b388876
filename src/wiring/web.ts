// Starts the web server with the routes of every feature, and the live sockets beside them.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { WebServices } from '../features/feature.ts'
import { tokenFinder } from '../features/tokens/index.ts'
import { mailBodyHtml } from '../features/triage/index.ts'
import { createHttpServer, type HttpServer } from '../http/server.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import { databaseRelay } from '../kit/db/relay.ts'
import { takeTry } from '../kit/try-store.ts'
import { createLive } from '../live/live.ts'
import type { Intake } from '../mail/intake/intake.ts'
import { recordRoutes } from '../records/record-api.ts'
import { projectRoot } from '../root.ts'
import type { Core } from './core.ts'
import { mailWebhookOf } from './mail-webhook.ts'
import type { Watching } from './metrics.ts'
import { readinessOf } from './readiness.ts'
import { webServices } from './web-services.ts'

/** Listens where the settings say; `intake` is null where the smtp service runs elsewhere. */
export async function startWeb(
  core: Core,
  intake: Intake | null,
  watching: Watching,
): Promise<{ port: number; stop(): Promise<void> } & Pick<WebServices, 'closeSockets'>> {
  const { config, clock, log, db, system, features, reader } = core
  const { accounts, notifications, calendar } = features
  const live = createLive({ db, scope: system, clock, log, openSessions: accounts.sessions.stillOpen })
  await live.start()
  watching.watched.sockets = live.connectedCount
  const services = webServices(core, intake, live)
  const webRoot = join(projectRoot(), 'dist/web')
  const server: HttpServer = await createHttpServer({
    config,
    log,
    routes: [
      ...recordRoutes(core.records, core),
      ...features.all.flatMap((one) => [...(one.routes ?? []), ...(one.webRoutes?.(services) ?? [])]),
    ],
    sessions: accounts.sessions,
    roleIn: accounts.roleIn,
    google: accounts.google,
    findToken: tokenFinder(db, system, clock),
    toolboxes: features.all.flatMap(({ tools }) => tools ?? []),
    takeOnce: (key, windowMs) => takeTry(asSystem(db, system), { key, max: 1, windowMs }, clock()),
    mcpRelay: databaseRelay(db, 'mailcrew_mcp'),
    clock,
    webRoot: existsSync(webRoot) ? webRoot : null,
    mailBody: (scope, deliveryId) => mailBodyHtml(db, scope, reader, deliveryId),
    mailWebhook: mailWebhookOf(core, intake),
    unsubscribing: notifications.unsubscribing,
    formPages: features.all.flatMap(({ formPages = [] }) => formPages),
    readCalendar: calendar.read,
    readiness: readinessOf(core, intake),
    measures: watching.measures,
    metricsToken: config.metrics.token,
    live,
  })
  const { port } = await server.listen()
  return { port, stop: () => server.close(), closeSockets: services.closeSockets }
}
