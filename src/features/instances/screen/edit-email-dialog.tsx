// Gives an instance another address (INST-10, INST-11).
import { type SubmitEvent, useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { AgentEmail } from '../contract.ts'
import { addressFault, uniqueHint } from './instance-words.ts'
import { useReaddressInstance } from './use-instances.ts'

export type EditEmailDialogProps = { instance: AgentEmail; name: string; onClose: () => void }

export function EditEmailDialog({ instance, name, onClose }: EditEmailDialogProps) {
  const formId = useId()
  const [address, setAddress] = useState(instance.emailAddress)
  const save = useReaddressInstance(instance.agentType, instance.id, onClose)
  const isEmpty = address.trim() === ''

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isEmpty && !save.isPending) save.mutate(address)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={`Email of ${name}`}
      description="Mail to the old address is refused from then on. Nobody else can take it, and you can take it back."
      footer={
        <DialogActions
          form={formId}
          label="Save"
          busyLabel="Saving..."
          busy={save.isPending}
          disabled={isEmpty}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label="Email address" hint={uniqueHint} required error={addressFault(save.error)}>
          <Input
            type="email"
            autoComplete="off"
            spellCheck={false}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
