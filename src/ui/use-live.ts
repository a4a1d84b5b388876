// The page's one live connection, shared through React.
import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import { createLive, type LiveClient, type LiveMessage, liveUrl } from './live.ts'

/** The live client of this page, not yet started; the shell starts it once someone is signed in. */
export function createPageLive(): LiveClient {
  return createLive({
    url: liveUrl(location),
    openSocket: (url) => new WebSocket(url),
    schedule: (run, milliseconds) => setTimeout(run, milliseconds),
    log: (message, detail) => console.warn(message, detail),
  })
}

export const LiveContext = createContext<LiveClient | null>(null)

/**
 * Hears live messages of some types while the component stands; `types` is a constant list. What they carry is as the
 * server's types have it, and is not checked again here.
 * `onMissed` runs when the connection is back after a loss and messages may have been missed.
 */
export function useLive<M extends { type: string } = LiveMessage>(
  types: readonly M['type'][],
  hear: (message: M) => void,
  onMissed?: () => void,
): void {
  const live = useContext(LiveContext)
  const onMessage = useEffectEvent(hear)
  const onGap = useEffectEvent(() => onMissed?.())
  const wanted = types.join(' ')
  useEffect(() => {
    if (live === null) return
    const stopHearing = live.onLive(wanted.split(' '), (message) => onMessage(message as LiveMessage & M))
    const stopMissing = live.onMissed(() => onGap())
    return () => {
      stopHearing()
      stopMissing()
    }
  }, [live, wanted])
}
