// Keys that lead from page to page: g, then a letter.
import { useEffect } from 'react'
import { useLocation } from 'wouter'

/** After g, within this many milliseconds. */
const secondKeyWithin = 1200

const places: Record<string, string> = {
  h: '/dashboard',
  i: '/intelligence',
  t: '/teams',
  b: '/tasks',
  m: '/mails',
  s: '/settings',
}

/** Is the person writing, or is a dialog or menu open, where a letter means something else? */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]',
    ) !== null
  )
}

export function useShellKeys(): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    let waitingUntil = 0
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      const place = event.timeStamp < waitingUntil ? places[event.key] : undefined
      waitingUntil = event.key === 'g' ? event.timeStamp + secondKeyWithin : 0
      if (place === undefined) return
      event.preventDefault()
      navigate(place)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [navigate])
}
