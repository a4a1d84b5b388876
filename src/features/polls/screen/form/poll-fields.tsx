// The fields of a poll, of a new one and of one that is changed.
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { LONGEST_DESCRIPTION, LONGEST_QUESTION, type Poll } from '../../contract.ts'
import { kindChoices, optionName } from '../poll-words.ts'
import { GoneList } from './gone-list.tsx'
import { dayOf, isFixedKind, type PollFault, type PollForm } from './poll-form.ts'
import { TimeFields } from './time-fields.tsx'

export interface PollFieldsProps {
  form: PollForm
  change: (part: Partial<PollForm>) => void
  faults: PollFault
  /** The one that is changed; null for a new one. */
  poll: Poll | null
}

const rules: readonly { value: Poll['rule']; label: string }[] = [
  { value: 'most', label: 'Most votes' },
  { value: 'majority', label: 'More than half' },
  { value: 'all', label: 'Everyone' },
]

const ends = ['1', '2', '3', '7', '14', '30'].map((days) => ({
  value: days,
  label: days === '1' ? 'In 1 day' : `In ${days} days`,
}))

const errorOf = (error: string | undefined) => (error === undefined ? {} : { error })

export function PollFields(props: PollFieldsProps) {
  const { form, change, faults, poll } = props
  const hasVotes = (poll?.votedCount ?? 0) > 0
  return (
    <>
      <Field
        label="Question"
        required
        {...errorOf(faults.question)}
        {...(hasVotes && { hint: 'People have voted: the question stays as it was asked.' })}
      >
        <Input
          autoFocus={!hasVotes}
          readOnly={hasVotes}
          value={form.question}
          maxLength={LONGEST_QUESTION}
          onChange={({ target }) => change({ question: target.value })}
        />
      </Field>
      <Field label="Description" hint="What people should know beside it" {...errorOf(faults.description)}>
        <Textarea
          rows={2}
          autoFocus={hasVotes}
          value={form.description}
          maxLength={LONGEST_DESCRIPTION}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Field>
      <Field label="People choose">
        <Select
          value={form.kind}
          disabled={hasVotes}
          onValueChange={(kind) => change({ kind })}
          options={kindChoices}
        />
      </Field>
      <Options {...props} />
      <Voters {...props} />
      {poll === null ? (
        <Field label="Closes" {...errorOf(faults.closesAt)}>
          <Select value={form.days} onValueChange={(days) => change({ days })} options={ends} />
        </Field>
      ) : (
        <Field label="Closes" {...errorOf(faults.closesAt)}>
          <Input
            type="datetime-local"
            value={form.closesAt}
            onChange={({ target }) => change({ closesAt: target.value })}
          />
        </Field>
      )}
      <Terms {...props} />
    </>
  )
}

function Options({ form, change, faults, poll }: PollFieldsProps) {
  if (isFixedKind(form.kind)) return null
  const there = poll !== null && !isFixedKind(poll.kind) ? poll.options : []
  const isFree = poll === null || poll.votedCount === 0
  const isTimes = form.kind === 'schedule'
  return (
    <fieldset className="min-w-0" aria-describedby={faults.options ? 'options-fault' : undefined}>
      <legend className="mb-[5px] text-13 font-medium">{isTimes ? 'Times' : 'Options'}</legend>
      <GoneList
        label="Options that are there"
        items={there.map((option) => ({ id: option.id, words: optionName(option) }))}
        gone={form.goneOptions}
        {...(isFree && { onChange: (goneOptions) => change({ goneOptions }) })}
      />
      {!isFree && <p className="mb-2 text-12 text-ink-2">People have voted: these stay, others can join.</p>}
      {isTimes ? (
        <>
          <TimeFields
            times={form.times}
            near={there.flatMap(dayOf)[0] ?? null}
            onChange={(times) => change({ times })}
          />
          {faults.options !== undefined && (
            <p id="options-fault" role="alert" className="mt-1.5 text-12 text-danger-ink">
              {faults.options}
            </p>
          )}
        </>
      ) : (
        <Field
          label={there.length > 0 ? 'More options' : 'Options'}
          hideLabel={there.length === 0}
          hint={there.length > 0 ? 'More of them, one per line' : 'One per line'}
          required={there.length === 0}
          {...errorOf(faults.options)}
        >
          <Textarea
            rows={there.length > 0 ? 2 : 4}
            value={form.lines}
            onChange={({ target }) => change({ lines: target.value })}
          />
        </Field>
      )}
    </fieldset>
  )
}

function Voters({ form, change, faults, poll }: PollFieldsProps) {
  const there = poll?.voters ?? []
  const note = (hasVoted: boolean) => (hasVoted ? { note: 'has voted' } : {})
  return (
    <div>
      <Field
        label="Who votes"
        hint={there.length > 0 ? 'Addresses of more people, parted by commas' : 'Addresses, parted by commas'}
        required={there.length === 0}
        {...errorOf(faults.voters)}
      >
        <Textarea rows={2} value={form.voters} onChange={({ target }) => change({ voters: target.value })} />
      </Field>
      <GoneList
        label="Who is asked"
        items={there.map(({ id, name, hasVoted }) => ({ id, words: name, ...note(hasVoted) }))}
        gone={form.goneVoters}
        onChange={(goneVoters) => change({ goneVoters })}
      />
      {form.goneVoters.length > 0 && (
        <p className="mt-1.5 text-12 text-ink-2">
          {poll?.isAnonymous
            ? 'A vote of theirs stays: nobody knows which it is.'
            : 'A vote of theirs no longer counts.'}
        </p>
      )}
    </div>
  )
}

/** Promises to voters are not taken back: who voted unseen or on hidden results stays so. */
function Terms({ form, change, faults, poll }: PollFieldsProps) {
  const isOut = poll !== null && poll.status !== 'draft'
  const hasVotes = (poll?.votedCount ?? 0) > 0
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">How it counts</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {form.kind !== 'ranked' && (
          <Field label="Decides">
            <Select value={form.rule} onValueChange={(rule) => change({ rule })} options={rules} />
          </Field>
        )}
        <Field label="Votes needed" hint="Empty for any number" {...errorOf(faults.quorum)}>
          <Input
            inputMode="numeric"
            value={form.quorum}
            onChange={({ target }) => change({ quorum: target.value.trim() })}
          />
        </Field>
      </div>
      <div>
        <Checkbox
          label="Anonymous"
          description="Nobody sees who voted for what, not even you."
          checked={form.isAnonymous}
          disabled={poll !== null && (poll.isAnonymous ? isOut : hasVotes)}
          onCheckedChange={(isAnonymous) => change({ isAnonymous })}
        />
        <Checkbox
          label="Hide results until the end"
          checked={form.hidesResults}
          disabled={hasVotes && poll !== null && poll.hidesResults}
          onCheckedChange={(hidesResults) => change({ hidesResults })}
        />
      </div>
      {faults.terms !== undefined && (
        <p role="alert" className="text-12 text-danger-ink">
          {faults.terms}
        </p>
      )}
    </fieldset>
  )
}
