// The frame of a page that anyone may see: the mark, the words, and the small print below.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Wordmark } from '../../../ui/mark.tsx'

export function SignedOutPage({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col text-16">
      <header className="mx-auto flex h-16 w-full max-w-page items-center justify-between gap-4 px-6 max-md:px-4">
        <Link href="/" aria-label="Mailcrew, home" className="flex">
          <Wordmark />
        </Link>
        {aside}
      </header>
      <main className="flex flex-1 flex-col px-6 max-md:px-4">{children}</main>
      <footer className="mx-auto flex w-full max-w-page gap-6 px-6 py-6 text-13 text-ink-2 max-md:px-4">
        <Link href="/terms" className="hover:text-ink">
          Terms
        </Link>
        <Link href="/privacy" className="hover:text-ink">
          Privacy
        </Link>
      </footer>
    </div>
  )
}
