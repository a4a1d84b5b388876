// Opens on a resting pointer and closes a moment after it has left, so that the way to the popover stays open.
import { useEffect, useMemo, useRef, useState } from 'react'

/* Milliseconds before it opens and before it closes. */
const restBeforeOpen = 160
const graceBeforeClose = 140

export type HoverIntent = {
  open: boolean
  /** True when opened by press or key: then focus moves in and leaving does not close it. */
  pinned: boolean
  enter: () => void
  leave: () => void
  pin: (open: boolean) => void
}

export function useHoverIntent(): HoverIntent {
  const [state, setState] = useState({ open: false, pinned: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const moves = useMemo(() => {
    const later = (milliseconds: number, open: boolean) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(
        () => setState((now) => (now.pinned ? now : { open, pinned: false })),
        milliseconds,
      )
    }
    return {
      enter: () => later(restBeforeOpen, true),
      leave: () => later(graceBeforeClose, false),
      pin: (open: boolean) => {
        clearTimeout(timer.current)
        setState({ open, pinned: open })
      },
    }
  }, [])
  return { ...state, ...moves }
}
