// Invites many people to this server at once, from pasted lines or a file.
import { type SubmitEvent, useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { readAddressList } from '../../companies/screen/address-list.ts'
import {
  AddressesPart,
  type Refused,
  RefusedNotice,
  sendLabel,
} from '../../companies/screen/addresses-part.tsx'
import { useInviteMany } from './use-people.ts'

export type InvitePeopleDialogProps = {
  /** Addresses with an open invitation, in lower case. */
  invited: ReadonlySet<string>
  onClose: () => void
}

export function InvitePeopleDialog({ invited, onClose }: InvitePeopleDialogProps) {
  const formId = useId()
  const [lines, setLines] = useState('')
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const listed = readAddressList(lines, { members: new Set(), invited })
  const emails = listed.filter(({ state }) => state === 'ready').map(({ text }) => text)
  const invite = useInviteMany((left) => {
    if (left.length === 0) onClose()
    setRefused(left)
    setLines('')
    setTried(false)
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (emails.length > 0 && !invite.isPending) invite.mutate(emails)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invite Many People"
      description="Each person may sign up on this server, and gets a mail that says so."
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
          lines={lines}
          listed={listed}
          isMissing={tried && emails.length === 0}
          onChange={setLines}
        />
      </form>
    </Dialog>
  )
}
