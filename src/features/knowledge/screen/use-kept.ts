// Keeps what is written in the browser until it is saved or discarded, also over a reload or the end of the session.
import { useMemo, useState } from 'react'
import { kept } from '../../../ui/kept.ts'
import { useSession } from '../../accounts/screen/use-session.ts'

interface KeptValue<T> {
  value: T
  /** ISO 8601. */
  at: string
}

/** `which` names what is written; `begin` gives what it begins with where nothing was kept. */
export function useKept<T extends object>(which: string, begin: () => T) {
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.user.id : 0
  const store = useMemo(
    () => kept<KeptValue<T>>(localStorage, `knowledge:${userId}:${which}`),
    [userId, which],
  )
  const [first] = useState(() => store.read())
  const [{ value, at }, set] = useState<{ value: T; at: string | null }>(
    () => first ?? { value: begin(), at: null },
  )
  function change(part: Partial<T>) {
    set((before) => {
      const next = { value: { ...before.value, ...part }, at: new Date().toISOString() }
      store.keep(next)
      return next
    })
  }
  return {
    value,
    /** When it was kept last; null while nothing was changed. */
    keptAt: at,
    change,
    drop() {
      store.drop()
      set({ value: begin(), at: null })
    },
  }
}
