// The window around the fields of a poll: what is typed is kept until it is sent, and dropped only when one says so.
import { type SubmitEvent, useId, useState } from 'react'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogActions } from '../../../../ui/dialog-actions.tsx'
import { RequestError } from '../../../../ui/request.ts'
import type { Poll } from '../../contract.ts'
import { PollFields } from './poll-fields.tsx'
import type { PollFault, PollForm } from './poll-form.ts'

export interface PollFormDialogProps {
  title: string
  description: string
  label: string
  busyLabel: string
  isBusy: boolean
  error: Error | null
  kept: {
    form: PollForm
    change: (part: Partial<PollForm>) => void
    isTouched: boolean
    drop: () => void
  }
  poll: Poll | null
  faultsOf: (form: PollForm) => PollFault
  onSubmit: (form: PollForm) => void
  onClose: () => void
}

export function PollFormDialog(props: PollFormDialogProps) {
  const { kept, error, faultsOf, isBusy, onClose, onSubmit, poll } = props
  const formId = useId()
  const [tried, setTried] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const own = tried ? faultsOf(kept.form) : {}
  const discard = () => {
    kept.drop()
    onClose()
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(faultsOf(kept.form)).length === 0 && !isBusy) onSubmit(kept.form)
  }
  return (
    <>
      <Dialog
        open
        // Cancel means it; Escape and a click beside the dialog may be an accident.
        onOpenChange={(open) => !open && (kept.isTouched ? setLeaving(true) : onClose())}
        title={props.title}
        description={props.description}
        footer={
          <DialogActions
            form={formId}
            label={props.label}
            busyLabel={props.busyLabel}
            busy={isBusy}
            onCancel={discard}
          />
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <PollFields
            form={kept.form}
            change={kept.change}
            faults={{ ...serverFault(error), ...own }}
            poll={poll}
          />
        </form>
      </Dialog>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title="Discard your changes?"
        description="What you have typed here is not saved yet."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={discard}
      />
    </>
  )
}

const fields: Readonly<Record<string, keyof PollFault>> = {
  ...{ question: 'question', kind: 'question', description: 'description', quorum: 'quorum' },
  ...{ options: 'options', addOptions: 'options', removeOptions: 'options' },
  ...{ voters: 'voters', addVoters: 'voters', removeVoters: 'voters', closesAt: 'closesAt' },
}

/** Beside the field that the server names; else at the end of the form. */
function serverFault(error: Error | null): PollFault {
  if (!(error instanceof RequestError) || !error.userMessage) return {}
  if (error.status !== 409 && error.status !== 422) return {}
  const field = fields[error.field?.split('.', 1)[0] ?? ''] ?? 'terms'
  return { [field]: error.userMessage }
}
