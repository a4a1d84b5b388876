// What a visitor sees first: what this is, in one sentence and one picture, and the two ways in (LAND-01, LAND-04).
import { Link } from 'wouter'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Wordmark } from '../../../ui/mark.tsx'
import { LandingPicture } from './landing-picture.tsx'

const signIn = '/auth/email'
const signUp = '/auth/email?mode=signup'

export function LandingPage() {
  return (
    <div className="flex min-h-dvh flex-col text-16">
      <header className="border-b border-line">
        <div className="mx-auto flex h-16 max-w-page items-center justify-between gap-3 px-6 max-md:px-4">
          <Wordmark />
          <nav aria-label="Account" className="flex items-center gap-1">
            <ButtonLink href={signIn} variant="ghost" className="max-md:px-2.5">
              Sign In
            </ButtonLink>
            <ButtonLink href={signUp} className="max-md:px-2.5">
              Get Started
            </ButtonLink>
          </nav>
        </div>
      </header>
      <main className="mx-auto grid w-full max-w-page flex-1 items-center gap-14 px-6 py-14 max-md:px-4 max-md:py-9 lg:grid-cols-2">
        <div>
          <h1 className="text-52 font-semibold tracking-[-0.03em] text-balance max-md:text-36">
            Write the mail.
            <br />
            The crew sorts the work.
          </h1>
          <p className="mt-5 max-w-[44ch] text-[17px] leading-7 text-ink-2">
            Send or copy a mail to Tula, an agent with an ordinary address, and what was asked in it becomes
            tasks on a board, each tied to the sentence it came from.
          </p>
          <div className="mt-8 flex flex-wrap gap-2.5">
            <ButtonLink href={signUp} variant="primary" size="lg">
              Start with email
            </ButtonLink>
            <ButtonLink href="/api/auth/google" size="lg">
              Start with Google
            </ButtonLink>
          </div>
        </div>
        <LandingPicture />
      </main>
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
