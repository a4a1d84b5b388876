// Changes the text of one's own comment in its place.
import { type FormEvent, useState } from 'react'
import { commentRequired } from '../../../../records/contract.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import type { TaskComment } from '../../../tasks/comments/contract.ts'
import { MentionField } from './mention-field.tsx'
import { useEditComment, useThreadPeople } from './use-thread.ts'

export type CommentEditorProps = {
  comment: TaskComment
  task: { id: number; projectId: number }
  onClose: () => void
}

export function CommentEditor({ comment, task, onClose }: CommentEditorProps) {
  const [text, setText] = useState(comment.text)
  const people = useThreadPeople(task).data?.people ?? []
  const edit = useEditComment(task, onClose)
  const isEmpty = text.trim() === ''

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (!isEmpty && !edit.isPending) edit.mutate({ commentId: comment.id, text })
  }

  return (
    <form onSubmit={submit} aria-label="Edit comment" className="mt-1 grid gap-2">
      <Field
        label="Comment"
        hideLabel
        {...(isEmpty && { error: commentRequired })}
        {...(comment.sentTo.length > 0 && { hint: 'The mail that went out stays as it was.' })}
      >
        <MentionField value={text} onChange={setText} people={people} onSubmit={submit} autoFocus />
      </Field>
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button size="sm" type="submit" busy={edit.isPending} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  )
}
