// One comment of a task, with the mail that brought it or those it was sent to.
import { Send } from 'lucide-react'
import { useState } from 'react'
import type { TaskComment } from '../../../tasks/comments/contract.ts'
import { CommentEditor } from './comment-editor.tsx'
import { CommentMail, CommentRow, CommentSource } from './comment-row.tsx'
import { mailHref } from './mail-href.ts'
import { useDeleteComment } from './use-thread.ts'

export type CommentItemProps = { comment: TaskComment; task: { id: number; projectId: number } }

export function CommentItem({ comment, task }: CommentItemProps) {
  const [isEditing, setEditing] = useState(false)
  const remove = useDeleteComment(task)
  const { mail, sentTo } = comment
  return (
    <CommentRow
      comment={comment}
      editor={isEditing && <CommentEditor comment={comment} task={task} onClose={() => setEditing(false)} />}
      onEdit={() => setEditing(true)}
      whatGoes={
        sentTo.length > 0
          ? `It goes from the task. The mail to ${sentTo.join(', ')} stays with them.`
          : 'It goes from the task.'
      }
      isDeleting={remove.isPending}
      onDelete={(done) => remove.mutate(comment.id, { onSuccess: done })}
    >
      {mail !== null && <CommentMail href={mailHref(task.projectId, mail.id)} subject={mail.subject} />}
      {mail === null && sentTo.length > 0 && (
        <CommentSource icon={<Send aria-hidden />}>
          <span className="wrap-text">Sent to {sentTo.join(', ')}</span>
        </CommentSource>
      )}
    </CommentRow>
  )
}
