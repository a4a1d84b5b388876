// Invites many people at once, from pasted lines or a file, and shows how each line was understood before it sends.
import { type SubmitEvent, useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import type { Role } from '../contract.ts'
import type { Invitation } from '../invitations/contract.ts'
import type { Member } from '../members/contract.ts'
import { readAddressList } from './address-list.ts'
import { AddressesPart, type Refused, RefusedNotice, sendLabel } from './addresses-part.tsx'
import { InvitationFields } from './invitation-fields.tsx'
import { useInviteMany } from './use-invitations.ts'

const start = { lines: '', role: 'member' as Role, department: '', message: '' }

export type InviteManyDialogProps = {
  companyId: number
  members: readonly Member[]
  invitations: readonly Invitation[]
  onClose: () => void
}

export function InviteManyDialog({ companyId, members, invitations, onClose }: InviteManyDialogProps) {
  const formId = useId()
  const [form, setForm] = useState(start)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Refused[]>([])
  const change = (changed: Partial<typeof start>) => setForm((before) => ({ ...before, ...changed }))
  const listed = readAddressList(form.lines, knownPeople(members, invitations))
  const emails = listed.filter(({ state }) => state === 'ready').map(({ text }) => text)
  const invite = useInviteMany(companyId, (left) => {
    if (left.length === 0) onClose()
    setRefused(left)
    setForm((before) => ({ ...before, lines: '' }))
    setTried(false)
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    const { role, department, message } = form
    if (emails.length > 0 && !invite.isPending) invite.mutate({ emails, role, department, message })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invite Many People"
      description="Each person gets a mail with a link and joins by confirming that address."
      footer={
        <DialogActions
          form={formId}
          label={sendLabel(emails.length)}
          busyLabel="Sending..."
          busy={invite.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {refused.length > 0 && <RefusedNotice refused={refused} />}
        <AddressesPart
          lines={form.lines}
          listed={listed}
          isMissing={tried && emails.length === 0}
          onChange={(lines) => change({ lines })}
        />
        <InvitationFields details={form} many onChange={change} />
      </form>
    </Dialog>
  )
}

function knownPeople(members: readonly Member[], invitations: readonly Invitation[]) {
  const pending = invitations.filter(({ status }) => status === 'pending')
  return {
    members: new Set(members.map(({ user }) => user.email.toLowerCase())),
    invited: new Set(pending.map(({ inviteeEmail }) => inviteeEmail)),
  }
}
