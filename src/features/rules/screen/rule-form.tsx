// A rule is written in words, shown as it was understood with the past mails that it fits, and then kept.
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { LONGEST_WORDS, type ShownRule, type Understood } from '../contract.ts'
import { RuleLines } from './rule-lines.tsx'
import { useRuleActs, useTryRule } from './use-rules.ts'
import { useSayAway } from './use-say-away.ts'

interface RuleFormProps {
  mayMakeForCompany: boolean
  /** The rule that is said in other words; null for a new one. */
  edited: ShownRule | null
  onDone: () => void
}

export function RuleForm({ mayMakeForCompany, edited, onDone }: RuleFormProps) {
  const [words, setWords] = useState(edited?.words ?? '')
  const [isOfCompany, setOfCompany] = useState(edited?.isOfCompany ?? false)
  const attempt = useTryRule()
  const { create, reword } = useRuleActs()
  const away = useSayAway()
  const read = attempt.data ?? null
  const isKept = create.isPending || reword.isPending

  function tryIt(event: FormEvent) {
    event.preventDefault()
    if (words.trim().length > 2) attempt.mutate({ words, isOfCompany })
  }
  function finish() {
    setWords('')
    attempt.reset()
    onDone()
  }
  function keep() {
    const done = { onSuccess: finish }
    if (edited) reword.mutate({ id: edited.id, words }, done)
    else create.mutate({ words, isOfCompany }, done)
  }

  return (
    <form onSubmit={tryIt} className="grid gap-3">
      <Field
        label={edited ? 'Say it in other words' : 'New rule'}
        hint="For example: “Mails from billing@ go to the project Finance with low priority”, or “While I am away Ben gets mine until 12 January”."
        {...(read !== null && 'text' in read ? { error: read.text } : {})}
      >
        <Textarea
          rows={2}
          value={words}
          maxLength={LONGEST_WORDS}
          onChange={(event) => {
            setWords(event.target.value)
            attempt.reset()
          }}
        />
      </Field>
      {mayMakeForCompany && !edited && read?.kind !== 'absence' && (
        <Checkbox
          checked={isOfCompany}
          onCheckedChange={(checked) => {
            setOfCompany(checked)
            attempt.reset()
          }}
          label="For the mails of the whole company"
        />
      )}
      {read?.kind === 'rule' && <ReadRule read={read} />}
      {read?.kind === 'absence' && (
        <div role="status" className="rounded-card bg-sunken p-3.5">
          <RuleLines lines={read.lines} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {read?.kind === 'absence' ? (
          <Button
            variant="primary"
            busy={away.isPending}
            busyLabel="Setting..."
            onClick={() => away.mutate(read.absence, { onSuccess: finish })}
          >
            {read.absence.isEnd ? 'End the absence' : 'Set the absence'}
          </Button>
        ) : read?.kind === 'rule' ? (
          <Button variant="primary" busy={isKept} busyLabel="Keeping..." onClick={keep}>
            {edited ? 'Change the rule' : 'Keep the rule'}
          </Button>
        ) : (
          <Button type="submit" variant="primary" busy={attempt.isPending} busyLabel="Trying...">
            Try it
          </Button>
        )}
        {edited && <Button onClick={onDone}>Cancel</Button>}
      </div>
    </form>
  )
}

/** What was understood, and what it would have done: read out, since it answers a press. */
function ReadRule({ read }: { read: Extract<Understood, { kind: 'rule' }> }) {
  const { lines, tried } = read
  return (
    <div role="status" className="grid gap-3 rounded-card bg-sunken p-3.5">
      <RuleLines lines={lines} />
      <div className="text-12 text-ink-2">
        <p>{tried.words}</p>
        {tried.mails.length > 0 && (
          <ul aria-label="Past mails that it fits" className="mt-1 grid gap-0.5">
            {tried.mails.map(({ id, from, subject }) => (
              <li key={id} className="wrap-text">
                <span className="text-ink">{subject || 'No subject'}</span>, from {from}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
