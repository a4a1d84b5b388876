// After a link that proved an address of an account without a password: one is chosen (AUTH-25).
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { api } from '../../../ui/api.ts'
import { linkEmail } from '../contract.ts'
import { AuthPanel, AuthWords } from './auth-panel.tsx'
import { failureText } from './failure-text.ts'
import { type NewPassword, NewPasswordForm } from './new-password-form.tsx'

export function ConfirmedPassword() {
  const [, navigate] = useLocation()
  const choose = useMutation({
    mutationFn: (chosen: NewPassword) => api(linkEmail, { body: chosen }),
    onSuccess: () => navigate('/dashboard', { replace: true }),
  })
  return (
    <AuthPanel title="Choose a password" announced>
      <AuthWords>
        Your address is confirmed and you are signed in. A password that was chosen in another browser does
        not count: choose one here, so that you can come back.
      </AuthWords>
      <NewPasswordForm
        submitLabel="Save Password"
        busyLabel="Saving..."
        busy={choose.isPending}
        failure={failureText(choose.error, 'Failed to add password authentication')}
        onSubmit={choose.mutate}
      />
      <p className="mt-5 text-14 text-ink-2">
        <Link href="/dashboard" replace className="link">
          Not now
        </Link>
        : a password can be chosen later, in the settings.
      </p>
    </AuthPanel>
  )
}
