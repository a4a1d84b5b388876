// The one live connection of a signed-in page, and what the features do with its messages.
import { type ReactNode, useEffect, useState } from 'react'
import { createPageLive, LiveContext } from '../ui/use-live.ts'

export type LiveConnectionProps = {
  /** Hooks, one list for as long as the page stands. */
  handlers: readonly (() => void)[]
  children: ReactNode
}

export function LiveConnection({ handlers, children }: LiveConnectionProps) {
  const [live] = useState(createPageLive)
  useEffect(() => {
    live.start()
    window.addEventListener('online', live.retry)
    return () => {
      window.removeEventListener('online', live.retry)
      live.stop()
    }
  }, [live])
  return (
    <LiveContext value={live}>
      <LiveMessages handlers={handlers} />
      {children}
    </LiveContext>
  )
}

/* Each feature refetches what a message names; this is where all of them listen, whatever page is open. */
function LiveMessages({ handlers }: Pick<LiveConnectionProps, 'handlers'>) {
  for (const useHandler of handlers) useHandler()
  return null
}
