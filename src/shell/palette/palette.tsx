// The search of the shell, as a window: type a few letters of a task, mail, person, page or act, and Enter opens it.
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Finder } from './finder.tsx'

export type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function Palette({ open, onOpenChange }: PaletteProps) {
  const [shown, setShown] = useState<ReactNode>(null)
  const [show] = useState(
    () => (window: (close: () => void) => ReactNode) => setShown(window(() => setShown(null))),
  )
  const [wasOpen, setWasOpen] = useState(open)
  const [opening, setOpening] = useState(0)
  if (open !== wasOpen) {
    setWasOpen(open)
    // Called for again while it still fades away: it begins anew.
    if (open) setOpening(opening + 1)
  }
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The window is still there, and its new field has no focus yet.
    if (opening > 0) content.current?.querySelector('input')?.focus()
  }, [opening])
  const opener = useRef<Element | null>(null)
  const chosen = useRef<(() => void) | null>(null)

  function choose(act: () => void) {
    chosen.current = act
    onOpenChange(false)
  }

  // The focus goes back first, so that a page or dialog that it opens can take it from there.
  function giveBack(event: Event) {
    event.preventDefault()
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    const act = chosen.current
    chosen.current = null
    act?.()
  }

  return (
    <>
      <Radix.Root open={open} onOpenChange={onOpenChange}>
        <Radix.Portal>
          <Radix.Overlay className="ui-scrim fixed inset-0 z-40 bg-scrim" />
          <Radix.Content
            ref={content}
            aria-describedby={undefined}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement
            }}
            onCloseAutoFocus={giveBack}
            className="ui-pop fixed inset-x-0 top-18 z-40 mx-auto flex max-h-[calc(100dvh-6rem)] w-[min(43rem,calc(100vw-32px))] flex-col overflow-hidden rounded-panel bg-raised text-14 text-ink shadow-float outline-none [--surface:var(--raised)] max-md:inset-0 max-md:max-h-none max-md:w-auto max-md:rounded-none"
          >
            <Radix.Title className="sr-only">Search</Radix.Title>
            <Finder
              key={opening}
              show={show}
              onDo={choose}
              onClose={() => onOpenChange(false)}
              onToggle={() => onOpenChange(!open)}
            />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      {shown}
    </>
  )
}
