// The webhook for raw mails: through the journal where it is ours, else at once into the mail store.
import { asSystem } from '../kit/db/acting-database.ts'
import type { Accept } from '../mail/intake/accept.ts'
import type { Intake } from '../mail/intake/intake.ts'
import { storeAtOnce } from '../mail/intake/store-at-once.ts'
import { createMailWebhook, type MailWebhook } from '../mail/intake/webhook/mail-webhook.ts'
import { judgeRecipient } from '../routing/addresses.ts'
import type { Core } from './core.ts'
import { recipientJudge } from './intake.ts'

/** Null where no secret is set. */
export function mailWebhookOf(core: Core, intake: Intake | null): MailWebhook | null {
  const { config, db, system, clock, log } = core
  if (!config.mailWebhook) return null
  const judge = recipientJudge(core)
  return createMailWebhook({
    settings: config.mailWebhook,
    db: asSystem(db, system),
    ports: {
      judgeRecipient: (address) => judgeRecipient(judge, address),
      accept: intake?.accept ?? storing(core),
    },
    ...{ clock, log },
  })
}

function storing(core: Core): Accept {
  return (envelope, raw, source) => core.db.transaction(() => storeAtOnce(core, { envelope, raw, source }))
}
