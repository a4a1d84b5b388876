// The present minute for everything on the page that counts from now, by one shared timer.
import { useSyncExternalStore } from 'react'

const minute = 60_000
const listeners = new Set<() => void>()
let present = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  present = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) {
    timer = setInterval(tick, minute)
    // The timer stood still while nobody looked.
    present = Date.now()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** Milliseconds since 1970, renewed each minute. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => present)
}
