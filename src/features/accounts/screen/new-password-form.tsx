// Two fields for a new password, checked before they are sent (AUTH-12 to AUTH-14, AUTH-21, AUTH-22).
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { passwordFault } from '../contract.ts'
import { fieldOf } from './field-of.ts'
import { PasswordInput } from './password-input.tsx'

export type NewPassword = { password: string; confirmPassword: string }

export type NewPasswordFormProps = {
  submitLabel: string
  busyLabel: string
  busy: boolean
  /** What the server said against the last try; null when nothing. */
  failure: string | null
  onSubmit: (chosen: NewPassword) => void
}

export function NewPasswordForm(props: NewPasswordFormProps) {
  const [fault, setFault] = useState<string | null>(null)
  const shown = fault ?? props.failure

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosen = { password: fieldOf(form, 'password'), confirmPassword: fieldOf(form, 'confirmPassword') }
    const broken = passwordFault(chosen.password, chosen.confirmPassword)
    setFault(broken)
    if (broken === null && !props.busy) props.onSubmit(chosen)
  }

  return (
    <form onSubmit={submit} className="mt-5 grid gap-4">
      {shown !== null && <Notice tone="danger">{shown}</Notice>}
      <NewPasswordFields />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="w-full"
        busy={props.busy}
        busyLabel={props.busyLabel}
      >
        {props.submitLabel}
      </Button>
    </form>
  )
}

/** `name`s are `password` and `confirmPassword`. */
export function NewPasswordFields() {
  return (
    <>
      <Field label="New password" hint="Must be at least 6 characters long" required>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Confirm password" required>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
    </>
  )
}
