// The one live connection of a signed-in page, and what the features do with its messages.
import { type ReactNode, useEffect, useState } from 'react'
import { createPageLive, LiveContext } from '../ui/use-live.ts'
import { signedIn } from './signed-in.ts'

export function LiveConnection({ children }: { children: ReactNode }) {
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
      <LiveMessages />
      {children}
    </LiveContext>
  )
}

/* Each feature refetches what a message names; this is where all of them listen, whatever page is open. */
function LiveMessages() {
  for (const { useLive } of signedIn) useLive?.()
  return null
}
