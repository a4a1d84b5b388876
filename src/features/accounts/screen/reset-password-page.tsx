// /reset-password?token=...: checks the link, then takes a new password (AUTH-09 to AUTH-15).
import { useMutation } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { api } from '../../../ui/api.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { resetPassword, verifyResetToken } from '../contract.ts'
import { AuthPanel, AuthWords } from './auth-panel.tsx'
import { failureText } from './failure-text.ts'
import { type NewPassword, NewPasswordForm } from './new-password-form.tsx'

const linkOver = 'This password reset link is invalid or has expired.'

export function ResetPasswordPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  if (token === '') return <InvalidLink why="No reset token provided" />
  return <CheckedLink key={token} token={token} />
}

function CheckedLink({ token }: { token: string }) {
  const check = useRead(
    verifyResetToken,
    { params: { token } },
    {
      // Each visit asks anew: the link may have been used meanwhile.
      gcTime: 0,
    },
  )
  if (check.isPending) {
    return (
      <AuthPanel title="Choose a new password">
        <p role="status" className="mt-3 text-ink-2">
          Verifying your reset link...
        </p>
      </AuthPanel>
    )
  }
  const failure = failureText(check.error, 'Invalid or expired reset token', 'Failed to verify reset token')
  if (failure !== null) return <InvalidLink why={failure} />
  if (!check.data?.valid) return <InvalidLink why={check.data?.message || linkOver} />
  return <ChoosePassword token={token} />
}

function ChoosePassword({ token }: { token: string }) {
  const reset = useMutation({
    mutationFn: (chosen: NewPassword) => api(resetPassword, { body: { token, ...chosen } }),
  })
  if (reset.isSuccess) return <Changed />
  return (
    <AuthPanel title="Choose a new password">
      <AuthWords>All other browsers are signed out with it.</AuthWords>
      <NewPasswordForm
        submitLabel="Reset Password"
        busyLabel="Please wait..."
        busy={reset.isPending}
        failure={failureText(reset.error, 'Failed to reset password')}
        onSubmit={reset.mutate}
      />
    </AuthPanel>
  )
}

function Changed() {
  return (
    <AuthPanel title="Your password is changed" announced>
      <AuthWords>Sign in with the new one.</AuthWords>
      <ButtonLink href="/email-auth" variant="primary" size="lg" className="mt-6 w-full">
        Continue to Sign In
      </ButtonLink>
    </AuthPanel>
  )
}

function InvalidLink({ why }: { why: string }) {
  return (
    <AuthPanel title="This link does not work">
      <div className="mt-5">
        <Notice tone="danger">{why}</Notice>
      </div>
      <ButtonLink href="/forgot-password" variant="primary" size="lg" className="mt-5 w-full">
        Request New Reset Link
      </ButtonLink>
      <ButtonLink href="/email-auth" size="lg" className="mt-3 w-full">
        Back to Sign In
      </ButtonLink>
    </AuthPanel>
  )
}
