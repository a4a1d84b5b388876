// Invites somebody into a company by mail (COMP-13, COMP-14).
import { type SubmitEvent, useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { inviteeMissing } from '../invitations/contract.ts'
import { InvitationFields } from './invitation-fields.tsx'
import { type InviteForm, useInvite } from './use-invitations.ts'

/** CONST-10 */
const start: InviteForm = { email: '', role: 'member', department: '', message: '' }

export type InviteDialogProps = {
  companyId: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function InviteDialog({ companyId, open, onOpenChange }: InviteDialogProps) {
  const formId = useId()
  const [form, setForm] = useState(start)
  const [tried, setTried] = useState(false)
  const change = (changed: Partial<InviteForm>) => setForm((before) => ({ ...before, ...changed }))
  const invite = useInvite(companyId, () => {
    onOpenChange(false)
    setTried(false)
    setForm(start)
  })
  const missing = form.email.trim() === ''

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (!missing && !invite.isPending) invite.mutate(form)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Invite Team Member"
      description="A mail with a link goes to the address; whoever confirms that address joins with it."
      footer={
        <DialogActions
          form={formId}
          label="Send Invitation"
          busyLabel="Sending..."
          busy={invite.isPending}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Email address" required {...(tried && missing && { error: inviteeMissing })}>
          <Input
            type="email"
            autoComplete="off"
            value={form.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
        <InvitationFields details={form} onChange={change} />
      </form>
    </Dialog>
  )
}
