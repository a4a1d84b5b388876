// A mailed link that works: what it would do, and the button that does it.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { api } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { confirmAddress, type LinkPurpose } from '../contract.ts'
import { AuthPanel, AuthWords } from './auth-panel.tsx'
import { failureText } from './failure-text.ts'
import { sessionKey } from './use-session.ts'

export type OpenLinkProps = {
  token: string
  link: { purpose: LinkPurpose; address: string; signInFirst: boolean }
  onNeedsPassword: () => void
}

const words: Record<LinkPurpose, { title: string; below: string; submit: string }> = {
  confirm: {
    title: 'Confirm your address',
    below: 'Mail that you send from it is then worked as yours.',
    submit: 'Confirm Address',
  },
  claim: {
    title: 'Make this account yours',
    below: 'Your mails to the agents have made a board. Open it, and choose a password to come back.',
    submit: 'Open My Account',
  },
  address: {
    title: 'Use this address',
    below:
      'It takes the place of the one that your account has: you sign in with it, and mail from it is worked as yours.',
    submit: 'Use This Address',
  },
}

export function OpenLink({ token, link, onNeedsPassword }: OpenLinkProps) {
  const confirm = useConfirm(token, link.purpose, onNeedsPassword)
  if (link.signInFirst) return <SignInFirst token={token} address={link.address} />
  const { title, below, submit } = words[link.purpose]
  const failure = failureText(confirm.error, 'The address could not be confirmed. Please try again.')
  return (
    <AuthPanel title={title}>
      <p className="mt-5 rounded-card bg-sunken px-4 py-3 font-medium wrap-text">{link.address}</p>
      <AuthWords>{below}</AuthWords>
      {failure !== null && (
        <div className="mt-5">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      <Button
        variant="primary"
        size="lg"
        className="mt-6 w-full"
        busy={confirm.isPending}
        busyLabel="Please wait..."
        onClick={() => confirm.mutate()}
      >
        {submit}
      </Button>
    </AuthPanel>
  )
}

/** The browser is signed in as the person of the link afterwards, whoever it was before. */
function useConfirm(token: string, purpose: LinkPurpose, onNeedsPassword: () => void) {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return useMutation({
    mutationFn: () => api(confirmAddress, { body: { token, timeZone } }),
    onSuccess({ user, needsPassword }) {
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
      queryClient.setQueryData(sessionKey, user)
      if (needsPassword) onNeedsPassword()
      else navigate(purpose === 'address' ? '/settings' : '/dashboard', { replace: true })
    },
  })
}

function SignInFirst({ token, address }: { token: string; address: string }) {
  // Only looked up: asking anew who is signed in would take this page away while it loads.
  const isSignedIn = useQueryClient().getQueryData(sessionKey) !== undefined
  return (
    <AuthPanel title="Sign in first">
      <AuthWords>
        <strong className="font-medium text-ink">{address}</strong> can be used only by the account that asked
        for it.{' '}
        {isSignedIn
          ? 'You are signed in to another one: sign out, sign in to that account, and open the link again.'
          : 'Sign in to that account, and this page opens again.'}
      </AuthWords>
      {isSignedIn ? (
        <ButtonLink href="/api/logout" variant="primary" size="lg" className="mt-6 w-full">
          Sign Out
        </ButtonLink>
      ) : (
        <ButtonLink
          href={`/auth/email?next=${encodeURIComponent(`/confirm/${token}`)}`}
          variant="primary"
          size="lg"
          className="mt-6 w-full"
        >
          Sign In
        </ButtonLink>
      )}
    </AuthPanel>
  )
}
