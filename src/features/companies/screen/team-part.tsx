// Team members of a company: who is in, who is invited, and the way to invite more (COMP-12, COMP-15).
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { CompanyPart } from './company-part.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { InviteManyDialog } from './invite-many-dialog.tsx'
import { MemberList } from './member-list.tsx'
import { useInvitations } from './use-invitations.ts'
import { useMembers } from './use-members.ts'

export function TeamPart({ companyId }: { companyId: number }) {
  const members = useMembers(companyId)
  const invitations = useInvitations(companyId)
  const [inviting, setInviting] = useState<'one' | 'many' | null>(null)
  const close = () => setInviting(null)
  const error = members.error ?? invitations.error
  return (
    <CompanyPart
      title="Team Members"
      intro="Who belongs to the company, and what each may do."
      action={
        <div className="flex flex-wrap gap-2">
          <Button icon={<Users aria-hidden />} onClick={() => setInviting('many')}>
            Invite Many
          </Button>
          <Button icon={<UserPlus aria-hidden />} onClick={() => setInviting('one')}>
            Invite Member
          </Button>
        </div>
      }
    >
      {error !== null ? (
        <ErrorState
          title="Failed to load team data"
          onRetry={() => void Promise.all([members.refetch(), invitations.refetch()])}
          busy={members.isFetching || invitations.isFetching}
        >
          {failureWords(error)}
        </ErrorState>
      ) : members.data === undefined || invitations.data === undefined ? (
        <Loading label="Loading the team">
          <SkeletonRows rows={3} />
        </Loading>
      ) : (
        <>
          <MemberList companyId={companyId} members={members.data} />
          <InvitationList companyId={companyId} invitations={invitations.data} />
        </>
      )}
      <InviteDialog companyId={companyId} open={inviting === 'one'} onOpenChange={close} />
      {inviting === 'many' && (
        <InviteManyDialog
          companyId={companyId}
          members={members.data ?? []}
          invitations={invitations.data ?? []}
          onClose={close}
        />
      )}
    </CompanyPart>
  )
}
