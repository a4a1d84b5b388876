// The active members with their roles, which an admin changes here.
import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Avatar } from '../../../ui/person.tsx'
import { Select } from '../../../ui/select.tsx'
import { useSession } from '../../accounts/screen/use-session.ts'
import { roles } from '../contract.ts'
import type { Member } from '../members/contract.ts'
import { roleNames } from './company-words.ts'
import { personName } from './person-of.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { useChangeRole } from './use-members.ts'

const roleOptions = roles.map((value) => ({ value, label: roleNames[value] }))

export function MemberList({ companyId, members }: { companyId: number; members: readonly Member[] }) {
  const session = useSession()
  const me = session.state === 'signed-in' ? session.user.id : null
  const [leaving, setLeaving] = useState<Member | null>(null)
  const change = useChangeRole(companyId)
  return (
    <>
      <ul aria-label="Active members" className="divide-y divide-line">
        {members.map((member) => (
          <li key={member.user.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
            <Avatar name={personName(member.user)} size="md" />
            <div className="min-w-0 flex-[1_1_12rem]">
              <p className="text-13 font-medium wrap-text">
                {personName(member.user)}
                {member.user.id === me && <span className="font-normal text-ink-3"> (you)</span>}
              </p>
              <p className="text-12 text-ink-2 wrap-text">
                {member.user.email}
                {member.membership.department !== null && `, ${member.membership.department}`}
              </p>
            </div>
            <div className="ml-auto flex items-center gap-1">
              <div className="w-36">
                <Select
                  aria-label={`Role of ${personName(member.user)}`}
                  value={member.membership.role}
                  onValueChange={(role) => change.mutate({ userId: member.user.id, role })}
                  options={roleOptions}
                  disabled={change.isPending}
                />
              </div>
              <IconButton
                label={`Remove ${personName(member.user)}`}
                icon={<UserMinus aria-hidden />}
                quiet
                disabled={member.user.id === me}
                onClick={() => setLeaving(member)}
              />
            </div>
          </li>
        ))}
      </ul>
      {leaving && (
        <RemoveDialog
          companyId={companyId}
          leaving={leaving}
          others={members.filter(({ user }) => user.id !== leaving.user.id)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}
