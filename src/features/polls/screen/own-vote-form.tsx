// One's own vote, by keys alone as well: a group of radios or boxes for each question of the ballot.
import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { Poll, PollOption } from '../contract.ts'
import { optionName } from './poll-words.ts'
import { type OwnVote, usePollActs } from './use-poll-acts.ts'

type Said = OwnVote['answers']

const saying = [
  ['yes', 'Yes'],
  ['maybe', 'If need be'],
  ['no', 'No'],
] as const

export function OwnVoteForm({ poll }: { poll: Poll }) {
  const [said, setSaid] = useState<Said>(poll.ownAnswers ?? {})
  const [remark, setRemark] = useState(poll.ownRemark ?? '')
  const { vote } = usePollActs(poll)
  const id = useId()
  const isEmpty = Object.keys(said).length === 0
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isEmpty && !vote.isPending) vote.mutate({ answers: said, remark })
  }
  return (
    <form
      onSubmit={submit}
      aria-labelledby={id}
      className="mt-8 rounded-card bg-surface px-5 py-4 shadow-card max-md:px-4 print:hidden"
    >
      <h2 id={id} className="text-14 font-semibold">
        {poll.ownAnswers === null ? 'Your vote' : 'Change your vote'}
      </h2>
      <div className="mt-2 divide-y divide-line">
        {poll.options.map((option) => (
          <Choice key={option.id} poll={poll} option={option} said={said} onSay={setSaid} />
        ))}
      </div>
      <Field label="In your words" className="mt-3">
        <Input value={remark} maxLength={1_000} onChange={(event) => setRemark(event.target.value)} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="mt-3"
        disabled={isEmpty}
        busy={vote.isPending}
        busyLabel="Sending..."
      >
        {poll.ownAnswers === null ? 'Vote' : 'Change my vote'}
      </Button>
    </form>
  )
}

interface ChoiceProps {
  poll: Poll
  option: PollOption
  said: Said
  onSay: (said: Said) => void
}

function Choice({ poll, option, said, onSay }: ChoiceProps) {
  const key = String(option.id)
  const name = optionName(option)
  const without = () => Object.fromEntries(Object.entries(said).filter(([id]) => id !== key))
  const row = 'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-14'
  switch (poll.kind) {
    case 'schedule':
      return (
        <fieldset className={row}>
          <legend className="sr-only">{name}</legend>
          <span aria-hidden className="min-w-40 flex-1 wrap-text max-sm:basis-full">
            {name}
          </span>
          {saying.map(([value, label]) => (
            <label key={value} className="flex min-h-8 items-center gap-1.5 text-13">
              <input
                type="radio"
                name={`option-${key}`}
                className="size-4 accent-(--accent)"
                checked={said[key] === value}
                onChange={() => onSay({ ...said, [key]: value })}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )
    case 'ranked':
      return (
        <label className={row}>
          <span className="min-w-40 flex-1 wrap-text">{name}</span>
          <select
            className="h-8 rounded-control bg-surface px-2 text-13 ring-field max-md:h-11"
            value={said[key] ?? ''}
            onChange={({ target }) =>
              onSay(target.value === '' ? without() : { ...said, [key]: Number(target.value) })
            }
          >
            <option value="">{'\u2013'}</option>
            {poll.options.map(({ id }, at) => (
              <option key={id} value={at + 1}>
                {at + 1}
              </option>
            ))}
          </select>
        </label>
      )
    default: {
      const isMany = poll.kind === 'multiple'
      return (
        <label className={row}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={`poll-${poll.id}`}
            className="size-4 accent-(--accent)"
            checked={said[key] === 'yes'}
            onChange={({ target }) =>
              onSay(isMany ? (target.checked ? { ...said, [key]: 'yes' } : without()) : { [key]: 'yes' })
            }
          />
          <span className="wrap-text">{name}</span>
        </label>
      )
    }
  }
}
