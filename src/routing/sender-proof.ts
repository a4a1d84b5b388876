// Whose mail it is, and how well that is proved (agents.md 1.4, 1.6).
import type { StoredEnvelope, Trust } from '../../db/schema/mails.ts'
import { checkSender, type SenderVerdict } from '../mail/sender.ts'
import { gradeTrust } from '../mail/trust.ts'
import type { Account } from './ports.ts'
import { KnownTrouble, MAX_ATTEMPTS, type WorkInHand } from './work-in-hand.ts'
import type { WorkRoom } from './work-room.ts'

export interface SenderProof {
  verdict: SenderVerdict
  /** Who has confirmed the address; null for a guest. */
  account: Account | null
  trust: Trust
  /**
   * The sender is who the mail says: it is authenticated, or whose address it is has let it through. What a
   * manager let through is worked and answered to nobody: the address has proved nothing (threat 19).
   */
  isProved: boolean
}

export function judgeSender(room: WorkRoom, raw: Buffer, envelope: StoredEnvelope): Promise<SenderVerdict> {
  return checkSender({
    raw,
    envelope,
    domain: room.domain,
    clock: room.clock,
    ...(room.resolver ? { resolver: room.resolver } : {}),
    ...(room.trustedSealers ? { trustedSealers: room.trustedSealers } : {}),
  })
}

/** Throws KnownTrouble while the DNS does not answer, but for the last attempt. */
export async function proveSender({ room, work }: WorkInHand, verdict: SenderVerdict): Promise<SenderProof> {
  if (verdict.temporary && work.attempts < MAX_ATTEMPTS)
    throw new KnownTrouble('The DNS did not answer', false)
  const account = verdict.fromAddress ? await room.people.accountAt(verdict.fromAddress) : null
  const isVouchedFor = work.released && account !== null && work.releasedBy === account.id
  const trust = work.released ? (account ? 'verified' : 'guest') : gradeTrust(verdict, account)
  return { verdict, account, trust, isProved: verdict.authenticated || isVouchedFor }
}
