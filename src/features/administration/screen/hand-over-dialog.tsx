// Hands the work of somebody who leaves over to another account, and says what that person has now.
import { type SubmitEvent, useId, useState } from 'react'
import { api } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { failureWords } from '../../../ui/request.ts'
import { useAct } from '../../../ui/use-act.ts'
import { type HandOverResult, handOverAccount, heirMissing } from '../leavers/contract.ts'
import type { LeaverDialogProps } from './leaver-export-dialog.tsx'

export function HandOverDialog({ account, onClose }: LeaverDialogProps) {
  const [done, setDone] = useState<{ to: string; result: HandOverResult } | null>(null)
  if (!done)
    return (
      <HandOverForm account={account} onClose={onClose} onDone={(to, result) => setDone({ to, result })} />
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={`The work of ${account.name}`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Outcome {...done} />
    </Dialog>
  )
}

type HandOverFormProps = LeaverDialogProps & { onDone: (to: string, result: HandOverResult) => void }

function HandOverForm({ account: { id, name }, onClose, onDone }: HandOverFormProps) {
  const formId = useId()
  const [to, setTo] = useState('')
  const [withPersonal, setWithPersonal] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const handOver = useAct(() => api(handOverAccount, { params: { id }, body: { to, withPersonal } }), {
    failed: 'The work could not be handed over',
    inForm: true,
    done: (result) => onDone(to.trim(), result),
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setMissing(to.trim() === '')
    if (to.trim() !== '' && !handOver.isPending) handOver.mutate()
  }

  const error = isMissing ? heirMissing : handOver.error && failureWords(handOver.error)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Hand over the work of ${name}`}
      description="In the companies that both belong to, the other person gets the open tasks and projects, the running polls and surveys, drafts of articles, and the teams to lead."
      footer={
        <DialogActions
          form={formId}
          label="Hand Over"
          busyLabel="Handing over..."
          busy={handOver.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Email of who takes over" required {...(error && { error })}>
          <Input
            type="email"
            autoComplete="off"
            spellCheck={false}
            value={to}
            onChange={(event) => {
              setTo(event.target.value)
              setMissing(false)
              handOver.reset()
            }}
          />
        </Field>
        <Checkbox
          checked={withPersonal}
          onCheckedChange={setWithPersonal}
          label="Personal projects too"
          description="With their tasks and mails, and the running polls and surveys. They are private otherwise: make sure that you may pass them on."
        />
      </form>
    </Dialog>
  )
}

function Outcome({ to, result: { given, apart } }: { to: string; result: HandOverResult }) {
  return (
    <div className="grid gap-3">
      <Notice tone={given.length > 0 ? 'success' : 'info'} urgent>
        {given.length > 0 ? `${to} has now: ${given.join(', ')}.` : 'There was nothing to hand over.'}
      </Notice>
      {apart.length > 0 && (
        <Notice tone="warning" title="Not handed over">
          {to} does not belong to {apart.join(', ')}.
        </Notice>
      )}
    </div>
  )
}
