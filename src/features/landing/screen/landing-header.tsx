// The landing page's head: the mark, anchors to its parts, and the two ways in (LAND-03, LAND-04).
import { Link } from 'wouter'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { signInPath, signUpPath } from './ways-in.ts'

const anchors = [
  ['#features', 'Features'],
  ['#how-it-works', 'How it works'],
  ['#agents', 'Agents'],
  ['#pricing', 'Pricing'],
] as const

export function LandingHeader() {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-[color-mix(in_srgb,var(--canvas)_96%,transparent)]">
      <div className="mx-auto flex h-16 max-w-page items-center gap-8 px-6 max-md:h-14 max-md:gap-3 max-md:px-4">
        <Link href="/" className="flex items-center gap-2.5 text-[17px] font-semibold tracking-[-0.014em]">
          <Mark />
          Mailcrew
        </Link>
        <Anchors className="flex gap-7 text-15 max-md:hidden" />
        <div className="ml-auto flex items-center gap-1.5">
          <ButtonLink href={signInPath} variant="ghost" className="md:h-9 md:text-15! max-md:px-2!">
            Sign In
          </ButtonLink>
          <ButtonLink href={signUpPath} className="md:h-9 md:text-15! max-md:h-9! max-md:px-2.5!">
            Get Started
          </ButtonLink>
        </div>
      </div>
      {/* On a phone the anchors have a line of their own, without a menu to open first. */}
      <Anchors className="flex justify-between px-4 text-13 md:hidden [&>a]:pt-1 [&>a]:pb-3" />
    </header>
  )
}

function Anchors({ className }: { className: string }) {
  return (
    <nav aria-label="On this page" className={className}>
      {anchors.map(([href, words]) => (
        <a
          key={href}
          href={href}
          className="whitespace-nowrap text-ink-2 transition-colors duration-(--d-1) hover:text-ink"
        >
          {words}
        </a>
      ))}
    </nav>
  )
}
