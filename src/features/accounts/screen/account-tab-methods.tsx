// The Linked Accounts panel: each way to sign in, to add what is missing and take away what is not wanted (SET-07).
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { formatDate } from '../../../ui/dates.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import type { LinkedAccount } from '../contract.ts'
import { AddPassword } from './add-password.tsx'
import { googleFailure } from './google-failure.ts'
import { GoogleGlyph } from './google-glyph.tsx'
import { toastLast, useLinkedAccounts, useUnlink } from './use-linked-accounts.ts'

const names = { google: 'Google', email: 'Email & Password' } as const

export function SignInMethods() {
  const methods = useLinkedAccounts()
  return (
    <Panel title="Linked Accounts" description="Each of these opens your account.">
      <CameBack />
      {methods.isPending && (
        <Loading label="Loading your linked accounts">
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {methods.isError && (
        <ErrorState
          title="Failed to load linked accounts"
          onRetry={() => void methods.refetch()}
          busy={methods.isFetching}
        >
          {failureWords(methods.error)}
        </ErrorState>
      )}
      {methods.data && <Methods methods={methods.data} />}
    </Panel>
  )
}

/** What became of the way to Google and back (AUTH-29). */
function CameBack() {
  const search = useSearch()
  const failure = googleFailure(search)
  if (failure !== null) {
    return (
      <div className="mb-4">
        <Notice tone="danger" title="Failed to link Google account.">
          {failure}
        </Notice>
      </div>
    )
  }
  if (new URLSearchParams(search).get('linked') !== 'google') return null
  return (
    <div className="mb-4">
      <Notice tone="success">Google is linked to your account.</Notice>
    </div>
  )
}

function Methods({ methods }: { methods: readonly LinkedAccount[] }) {
  const [leaving, setLeaving] = useState<LinkedAccount | null>(null)
  const has = (provider: LinkedAccount['provider']) => methods.some((one) => one.provider === provider)
  return (
    <>
      <ul className="divide-y divide-line">
        {methods.map((method) => (
          <Method
            key={method.provider}
            method={method}
            onUnlink={() => (methods.length > 1 ? setLeaving(method) : toastLast())}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {!has('google') && (
          <ButtonLink href="/api/auth/google?link=true" icon={<GoogleGlyph />}>
            Link Google Account
          </ButtonLink>
        )}
        {!has('email') && <AddPassword />}
      </div>
      <UnlinkDialog method={leaving} onClose={() => setLeaving(null)} />
    </>
  )
}

function Method({ method, onUnlink }: { method: LinkedAccount; onUnlink: () => void }) {
  const { provider, email, linkedAt, lastUsed } = method
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0">
      <span className="grid size-8 shrink-0 place-items-center rounded-control bg-sunken text-ink-2 [&_svg]:size-4">
        {provider === 'google' ? <GoogleGlyph /> : <KeyRound aria-hidden />}
      </span>
      <div className="min-w-0 flex-1 text-13">
        <h3 className="font-medium">{names[provider]}</h3>
        <p className="text-ink-2 wrap-text">{email}</p>
        <p className="text-12 text-ink-2">
          Linked {formatDate(linkedAt)},{' '}
          {lastUsed === null ? 'not used yet' : `last used ${formatDate(lastUsed)}`}
        </p>
      </div>
      <Button size="sm" onClick={onUnlink} aria-label={`Unlink ${names[provider]}`}>
        Unlink
      </Button>
    </li>
  )
}

function UnlinkDialog({ method, onClose }: { method: LinkedAccount | null; onClose: () => void }) {
  const unlink = useUnlink(onClose)
  if (method === null) return null
  const name = names[method.provider]
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Unlink ${name}?`}
      description={`${name} then no longer opens your account.${method.provider === 'email' ? ' Your password is deleted.' : ''}`}
      confirmLabel="Unlink"
      busyLabel="Unlinking..."
      busy={unlink.isPending}
      onConfirm={() => unlink.mutate(method.provider)}
    />
  )
}
