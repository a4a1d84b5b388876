// The last word of the page, and the way in once more (LAND-11).
import { firstAgent } from '../../../crew/crew.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { SortCode } from '../../../ui/sort-code.tsx'
import { signInPath, signUpPath } from './ways-in.ts'

export function ClosingPart() {
  return (
    <section aria-labelledby="closing-title" className="border-t border-line bg-surface">
      <div className="mx-auto flex max-w-page flex-col items-center px-6 py-20 text-center max-md:px-4 max-md:py-14">
        <div aria-hidden className="w-60">
          <SortCode hash="the next mail" step="Answered" labels={false} bars={36} />
        </div>
        <h2
          id="closing-title"
          className="mt-7 text-36 font-semibold tracking-[-0.026em] text-balance max-md:text-[1.75rem] max-md:leading-8.5"
        >
          The next mail could sort itself.
        </h2>
        <p className="mt-3 text-[17px] leading-[27px] text-pretty text-ink-2">
          Make an account, copy {firstAgent.name} in, and look at the board.
        </p>
        <div className="mt-7 flex flex-wrap justify-center gap-2.5">
          <ButtonLink href={signUpPath} variant="primary" size="lg" className="px-5! text-16!">
            Get Started
          </ButtonLink>
          <ButtonLink href={signInPath} variant="ghost" size="lg" className="px-5! text-16!">
            Sign In
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
