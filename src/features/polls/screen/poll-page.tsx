// One poll: what is asked, how it stands, who voted how, and one's own vote.
import { ChevronLeft } from 'lucide-react'
import { Link } from 'wouter'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, Skeleton, SkeletonRows } from '../../../ui/skeleton.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { getPoll, type Poll } from '../contract.ts'
import { PollThread } from './comments/poll-thread.tsx'
import { DraftNote } from './draft-note.tsx'
import { OwnVoteForm } from './own-vote-form.tsx'
import { PollActions } from './poll-actions.tsx'
import { PollBars } from './poll-bars.tsx'
import { PollFacts } from './poll-facts.tsx'
import { PollIdeas } from './poll-ideas.tsx'
import { PollVotes } from './poll-votes.tsx'
import { endWords, isCollecting, kindNames } from './poll-words.ts'

export function PollPage({ id }: { id: number }) {
  const poll = useRead(getPoll, { params: { id } })
  return (
    <div className="mx-auto w-full max-w-[1080px] px-6 py-6 max-md:px-4">
      <Link
        href="/teams/polly"
        className="inline-flex min-h-6 items-center gap-1 text-13 text-ink-2 hover:text-ink max-md:min-h-11 print:hidden"
      >
        <ChevronLeft aria-hidden className="size-4" />
        Polls
      </Link>
      <Loaded of={poll} level={1} failed="Failed to load the poll" className="mt-6" waiting={<LoadingPoll />}>
        {(data) => <PollView poll={data} />}
      </Loaded>
    </div>
  )
}

function PollView({ poll }: { poll: Poll }) {
  return (
    <>
      <header className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-3">
        <AgentStamp agent="polly" size={56} />
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-26 font-semibold tracking-[-0.018em] wrap-text">{poll.question}</h1>
          <p className="mt-1 text-13 text-ink-2 wrap-text">
            {poll.author ? `Asked by ${poll.author.name}` : 'Asked by somebody who left'}
            {poll.mailSubject !== null && (
              <>
                {' in '}
                {poll.deliveryId === null ? (
                  `\u201c${poll.mailSubject}\u201d`
                ) : (
                  <Link href={`/mails/${poll.deliveryId}`} className="text-accent underline">
                    {poll.mailSubject || 'a mail without a subject'}
                  </Link>
                )}
              </>
            )}
            {` \u00b7 ${isCollecting(poll) ? 'call for ideas' : kindNames[poll.kind]} \u00b7 ${endWords(poll)}`}
          </p>
        </div>
        {poll.mayManage && <PollActions poll={poll} />}
      </header>
      {poll.description !== null && (
        <p className="mt-4 max-w-[70ch] text-14 whitespace-pre-line wrap-text">{poll.description}</p>
      )}
      {poll.mayManage && poll.lists.length > 0 && (
        <p role="note" className="mt-4 rounded-card bg-sunken px-4 py-3 text-13 wrap-text">
          {poll.lists.join(', ')} {poll.lists.length === 1 ? 'is a mailing list' : 'are mailing lists'}:
          everybody on it would share one vote, so it has none. Add the people who shall vote by Edit.
        </p>
      )}
      {poll.status === 'draft' && <DraftNote poll={poll} />}
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">
          {isCollecting(poll) ? <PollIdeas poll={poll} /> : <PollBars poll={poll} />}
          {/* Who was asked votes first; who asks looks first. */}
          {poll.mayVote && !poll.mayManage && <OwnVote poll={poll} />}
          <PollVotes poll={poll} />
          {poll.mayVote && poll.mayManage && <OwnVote poll={poll} />}
          {poll.status !== 'draft' && <PollThread poll={poll} />}
        </div>
        <PollFacts poll={poll} />
      </div>
    </>
  )
}

/* Filled in anew where the vote was changed elsewhere. */
const OwnVote = ({ poll }: { poll: Poll }) => (
  <OwnVoteForm key={JSON.stringify(poll.ownAnswers)} poll={poll} />
)

function LoadingPoll() {
  return (
    <Loading label="Loading the poll" className="mt-3">
      <div className="flex gap-4">
        <Skeleton className="size-14" />
        <div className="flex-1">
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="mt-2 w-1/3" />
        </div>
      </div>
      <div className="mt-8">
        <SkeletonRows rows={4} />
      </div>
    </Loading>
  )
}
