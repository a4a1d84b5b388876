// Whether the Copilot is collapsed to its button, minimised to its header, or open; kept in the browser (COP-38).
import { useSyncExternalStore } from 'react'
import { kept } from '../../../ui/kept.ts'

export type CopilotState = 'collapsed' | 'minimised' | 'open'

const stored = kept<CopilotState>(
  {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
  },
  'copilot',
)
let state: CopilotState | null = null
const listeners = new Set<() => void>()

export function copilotState(): CopilotState {
  state ??= stored.read() ?? 'collapsed'
  return state
}

/** What had the focus when it was opened. */
let opener: Element | null = null

/** Closed by whoever is in it, the focus goes back to where it came from, else to its button. */
function giveFocusBack(): void {
  const to = opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : null
  requestAnimationFrame(() =>
    (to ?? document.querySelector<HTMLElement>('[aria-label="Open Copilot"]'))?.focus(),
  )
}

export function setCopilot(next: CopilotState): void {
  const isInside = document.activeElement?.closest('[aria-label="Copilot"]') != null
  if (next === 'open' && !isInside) opener = document.activeElement
  if (next === 'collapsed' && isInside) giveFocusBack()
  state = next
  stored.keep(next)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useCopilotState = () => useSyncExternalStore(subscribe, copilotState)
