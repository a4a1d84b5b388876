// What is typed between the call for the palette and its coming: its code may still be on the way.

let typed = ''
let listening: AbortController | null = null

/** From now on keys are kept from the page, until `takeTyped` or a press elsewhere. `onEscape`: nobody waits any more. */
export function typeAhead(onEscape: () => void): void {
  takeTyped()
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') onEscape()
    else if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key.length === 1) typed += event.key
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  listening = new AbortController()
  const { signal } = listening
  addEventListener('keydown', listen, { capture: true, signal })
  addEventListener('pointerdown', takeTyped, { capture: true, signal })
}

/** Ends it, and answers what was typed meanwhile. */
export function takeTyped(): string {
  listening?.abort()
  listening = null
  const taken = typed
  typed = ''
  return taken
}
