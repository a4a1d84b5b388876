// Makes an API token: first name, scopes and end, then the secret, which is shown this once.
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { isAboutInput } from '../../../ui/failure-toast.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Select } from '../../../ui/select.tsx'
import type { TokenScope } from '../contract.ts'
import { tokenEnds, tokenScopes } from './token-words.ts'
import { useCreateToken } from './use-tokens.ts'

export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateToken()
  const secret = create.data?.secret
  return secret === undefined ? (
    <TokenForm create={create} onClose={onClose} />
  ) : (
    <Dialog
      open
      onOpenChange={onClose}
      title="Copy the token now"
      description="It is shown this once. Whoever has it acts as you, within its scopes."
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex items-center gap-2 rounded-control bg-sunken p-3">
        <code className="min-w-0 flex-1 text-13 break-all" data-testid="token-secret">
          {secret}
        </code>
        <CopyButton text={secret} what="token" variant="secondary" />
      </div>
    </Dialog>
  )
}

type FormProps = { create: ReturnType<typeof useCreateToken>; onClose: () => void }

function TokenForm({ create, onClose }: FormProps) {
  const form = useId()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<TokenScope[]>(['read'])
  const [ends, setEnds] = useState<keyof typeof tokenEnds>('90')
  const [isTried, setTried] = useState(false)
  const nameError = isTried && name.trim() === '' ? 'Give the token a name' : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '' || scopes.length === 0) return
    create.mutate({ name: name.trim(), scopes, days: tokenEnds[ends].days })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="New API token"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} busy={create.isPending} busyLabel="Creating...">
            Create token
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Name" hint="What will use it, such as “Report script”." error={nameError} required>
          <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={100} />
        </Field>
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-13 font-medium">What it may do</legend>
          {tokenScopes.map(({ scope, label, description }) => (
            <Checkbox
              key={scope}
              label={label}
              description={description}
              checked={scopes.includes(scope)}
              onCheckedChange={(isOn) =>
                setScopes(isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope))
              }
            />
          ))}
          {isTried && scopes.length === 0 && (
            <p role="alert" className="text-12 text-danger-ink">
              Choose what the token may do
            </p>
          )}
        </fieldset>
        <Field label="Ends">
          <Select
            value={ends}
            onValueChange={setEnds}
            options={(['7', '30', '90', '365', 'never'] as const).map((value) => ({
              value,
              label: tokenEnds[value].label,
            }))}
          />
        </Field>
        {isAboutInput(create.error) && <Notice tone="danger">{failureWords(create.error)}</Notice>}
      </form>
    </Dialog>
  )
}
