// The API tokens of the person, in settings: what each may do, when it was used, and its end.
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { formatDate } from '../../../ui/dates.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { ApiToken } from '../contract.ts'
import { CreateTokenDialog } from './create-token-dialog.tsx'
import { scopeWords } from './token-words.ts'
import { useEndToken, useTokens } from './use-tokens.ts'

export function TokensCard() {
  const tokens = useTokens()
  const [isCreating, setCreating] = useState(false)
  return (
    <section aria-labelledby="tokens-title" className="rounded-panel bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="tokens-title" className="text-14 font-semibold">
            API tokens
          </h2>
          <p className="mt-1 text-13 text-ink-2">
            For your own programs: send one as <code>Authorization: Bearer …</code>, also for assistants at{' '}
            <code>{location.origin}/mcp</code>.{' '}
            <a className="link" href="/api/docs">
              Read how the API works
            </a>
          </p>
        </div>
        <Button icon={<Plus aria-hidden />} onClick={() => setCreating(true)}>
          New token
        </Button>
      </div>
      <div className="mt-4">
        <TokenList tokens={tokens} />
      </div>
      {isCreating && <CreateTokenDialog onClose={() => setCreating(false)} />}
    </section>
  )
}

function TokenList({ tokens }: { tokens: ReturnType<typeof useTokens> }) {
  const [ending, setEnding] = useState<ApiToken | null>(null)
  const end = useEndToken(() => setEnding(null))
  if (tokens.isPending)
    return (
      <Loading label="Loading your tokens">
        <SkeletonRows rows={2} />
      </Loading>
    )
  if (tokens.isError)
    return (
      <ErrorState title="Failed to load API tokens" level={3} onRetry={() => void tokens.refetch()}>
        {failureWords(tokens.error)}
      </ErrorState>
    )
  if (tokens.data.length === 0)
    return <p className="text-13 text-ink-2">No tokens. Nothing but your browser acts as you.</p>
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {tokens.data.map((token) => (
          <TokenRow key={token.id} token={token} onEnd={() => setEnding(token)} />
        ))}
      </ul>
      {ending && (
        <ConfirmDialog
          open
          onOpenChange={() => setEnding(null)}
          title={`End “${ending.name}”?`}
          description="Programs that use it are refused from now on. This cannot be undone."
          confirmLabel="End token"
          busyLabel="Ending..."
          busy={end.isPending}
          onConfirm={() => end.mutate(ending)}
        />
      )}
    </>
  )
}

function TokenRow({ token, onEnd }: { token: ApiToken; onEnd: () => void }) {
  return (
    <li className="flex items-center gap-3 py-2.5">
      <KeyRound aria-hidden className="size-4 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-14 font-550">{token.name}</p>
        <p className="text-12 text-ink-2">
          {scopeWords(token.scopes)} · ends in <code>{token.ending}</code> ·{' '}
          {token.usedAt ? (
            <>
              used <RelativeTime at={token.usedAt} inSentence />
            </>
          ) : (
            'never used'
          )}
          {token.expiresAt && ` · until ${formatDate(token.expiresAt)}`}
        </p>
      </div>
      <Button variant="ghost" size="sm" onClick={onEnd} aria-label={`End token ${token.name}`}>
        End
      </Button>
    </li>
  )
}
