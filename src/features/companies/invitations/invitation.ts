// What an invitation is: how long its link works, and its status.
import type { InvitationStatus } from './contract.ts'

/** 7 days (COMP-22). */
export const INVITATION_MS = 7 * 24 * 60 * 60_000

interface Course {
  acceptedAt: Date | null
  cancelledAt: Date | null
  expiresAt: Date
}

/** Expired by time alone: nothing has to run for it. */
export function statusOf({ acceptedAt, cancelledAt, expiresAt }: Course, now: Date): InvitationStatus {
  if (acceptedAt) return 'accepted'
  if (cancelledAt) return 'cancelled'
  return expiresAt.getTime() <= now.getTime() ? 'expired' : 'pending'
}
