// Invites many people at once, from pasted lines or a file, and shows how each line was understood before it sends.
import { type SubmitEvent, useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileChoice } from '../../../ui/file-choice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { Role } from '../contract.ts'
import { type Invitation, inviteeMissing } from '../invitations/contract.ts'
import type { Member } from '../members/contract.ts'
import { readAddressList } from './address-list.ts'
import { AddressPreview } from './address-preview.tsx'
import { InvitationFields } from './invitation-fields.tsx'
import { type Refused, useInviteMany } from './use-invitations.ts'

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
        <Field
          label="Email addresses"
          required
          hint="One on each line, or separated by commas or semicolons. Names are fine too."
          {...(tried && emails.length === 0 && { error: inviteeMissing })}
        >
          <Textarea
            rows={5}
            autoComplete="off"
            spellCheck={false}
            placeholder={'Anna Berg <anna@example.com>\nbob@example.com'}
            value={form.lines}
            onChange={(event) => change({ lines: event.target.value })}
          />
        </Field>
        <div>
          <FileChoice
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onFile={(file) => void file.text().then((lines) => change({ lines }))}
          >
            Choose a CSV File
          </FileChoice>
        </div>
        <AddressPreview listed={listed} />
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

function sendLabel(count: number): string {
  if (count === 0) return 'Send Invitations'
  return count === 1 ? 'Send 1 Invitation' : `Send ${count} Invitations`
}

function RefusedNotice({ refused }: { refused: readonly Refused[] }) {
  const title =
    refused.length === 1 ? '1 person was not invited' : `${refused.length} people were not invited`
  return (
    <Notice tone="warning" urgent title={title}>
      <ul className="grid gap-0.5">
        {refused.map(({ email, reason }) => (
          <li key={email} className="wrap-text">
            {reason.includes(email) ? reason : `${email}: ${reason}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
