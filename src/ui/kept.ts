// What somebody types, kept in the browser until it is sent or discarded.

export type KeptStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface Kept<T> {
  /** Null for what was not kept, or cannot be read any more. */
  read(): T | null
  /** Typing goes on where the browser's storage is full or switched off. */
  keep(value: T): void
  drop(): void
}

/** `key` names the person, so that whoever signs in after them finds nothing. */
export function kept<T>(store: KeptStore, key: string): Kept<T> {
  const tried = <R>(act: () => R, otherwise: R): R => {
    try {
      return act()
    } catch {
      return otherwise
    }
  }
  return {
    read: () => tried(() => JSON.parse(store.getItem(key) ?? 'null') as T | null, null),
    keep: (value) => tried(() => store.setItem(key, JSON.stringify(value)), undefined),
    drop: () => tried(() => store.removeItem(key), undefined),
  }
}

/** Names one act through all tries to send it, so that the server does it once. */
export function newOnceKey(): string {
  // Pages without https have no randomUUID.
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
