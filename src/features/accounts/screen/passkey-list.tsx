// The passkeys of the person: what each is called, when it was last used, its new name and its end.
import { KeyRound } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/dates.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { fieldFailure } from '../../../ui/failure-toast.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { Passkey } from '../passkeys/contract.ts'
import { fieldOf } from './field-of.ts'
import { useRenamePasskey } from './use-second-factor.ts'

interface PasskeyListProps {
  passkeys: readonly Passkey[]
  onRemove: (passkey: Passkey) => void
}

export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const [naming, setNaming] = useState<Passkey | null>(null)
  if (passkeys.length === 0) return null
  return (
    <>
      <ul aria-label="Passkeys" className="mt-3 divide-y divide-line border-t border-line">
        {passkeys.map((passkey) => (
          <li
            key={passkey.id}
            className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 py-3 last:pb-0"
          >
            <KeyRound aria-hidden className="size-4 shrink-0 text-ink-3" />
            <div className="min-w-0 flex-[1_1_14rem] text-13">
              <p className="flex flex-wrap items-center gap-x-2 font-medium wrap-text">
                {passkey.name}
                {passkey.isSynced && <Badge>On more than one device</Badge>}
              </p>
              <p className="text-12 text-ink-2">
                {passkey.lastUsed === null ? (
                  'Never used'
                ) : (
                  <>
                    Last used <RelativeTime at={passkey.lastUsed} inSentence />
                  </>
                )}
                , added {formatDate(passkey.createdAt)}
              </p>
            </div>
            <div className="flex gap-1">
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Rename ${passkey.name}`}
                onClick={() => setNaming(passkey)}
              >
                Rename
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => onRemove(passkey)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {naming !== null && <RenameDialog passkey={naming} onClose={() => setNaming(null)} />}
    </>
  )
}

function RenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useId()
  const rename = useRenamePasskey(onClose)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    rename.mutate({ id, name: fieldOf(new FormData(event.currentTarget), 'name') })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rename the passkey"
      size="sm"
      footer={
        <DialogActions
          form={form}
          label="Rename"
          busyLabel="Renaming..."
          busy={rename.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field label="Name" error={fieldFailure(rename.error)} required>
          <Input name="name" defaultValue={name} maxLength={80} />
        </Field>
      </form>
    </Dialog>
  )
}
