// The name of a new passkey; then the device asks who holds it, and makes it.
import { type SubmitEvent, useEffect } from 'react'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { fieldOf } from './field-of.ts'
import { passkeyFailure } from './passkey-browser.ts'
import { useAddPasskey } from './use-second-factor.ts'

interface DeviceStepProps {
  form: string
  /** They hold for minutes, so that a ceremony that was cancelled can be tried again. */
  options: unknown
  onBusy: (isBusy: boolean) => void
  onAdded: (codes: readonly string[]) => void
}

export function DeviceStep({ form, options, onBusy, onAdded }: DeviceStepProps) {
  const add = useAddPasskey(onAdded)
  useEffect(() => onBusy(add.isPending), [onBusy, add.isPending])
  const failure = passkeyFailure(add.error, 'The passkey could not be added')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = fieldOf(new FormData(event.currentTarget), 'name').trim() || usualName
    if (!add.isPending) add.mutate({ name, options })
  }

  return (
    <form id={form} noValidate onSubmit={submit} className="grid gap-4">
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Field label="Name" hint="So that you know it again. Your device then asks who holds it.">
        <Input name="name" defaultValue={usualName} maxLength={80} autoFocus />
      </Field>
    </form>
  )
}

const usualName = 'This device'
