// Where a comment is written: here alone, or by mail to the people of the thread too.
import { type FormEvent, useState } from 'react'
import { commentRequired } from '../../../../records/contract.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { draftOf, dropDraft, keepDraft } from './draft.ts'
import { MentionField } from './mention-field.tsx'
import { useAddComment, useThreadPeople } from './use-thread.ts'

export function CommentComposer({ task }: { task: { id: number; projectId: number } }) {
  const [draft, setDraft] = useState(() => draftOf(task.id))
  const [isEmpty, setEmpty] = useState(false)
  const [send, setSend] = useState(false)
  const { people = [], recipients = [] } = useThreadPeople(task).data ?? {}
  const add = useAddComment(task, () => {
    dropDraft(task.id)
    setDraft(draftOf(task.id))
    setSend(false)
  })

  function change(text: string) {
    setEmpty(false)
    setDraft(keepDraft(task.id, text))
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (add.isPending) return
    if (draft.text.trim() === '') setEmpty(true)
    else add.mutate({ ...draft, send: send && recipients.length > 0 })
  }

  return (
    <form onSubmit={submit} aria-label="New comment" className="grid gap-2">
      <Field label="Comment" hideLabel {...(isEmpty && { error: commentRequired })}>
        <MentionField
          value={draft.text}
          onChange={change}
          people={people}
          placeholder="Write a comment, @ names somebody"
          onSubmit={submit}
        />
      </Field>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        {recipients.length > 0 ? (
          <div className="min-w-0 flex-1 basis-48">
            <Checkbox
              checked={send}
              onCheckedChange={setSend}
              label="Send to the people on the thread"
              description={namesOf(recipients)}
            />
          </div>
        ) : (
          <span />
        )}
        <Button type="submit" busy={add.isPending} busyLabel={send ? 'Sending...' : 'Adding...'}>
          {send && recipients.length > 0 ? 'Send comment' : 'Comment'}
        </Button>
      </div>
    </form>
  )
}

/** All of up to five, else four of them and how many more. */
function namesOf(names: readonly string[]): string {
  return names.length <= 5 ? names.join(', ') : `${names.slice(0, 4).join(', ')} and ${names.length - 4} more`
}
