// What somebody sees who is signed in and has not confirmed their address: where the link went, and how to get on.
import { Toaster } from '../../../ui/toaster.tsx'
import type { User } from '../contract.ts'
import { AuthPanel, AuthWords } from './auth-panel.tsx'
import { ResendButton } from './resend-button.tsx'
import { UpdateProfile } from './update-profile.tsx'

export function ConfirmFirstPage({ user }: { user: User }) {
  return (
    <AuthPanel title="Confirm your address">
      <Toaster />
      <AuthWords>
        Open the link in the mail that went to <strong className="font-medium text-ink">{user.email}</strong>.
        It opens your board, with everything your mails have made.
      </AuthWords>
      <div className="mt-6 grid gap-3">
        <ResendButton size="lg" className="w-full" />
        <UpdateProfile user={user} label="Change the Address" size="lg" className="w-full" />
      </div>
      <p className="mt-5 text-14 text-ink-2">
        Not you?{' '}
        <a href="/api/logout" className="link font-medium">
          Sign out
        </a>
      </p>
    </AuthPanel>
  )
}
