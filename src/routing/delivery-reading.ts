// Reads the mail of a delivery: its text where that is done in time, else its structure and commands alone.
import type { Agent, AgentMail, Proposal, Reading } from '../agent/agent.ts'
import { readMail } from '../agent/read-mail.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import { TookTooMuch } from '../kit/own-thread.ts'
import type { Scope } from '../kit/scope.ts'
import { MailTooComplex, type ParsedMail } from '../mail/parsed-mail.ts'
import { type ModelUse, purposeOfText } from '../model/model-use.ts'
import { type DeliveryContext, KnownTrouble } from './delivery-context.ts'
import { markCommandsOnly } from './delivery-store.ts'

export function parseDelivery(context: DeliveryContext, raw: Buffer, sender: string): Promise<ParsedMail> {
  return readOrGiveUp(context, (commandsOnly) => context.services.parse(raw, { sender, commandsOnly })).catch(
    (error: unknown) => {
      if (error instanceof MailTooComplex) throw new KnownTrouble(error.message, true)
      throw error
    },
  )
}

export async function readDelivery(
  context: DeliveryContext,
  agent: Agent,
  scope: Scope,
  mail: AgentMail,
): Promise<{ mail: AgentMail; reading: Reading<Proposal> }> {
  const { placeOf } = context.services
  const model = await context.services.model.open({
    ...modelUseOf(agent, scope, mail),
    isFromArchive: context.mail.source === 'import',
  })
  return readOrGiveUp(context, async (commandsOnly) => {
    const known = { ...mail, commandsOnly }
    const unread = { scope, mail: known, model, placeOf, mayComeLater: mayComeLater(context) }
    return { mail: known, reading: await readMail(agent, unread) }
  })
}

export const modelUseOf = ({ card }: Agent, scope: Scope, mail: AgentMail): ModelUse => ({
  purpose: purposeOfText(mail.parsed.newest.text.length),
  agent: card.type,
  companyId: scope.companyId || null,
})

/** For a busy model, while its patience lasts. */
function mayComeLater({ services, mail }: DeliveryContext): boolean {
  const waits = services.clock().getTime() - mail.receivedAt.getTime()
  return !mail.envelope.isExample && waits < services.waitForModelMs
}

/** A text that takes too long once would take as long again: that is kept, so that no later try and no restart reads it. */
async function readOrGiveUp<T>(
  { services, mail }: DeliveryContext,
  read: (commandsOnly: boolean) => Promise<T>,
): Promise<T> {
  if (!mail.commandsOnly) {
    try {
      return await read(false)
    } catch (error) {
      if (!(error instanceof TookTooMuch)) throw error
      services.log.warn({ traceId: mail.traceId, err: error }, 'the text of a mail is not read any more')
      await markCommandsOnly(asSystem(services.db, services.system), mail.id)
      mail.commandsOnly = true
    }
  }
  try {
    return await read(true)
  } catch (error) {
    if (!(error instanceof TookTooMuch)) throw error
    throw new KnownTrouble('It takes too long to read this mail', true)
  }
}
