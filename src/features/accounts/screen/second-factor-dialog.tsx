// Adding a second factor, taking it away, and making recovery codes anew: the password first, then what is needed.
import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { failureText } from './failure-text.ts'
import { fieldOf } from './field-of.ts'
import { type FactorAct, useActOnFactor, useConfirmFactor } from './use-second-factor.ts'

const words: Record<FactorAct, { title: string; description: string; label: string }> = {
  add: {
    title: 'Add a second factor',
    description: 'Your password shows that it is you. All your other browsers are signed out.',
    label: 'Continue',
  },
  remove: {
    title: 'Remove the second factor?',
    description: 'Your password alone opens your account then. All your other browsers are signed out.',
    label: 'Remove',
  },
  codes: {
    title: 'New recovery codes',
    description: 'Those that you have now stop working.',
    label: 'Make Codes',
  },
}

export function SecondFactorDialog({ act, onClose }: { act: FactorAct; onClose: () => void }) {
  const [secret, setSecret] = useState<{ secret: string; uri: string } | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { title, description } = words[act]
  const formId = useId()
  const run = useActOnFactor(act, (answer) => {
    if ('secret' in answer) setSecret(answer)
    else if ('recoveryCodes' in answer) setCodes(answer.recoveryCodes)
    else onClose()
  })
  const confirm = useConfirmFactor((answer) => setCodes(answer.recoveryCodes))
  const step = codes !== null ? 'codes' : secret !== null ? 'confirm' : 'password'
  const failure = failureText(step === 'confirm' ? confirm.error : run.error, 'It did not work')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (step === 'confirm') confirm.mutate(fieldOf(form, 'code'))
    else run.mutate({ password: fieldOf(form, 'password'), code: fieldOf(form, 'code') })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={step === 'password' ? description : undefined}
      size="sm"
      footer={
        step === 'codes' ? (
          <Button variant="primary" onClick={onClose}>
            I have kept them
          </Button>
        ) : (
          <DialogActions
            form={formId}
            label={step === 'confirm' ? 'Confirm' : words[act].label}
            busyLabel="Please wait..."
            busy={run.isPending || confirm.isPending}
            onCancel={onClose}
          />
        )
      }
    >
      {step === 'codes' ? (
        <RecoveryCodes codes={codes ?? []} />
      ) : (
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          {failure !== null && <Notice tone="danger">{failure}</Notice>}
          {step === 'password' ? (
            <>
              <Field label="Password" required>
                <Input name="password" type="password" autoComplete="current-password" required />
              </Field>
              {act !== 'add' && <CodeField label="Code of your app, or a recovery code" />}
            </>
          ) : (
            <>
              <AppSecret {...(secret ?? { secret: '', uri: '' })} />
              <CodeField label="Code that your app shows" />
            </>
          )}
        </form>
      )}
    </Dialog>
  )
}

function CodeField({ label }: { label: string }) {
  return (
    <Field label={label} required>
      <Input name="code" autoComplete="one-time-code" spellCheck={false} required />
    </Field>
  )
}

function AppSecret({ secret, uri }: { secret: string; uri: string }) {
  return (
    <div className="text-13 text-ink-2">
      <p>
        Type this key into your authenticator app, or{' '}
        <a href={uri} className="link">
          open the app on this device
        </a>
        .
      </p>
      <p className="mt-2 flex items-center gap-1 rounded-card bg-sunken p-3">
        <code className="min-w-0 flex-1 break-all text-ink">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={secret} what="key" />
      </p>
    </div>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="text-13 text-ink-2">
      <p>
        Each of these opens your account once, in place of a code of your app. They are shown now and never
        again: keep them where you would find them without your phone.
      </p>
      <ul aria-label="Recovery codes" className="mt-3 grid gap-1 rounded-card bg-sunken p-3 text-ink">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <CopyButton text={codes.join('\n')} what="recovery codes" />
      </p>
    </div>
  )
}
