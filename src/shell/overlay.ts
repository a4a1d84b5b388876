// Which of the shell's own windows is open: the palette or the list of keys.
import { useSyncExternalStore } from 'react'
import { takeTyped, typeAhead } from './typed-ahead.ts'

export type Overlay = 'palette' | 'keys'

let open: Overlay | null = null
const listeners = new Set<() => void>()

export function showOverlay(next: Overlay | null): void {
  if (next === 'palette' && open !== 'palette') typeAhead(() => showOverlay(null))
  else if (next !== 'palette') takeTyped()
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(subscribe, () => open)
}
