// The key for an authenticator app, and the first code of it, which shows that the app has the key.
import { type SubmitEvent, useEffect } from 'react'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CodeField } from './code-field.tsx'
import { failureText } from './failure-text.ts'
import { fieldOf } from './field-of.ts'
import { useConfirmApp } from './use-second-factor.ts'

interface AppStepProps {
  form: string
  secret: string
  uri: string
  onBusy: (isBusy: boolean) => void
  onAdded: (codes: readonly string[]) => void
}

export function AppStep({ form, secret, uri, onBusy, onAdded }: AppStepProps) {
  const confirm = useConfirmApp(onAdded)
  useEffect(() => onBusy(confirm.isPending), [onBusy, confirm.isPending])
  const failure = failureText(confirm.error, 'It did not work')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!confirm.isPending) confirm.mutate(fieldOf(new FormData(event.currentTarget), 'code'))
  }

  return (
    <form id={form} noValidate onSubmit={submit} className="grid gap-4">
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
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
      <CodeField label="Code that your app shows" autoFocus />
    </form>
  )
}
