// Makes an API token: first name, scopes and end, then the secret, which is shown this once.
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckboxList } from '../../../ui/checkbox-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { isAboutInput } from '../../../ui/failure-toast.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { failureWords } from '../../../ui/request.ts'
import { SecretDialog } from '../../../ui/secret-dialog.tsx'
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
    <SecretDialog
      secret={secret}
      what="token"
      description="Whoever has it acts as you, within its scopes."
      onClose={onClose}
    />
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
        <CheckboxList
          legend="What it may do"
          options={tokenScopes.map(({ scope, ...option }) => ({ value: scope, ...option }))}
          chosen={scopes}
          onChange={setScopes}
          error={isTried && scopes.length === 0 ? 'Choose what the token may do' : undefined}
        />
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
