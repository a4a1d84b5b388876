// Asks before a member is removed, and who takes over the work.
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Member } from '../members/contract.ts'
import { personName } from './person-of.ts'
import { useRemoveMember } from './use-members.ts'

const NOBODY = 'nobody'

export type RemoveDialogProps = {
  companyId: number
  leaving: Member
  others: readonly Member[]
  onClose: () => void
}

export function RemoveDialog({ companyId, leaving, others, onClose }: RemoveDialogProps) {
  const [heir, setHeir] = useState(NOBODY)
  const remove = useRemoveMember(companyId, onClose)
  const options = others.map(({ user }) => ({ value: String(user.id), label: personName(user) }))
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove ${personName(leaving.user)}?`}
      description="Projects, mails and agents of the company are closed to them at once."
      confirmLabel="Remove"
      busyLabel="Removing..."
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate({
          userId: leaving.user.id,
          handOverTo: heir === NOBODY ? undefined : Number(heir),
        })
      }
    >
      <div className="mt-4 [--ground:var(--raised)]">
        <Field
          label="Hand over the work to"
          hint="Open tasks and projects, running polls and surveys, drafts of articles, and teams to lead."
        >
          <Select
            value={heir}
            onValueChange={setHeir}
            options={[{ value: NOBODY, label: 'Nobody' }, ...options]}
          />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
