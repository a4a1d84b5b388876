// Settings, Privacy: block by address, the list of who is blocked, unblock with a question (SET-08).
import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { checkAddress } from './check-address.ts'
import { UnblockDialog } from './unblock-dialog.tsx'
import { useBlocked, useBlocking } from './use-blocked.ts'

export function BlockedPeople() {
  const title = useId()
  const blocked = useBlocked()
  const known = blocked.data?.blockedUsers
  return (
    <section aria-labelledby={title} className="rounded-panel bg-surface p-5 shadow-card">
      <h2 id={title} className="text-14 font-semibold">
        Blocked people
      </h2>
      <p className="mt-1 max-w-(--measure) text-13 text-ink-2">
        Mail from a blocked address gives you no tasks, brings you into no project and tells you nothing.
        Nobody learns that you blocked them, and nothing changes for anyone else.
      </p>
      <BlockForm known={known ?? []} />
      {blocked.isError && known === undefined ? (
        <ErrorState
          title="Failed to load blocked users"
          busy={blocked.isFetching}
          onRetry={() => void blocked.refetch()}
        >
          {failureWords(blocked.error)}
        </ErrorState>
      ) : (
        <BlockedList addresses={known} />
      )}
    </section>
  )
}

function BlockForm({ known }: { known: readonly string[] }) {
  const [entered, setEntered] = useState('')
  const [error, setError] = useState<string>()
  const { block } = useBlocking()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (block.isPending) return
    const checked = checkAddress(entered, known)
    setError('error' in checked ? checked.error : undefined)
    if ('address' in checked) block.mutate(checked.address, { onSuccess: () => setEntered('') })
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      className="mt-4 flex items-start gap-2 max-sm:flex-col max-sm:items-stretch"
    >
      <Field label="Email address to block" hideLabel error={error} className="min-w-0 flex-1">
        <Input
          type="email"
          autoComplete="off"
          spellCheck={false}
          placeholder="name@example.com"
          value={entered}
          onChange={(event) => {
            setEntered(event.target.value)
            setError(undefined)
          }}
        />
      </Field>
      <Button type="submit" busy={block.isPending} busyLabel="Blocking...">
        Block
      </Button>
    </form>
  )
}

function BlockedList({ addresses }: { addresses: readonly string[] | undefined }) {
  const [asked, setAsked] = useState<string | null>(null)
  if (addresses === undefined) {
    return (
      <Loading label="Loading blocked people" className="mt-5 grid gap-3">
        <Skeleton className="w-1/2" />
        <Skeleton className="w-2/5" />
      </Loading>
    )
  }
  if (addresses.length === 0) return <p className="mt-5 text-13 text-ink-2">You haven’t blocked anyone.</p>
  return (
    <>
      <ul aria-label="Blocked people" className="mt-4 divide-y divide-line border-t border-line">
        {addresses.map((address) => (
          <li key={address} className="flex items-center gap-3 py-2 last:pb-0">
            <span className="wrap-text min-w-0 flex-1 text-13">{address}</span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Unblock ${address}`}
              onClick={() => setAsked(address)}
            >
              Unblock
            </Button>
          </li>
        ))}
      </ul>
      <UnblockDialog address={asked} onClose={() => setAsked(null)} />
    </>
  )
}
