// Fetches a page's code when the pointer or the focus comes to a link that leads to it.
import { useEffect } from 'react'
import { type Parser, useRouter } from 'wouter'
import { findRoute } from './routes.tsx'

/** Listens on the whole document, so that no link has to know of it. */
export function Prefetch({ isSignedIn }: { isSignedIn: () => boolean }) {
  const { parser } = useRouter()
  useEffect(() => {
    const approach = (event: Event) => prefetch(parser, event.target, isSignedIn())
    document.addEventListener('pointerover', approach, { passive: true })
    document.addEventListener('focusin', approach)
    return () => {
      document.removeEventListener('pointerover', approach)
      document.removeEventListener('focusin', approach)
    }
  }, [parser, isSignedIn])
  return null
}

function prefetch(parser: Parser, target: EventTarget | null, signedIn: boolean) {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null
  if (!(link instanceof HTMLAnchorElement)) return
  const group = signedIn ? 'signedIn' : 'signedOut'
  const found = findRoute(parser, 'open', link.pathname) ?? findRoute(parser, group, link.pathname)
  found?.route.Page.prefetch()
}
