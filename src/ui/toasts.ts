// The one toast of the app: a store with room for one, filled from anywhere by `toast`.
import type { AgentName } from './agent.ts'

/** CONST-04 and CONST-05; times in milliseconds, distance in CSS pixels. */
export const toastLimits = {
  atOnce: 1,
  duration: 5000,
  removeDismissedAfter: 1_000_000,
  swipeThreshold: 50,
  hotkey: ['F8'],
} as const

/** What takes an act back is called so in every toast; `undoLast` presses it. */
export const UNDO = 'Undo'

export type ToastKind = 'info' | 'success' | 'destructive'

export type ToastInput = {
  title: string
  description?: string
  kind?: ToastKind
  /** Milliseconds in sight; 5000 unless said otherwise. */
  duration?: number
  /** Who did it: shows the agent's stamp instead of an icon. */
  agent?: AgentName
  action?: { label: string; onPress: () => void }
  /** The page is being left: nothing that still fails takes its place. */
  isLast?: boolean
  /** Nobody here asked for it: it waits while a toast that answers an act of the person, and may undo it, is in sight. */
  isNews?: boolean
}

export type ToastRecord = ToastInput & { id: number; kind: ToastKind; duration: number; open: boolean }

type Schedule = (run: () => void, milliseconds: number) => unknown

/** A store of one toast: a new one replaces the one in sight; a dismissed one is forgotten much later. */
export function createToasts(schedule: Schedule) {
  let current: ToastRecord | null = null
  let waiting: ToastRecord | null = null
  let lastId = 0
  const listeners = new Set<() => void>()

  function set(next: ToastRecord | null) {
    current = next
    for (const listener of listeners) listener()
  }

  function close(id: number): boolean {
    if (current?.id !== id || !current.open) return false
    set({ ...current, open: false })
    schedule(() => {
      if (current?.id === id) set(null)
    }, toastLimits.removeDismissedAfter)
    return true
  }

  function dismiss(id: number) {
    if (waiting?.id === id) waiting = null
    if (!close(id) || waiting === null) return
    set(waiting)
    waiting = null
  }

  function show(input: ToastInput): number {
    if (current?.isLast && current.open) return current.id
    lastId += 1
    const shown = {
      ...input,
      id: lastId,
      kind: input.kind ?? 'info',
      duration: input.duration ?? toastLimits.duration,
      open: true,
    }
    if (input.isNews && current?.open && !current.isNews) waiting = shown
    else set(shown)
    return lastId
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  /** Presses Undo on the toast in sight, if it has one. */
  function undoLast() {
    if (!current?.open || current.action?.label !== UNDO) return
    const { id, action } = current
    dismiss(id)
    action.onPress()
  }

  return { show, dismiss, undoLast, subscribe, current: () => current }
}

export const toasts = createToasts((run, milliseconds) => setTimeout(run, milliseconds))

/** Shows a toast and returns its id for `dismissToast`. */
export function toast(input: ToastInput): number {
  return toasts.show(input)
}

export function dismissToast(id: number): void {
  toasts.dismiss(id)
}
