// Asks for the typed address of an account before it is deleted (SET-14).
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { isAboutInput, toastFailure } from '../../../ui/failure-toast.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { failureWords } from '../../../ui/request.ts'
import { addressDiffers } from '../contract.ts'

export type DeleteDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Of the account. */
  address: string
  title: string
  description: string
  remove: (typed: string) => Promise<unknown>
  onRemoved: () => unknown
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { open, onOpenChange, address, title, description, remove, onRemoved } = props
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const removing = useMutation({
    mutationFn: () => remove(typed),
    onSuccess: onRemoved,
    onError: (failure) => {
      if (isAboutInput(failure)) setError(failureWords(failure))
      else toastFailure(failure, 'Failed to delete account')
    },
  })

  function confirm() {
    if (removing.isPending || removing.isSuccess) return
    if (typed.trim().toLowerCase() !== address) setError(addressDiffers)
    else removing.mutate()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    confirm()
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      confirmLabel="Delete Account"
      busyLabel="Deleting..."
      busy={removing.isPending || removing.isSuccess}
      onConfirm={confirm}
    >
      <form onSubmit={submit} noValidate className="mt-4 [--ground:var(--raised)]">
        <Field label={`Type ${address} to confirm`} error={error} required>
          <Input
            type="email"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setError(undefined)
            }}
          />
        </Field>
      </form>
    </ConfirmDialog>
  )
}
