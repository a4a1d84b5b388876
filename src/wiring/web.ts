// Starts the web server with the routes of every feature, and the live sockets beside them.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { assistantRoutes } from '../features/assistant/index.ts'
import { type CalendarParts, calendarReader, calendarRoutes } from '../features/calendar/index.ts'
import { catalogueRoutes } from '../features/catalogue/index.ts'
import { companiesRoutes, provedDomains, txtLookUp } from '../features/companies/index.ts'
import { type InstanceParts, instanceRoutes } from '../features/instances/index.ts'
import { projectRoutes } from '../features/projects/index.ts'
import { taskRoutes } from '../features/tasks/index.ts'
import { tokenFinder, tokenRoutes } from '../features/tokens/index.ts'
import { mailBodyHtml, triageRoutes } from '../features/triage/index.ts'
import { trustRoutes } from '../features/trust/index.ts'
import { createHttpServer, type HttpServer } from '../http/server.ts'
import { createLive } from '../live/live.ts'
import type { Intake } from '../mail/intake/intake.ts'
import { createMailReader } from '../mail/mail-reader.ts'
import { projectRoot } from '../root.ts'
import { invitationMail } from './company-mails.ts'
import type { Core } from './core.ts'
import { readinessOf } from './readiness.ts'
import { settingsWeb } from './settings.ts'

/** Listens where the settings say; `intake` is null where the smtp service runs elsewhere. */
export async function startWeb(
  core: Core,
  intake: Intake | null,
): Promise<{ port: number; stop(): Promise<void> }> {
  const { config, clock, log, db, system, accounts, files, enqueueWorks } = core
  const reader = createMailReader(files)
  const instances: InstanceParts = {
    db,
    clock,
    domain: config.mailDomain,
    provedDomains: (scope) => provedDomains(db, scope),
  }
  const { publicUrl, mailDomain } = config
  const calendar: CalendarParts = { db, system, clock, publicUrl, domain: mailDomain }
  const live = createLive({ db, scope: system, clock, log, openSessions: accounts.sessions.stillOpen })
  await live.start()
  const webRoot = join(projectRoot(), 'dist/web')
  const server: HttpServer = await createHttpServer({
    config,
    log,
    routes: [
      ...accounts.routes,
      ...core.notifications.routes,
      ...core.reminders.routes,
      ...tokenRoutes(db, clock),
      ...companiesRoutes({
        db,
        clock,
        system,
        mailDomain: config.mailDomain,
        mailInvitation: invitationMail(core.send, config.publicUrl, core.room.people.accountAt),
        lookUpTxt: txtLookUp(core.room.resolver),
      }),
      ...instanceRoutes(instances),
      ...catalogueRoutes({ ...instances, isBuilt: (type) => core.agents.built(type) !== null }),
      ...projectRoutes(db, reader, clock),
      ...taskRoutes({ db, clock, comments: core.comments }),
      ...assistantRoutes({ model: core.model, clock }),
      ...trustRoutes({ db, clock }),
      ...calendarRoutes(calendar),
      ...core.settings.routes(settingsWeb(core, intake, live)),
      ...triageRoutes({
        db,
        clock,
        system,
        reader,
        enqueueWork: enqueueWorks,
        sweep: async () => (await intake?.sweep()) ?? 0,
      }),
    ],
    sessions: accounts.sessions,
    roleIn: accounts.roleIn,
    google: accounts.google,
    findToken: tokenFinder(db, system, clock),
    webRoot: existsSync(webRoot) ? webRoot : null,
    mailBody: (scope, workId) => mailBodyHtml(db, scope, reader, workId),
    unsubscribing: core.notifications.unsubscribing,
    readCalendar: calendarReader(calendar),
    readiness: readinessOf(core, intake),
    live,
  })
  const { port } = await server.listen()
  return { port, stop: () => server.close() }
}
