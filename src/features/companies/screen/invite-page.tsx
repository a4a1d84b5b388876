// Where the link of an invitation leads, signed in or not: what it is for, and what to do with it (COMP-22).
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { formatDate } from '../../../ui/dates.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { failureWords, RequestError } from '../../../ui/request.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { SignedOutPage } from '../../accounts/screen/signed-out-page.tsx'
import { type Session, useSession } from '../../accounts/screen/use-session.ts'
import { acceptInvitation, type OpenedInvitation, openInvitation } from '../invitations/contract.ts'
import { remember } from './chosen-company.ts'
import { oneOf, roleActions } from './company-words.ts'

export function InvitePage({ params }: { params: Record<string, string | undefined> }) {
  const token = params.token ?? ''
  return (
    <SignedOutPage>
      <div className="mx-auto my-auto w-full max-w-[440px] py-8">
        <Invitation token={token} />
      </div>
    </SignedOutPage>
  )
}

function Invitation({ token }: { token: string }) {
  const session = useSession()
  const opened = useRead(openInvitation, { params: { token } })
  if (opened.error instanceof RequestError && opened.error.status === 404) {
    return (
      <Words title="This invitation link is invalid">
        It may have been sent again since: look for a newer mail, or ask for another invitation.
      </Words>
    )
  }
  if (opened.error !== null) {
    return (
      <ErrorState
        level={1}
        title="The invitation could not be loaded"
        onRetry={() => void opened.refetch()}
        busy={opened.isFetching}
      >
        {failureWords(opened.error)}
      </ErrorState>
    )
  }
  if (opened.data === undefined || session.state === 'loading') {
    return (
      <Loading label="Loading the invitation">
        <Skeleton className="w-3/4" />
        <Skeleton className="mt-4 w-1/2" />
        <Skeleton className="mt-8 w-1/3" />
      </Loading>
    )
  }
  return <Opened token={token} invitation={opened.data} session={session} />
}

const ended = {
  accepted: 'This invitation was accepted already',
  cancelled: 'This invitation was cancelled',
  expired: 'This invitation has expired',
} as const

type OpenedProps = { token: string; invitation: OpenedInvitation; session: Session }

function Opened({ token, invitation, session }: OpenedProps) {
  const { companyName, role, inviterName, inviteeEmail, message, status, expiresAt } = invitation
  if (status !== 'pending') {
    return (
      <Words title={ended[status]}>
        {status === 'accepted'
          ? `${companyName} will be among your companies once you sign in as ${inviteeEmail}.`
          : `Ask ${inviterName ?? companyName} for a new one.`}
      </Words>
    )
  }
  return (
    <>
      <h1 className="text-26 font-semibold tracking-[-0.015em] wrap-text">Join {companyName}</h1>
      <p className="mt-3 text-15 text-ink-2 wrap-text">
        {inviterName ?? 'An administrator'} invites {inviteeEmail} to this company. As {oneOf(role)},{' '}
        {roleActions(role, 'you')} there.
      </p>
      {message !== '' && (
        <blockquote className="mt-4 border-l-2 border-line-2 pl-4 text-15 whitespace-pre-line wrap-text">
          {message}
        </blockquote>
      )}
      <div className="mt-6">
        <WayIn token={token} invitation={invitation} session={session} />
      </div>
      <p className="mt-6 text-13 text-ink-2">Good until {formatDate(expiresAt)}, once.</p>
    </>
  )
}

function WayIn({ token, invitation, session }: OpenedProps) {
  const next = encodeURIComponent(`/invite/${token}`)
  const email = encodeURIComponent(invitation.inviteeEmail)
  if (session.state !== 'signed-in') {
    return (
      <>
        <p className="mb-3 text-14">
          Sign in or sign up with exactly this address: {invitation.inviteeEmail}
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={`/auth/email?email=${email}&next=${next}`} variant="primary" size="lg">
            Sign In
          </ButtonLink>
          <ButtonLink href={`/auth/email?mode=signup&email=${email}&next=${next}`} size="lg">
            Sign Up
          </ButtonLink>
        </div>
      </>
    )
  }
  return (
    <>
      {session.user.email !== invitation.inviteeEmail && (
        <p className="mb-3 text-14 wrap-text">
          You are signed in as {session.user.email}; the invitation is for {invitation.inviteeEmail}.
        </p>
      )}
      <Accept token={token} />
    </>
  )
}

function Accept({ token }: { token: string }) {
  const accept = useMutation({
    mutationFn: () => api(acceptInvitation, { params: { token } }),
    onSuccess: ({ data }) => {
      remember(localStorage, data.companyId)
      location.assign('/companies')
    },
  })
  return (
    <>
      {accept.error !== null && (
        <div className="mb-4">
          <Notice tone="danger">{failureWords(accept.error)}</Notice>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="lg"
          busy={accept.isPending || accept.isSuccess}
          busyLabel="Joining..."
          onClick={() => accept.mutate()}
        >
          Accept Invitation
        </Button>
        {accept.error !== null && (
          <ButtonLink href="/api/logout" size="lg">
            Sign in as somebody else
          </ButtonLink>
        )}
      </div>
    </>
  )
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-26 font-semibold tracking-[-0.015em]">{title}</h1>
      <p className="mt-3 text-15 text-ink-2 wrap-text">{children}</p>
      <ButtonLink href="/" size="lg" className="mt-6">
        Go to Mailcrew
      </ButtonLink>
    </>
  )
}
