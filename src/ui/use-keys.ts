// Keys in React: bound while a component stands, heard by one listener, listed for the help.
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { createKeys, type Key, type KeyGroup, type KeyPress } from './keys.ts'

const keys = createKeys()

/** Binds keys while the component stands; `list` may be made anew with each draw. */
export function useKeys(title: string, list: readonly Key[]): void {
  const run = useEffectEvent((index: number, press: KeyPress) => list[index]?.run?.(press))
  // What is listed; what it does is always the newest.
  const words = JSON.stringify(list.map(({ keys, label, run }) => [keys, label, run !== undefined]))
  useEffect(() => {
    const listed = JSON.parse(words) as [string, string, boolean][]
    const bound = listed.map(([keys, label, acts], index) => ({
      keys,
      label,
      ...(acts && { run: (press: KeyPress) => run(index, press) }),
    }))
    return keys.add({ title, keys: bound })
  }, [title, words])
}

/** Hears the keys of the page; stands once, in the shell. */
export function useKeyboard(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (keys.press(event, isBusy(event.target))) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** All that is bound now: the page's groups first, the shell's last. */
export function useKeyGroups(): readonly KeyGroup[] {
  return useSyncExternalStore(keys.subscribe, keys.groups)
}

const fields = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=dialog]'
/* A popover, which has a side, is no reason to be silent: it opens by itself under the pointer. */
const dialogs = '[role=dialog][data-state=open]:not([data-side]), [role=alertdialog], [role=menu]'

/* A letter means something else where somebody writes, and in a dialog or menu. */
function isBusy(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(fields) !== null) return true
  return document.querySelector(dialogs) !== null
}

/** "Ctrl K" as it stands on the keyboard at hand. */
export function keyName(keys: string): string {
  const name = keys.replace('ArrowDown', '↓').replace('ArrowUp', '↑')
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? name.replace('Ctrl', '⌘') : name
}
