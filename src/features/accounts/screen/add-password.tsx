// "Add Email & Password" for an account without one (AUTH-21 to AUTH-23).
import { KeyRound } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { isAboutInput } from '../../../ui/failure-toast.ts'
import { Notice } from '../../../ui/notice.tsx'
import { passwordFault } from '../contract.ts'
import { fieldOf } from './field-of.ts'
import { NewPasswordFields } from './new-password-form.tsx'
import { useAddPassword } from './use-linked-accounts.ts'

export function AddPassword() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<KeyRound aria-hidden />} onClick={() => setOpen(true)}>
        Add Email & Password
      </Button>
      <AddPasswordDialog key={String(isOpen)} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

function AddPasswordDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const formId = useId()
  const [fault, setFault] = useState<string | null>(null)
  const add = useAddPassword(() => onOpenChange(false))
  const shown = fault ?? (isAboutInput(add.error) ? (add.error.userMessage ?? null) : null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosen = { password: fieldOf(form, 'password'), confirmPassword: fieldOf(form, 'confirmPassword') }
    const broken = passwordFault(chosen.password, chosen.confirmPassword)
    setFault(broken)
    if (broken === null && !add.isPending) add.mutate(chosen)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add Email & Password"
      description="You can then sign in with your address, too."
      size="sm"
      footer={
        <DialogActions
          form={formId}
          label="Add Password"
          busyLabel="Adding..."
          busy={add.isPending}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {shown !== null && <Notice tone="danger">{shown}</Notice>}
        <NewPasswordFields />
      </form>
    </Dialog>
  )
}
