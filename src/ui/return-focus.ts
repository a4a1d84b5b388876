// Gives the focus back to what opened a dialog; Radix does so only for triggers of its own.
import { useMemo, useRef } from 'react'
import { focusAt, type Place, placeOf } from './lost-focus.ts'

interface Opener {
  element: Element
  place: Place
}

/** Of the dialog that has not given the focus back yet: one that takes its place, as a second step, gives it there. */
let awaiting: Opener | null = null

/** Spread on the content of a dialog that is opened by state. */
export function useReturnFocus() {
  const opener = useRef<Opener | null>(null)
  return useMemo(
    () => ({
      onOpenAutoFocus: () => {
        const element = isTaken() ? openerOf(document.activeElement) : null
        opener.current = element ? { element, place: placeOf(element) } : awaiting
        awaiting = opener.current
      },
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault()
        if (isTaken()) return
        awaiting = null
        if (opener.current === null) return
        const { element, place } = opener.current
        if (element instanceof HTMLElement && element.isConnected) element.focus()
        else focusAt(place)
      },
    }),
    [],
  )
}

/* Radix gives it back in a later task: by then the next dialog may be open, which it must not be taken from. */
const isTaken = () => document.activeElement !== null && document.activeElement !== document.body

/* A menu item is gone by the time that the dialog closes; the menu's button is named as its label. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]')
  const button = menu?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : focused
}
