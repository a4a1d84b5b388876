// The keys of the app in one registry: what is listed here is what is dispatched, so that the help cannot lie.

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp' | 'defaultPrevented'
>

export type Key = {
  /** "j"; "g m" for one after the other; "Ctrl K" for both at once, which is Cmd on a Mac. */
  keys: string
  /** What it does, as a short act: "Open the mail log". */
  label: string
  /** False means: not now; the next binding of the same key may take it. Without it the focused element acts by itself. */
  run?: (press: KeyPress) => boolean | undefined | void
}

export type KeyGroup = { title: string; keys: readonly Key[] }

/** The second key of two follows within this many milliseconds. */
export const secondKeyWithin = 1200

export type Keys = ReturnType<typeof createKeys>

export function createKeys() {
  let groups: readonly KeyGroup[] = []
  const listeners = new Set<() => void>()
  let first = { key: '', until: 0 }

  function set(next: readonly KeyGroup[]) {
    groups = next
    for (const listener of listeners) listener()
  }

  /** Keys of a page come before those of the shell, since the page is added later. */
  function add(group: KeyGroup): () => void {
    set([group, ...groups])
    return () => set(groups.filter((other) => other !== group))
  }

  /** True when a binding took the press. While `busy` (somebody writes, a dialog is open) only Ctrl bindings act. */
  function press(event: KeyPress, busy: boolean): boolean {
    if (event.defaultPrevented || event.altKey) return false
    const chord = event.ctrlKey || event.metaKey
    if (busy && !chord) return false
    const { key } = event
    const pair = event.timeStamp < first.until ? `${first.key} ${key}` : null
    first = { key, until: 0 }
    if (chord) return take(`Ctrl ${key.toUpperCase()}`, event)
    if (pair !== null && take(pair, event)) return true
    // What is no pair may begin one: "?", then "g m" right behind it.
    first.until = event.timeStamp + secondKeyWithin
    return take(key, event)
  }

  function take(keys: string, event: KeyPress): boolean {
    for (const group of groups) {
      for (const binding of group.keys) {
        if (binding.keys === keys && binding.run && binding.run(event) !== false) return true
      }
    }
    return false
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  return { add, press, subscribe, groups: () => groups }
}
