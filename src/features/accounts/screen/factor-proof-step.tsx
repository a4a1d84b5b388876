// Showing again who one is: a passkey by itself, or the password with a code where a second factor stands.
import { KeyRound } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CodeField } from './code-field.tsx'
import { fieldOf } from './field-of.ts'
import { knowsPasskeys, passkeyFailure } from './passkey-browser.ts'
import { PasswordInput } from './password-input.tsx'
import type { useProve } from './use-second-factor.ts'

interface ProofStepProps {
  form: string
  prove: ReturnType<typeof useProve>
  hasApp: boolean
  hasPasskey: boolean
  hasPassword: boolean
}

export function ProofStep({ form, prove, hasApp, hasPasskey, hasPassword }: ProofStepProps) {
  const failure = passkeyFailure(prove.error, 'It did not work')
  const offersPasskey = hasPasskey && knowsPasskeys()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    if (!prove.isPending) prove.mutate({ password: fieldOf(given, 'password'), code: fieldOf(given, 'code') })
  }

  return (
    <div className="grid gap-4">
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {offersPasskey && (
        <Button
          className="w-full"
          icon={<KeyRound aria-hidden />}
          disabled={prove.isPending}
          onClick={() => prove.mutate('passkey')}
        >
          Use a passkey
        </Button>
      )}
      {offersPasskey && hasPassword && (
        <p className="flex items-center gap-3 text-12 text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or with your password
        </p>
      )}
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        {hasPassword && (
          <Field label="Password" required>
            <PasswordInput name="password" autoComplete="current-password" autoFocus={!offersPasskey} />
          </Field>
        )}
        {hasPassword && (hasApp || hasPasskey) && (
          <CodeField label={hasApp ? 'Code of your app, or a recovery code' : 'Recovery code'} />
        )}
      </form>
    </div>
  )
}
