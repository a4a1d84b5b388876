// A page whose code comes when it is needed, or a moment earlier when the pointer says that it will be.
import { type ComponentType, lazy } from 'react'

/** The parts of the address that a route's pattern names. */
export type PageProps = { params: Record<string, string | undefined> }

export type LazyPage = {
  Page: ComponentType<PageProps>
  /** Fetches the code without showing the page; a failure waits until it is shown. */
  prefetch: () => void
}

export function lazyPage(load: () => Promise<ComponentType<PageProps>>): LazyPage {
  return {
    Page: lazy(async () => ({ default: await load() })),
    prefetch: () => {
      load().catch(() => {})
    },
  }
}
