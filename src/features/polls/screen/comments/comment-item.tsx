// One comment on a poll, with the mail that brought it.
import { useState } from 'react'
import type { Comment } from '../../../../records/contract.ts'
import { CommentMail, CommentRow } from '../../../boards/screen/thread/comment-row.tsx'
import { CommentForm } from './comment-form.tsx'
import { useCommentActs } from './use-poll-comments.ts'

export function CommentItem({ comment, pollId }: { comment: Comment; pollId: number }) {
  const [text, setText] = useState<string | null>(null)
  const { edit, remove } = useCommentActs(pollId)
  const { mail } = comment
  return (
    <CommentRow
      comment={comment}
      editor={
        text !== null && (
          <CommentForm
            pollId={pollId}
            label="Edit comment"
            value={text}
            onChange={setText}
            act="Save"
            busyAct="Saving..."
            busy={edit.isPending}
            onSubmit={() => edit.mutate({ commentId: comment.id, text }, { onSuccess: () => setText(null) })}
            onCancel={() => setText(null)}
          />
        )
      }
      onEdit={() => setText(comment.text)}
      whatGoes="It goes from the poll."
      isDeleting={remove.isPending}
      onDelete={(done) => remove.mutate(comment.id, { onSuccess: done })}
    >
      {mail !== null && <CommentMail href={`/mails/${mail.id}`} subject={mail.subject} />}
    </CommentRow>
  )
}
