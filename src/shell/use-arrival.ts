// What happens when another page opens: the window is named after it, and the keyboard starts at its top.
import { type RefObject, useEffect, useRef } from 'react'

/** `place`, where given, is scrolled to its top and focused, so that screen readers go on from there. */
export function useArrival(title: string, pattern?: string, place?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    document.title = title === 'Mailcrew' ? title : `${title} · Mailcrew`
  }, [title])
  const before = useRef(pattern)
  useEffect(() => {
    if (before.current === pattern) return
    before.current = pattern
    place?.current?.scrollTo(0, 0)
    place?.current?.focus({ preventScroll: true })
  }, [pattern, place])
}
