// Gives the focus back to what opened a dialog; Radix does so only for triggers of its own.
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { focusAt, type Place, placeOf } from './lost-focus.ts'

interface Opener {
  element: Element
  place: Place
  /** Of the dialog that was open then: where this element is gone with it, as in a second step, that opener is next. */
  before: Opener | null
}

/** Of the dialog that has not given the focus back yet. */
let awaiting: Opener | null = null

/** Spread on the content of a dialog that is opened by state. */
export function useReturnFocus(isOpen: boolean) {
  // Seen before its own first field, which may take the focus by itself, and before what it takes the place of is gone.
  const [seen, setSeen] = useState(() => ({ isOpen, focused: focusedIf(isOpen) }))
  if (seen.isOpen !== isOpen) setSeen({ isOpen, focused: focusedIf(isOpen) })
  const opener = useRef<Opener | null>(null)
  useLayoutEffect(() => {
    if (!seen.isOpen) return
    opener.current = seen.focused ? { ...seen.focused, before: awaiting } : awaiting
    awaiting = opener.current
  }, [seen])
  return useMemo(
    () => ({
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault()
        /* Radix gives it back in a later task: by then the next dialog may be open, which it must not be taken from. */
        if (isTaken()) return
        awaiting = opener.current?.before ?? null
        for (let one = opener.current; one !== null; one = one.before) if (hasFocused(one)) return
      },
    }),
    [],
  )
}

function hasFocused({ element, place }: Opener): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return focusAt(place)
  element.focus()
  return true
}

const isTaken = () => document.activeElement !== null && document.activeElement !== document.body

function focusedIf(isOpen: boolean): { element: Element; place: Place } | null {
  const element = isOpen && isTaken() ? openerOf(document.activeElement) : null
  return element && { element, place: placeOf(element) }
}

/* A menu item is gone by the time that the dialog closes; the menu's button is named as its label. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]')
  const button = menu?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : focused
}
