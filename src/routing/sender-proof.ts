// Whose mail it is, and how well that is proved (agents.md 1.4, 1.6).
import type { Trust } from '../../db/schema/mails.ts'
import { checkSender, type SenderVerdict } from '../mail/sender.ts'
import { gradeTrust } from '../mail/trust.ts'
import type { Account } from './ports.ts'
import { KnownTrouble, MAX_ATTEMPTS, type WorkInHand } from './work-in-hand.ts'

export interface SenderProof {
  verdict: SenderVerdict
  /** Who has confirmed the address; null for a guest. */
  account: Account | null
  trust: Trust
}

/** Throws KnownTrouble while the DNS does not answer, but for the last attempt. */
export async function proveSender({ room, work, mail }: WorkInHand, raw: Buffer): Promise<SenderProof> {
  const verdict = await checkSender({
    raw,
    envelope: mail.envelope,
    domain: room.domain,
    clock: room.clock,
    ...(room.resolver ? { resolver: room.resolver } : {}),
    ...(room.trustedSealers ? { trustedSealers: room.trustedSealers } : {}),
  })
  if (verdict.temporary && work.attempts < MAX_ATTEMPTS)
    throw new KnownTrouble('The DNS did not answer', false)
  const account = verdict.fromAddress ? await room.people.accountAt(verdict.fromAddress) : null
  const trust = work.released ? (account ? 'verified' : 'guest') : gradeTrust(verdict, account)
  return { verdict, account, trust }
}
