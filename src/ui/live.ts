// The live connection: typed messages to whoever listens, back after a loss, and a word to refetch what was missed.
import { reconnectDelay } from './reconnect-delay.ts'

/** A message names its type; what else it carries is the business of those who listen. */
export type LiveMessage = { type: string; [field: string]: unknown }

type Listener = { types: readonly string[]; hear: (message: LiveMessage) => void }

/** The part of a WebSocket that is used; the browser's and the ws package's both fit. */
export type LiveSocket = {
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  close(): void
}

export type LivePorts = {
  url: string
  openSocket: (url: string) => LiveSocket
  schedule: (run: () => void, milliseconds: number) => unknown
  log: (message: string, detail: unknown) => void
  random?: () => number
}

export type LiveClient = ReturnType<typeof createLive>

/** Opens on `start`, closes on `stop`; in between it comes back by itself. */
export function createLive(ports: LivePorts) {
  const listeners = new Set<Listener>()
  const missed = new Set<() => void>()
  let socket: LiveSocket | null = null
  let wanted = false
  let attempt = 0
  let openedBefore = false

  function connect() {
    if (!wanted || socket !== null) return
    const opened = ports.openSocket(ports.url)
    socket = opened
    opened.addEventListener('open', () => {
      attempt = 0
      if (openedBefore) for (const refetch of missed) refetch()
      openedBefore = true
    })
    opened.addEventListener('message', (event) => deliver(event.data))
    // After an error a close follows, which alone decides about the retry.
    opened.addEventListener('error', () => {})
    opened.addEventListener('close', () => {
      if (socket !== opened || !wanted) return
      socket = null
      ports.schedule(connect, reconnectDelay(attempt, ports.random))
      attempt += 1
    })
  }

  function deliver(data: unknown) {
    const message = parseMessage(data)
    if (message === null) {
      ports.log('ignored a malformed live message', data)
      return
    }
    for (const { types, hear } of listeners) if (types.includes(message.type)) hear(message)
  }

  return {
    start() {
      if (wanted) return
      wanted = true
      connect()
    },
    stop() {
      wanted = false
      openedBefore = false
      attempt = 0
      socket?.close()
      socket = null
    },
    /**
     * The network is back: a new connection at once, also in place of one that seems open. The old one may have
     * died with the network and not know it; that a new one opens shows that what was missed can be read.
     */
    retry() {
      const old = socket
      socket = null
      attempt = 0
      connect()
      old?.close()
    },
    /** Hears messages of the given types until the returned function is called. */
    onLive(types: readonly string[], hear: (message: LiveMessage) => void): () => void {
      const listener = { types, hear }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Called when the connection is back after a loss: messages may have been missed, so refetch. */
    onMissed(refetch: () => void): () => void {
      missed.add(refetch)
      return () => {
        missed.delete(refetch)
      }
    },
  }
}

/** A message is JSON text of an object with a `type`; anything else gives null (NOTIF-14). */
export function parseMessage(data: unknown): LiveMessage | null {
  try {
    const parsed: unknown = JSON.parse(String(data))
    if (typeof parsed !== 'object' || parsed === null || !('type' in parsed)) return null
    return typeof parsed.type === 'string' ? { ...parsed, type: parsed.type } : null
  } catch {
    return null
  }
}

/** wss on a secure page, ws on any other, same host (NOTIF-15). */
export function liveUrl(page: Pick<Location, 'protocol' | 'host'>): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/ws`
}
