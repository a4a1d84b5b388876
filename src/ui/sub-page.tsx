// A page that is opened from another one: the way back, its title, and what it is for.
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from './button-link.tsx'
import { classNames } from './class-names.ts'

const widths = { narrow: 'max-w-[760px]', middle: 'max-w-[880px]', wide: 'max-w-page' }

interface SubPageProps {
  back: { href: string; label: string }
  title: string
  /** A sentence below the title. */
  about?: ReactNode
  /** The sentence tells how things are, and a change of it is announced. */
  isAboutLive?: boolean
  /** At the right of the title. */
  beside?: ReactNode
  width?: keyof typeof widths
  children: ReactNode
}

/** The pages that are opened from the tab of mail in the settings lead back there. */
export const toMailSettings = { href: '/settings?tab=email', label: 'Settings' }

export function SubPage({
  back,
  title,
  about,
  isAboutLive = false,
  beside,
  width = 'narrow',
  children,
}: SubPageProps) {
  return (
    <div className={classNames('mx-auto w-full px-6 pt-4 pb-10 max-md:px-4', widths[width])}>
      <ButtonLink
        href={back.href}
        variant="ghost"
        size="sm"
        icon={<ArrowLeft aria-hidden />}
        className="-ml-2.5"
      >
        {back.label}
      </ButtonLink>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-20 font-semibold tracking-[-0.012em]">{title}</h1>
          {about !== undefined && (
            <p
              className="mt-0.5 text-13 text-ink-2 wrap-text"
              {...(isAboutLive && { 'aria-live': 'polite' as const })}
            >
              {about}
            </p>
          )}
        </div>
        {beside}
      </div>
      {children}
    </div>
  )
}
