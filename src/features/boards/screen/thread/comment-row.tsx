// One comment on a record: who said what and when; one's own has a menu to edit and delete it.
import { Ellipsis, Mail, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { Comment } from '../../../../records/contract.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { Avatar } from '../../../../ui/person.tsx'
import { RelativeTime } from '../../../../ui/time.tsx'
import { nameOf } from '../cards/filter-tasks.ts'
import { CommentText } from './comment-text.tsx'

export type CommentRowProps = {
  comment: Comment
  /** In place of the text while it is being edited. */
  editor: ReactNode
  onEdit: () => void
  /** What deleting means, in a sentence. */
  whatGoes: string
  isDeleting: boolean
  onDelete: (done: () => void) => void
  /** Below the text: where it came from, or whom it went to. */
  children?: ReactNode
}

export function CommentRow({ comment, editor, onEdit, children, ...deletion }: CommentRowProps) {
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
          {comment.isOwn && !editor && <CommentMenu onEdit={onEdit} {...deletion} />}
        </div>
        {editor || <CommentText text={comment.text} mentions={comment.mentions} />}
        {children}
      </div>
    </div>
  )
}

const sourceStyle =
  'mt-1 flex items-start gap-1.5 text-12 text-ink-2 [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0'

export function CommentSource({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={sourceStyle}>
      {icon}
      {children}
    </p>
  )
}

/** The mail that brought it. */
export function CommentMail({ href, subject }: { href: string; subject: string }) {
  return (
    <CommentSource icon={<Mail aria-hidden />}>
      <Link href={href} className="underline underline-offset-2 wrap-text hover:text-ink">
        From the mail “{subject || '(no subject)'}”
      </Link>
    </CommentSource>
  )
}

type CommentMenuProps = Pick<CommentRowProps, 'onEdit' | 'whatGoes' | 'isDeleting' | 'onDelete'>

function CommentMenu({ onEdit, whatGoes, isDeleting, onDelete }: CommentMenuProps) {
  const [isAsking, setAsking] = useState(false)
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
        description={whatGoes}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={isDeleting}
        onConfirm={() => onDelete(() => setAsking(false))}
      />
    </>
  )
}
