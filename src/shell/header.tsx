// The header of every signed-in page: mark, tabs, context, search, mail log, bell, and the person's menu (SHELL-08).
import { Inbox } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import type { User } from '../features/accounts/contract.ts'
import { InContext } from '../features/companies/screen/company-context.tsx'
import { NotificationBell } from '../features/notifications/screen/notification-bell.tsx'
import { useWaitingCount } from '../features/triage/screen/use-waiting-count.ts'
import { Mark } from '../ui/mark.tsx'
import { ContextSwitcher } from './context-switcher.tsx'
import { SearchButton } from './search-button.tsx'
import { TabStrip } from './tab-strip.tsx'
import { UserMenu } from './user-menu.tsx'

export function Header({ user, tabbed }: { user: User; tabbed: boolean }) {
  return (
    <header className="relative z-10 flex h-14 shrink-0 items-stretch border-b border-line bg-surface px-5 max-md:px-4">
      <Link
        href="/dashboard"
        className="flex shrink-0 items-center gap-2.5 pr-6 text-15 font-semibold tracking-[-0.012em] md:max-lg:pr-3"
      >
        <Mark />
        <span className="md:max-lg:sr-only">Mailcrew</span>
      </Link>
      <TabStrip tabbed={tabbed} />
      <div className="ml-auto flex shrink-0 items-center gap-1 pl-2 max-md:gap-0">
        <ContextSwitcher />
        <SearchButton />
        <InContext>
          <MailLogLink />
        </InContext>
        <InContext>
          <NotificationBell />
        </InContext>
        <UserMenu user={user} />
      </div>
    </header>
  )
}

/* On a phone it stands in the bottom bar's menu. */
function MailLogLink() {
  const [path] = useLocation()
  const toDecide = useWaitingCount()
  const here = path === '/mails' || path.startsWith('/mails/')
  return (
    <Link
      href="/mails"
      aria-current={here ? 'page' : undefined}
      className="flex h-8 items-center gap-2 rounded-control px-2 text-13 font-medium text-ink-2 transition-colors duration-(--d-1) hover:bg-hover hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-ink max-md:hidden"
    >
      <Inbox aria-hidden className="size-4" />
      <span className="max-lg:sr-only">Mail log</span>
      {toDecide > 0 && (
        <span className="rounded-full bg-accent-tint px-1.5 text-12 leading-5 font-semibold text-accent tabular-nums">
          {toDecide}
          <span className="sr-only"> to decide</span>
        </span>
      )}
    </Link>
  )
}
