// A mailed link that does nothing any more: why, and the way to a new one.
import { ButtonLink } from '../../../ui/button-link.tsx'
import { AuthPanel, AuthWords } from './auth-panel.tsx'
import { ResendButton } from './resend-button.tsx'

export type LinkOverProps = {
  token: string
  state: 'valid' | 'expired' | 'used' | 'unknown'
  /** Null where nobody knows the link. */
  address: string | null
}

export function LinkOver({ token, state, address }: LinkOverProps) {
  if (address === null) {
    return (
      <AuthPanel title="This link does not work">
        <AuthWords>
          It is incomplete, too old, or an address has taken its place. Sign in to have a new one sent.
        </AuthWords>
        <SignInLink isMain />
      </AuthPanel>
    )
  }
  const isUsed = state === 'used'
  return (
    <AuthPanel title={isUsed ? 'This link was used already' : 'This link has expired'}>
      <AuthWords>
        {isUsed
          ? 'Links work once. If it was you, sign in. If its address still waits, a new link can be sent to '
          : 'Links work for a limited time. A new one can be sent to '}
        <strong className="font-medium text-ink">{address}</strong>.
      </AuthWords>
      <div className="mt-6 grid gap-3">
        <ResendButton token={token} size="lg" variant={isUsed ? 'secondary' : 'primary'} className="w-full" />
      </div>
      <SignInLink isMain={isUsed} />
    </AuthPanel>
  )
}

function SignInLink({ isMain }: { isMain: boolean }) {
  return (
    <ButtonLink
      href="/email-auth"
      variant={isMain ? 'primary' : 'secondary'}
      size="lg"
      className="mt-3 w-full"
    >
      Sign In
    </ButtonLink>
  )
}
