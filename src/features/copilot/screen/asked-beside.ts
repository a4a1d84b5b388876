// What was asked beside a board, until the Copilot's panel has opened and takes it.
import { useSyncExternalStore } from 'react'
import { setCopilot } from './copilot-state.ts'

let waiting: string | null = null
const listeners = new Set<() => void>()

function set(text: string | null): void {
  waiting = text
  for (const listener of listeners) listener()
}

export function askBeside(text: string): void {
  setCopilot('open')
  set(text)
}

export const takeAsked = () => set(null)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useAskedBeside = () => useSyncExternalStore(subscribe, () => waiting)
