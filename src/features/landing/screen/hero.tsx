// The first screen: the sentence, the two buttons, and a mail becoming a board.
import { Check } from 'lucide-react'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Example } from './example/example.tsx'
import { googlePath, signUpPath } from './ways-in.ts'

const promises = ['Your own email domain', 'No setup needed', 'Free on your own server'] as const

export function Hero() {
  return (
    <div className="mx-auto max-w-page px-6 pt-14 pb-18 max-md:px-4 max-md:pt-9 max-md:pb-11">
      <h1 className="text-52 font-semibold tracking-[-0.034em] text-balance max-md:text-[2.625rem] max-md:leading-11.5 max-[359px]:text-36">
        Write the mail. {/* A block of its own where it breaks, so that its lines are balanced too. */}
        <span className="max-xl:block">The crew sorts the work.</span>
      </h1>
      <div className="mt-5 mb-9 grid items-end gap-x-13 gap-y-7 max-md:mb-8 lg:grid-cols-[minmax(0,1fr)_auto]">
        <p className="max-w-[36em] text-[18px] leading-7 text-pretty text-ink-2 max-md:text-[17px] max-md:leading-[26px]">
          Send or copy a mail to an agent with an ordinary address: what was asked in it becomes tasks on a
          live board, each tied to its sentence.
        </p>
        <WaysIn />
      </div>
      <Example />
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1.5 text-14 text-ink-2">
        {promises.map((promise) => (
          <li key={promise} className="flex items-center gap-2">
            <Check aria-hidden className="size-4 text-accent" />
            {promise}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** LAND-05 and LAND-06. */
function WaysIn() {
  return (
    <div className="flex gap-2.5 max-md:flex-col">
      <ButtonLink href={signUpPath} variant="primary" size="lg" className="px-5! text-16!">
        Start with email
      </ButtonLink>
      <ButtonLink href={googlePath} size="lg" className="px-5! text-16!">
        Start with Google
      </ButtonLink>
    </div>
  )
}
