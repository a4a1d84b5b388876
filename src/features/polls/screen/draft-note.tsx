// What a draft waits for, and its kind: one press settles it, as one word in a reply does.
import { Chip } from '../../../ui/chip.tsx'
import type { Poll } from '../contract.ts'
import { kindChoices } from './poll-words.ts'
import { usePollActs } from './use-poll-acts.ts'

export function DraftNote({ poll }: { poll: Poll }) {
  const { settle } = usePollActs(poll)
  return (
    <section aria-label="Draft" className="mt-4 rounded-card bg-sunken px-4 py-3 text-13">
      <p>{poll.draftReason || 'Nobody has been asked yet.'}</p>
      {poll.mayManage && (
        <fieldset className="mt-3 flex flex-wrap items-center gap-2">
          <legend className="sr-only">People choose</legend>
          <span aria-hidden className="mr-1 text-12 text-ink-2">
            People choose
          </span>
          {kindChoices.map(({ value, label }) => (
            <Chip
              key={value}
              pressed={poll.kind === value}
              disabled={settle.isPending}
              onClick={() => poll.kind !== value && settle.mutate(value)}
            >
              {label}
            </Chip>
          ))}
        </fieldset>
      )}
    </section>
  )
}
