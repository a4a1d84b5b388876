// The icon of each kind of notification and its hue, which says nothing that the words do not say.
import {
  AtSign,
  ListPlus,
  LockOpen,
  type LucideIcon,
  MailCheck,
  MailQuestionMark,
  MailX,
  MessageSquareReply,
  Reply,
  UserPlus,
} from 'lucide-react'
import type { NotificationType } from '../contract.ts'

const looks: Record<NotificationType, { Icon: LucideIcon; hue: string }> = {
  email_processed: { Icon: MailCheck, hue: 'bg-success-tint text-success-ink' },
  reply_processed: { Icon: Reply, hue: 'bg-success-tint text-success-ink' },
  email_failed: { Icon: MailX, hue: 'bg-danger-tint text-danger-ink' },
  task_assigned: { Icon: ListPlus, hue: 'bg-accent-tint text-accent' },
  task_released: { Icon: LockOpen, hue: 'bg-success-tint text-success-ink' },
  mention: { Icon: AtSign, hue: 'bg-accent-tint text-accent' },
  comment_answer: { Icon: MessageSquareReply, hue: 'bg-accent-tint text-accent' },
  mail_held: { Icon: MailQuestionMark, hue: 'bg-warning-tint text-warning-ink' },
  mail_undelivered: { Icon: MailX, hue: 'bg-danger-tint text-danger-ink' },
  invitation: { Icon: UserPlus, hue: 'bg-accent-tint text-accent' },
}

export function NotificationIcon({ type }: { type: NotificationType }) {
  const { Icon, hue } = looks[type]
  return (
    <span aria-hidden className={`grid size-7 shrink-0 place-items-center rounded-control ${hue}`}>
      <Icon className="size-4" />
    </span>
  )
}
