// A component whose code comes when it is shown, or a moment earlier when somebody says that it will be.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

export type LazyComponent<P extends object> = ComponentType<P> & {
  /** Fetches the code without showing anything; a failure waits until it is shown. */
  prefetch: () => void
}

/**
 * Shows `fallback` until the code is there, and throws to the nearest boundary where it cannot be had. Unlike `lazy` of
 * React it does not suspend: React holds back for 300 ms what follows a fallback, and a page in a frame would wait twice.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): LazyComponent<P> {
  let loaded: ComponentType<P> | null = null
  let loading: Promise<ComponentType<P>> | null = null

  async function fetchOnce(): Promise<ComponentType<P>> {
    loading ??= load()
    try {
      loaded = await loading
    } catch (error) {
      loading = null
      throw error
    }
    return loaded
  }

  function Lazy(props: P) {
    const [code, setCode] = useState({ Component: loaded })
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    const { Component } = code
    useEffect(() => {
      if (Component) return
      let shown = true
      fetchOnce().then(
        (component) => shown && setCode({ Component: component }),
        (error: unknown) => shown && setFailure({ error }),
      )
      return () => {
        shown = false
      }
    }, [Component])
    if (failure) throw failure.error
    return Component ? <Component {...props} /> : fallback
  }

  return Object.assign(Lazy, {
    prefetch: () => {
      fetchOnce().catch(() => {})
    },
  })
}
