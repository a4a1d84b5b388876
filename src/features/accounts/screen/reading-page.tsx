// A plain page of text, for anyone to read.
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { SignedOutPage } from './signed-out-page.tsx'

export function ReadingPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SignedOutPage
      aside={
        <ButtonLink href="/" variant="ghost">
          Home
        </ButtonLink>
      }
    >
      <article className="mx-auto w-full max-w-(--measure) py-10 leading-7 max-md:py-6 [&_h2]:mt-8 [&_h2]:text-16 [&_h2]:font-semibold [&_p]:mt-2 [&_p]:text-ink-2">
        <h1 className="text-26 font-semibold tracking-[-0.015em]">{title}</h1>
        {children}
      </article>
    </SignedOutPage>
  )
}
