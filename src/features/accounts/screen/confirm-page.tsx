// /confirm/{token}: the page behind a mailed link, which does nothing until it is told to (AUTH-25, AUTH-29, threat 14).
import { useState } from 'react'
import { ErrorState } from '../../../ui/error-state.tsx'
import { failureWords } from '../../../ui/request.ts'
import { useRead } from '../../../ui/use-read.ts'
import { checkConfirmLink } from '../contract.ts'
import { AuthPanel } from './auth-panel.tsx'
import { ConfirmedPassword } from './confirmed-password.tsx'
import { LinkOver } from './link-over.tsx'
import { OpenLink } from './open-link.tsx'
import { SignedOutPage } from './signed-out-page.tsx'

export function ConfirmPage({ params }: { params: Record<string, string | undefined> }) {
  const { token = '' } = params
  const [needsPassword, setNeedsPassword] = useState(false)
  const check = useRead(
    checkConfirmLink,
    { params: { token } },
    {
      gcTime: 0,
    },
  )
  if (needsPassword) return <ConfirmedPassword />
  if (check.isPending) {
    return (
      <AuthPanel title="Your link">
        <p role="status" className="mt-3 text-ink-2">
          Checking your link...
        </p>
      </AuthPanel>
    )
  }
  if (check.isError) {
    return (
      <SignedOutPage>
        <ErrorState
          level={1}
          title="Your link could not be checked"
          onRetry={() => void check.refetch()}
          busy={check.isFetching}
          className="my-auto"
        >
          {failureWords(check.error)}
        </ErrorState>
      </SignedOutPage>
    )
  }
  const { state, link } = check.data
  if (state === 'valid' && link) {
    return <OpenLink token={token} link={link} onNeedsPassword={() => setNeedsPassword(true)} />
  }
  return <LinkOver token={token} state={state} address={link?.address ?? null} />
}
