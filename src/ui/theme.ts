// Light, dark or as the system says: chosen once, remembered, and put on <html data-theme>.
import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'system' | 'light' | 'dark'

/** Also read by public/theme.js, which sets the theme before the first paint. */
export const themeKey = 'theme'

const listeners = new Set<() => void>()

/** What the person chose; "system" when nothing, or something unknown, is stored. */
export function themeChoice(): ThemeChoice {
  const stored = localStorage.getItem(themeKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(themeKey)
  else localStorage.setItem(themeKey, choice)
  applyTheme()
  for (const listener of listeners) listener()
}

function applyTheme(): void {
  const choice = themeChoice()
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

function subscribe(listener: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== themeKey) return
    applyTheme()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

/** The choice and how to change it; follows other tabs. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, themeChoice), chooseTheme]
}
