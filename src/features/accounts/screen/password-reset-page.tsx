// Says honestly that a forgotten password cannot be reset by mail yet.
import { ButtonLink } from '../../../ui/button-link.tsx'
import { SignedOutPage } from './signed-out-page.tsx'

export function PasswordResetPage() {
  return (
    <SignedOutPage>
      <div className="mx-auto my-auto w-full max-w-[376px] py-8">
        <h1 className="text-26 font-semibold tracking-[-0.015em]">Forgot your password?</h1>
        <p className="mt-3 text-ink-2">
          This server cannot send reset links yet. Its owner can set a new password for you. If you signed up
          with Google, sign in with Google instead.
        </p>
        <ButtonLink href="/email-auth" size="lg" className="mt-6 w-full">
          Back to Sign In
        </ButtonLink>
      </div>
    </SignedOutPage>
  )
}
