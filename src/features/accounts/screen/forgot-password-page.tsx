// /forgot-password: asks for the address, then says where to look (AUTH-07, AUTH-08).
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { api } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { forgotPassword } from '../contract.ts'
import { AuthPanel, AuthWords } from './auth-panel.tsx'
import { failureText } from './failure-text.ts'
import { fieldOf } from './field-of.ts'

export function ForgotPasswordPage() {
  const [sent, setSent] = useState<SentMail | null>(null)
  const ask = useMutation({
    mutationFn: (email: string) => api(forgotPassword, { body: { email } }),
    onSuccess: ({ leavesServer }, address) => setSent({ address, leavesServer }),
  })
  if (sent !== null) {
    const again = () => {
      ask.reset()
      setSent(null)
    }
    return <Sent {...sent} onAgain={again} />
  }
  const failure = failureText(ask.error, 'Failed to send reset email')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!ask.isPending) ask.mutate(fieldOf(new FormData(event.currentTarget), 'email').trim())
  }

  return (
    <AuthPanel title="Forgot your password?">
      <AuthWords>We send you a link to choose a new one.</AuthWords>
      {failure !== null && (
        <div className="mt-5">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      <form onSubmit={submit} className="mt-5 grid gap-4">
        <Field label="Email" required>
          <Input name="email" type="email" autoComplete="email" required />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="w-full"
          busy={ask.isPending}
          busyLabel="Sending..."
        >
          Send Reset Link
        </Button>
      </form>
      <BackToSignIn />
    </AuthPanel>
  )
}

interface SentMail {
  address: string
  /** False where this server sends no mail: its owner alone can read the link. */
  leavesServer: boolean
}

function Sent({ address, leavesServer, onAgain }: SentMail & { onAgain: () => void }) {
  const who = <strong className="font-medium text-ink">{address}</strong>
  return (
    <AuthPanel title="Check your email" announced>
      <AuthWords>
        {leavesServer ? (
          <>If {who} belongs to an account, a link to choose a new password is on its way.</>
        ) : (
          <>
            This server sends no mail. If {who} belongs to an account, a link to choose a new password waits
            in its outbox.
          </>
        )}{' '}
        It works once, for 60 minutes.
      </AuthWords>
      <p className="mt-5 text-14 text-ink-2">
        {leavesServer ? (
          'Nothing there? Look in the spam folder, or '
        ) : (
          <>
            The owner of the server finds it with{' '}
            <code className="font-medium text-ink">npm run mailcrew -- outbox</code>. Or{' '}
          </>
        )}
        <button type="button" onClick={onAgain} className="link font-medium">
          try another email address
        </button>
        .
      </p>
      <BackToSignIn />
    </AuthPanel>
  )
}

function BackToSignIn() {
  return (
    <ButtonLink href="/email-auth" size="lg" className="mt-4 w-full">
      Back to Sign In
    </ButtonLink>
  )
}
