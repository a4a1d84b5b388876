// What an invitation is: how long it is good for, where it stands, and the mail that carries its link.
import type { Role } from '../contract.ts'
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

/** The mail to the invited person. */
export interface InvitationMail {
  invitationId: number
  to: string
  companyName: string
  inviterName: string
  role: Role
  message: string
  /** The secret part of the link. */
  token: string
  expiresAt: Date
  /** Of the admin who invites. */
  invitedById: number
}
