// Keys that work on every page: to the palette, to the list of keys, and g with a letter to a page.
import { useLocation } from 'wouter'
import type { Key } from '../ui/keys.ts'
import { toasts } from '../ui/toasts.ts'
import { useKeyboard, useKeys } from '../ui/use-keys.ts'
import { showOverlay } from './overlay.ts'

const places = [
  ['g h', '/dashboard', 'Go to the start page'],
  ['g i', '/intelligence', 'Go to Intelligence'],
  ['g t', '/teams', 'Go to Teams'],
  ['g b', '/tasks', 'Go to the Task Board'],
  ['g y', '/my-tasks', 'Go to My Tasks'],
  ['g p', '/projects', 'Go to the projects'],
  ['g m', '/mails', 'Go to the mail log'],
  ['g s', '/settings', 'Go to the settings'],
] as const

export function useShellKeys(): void {
  const [, navigate] = useLocation()
  const keys: Key[] = [
    { keys: 'Ctrl K', label: 'Search, or do something', run: () => showOverlay('palette') },
    { keys: '?', label: 'Show these keys', run: () => showOverlay('keys') },
    ...places.map(([keys, path, label]) => ({ keys, label, run: () => navigate(path) })),
    { keys: 'z', label: 'Undo what the message at the bottom tells', run: toasts.undoLast },
    { keys: 'F8', label: 'Go to the message at the bottom' },
    { keys: 'Esc', label: 'Close what is open' },
  ]
  useKeyboard()
  useKeys('Everywhere', keys)
}

/** The keys that lead to a page, if any. */
export function keysTo(path: string): string | undefined {
  return places.find(([, to]) => to === path)?.[0]
}
