// Whose mail it is, and how well that is proved (agents.md 1.4, 1.6).
import type { StoredEnvelope, Trust } from '../../db/schema/mails.ts'
import { checkSender, type SenderVerdict } from '../mail/sender.ts'
import { gradeTrust } from '../mail/trust.ts'
import { type DeliveryContext, KnownTrouble, MAX_ATTEMPTS } from './delivery-context.ts'
import type { DeliveryServices } from './delivery-services.ts'
import type { Account } from './ports.ts'

export interface SenderProof {
  verdict: SenderVerdict
  /** Who has confirmed the address; null for a guest. */
  account: Account | null
  trust: Trust
  /**
   * The sender is who the mail says: it is authenticated, or whose address it is has let it through. What a
   * manager let through is processed and answered to nobody: the address has proved nothing (threat 19).
   */
  isProved: boolean
}

export function judgeSender(
  services: DeliveryServices,
  raw: Buffer,
  envelope: StoredEnvelope,
): Promise<SenderVerdict> {
  return checkSender({
    raw,
    envelope,
    domain: services.domain,
    clock: services.clock,
    ...(services.resolver ? { resolver: services.resolver } : {}),
    ...(services.trustedSealers ? { trustedSealers: services.trustedSealers } : {}),
  })
}

/** Throws KnownTrouble while the DNS does not answer, but for the last attempt. */
export async function proveSender(
  { services, delivery }: DeliveryContext,
  verdict: SenderVerdict,
): Promise<SenderProof> {
  if (verdict.temporary && delivery.attempts < MAX_ATTEMPTS)
    throw new KnownTrouble('The DNS did not answer', false)
  const account = verdict.fromAddress ? await services.people.accountAt(verdict.fromAddress) : null
  const isVouchedFor = delivery.released && account !== null && delivery.releasedBy === account.id
  const trust = delivery.released ? (account ? 'verified' : 'guest') : gradeTrust(verdict, account)
  return { verdict, account, trust, isProved: verdict.authenticated || isVouchedFor }
}
