// The screen of an address that leads nowhere (LAND-02).
import { ButtonLink } from './button-link.tsx'
import { LensOverSheet } from './illustration.tsx'

/** `alone` where no header stands above it. */
export function NotFoundPage({ alone = false }: { alone?: boolean }) {
  const Ground = alone ? 'main' : 'div'
  return (
    <Ground
      className={`flex flex-col items-center justify-center px-6 py-12 text-center ${alone ? 'min-h-dvh' : 'min-h-full'}`}
    >
      <LensOverSheet />
      <h1 className="mt-6 text-20 font-semibold">404 Page Not Found</h1>
      <p className="mt-1 text-ink-2">There is no page at this address.</p>
      <ButtonLink href="/" className="mt-5">
        Go to the start page
      </ButtonLink>
    </Ground>
  )
}
