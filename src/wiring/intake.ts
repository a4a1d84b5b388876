// Starts the listeners and the journal behind them, and answers their "is this address ours?".
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isLocalMode } from '../config.ts'
import { hasProved } from '../features/companies/index.ts'
import type { TakeImported } from '../http/admin-answers.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import { importMail } from '../mail/intake/import-mail.ts'
import { type Intake, openIntake } from '../mail/intake/intake.ts'
import { intakeLimits } from '../mail/intake/smtp-listener.ts'
import { takeUnknownMails } from '../mail/intake/unknown-mails.ts'
import { judgeRecipient, type RecipientJudge } from '../routing/addresses.ts'
import { threadsOfToken } from '../routing/thread-store.ts'
import type { Core } from './core.ts'

/** Listens where the settings say, and hands each stored mail on as deliveries. */
export function startIntake(core: Core): Promise<Intake> {
  const { config, db, system, log, clock, files, enqueueDeliveries } = core
  const judge = recipientJudge(core)
  return openIntake({
    config,
    db,
    scope: system,
    log,
    clock,
    judgeRecipient: (address) => judgeRecipient(judge, address),
    mailFiles: files,
    enqueueDeliveries: enqueueDeliveries,
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

/** What `mailcrew restore` leaves in the data folder: the next start takes up the mails that the database lacks. */
const RESTORED = 'restored'

/** Takes up mails of the store that no row tells of. Those in a bucket stay as they are. */
export function takingUnknown(core: Core, { accept }: Pick<Intake, 'accept'>) {
  const { config, db, system, files, log } = core
  const judge = recipientJudge(core)
  const take = () =>
    takeUnknownMails({
      db: asSystem(db, system),
      folder: join(config.dataDir, 'mails'),
      ...{ files, accept, log },
      judgeRecipient: (address) => judgeRecipient(judge, address),
      isLocal: isLocalMode(config),
    })
  return {
    take,
    async takeAfterRestore() {
      const mark = join(config.dataDir, RESTORED)
      if (!existsSync(mark)) return
      const sum = await take()
      log.warn(sum, 'mails that came after the restored backup are worked again')
      await rm(mark, { force: true })
    },
  }
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
    async assertReachable() {
      const now = clock().getTime()
      if (Math.abs(now - reachableAt) < REACHABLE_FOR_MS) return
      await db.query('select 1')
      reachableAt = now
    },
  }
}
