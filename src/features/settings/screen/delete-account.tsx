// "Delete Account": asks for the typed address, then ends the account (SET-14).
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { api } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { isAboutInput, toastFailure } from '../../../ui/failure-toast.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PanelRow } from '../../../ui/panel.tsx'
import { failureWords } from '../../../ui/request.ts'
import { useSession } from '../../accounts/screen/use-session.ts'
import { addressDiffers, deleteAccount } from '../contract.ts'

export function DeleteAccount() {
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const address = session.state === 'signed-in' ? session.user.email : ''
  return (
    <PanelRow
      title="Delete account"
      act={
        <Button className="text-danger-ink!" onClick={() => setOpen(true)}>
          Delete Account
        </Button>
      }
    >
      Deletes your account and what only it owns. Work in a company stays with the company, shared projects go
      on with the others in them.
      <DeleteDialog key={String(isOpen)} open={isOpen} onOpenChange={setOpen} address={address} />
    </PanelRow>
  )
}

type DeleteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; address: string }

function DeleteDialog({ open, onOpenChange, address }: DeleteDialogProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const remove = useMutation({
    mutationFn: () => api(deleteAccount, { body: { email: typed } }),
    // A fresh page: nothing of the account is kept in this one.
    onSuccess: () => location.replace('/'),
    onError: (failure) => {
      if (isAboutInput(failure)) setError(failureWords(failure))
      else toastFailure(failure, 'Failed to delete account')
    },
  })

  function confirm() {
    if (remove.isPending || remove.isSuccess) return
    if (typed.trim().toLowerCase() !== address) setError(addressDiffers)
    else remove.mutate()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    confirm()
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete your account?"
      description="Your projects, tasks, mails and settings are deleted at once and cannot be brought back. Request an export first if you want to keep them."
      confirmLabel="Delete Account"
      busyLabel="Deleting..."
      busy={remove.isPending || remove.isSuccess}
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
