// Beside the options: how many have voted, what is agreed about the poll, and who is awaited.

import { formatMoment } from '../../../ui/dates.ts'
import { Avatar } from '../../../ui/person.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { Poll } from '../contract.ts'
import { isCollecting, kindWords, leadOf } from './poll-words.ts'

const rules = { most: 'Most votes', majority: 'More than half', all: 'Everyone' } as const
/** Voters that can be told from each other in a row. */
const MOST_PARTS = 24
/** Names in sight; more are counted. */
const MOST_NAMES = 12

export function PollFacts({ poll }: { poll: Poll }) {
  const { word, names } = leadOf(poll)
  const collects = isCollecting(poll)
  const facts: [string, string][] = [
    ...(word ? [[word, names] as [string, string]] : []),
    ['Choices', kindWords[poll.kind]],
    ['Decides', poll.quorum === null ? rules[poll.rule] : `${rules[poll.rule]}, once ${poll.quorum} voted`],
    ['Names', poll.isAnonymous ? 'Hidden from everybody' : 'Shown'],
    ['Results', poll.hidesResults ? 'Shown at the end' : 'Live'],
    poll.status === 'closed'
      ? ['Closed', poll.closedAt ? formatMoment(poll.closedAt) : '']
      : [collects ? 'The vote begins' : 'Closes by itself', formatMoment(poll.closesAt)],
    ...(poll.importedAt === null
      ? []
      : [['Imported from a file', formatMoment(poll.importedAt)] as [string, string]]),
  ]
  const missing = poll.isAnonymous ? [] : poll.voters.filter(({ hasVoted }) => !hasVoted)
  return (
    <aside aria-label="About the poll" className="border-t border-ink pt-4">
      <p className="text-14 text-ink-2">
        <b className="mr-2 text-26 font-semibold text-ink tabular-nums">
          {collects ? poll.voterCount : poll.votedCount}
        </b>
        {collects
          ? `${poll.voterCount === 1 ? 'person was' : 'people were'} asked for ideas`
          : `of ${poll.voterCount} ${poll.voterCount === 1 ? 'person has' : 'have'} voted`}
      </p>
      {!collects && poll.voterCount > 1 && poll.voterCount <= MOST_PARTS && (
        <div aria-hidden data-agent="polly" className="mt-3 flex gap-[3px]">
          {Array.from({ length: poll.voterCount }, (_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts are alike but for their place
              key={at}
              className={at < poll.votedCount ? 'h-5 flex-1 bg-(--a)' : 'h-5 flex-1 ring-line-2'}
            />
          ))}
        </div>
      )}
      <dl className="mt-4 text-13">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-t border-line py-2.5">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-right wrap-text">{value}</dd>
          </div>
        ))}
      </dl>
      {poll.status !== 'closed' && !collects && missing.length > 0 && (
        <section aria-labelledby="missing" className="mt-4 border-t border-line pt-4">
          <h2 id="missing" className="text-14 font-semibold">
            Not yet
          </h2>
          <ul className="mt-2 grid gap-2 text-13">
            {missing.slice(0, MOST_NAMES).map(({ id, name, remindedAt }) => (
              <li key={id} className="flex items-center gap-2">
                <Avatar name={name} />
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <span className="text-12 text-ink-2">
                  {remindedAt === null ? (
                    'not reminded'
                  ) : (
                    <>
                      reminded <RelativeTime at={remindedAt} />
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
          {missing.length > MOST_NAMES && (
            <p className="mt-2 text-13 text-ink-2">and {missing.length - MOST_NAMES} more</p>
          )}
        </section>
      )}
    </aside>
  )
}
