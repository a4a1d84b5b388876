// One comment of a task: who said what, whence it came and to whom it went; one's own can be edited and deleted.
import { Ellipsis, Mail, Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { Avatar } from '../../../../ui/person.tsx'
import { RelativeTime } from '../../../../ui/time.tsx'
import type { TaskComment } from '../../../tasks/comments/contract.ts'
import { nameOf } from '../board/filter-tasks.ts'
import { CommentEditor } from './comment-editor.tsx'
import { CommentText } from './comment-text.tsx'
import { mailHref } from './mail-href.ts'
import { useDeleteComment } from './use-thread.ts'

export type CommentItemProps = { comment: TaskComment; task: { id: number; projectId: number } }

export function CommentItem({ comment, task }: CommentItemProps) {
  const [isEditing, setEditing] = useState(false)
  const author = comment.author ? nameOf(comment.author) : 'Somebody'
  return (
    <div className="flex gap-2.5 py-2.5">
      <Avatar name={author} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <p className="flex min-w-0 flex-1 flex-wrap gap-x-2 text-13">
            <span className="font-550 wrap-text">{author}</span>
            <RelativeTime at={comment.createdAt} className="text-12 leading-5 text-ink-3" />
            {comment.editedAt !== null && <span className="text-12 leading-5 text-ink-3">edited</span>}
          </p>
          {comment.isOwn && !isEditing && (
            <CommentMenu comment={comment} task={task} onEdit={() => setEditing(true)} />
          )}
        </div>
        {isEditing ? (
          <CommentEditor comment={comment} task={task} onClose={() => setEditing(false)} />
        ) : (
          <CommentText text={comment.text} mentions={comment.mentions} />
        )}
        <CommentSource comment={comment} projectId={task.projectId} />
      </div>
    </div>
  )
}

const sourceStyle =
  'mt-1 flex items-start gap-1.5 text-12 text-ink-2 [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0'

/** The mail that brought it, or to whom it went by mail; nothing for what was only written here. */
function CommentSource({
  comment: { mail, sentTo },
  projectId,
}: {
  comment: TaskComment
  projectId: number
}) {
  if (mail !== null)
    return (
      <p className={sourceStyle}>
        <Mail aria-hidden />
        <Link
          href={mailHref(projectId, mail.id)}
          className="underline underline-offset-2 wrap-text hover:text-ink"
        >
          From the mail “{mail.subject || '(no subject)'}”
        </Link>
      </p>
    )
  if (sentTo.length === 0) return null
  return (
    <p className={sourceStyle}>
      <Send aria-hidden />
      <span className="wrap-text">Sent to {sentTo.join(', ')}</span>
    </p>
  )
}

function CommentMenu({ comment, task, onEdit }: CommentItemProps & { onEdit: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteComment(task, () => setAsking(false))
  return (
    <>
      <Menu
        label="Comment"
        trigger={<IconButton size="sm" quiet label="Acts on this comment" icon={<Ellipsis aria-hidden />} />}
      >
        <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
          Edit
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => setAsking(true)}>
          Delete
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete Comment"
        description={
          comment.sentTo.length > 0
            ? `It goes from the task for good. The mail to ${comment.sentTo.join(', ')} stays with them.`
            : 'It goes from the task for good.'
        }
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={remove.isPending}
        onConfirm={() => remove.mutate(comment.id)}
      />
    </>
  )
}
