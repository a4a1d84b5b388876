// The foot of the landing page: the small print.
import { Link } from 'wouter'
import { Wordmark } from '../../../ui/mark.tsx'

const pages = [
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
] as const

export function LandingFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-2 px-6 py-6 text-13 text-ink-2 max-md:px-4">
        <Wordmark />
        <nav aria-label="Small print" className="flex gap-6">
          {pages.map(([href, words]) => (
            <Link key={href} href={href} className="py-1 hover:text-ink">
              {words}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
