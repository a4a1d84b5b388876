// Invites somebody into a company by mail (COMP-13, COMP-14).
import { type SubmitEvent, useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { roles } from '../contract.ts'
import { inviteeMissing } from '../invitations/contract.ts'
import { oneOf, roleActions, roleNames } from './company-words.ts'
import { type InviteForm, useInvite } from './use-invitations.ts'

/** CONST-10 */
const start: InviteForm = { email: '', role: 'member', department: '', message: '' }
const roleOptions = roles.map((value) => ({ value, label: roleNames[value] }))

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
        <Field label="Role" hint={`As ${oneOf(form.role)}, ${roleActions(form.role, 'they')}.`}>
          <Select value={form.role} onValueChange={(role) => change({ role })} options={roleOptions} />
        </Field>
        <Field label="Department" hint="Optional. If your hierarchy has it, the new member joins it.">
          <Input
            maxLength={120}
            value={form.department}
            onChange={(event) => change({ department: event.target.value })}
          />
        </Field>
        <Field label="Message" hint="Optional. It goes into the mail.">
          <Textarea
            rows={2}
            maxLength={1_000}
            value={form.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        </Field>
      </form>
    </Dialog>
  )
}
