// The narrow column of a signed-out page that does one thing: its title, its words, its form.
import { type ReactNode, useEffect, useRef } from 'react'
import { SignedOutPage } from './signed-out-page.tsx'

export type AuthPanelProps = {
  title: string
  /** Moves the focus to the title, so that who cannot see it hears what the page has become. */
  announced?: boolean
  children: ReactNode
}

export function AuthPanel({ title, announced = false, children }: AuthPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (announced && title) heading.current?.focus()
  }, [announced, title])
  return (
    <SignedOutPage>
      <div className="mx-auto my-auto w-full max-w-[376px] py-8">
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-26 font-semibold tracking-[-0.015em] text-balance outline-none"
        >
          {title}
        </h1>
        {children}
      </div>
    </SignedOutPage>
  )
}

/** A sentence below the title. */
export function AuthWords({ children }: { children: ReactNode }) {
  return <p className="mt-3 text-ink-2 wrap-text">{children}</p>
}
