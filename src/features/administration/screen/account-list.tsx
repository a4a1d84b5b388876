// The accounts of the server, searched, with what its owner may do to each.
import { useDeferredValue, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { formatDate } from '../../../ui/dates.ts'
import { Avatar } from '../../../ui/person.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { ServerAccount } from '../contract.ts'
import { type LeaverAct, LeaverDialog, leaverActs } from './leaver-acts.tsx'
import { ListFrame } from './list-frame.tsx'
import { type ActWords, RowActs } from './row-acts.tsx'
import { type Asked, useAccounts } from './use-people.ts'

export function AccountList() {
  const [asked, setAsked] = useState<Asked>({ search: '', state: 'all' })
  const pages = useAccounts(useDeferredValue(asked))
  return (
    <ListFrame
      noun="accounts"
      looksIn="Name or address"
      {...{ asked, pages }}
      onAsk={setAsked}
      rowsOf={({ accounts }) => accounts}
    >
      {(account: ServerAccount) => <AccountRow key={account.id} account={account} />}
    </ListFrame>
  )
}

const acts: ActWords = {
  'sign-out': 'All of its browsers are signed out. Its API tokens stay.',
  disable:
    'It is signed out at once and cannot sign in, its API tokens and its calendar link rest, and mails from its address are held. Nothing is deleted.',
  enable: 'It can sign in again, and its API tokens and calendar link work as before.',
}

const own = { 'sign-out': 'Every browser but this one is signed out.' }

const lost =
  'For somebody who has lost it: be sure that it is them. Their password alone opens the account then, and they are signed out everywhere.'

function AccountRow({ account }: { account: ServerAccount }) {
  const { id, name, email, createdAt, companies, disabledAt, isOwn } = account
  const [leaving, setLeaving] = useState<LeaverAct | null>(null)
  return (
    <li className="flex items-center gap-x-3 py-2.5">
      <Avatar name={name} size="md" />
      <div className="min-w-0 flex-1">
        <p className="text-13 font-medium wrap-text">
          {name}
          {isOwn && <span className="font-normal text-ink-3"> (you)</span>}
        </p>
        <p className="text-12 text-ink-2 wrap-text">
          {name !== email && `${email}, `}since {formatDate(createdAt)}, {inCompanies(companies)}
          {account.hasSecondFactor && ', with a second factor'}
        </p>
        <p className="mt-1 sm:hidden">
          <Presence account={account} />
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-2">
        <span className="max-sm:hidden">
          <Presence account={account} />
        </span>
        <RowActs
          list="accounts"
          {...{ id, name }}
          isDisabled={disabledAt !== null}
          words={isOwn ? own : account.hasSecondFactor ? { ...acts, 'reset-factor': lost } : acts}
          further={isOwn ? [] : leaverActs}
          onFurther={setLeaving}
        />
        {leaving && <LeaverDialog act={leaving} account={account} onClose={() => setLeaving(null)} />}
      </div>
    </li>
  )
}

function inCompanies(count: number): string {
  if (count === 0) return 'in no company'
  return count === 1 ? 'in one company' : `in ${count} companies`
}

function Presence({ account: { disabledAt, lastUsed } }: { account: ServerAccount }) {
  if (disabledAt !== null) return <Badge tone="warning">Disabled {formatDate(disabledAt)}</Badge>
  if (lastUsed === null) return <span className="text-12 text-ink-2">Signed out</span>
  return (
    <span className="text-12 text-ink-2">
      Here <RelativeTime at={lastUsed} inSentence />
    </span>
  )
}
