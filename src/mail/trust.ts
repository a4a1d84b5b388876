// How far a sender is believed: verified, guest or unverified (agents.md 1.4).
import type { Trust } from '../../db/schema/mails.ts'
import type { SenderVerdict } from './sender.ts'

/** The account whose address the From is; `confirmed` when its owner proved that address. */
export interface ClaimedAccount {
  confirmed: boolean
}

/** `account` is null where nobody has the address. */
export function gradeTrust(verdict: SenderVerdict, account: ClaimedAccount | null): Trust {
  if (!verdict.authenticated) return 'unverified'
  return account?.confirmed ? 'verified' : 'guest'
}
