// Starts the listeners and the journal behind them, and answers their "is this address ours?".
import { hasProved } from '../features/companies/index.ts'
import type { TakeImported } from '../http/admin-answers.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import { importMail } from '../mail/intake/import-mail.ts'
import { type Intake, openIntake } from '../mail/intake/intake.ts'
import { intakeLimits } from '../mail/intake/smtp-listener.ts'
import { hasReportToken } from '../mail/outbox-send-store.ts'
import { judgeRecipient, type RecipientJudge } from '../routing/addresses.ts'
import { threadsOfToken } from '../routing/thread-store.ts'
import type { Core } from './core.ts'

/** Listens where the settings say, and hands each stored mail on as deliveries. */
export function startIntake(core: Core): Promise<Intake> {
  const { config, db, system, log, clock, mailStore, enqueueDeliveries } = core
  const judge = recipientJudge(core)
  return openIntake({
    config,
    db,
    scope: system,
    log,
    clock,
    judgeRecipient: (address) => judgeRecipient(judge, address),
    mailFiles: mailStore,
    enqueueDeliveries,
    noteMailbox: (error) => core.features.troubles.ofMailbox(error),
  })
}

/** Takes the mails of archives, which the server's owner hands in over the socket. */
export function importing(core: Core, { accept }: Pick<Intake, 'accept'>): TakeImported {
  const judge = recipientJudge(core)
  const services = {
    ...{ accept, clock: core.clock, mostBytes: intakeLimits.mailBytes },
    judgeRecipient: (address: string) => judgeRecipient(judge, address),
  }
  return (mail) => importMail(services, mail)
}

const REACHABLE_FOR_MS = 500

/** Of the door: which addresses take mail. */
export function recipientJudge({
  config,
  clock,
  db,
  system,
  agents,
  deliveryServices,
}: Core): RecipientJudge {
  let reachableAt = 0
  return {
    domain: config.mailDomain,
    agents,
    addresses: deliveryServices.addresses,
    hasProved: (companyId, domain) => hasProved(asSystem(db, system), companyId, domain),
    tokenExists: async (token) => (await threadsOfToken(db, system, token)).length > 0,
    reportExists: (token) => hasReportToken(asSystem(db, system), token),
    async assertReachable() {
      const now = clock().getTime()
      if (Math.abs(now - reachableAt) < REACHABLE_FOR_MS) return
      await db.query('select 1')
      reachableAt = now
    },
  }
}
