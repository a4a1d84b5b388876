// Polly's dashboard: her polls with live results, and how one asks (POLLY-03).
import { Mail, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { agentTitles } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { useRead } from '../../../ui/use-read.ts'
import type { DashboardProps } from '../../client.ts'
import { listPolls, type PollBrief } from '../contract.ts'
import { NewPollDialog } from './form/new-poll-dialog.tsx'
import { Bar } from './poll-bars.tsx'
import { endWords, isCollecting, kindNames, leadOf, optionName, votedWords } from './poll-words.ts'

/** Options of a poll in the list; all of them are on its page. */
const MOST_SHOWN = 4

export function PollsDashboard({
  card,
  instances,
  selectedId,
  slots: { belowPolls: Below },
}: DashboardProps) {
  const polls = useRead(listPolls, { query: {} }, { select: (data) => data.polls })
  const [asking, setAsking] = useState(false)
  const address = instances.find(({ id }) => id === selectedId)?.emailAddress ?? card.emailAddress
  return (
    <>
      <section aria-labelledby="polls" className="mt-5">
        <header className="flex flex-wrap items-center gap-3">
          <h2 id="polls" className="text-14 font-semibold">
            Polls
          </h2>
          <Address address={address} />
          <Button
            variant="primary"
            className="ml-auto max-sm:ml-0"
            icon={<Plus aria-hidden />}
            onClick={() => setAsking(true)}
          >
            New poll
          </Button>
        </header>
        <Loaded
          of={polls}
          level={3}
          className="mt-3"
          failed="Failed to load the polls"
          waiting={
            <Loading label="Loading polls" className="mt-3">
              <SkeletonRows rows={4} />
            </Loading>
          }
          empty={<NoPolls address={address} />}
        >
          {(list) => (
            <ul className="mt-3 grid gap-3 lg:grid-cols-2">
              {list.map((poll) => (
                <li key={poll.id}>
                  <PollCard poll={poll} />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
        {asking && <NewPollDialog onClose={() => setAsking(false)} />}
      </section>
      {Below && <Below />}
    </>
  )
}

function Address({ address }: { address: string }) {
  return (
    <p className="flex min-w-0 items-center gap-1 text-13 text-ink-2">
      <span className="truncate">{address}</span>
      <CopyButton isAddress text={address} label={`Copy ${agentTitles.polly}\u2019s address`} />
    </p>
  )
}

function NoPolls({ address }: { address: string }) {
  const subject = encodeURIComponent('Team lunch')
  const body = encodeURIComponent('Where shall we have lunch?\n\n1. Thai\n2. Pizza\n3. Salad bar\n')
  return (
    <EmptyState
      title="No polls yet"
      action={
        <ButtonLink
          variant="primary"
          icon={<Mail aria-hidden />}
          href={`mailto:${address}?subject=${subject}&body=${body}`}
        >
          Write to Polly
        </ButtonLink>
      }
    >
      Write a question with its choices to people and to Polly in one mail. They vote by a plain reply.
    </EmptyState>
  )
}

function PollCard({ poll }: { poll: PollBrief }) {
  const lead = leadOf(poll)
  const shown = poll.options.slice(0, MOST_SHOWN)
  const more = poll.options.length - shown.length
  return (
    <article className="relative flex h-full flex-col rounded-card bg-surface px-4 py-3.5 shadow-card hover:shadow-raised">
      <div className="flex items-start gap-2.5">
        <AgentStamp agent="polly" size={20} />
        <div className="min-w-0 flex-1">
          <h3 className="text-14 font-semibold wrap-text">
            <Link href={`/polls/${poll.id}`} className="after:absolute after:inset-0 after:rounded-card">
              {poll.question}
            </Link>
          </h3>
          <p className="text-12 text-ink-2 first-letter:uppercase">
            {isCollecting(poll) ? 'call for ideas' : kindNames[poll.kind]} {'\u00b7'} {endWords(poll)}
          </p>
        </div>
      </div>
      <ul className="mt-3 grid gap-2">
        {shown.map((option) => (
          <li
            key={option.id}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-3 text-13 max-sm:grid-cols-1 max-sm:gap-1"
          >
            <span className={lead.ids.includes(option.id) ? 'truncate font-semibold' : 'truncate'}>
              {optionName(option)}
            </span>
            <Bar poll={poll} option={option} className="h-3" />
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-3 text-12 text-ink-2">
        {more > 0 && `${more} more ${more === 1 ? 'option' : 'options'} \u00b7 `}
        {poll.result === null && poll.status === 'open' ? 'Results are hidden until the end \u00b7 ' : ''}
        {votedWords(poll)}
      </p>
    </article>
  )
}
