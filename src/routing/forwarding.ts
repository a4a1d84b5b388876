// A mail provider asks whether it may forward to an address of ours: shown to whose address it is, and never work.
import { mayAskForForwarding, readForwardingRequest } from '../mail/forwarding-request.ts'
import type { ChosenCopy } from './choose-copy.ts'
import type { DeliveryContext, Outcome } from './delivery-context.ts'
import { endGuarded } from './delivery-end.ts'
import { parseDelivery } from './delivery-reading.ts'
import { FORWARDING_REASON } from './forwarding-store.ts'
import { judgeSender } from './sender-proof.ts'

/** Null for any other mail, and for one that nothing proves to be the provider's. */
export async function endForwardingRequest(
  context: DeliveryContext,
  { raw, verdict }: Pick<ChosenCopy, 'raw' | 'verdict'>,
): Promise<Outcome | null> {
  const { services, mail, delivery } = context
  if (!mayAskForForwarding(mail.fromAddress)) return null
  const judged = verdict ?? (await judgeSender(services, raw, mail.envelope))
  if (!judged.authenticated || judged.fromAddress === null) return null
  const request = readForwardingRequest(await parseDelivery(context, raw, judged.fromAddress))
  if (request === null) return null
  const instance = await services.addresses.instanceAt(delivery.recipient.toLowerCase())
  // At an address that all share it is for whose mail would be forwarded.
  const asked = instance || request.account === null ? null : await services.people.accountAt(request.account)
  return endGuarded(context, {
    status: 'ignored',
    reason: FORWARDING_REASON,
    trust: 'guest',
    senderId: null,
    ownerId: instance?.userId ?? asked?.id ?? null,
    companyId: instance?.companyId ?? null,
  })
}
