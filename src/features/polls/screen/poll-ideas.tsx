// A poll that still collects its options: until when, by what mail, and the ideas so far.
import { formatMoment } from '../../../ui/dates.ts'
import type { Poll } from '../contract.ts'
import { optionName } from './poll-words.ts'

export function PollIdeas({ poll }: { poll: Poll }) {
  const { options, closesAt, mayManage } = poll
  return (
    <section aria-labelledby="ideas" className="border-t border-ink pt-4">
      <p role="note" className="rounded-card bg-sunken px-4 py-3 text-13 wrap-text">
        Ideas are collected by reply until {formatMoment(closesAt)}. Then everybody votes on them.
        {mayManage && ' To begin the vote earlier, answer Polly\u2019s mail with \u201cvote now\u201d.'}
      </p>
      <h2 id="ideas" className="mt-5 text-14 font-semibold">
        Ideas so far
      </h2>
      {options.length === 0 ? (
        <p className="mt-1 text-13 text-ink-2">
          There are none yet. Everybody who was asked can answer the mail with one.
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line text-14">
          {options.map((option) => (
            <li key={option.id} className="py-2.5 wrap-text">
              {optionName(option)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
