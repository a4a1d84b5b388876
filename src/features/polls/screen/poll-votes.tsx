// Who voted how, in their words; on narrow screens the table is moved sideways.
import { Check, X } from 'lucide-react'
import { Link } from 'wouter'
import { Avatar } from '../../../ui/person.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { Poll, PollVote } from '../contract.ts'
import { optionName, optionTime, optionTitle } from './poll-words.ts'

/** Columns that fit; of more options the vote stands in words. */
const MOST_COLUMNS = 6

export function PollVotes({ poll }: { poll: Poll }) {
  if (poll.votes.length === 0) return null
  if (poll.isAnonymous) return <Remarks poll={poll} />
  const columns = poll.options.length <= MOST_COLUMNS
  return (
    <section aria-labelledby="votes" className="mt-8">
      <h2 id="votes" className="text-14 font-semibold">
        Votes
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be moved sideways is reached by keys too */}
      <section aria-label="Table of votes" tabIndex={0} className="relative mt-2 overflow-x-auto">
        <table className="w-full min-w-[640px] text-left text-13">
          <thead className="border-b border-line-2 text-12 text-ink-2">
            <tr>
              <th className="py-2 pr-3 font-medium">Voter</th>
              {columns ? (
                poll.options.map((option) => (
                  <th key={option.id} className="max-w-32 px-2 py-2 text-center font-medium wrap-text">
                    {[optionTitle(option), optionTime(option)?.slice(0, 5)].filter(Boolean).join(', ')}
                  </th>
                ))
              ) : (
                <th className="px-2 py-2 font-medium">Vote</th>
              )}
              <th className="py-2 pl-3 font-medium">In their words</th>
              <th className="py-2 pl-3 text-right font-medium">When</th>
            </tr>
          </thead>
          <tbody>
            {poll.votes.map((vote) => (
              <VoteRow key={vote.voter?.id} poll={poll} vote={vote} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function VoteRow({ poll, vote, columns }: { poll: Poll; vote: PollVote; columns: boolean }) {
  const name = vote.voter?.name ?? ''
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 pr-3 font-normal">
        <span className="flex items-center gap-2">
          <Avatar name={name} />
          <span className="wrap-text">{name}</span>
        </span>
      </th>
      {columns ? (
        poll.options.map(({ id }) => (
          <td key={id} className="px-2 py-2 text-center">
            <Mark answer={vote.answers[String(id)]} />
          </td>
        ))
      ) : (
        <td className="px-2 py-2 wrap-text">{chosenWords(poll, vote)}</td>
      )}
      <td className="py-2 pl-3 text-ink-2 wrap-text">
        {vote.deliveryId === null ? (
          wordsOf(vote)
        ) : (
          <Link
            href={`/mails/${vote.deliveryId}`}
            title="Open the mail"
            className="underline decoration-line-2 underline-offset-2 hover:text-ink hover:decoration-current"
          >
            {wordsOf(vote) || 'The mail'}
          </Link>
        )}
      </td>
      <td className="py-2 pl-3 text-right whitespace-nowrap text-ink-2">
        {vote.castAt !== null && <RelativeTime at={vote.castAt} />}
      </td>
    </tr>
  )
}

function wordsOf({ sentence, remark, via }: PollVote): string {
  const said = sentence ?? remark
  if (said) return `\u201c${said}\u201d`
  return via === 'page' ? 'Voted on the page' : via === 'app' ? 'Voted in the app' : ''
}

function chosenWords({ options }: Poll, { answers }: PollVote): string {
  const said = options.filter(({ id }) => answers[String(id)] !== undefined && answers[String(id)] !== 'no')
  return said.map(optionName).join(', ') || 'None of them'
}

function Mark({ answer }: { answer: PollVote['answers'][string] | undefined }) {
  if (typeof answer === 'number') return <b className="tabular-nums">{answer}.</b>
  if (answer === undefined) return <span className="text-ink-3">{'\u2013'}</span>
  const look = {
    yes: ['bg-(--a) text-on-agent', Check, 'Yes'],
    maybe: ['text-(--ai) shadow-[inset_0_0_0_1.5px_var(--a)]', null, 'If need be'],
    no: ['text-ink-3', X, 'No'],
  } as const
  const [tone, Icon, label] = look[answer]
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      data-agent="polly"
      className={`mx-auto grid size-5 place-items-center rounded-full ${tone}`}
    >
      {Icon === null ? (
        <b aria-hidden className="leading-none">
          ~
        </b>
      ) : (
        <Icon aria-hidden className="size-3" strokeWidth={2.5} />
      )}
    </span>
  )
}

/* Without names there is no table: what was added in words stands alone. */
function Remarks({ poll }: { poll: Poll }) {
  const remarks = poll.votes.flatMap(({ remark }) => remark ?? [])
  return (
    <section aria-labelledby="remarks" className="mt-8">
      <h2 id="remarks" className="text-14 font-semibold">
        Votes
      </h2>
      <p className="mt-1 text-13 text-ink-2">The vote is anonymous: nobody sees who voted for what.</p>
      <ul className="mt-2 grid gap-2 text-13">
        {remarks.map((remark) => (
          <li key={remark} className="wrap-text">{`\u201c${remark}\u201d`}</li>
        ))}
      </ul>
    </section>
  )
}
