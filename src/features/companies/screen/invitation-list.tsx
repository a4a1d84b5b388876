// Invitations with their status and expiry; a pending one can be cancelled, an open one sent again (COMP-15, COMP-22).
import { RotateCw, X } from 'lucide-react'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/dates.ts'
import type { Invitation, InvitationStatus } from '../invitations/contract.ts'
import { invitationStatusNames, roleNames } from './company-words.ts'
import { useCancelInvitation, useResendInvitation } from './use-invitations.ts'

const tones: Record<InvitationStatus, BadgeTone> = {
  pending: 'pending',
  accepted: 'success',
  cancelled: 'neutral',
  expired: 'warning',
}

export type InvitationListProps = { companyId: number; invitations: readonly Invitation[] }

export function InvitationList({ companyId, invitations }: InvitationListProps) {
  const pending = invitations.filter(({ status }) => status === 'pending')
  const ended = invitations.filter(({ status }) => status !== 'pending')
  if (invitations.length === 0) return null
  return (
    <>
      {pending.length > 0 && (
        <Group title="Pending invitations" companyId={companyId} invitations={pending} />
      )}
      {ended.length > 0 && <Group title="Earlier invitations" companyId={companyId} invitations={ended} />}
    </>
  )
}

function Group({ title, companyId, invitations }: InvitationListProps & { title: string }) {
  return (
    <section className="mt-5" aria-label={title}>
      <h3 className="text-13 font-semibold">{title}</h3>
      <ul className="mt-1 divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} companyId={companyId} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ companyId, invitation }: { companyId: number; invitation: Invitation }) {
  const cancel = useCancelInvitation(companyId)
  const resend = useResendInvitation(companyId)
  const { id, inviteeEmail, role, department, status, expiresAt } = invitation
  const open = status === 'pending' || status === 'expired'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="text-13 font-medium wrap-text">{inviteeEmail}</p>
        <p className="text-12 text-ink-2">
          {roleNames[role]}
          {department !== null && `, ${department}`}
          {open && `, ${status === 'pending' ? 'expires' : 'expired'} ${formatDate(expiresAt)}`}
        </p>
      </div>
      <Badge tone={tones[status]}>{invitationStatusNames[status]}</Badge>
      {open && (
        <div className="flex gap-1">
          <Button
            size="sm"
            variant="ghost"
            icon={<RotateCw aria-hidden />}
            busy={resend.isPending}
            busyLabel="Sending..."
            onClick={() => resend.mutate(id)}
            aria-label={`Send the invitation of ${inviteeEmail} again`}
          >
            Send again
          </Button>
          {status === 'pending' && (
            <Button
              size="sm"
              variant="ghost"
              icon={<X aria-hidden />}
              busy={cancel.isPending}
              busyLabel="Cancelling..."
              onClick={() => cancel.mutate(id)}
              aria-label={`Cancel the invitation of ${inviteeEmail}`}
            >
              Cancel
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
