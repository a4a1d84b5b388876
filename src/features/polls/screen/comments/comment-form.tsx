// Where a comment on a poll is written, or one's own is changed.
import type { FormEvent } from 'react'
import { useState } from 'react'
import { commentRequired } from '../../../../records/contract.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { MentionField } from '../../../boards/screen/thread/mention-field.tsx'
import { usePollPeople } from './use-poll-comments.ts'

export type CommentFormProps = {
  pollId: number
  label: string
  value: string
  onChange: (text: string) => void
  /** What the button says, and what it becomes while busy. */
  act: string
  busyAct: string
  busy: boolean
  onSubmit: () => void
  /** Of a change that can be left. */
  onCancel?: () => void
}

export function CommentForm(props: CommentFormProps) {
  const { pollId, label, value, onChange, busy, onCancel } = props
  const [isEmpty, setEmpty] = useState(false)
  const people = usePollPeople(pollId).data ?? []
  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (busy) return
    if (value.trim() === '') setEmpty(true)
    else props.onSubmit()
  }
  return (
    <form onSubmit={submit} aria-label={label} className="grid gap-2 print:hidden">
      <Field label="Comment" hideLabel {...(isEmpty && { error: commentRequired })}>
        <MentionField
          value={value}
          onChange={(text) => {
            setEmpty(false)
            onChange(text)
          }}
          people={people}
          placeholder="Write a comment, @ names somebody"
          onSubmit={submit}
          {...(onCancel && { autoFocus: true })}
        />
      </Field>
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" busy={busy} busyLabel={props.busyAct}>
          {props.act}
        </Button>
      </div>
    </form>
  )
}
