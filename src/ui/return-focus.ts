// Gives the focus back to what opened a dialog; Radix does so only for triggers of its own.
import { useMemo, useRef } from 'react'

/** Spread on the content of a dialog that is opened by state. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return useMemo(
    () => ({
      onOpenAutoFocus: () => {
        opener.current = openerOf(document.activeElement)
      },
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault()
        if (isTaken()) return
        if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
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
