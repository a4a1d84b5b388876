// The Update Profile dialog and the button that opens it (SET-03 to SET-06).
import { type SubmitEvent, useId, useState } from 'react'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { isAboutInput } from '../../../ui/failure-toast.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { emailMissing, nameMissing, type User } from '../contract.ts'
import { type Profile, useSaveProfile } from './use-profile.ts'

export type UpdateProfileProps = Pick<ButtonProps, 'size' | 'className'> & { user: User; label: string }

export function UpdateProfile({ user, label, ...look }: UpdateProfileProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {/* Anew each time, with what is known of the person now. */}
      <ProfileDialog key={String(isOpen)} open={isOpen} onOpenChange={setOpen} user={user} />
    </>
  )
}

type ProfileDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; user: User }

function ProfileDialog({ open, onOpenChange, user }: ProfileDialogProps) {
  const formId = useId()
  const { firstName, lastName, email } = user
  const [form, setForm] = useState<Profile>({ firstName, lastName, email })
  const [fault, setFault] = useState<string | null>(null)
  const save = useSaveProfile(() => onOpenChange(false))
  const shown = fault ?? (isAboutInput(save.error) ? (save.error.userMessage ?? null) : null)

  function change(part: Partial<Profile>) {
    setForm((before) => ({ ...before, ...part }))
    setFault(null)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const trimmed = profileOf(form)
    const broken = profileFault(trimmed)
    setFault(broken)
    if (broken === null && !save.isPending) save.mutate(trimmed)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Update Profile"
      size="sm"
      footer={
        <DialogActions
          form={formId}
          label="Update Profile"
          busyLabel="Updating..."
          busy={save.isPending}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {shown !== null && <Notice tone="danger">{shown}</Notice>}
        <Field label="First name" required>
          <Input
            autoComplete="given-name"
            value={form.firstName}
            onChange={(event) => change({ firstName: event.target.value })}
          />
        </Field>
        <Field label="Last name" required>
          <Input
            autoComplete="family-name"
            value={form.lastName}
            onChange={(event) => change({ lastName: event.target.value })}
          />
        </Field>
        <Field
          label="Email"
          hint="Another address is used once you have opened the link that is mailed to it."
          required
        >
          <Input
            type="email"
            autoComplete="email"
            value={form.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
      </form>
    </Dialog>
  )
}

function profileOf({ firstName, lastName, email }: Profile): Profile {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() }
}

function profileFault({ firstName, lastName, email }: Profile): string | null {
  if (firstName === '' || lastName === '') return nameMissing
  return email === '' ? emailMissing : null
}
