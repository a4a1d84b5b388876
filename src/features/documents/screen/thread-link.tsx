// A thread that has files, in a list of them: its subject, who sent them, and how many there are.
import { Link } from 'wouter'
import { classNames } from '../../../ui/class-names.ts'
import { RelativeTime } from '../../../ui/time.tsx'
import type { DocumentThread } from '../contract.ts'

export type ThreadLinkProps = { thread: DocumentThread; href: string; isOpen: boolean }

export function ThreadLink({ thread, href, isOpen }: ThreadLinkProps) {
  const { subject, from, mailCount, documents, latestAt } = thread
  return (
    <Link
      href={href}
      aria-current={isOpen ? 'true' : undefined}
      className={classNames(
        'block min-w-0 rounded-control px-3 py-2 hover:bg-surface',
        isOpen && 'bg-surface shadow-[inset_2px_0_0_var(--accent)]',
      )}
    >
      <span className="flex gap-2">
        <span className="min-w-0 flex-1 truncate text-13 font-550">{subject || 'No subject'}</span>
        <RelativeTime at={latestAt} className="text-12 text-ink-3" />
      </span>
      <span className="block truncate text-12 text-ink-2">
        {from.join(', ')}
        {` \u00b7 ${counted(mailCount, 'mail')} \u00b7 ${counted(documents.length, 'file')}`}
      </span>
    </Link>
  )
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
