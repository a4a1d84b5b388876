// How the options stand: a bar of one part for each vote, as long as that can be counted.
import { classNames } from '../../../ui/class-names.ts'
import type { Poll, PollBrief, PollOption } from '../contract.ts'
import { leadOf, optionName, optionTime, optionTitle } from './poll-words.ts'

/** Parts that can be told from each other; more become one bar. */
const MOST_PARTS = 16

export function PollBars({ poll }: { poll: Poll }) {
  const lead = leadOf(poll)
  return (
    <section aria-label="Options" className="border-t border-ink">
      <ul>
        {poll.options.map((option) => (
          <li
            key={option.id}
            className="grid grid-cols-[minmax(120px,176px)_minmax(0,1fr)_72px] items-center gap-x-3 border-b border-line py-3.5 max-sm:grid-cols-[minmax(0,1fr)_72px]"
          >
            <div className="min-w-0">
              <p className="text-14 font-semibold wrap-text">{optionTitle(option)}</p>
              <OptionLine option={option} word={lead.ids.includes(option.id) ? lead.word : null} />
            </div>
            {poll.status === 'draft' ? (
              <span />
            ) : (
              <Bar poll={poll} option={option} className="max-sm:order-last max-sm:col-span-2 max-sm:mt-2" />
            )}
            <Count poll={poll} option={option} />
          </li>
        ))}
      </ul>
      {poll.kind === 'schedule' && poll.result !== null && poll.status !== 'draft' && <Legend />}
      {poll.result === null && poll.status === 'closed' && (
        <p className="py-3 text-13 text-ink-2">Fewer than four people voted, so nobody sees the figures.</p>
      )}
      {poll.result === null && poll.status === 'open' && (
        <p className="py-3 text-13 text-ink-2">The results are hidden until the poll is closed.</p>
      )}
    </section>
  )
}

function OptionLine({ option, word }: { option: PollOption; word: string | null }) {
  const time = optionTime(option)
  if (time === null && word === null) return null
  return (
    <p className="text-13 text-ink-2">
      {time}
      {time !== null && word !== null && ' \u00b7 '}
      {word !== null && (
        <b data-agent="polly" className="text-12 font-semibold text-(--ai)">
          {word.toLowerCase()}
        </b>
      )}
    </p>
  )
}

export function Bar({
  poll,
  option,
  className,
}: {
  poll: Pick<PollBrief, 'result'>
  option: PollOption
  className?: string
}) {
  const total = poll.result?.votes ?? 0
  const { yes = 0, maybe = 0 } = poll.result?.counts.find(({ optionId }) => optionId === option.id) ?? {}
  const label =
    poll.result === null
      ? `${optionName(option)}: hidden`
      : `${optionName(option)}: ${yes} of ${total} yes${maybe > 0 ? `, ${maybe} if need be` : ''}`
  const parts = total > 0 && total <= MOST_PARTS
  return (
    <div
      role="img"
      aria-label={label}
      data-agent="polly"
      className={classNames('flex h-5 gap-px overflow-hidden', className)}
    >
      {parts ? (
        Array.from({ length: total }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are alike but for their place
          <span key={at} className={classNames('flex-1', toneOf(at, yes, maybe))} />
        ))
      ) : (
        <span className="relative flex-1 bg-sunken ring-line">
          <span className="absolute inset-y-0 left-0 bg-(--a)" style={{ width: share(yes, total) }} />
          <span
            className="absolute inset-y-0 bg-(--a) opacity-45"
            style={{ left: share(yes, total), width: share(maybe, total) }}
          />
        </span>
      )}
    </div>
  )
}

const share = (count: number, total: number) => (total === 0 ? '0%' : `${(count / total) * 100}%`)

function toneOf(at: number, yes: number, maybe: number): string {
  if (at < yes) return 'bg-(--a)'
  return at < yes + maybe ? 'bg-(--a) opacity-45' : 'bg-sunken ring-line'
}

function Count({ poll, option }: { poll: Poll; option: PollOption }) {
  if (poll.result === null || poll.status === 'draft') return <span />
  const yes = poll.result.counts.find(({ optionId }) => optionId === option.id)?.yes ?? 0
  return (
    <p className="text-right text-13 text-ink-2">
      <b className="block text-16 font-semibold text-ink tabular-nums">{yes}</b>
      of {poll.result.votes} {poll.kind === 'ranked' ? 'first' : 'yes'}
    </p>
  )
}

function Legend() {
  const tones = [
    ['bg-(--a)', 'Yes'],
    ['bg-(--a) opacity-45', 'If need be'],
    ['bg-sunken ring-line', 'No'],
  ] as const
  return (
    <ul data-agent="polly" className="flex gap-4 py-3 text-12 text-ink-2">
      {tones.map(([tone, word]) => (
        <li key={word} className="flex items-center gap-1.5">
          <span aria-hidden className={classNames('size-2.5', tone)} />
          {word}
        </li>
      ))}
    </ul>
  )
}
