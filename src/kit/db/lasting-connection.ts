// A connection to PostgreSQL of its own, for what lasts as long as a connection does; it comes back when it breaks.
import pg from 'pg'
import type { Listener } from './driver.ts'

const RECONNECT_MS = 1_000

/**
 * `prepare` begins what lasts, on each connection anew; `onReconnect` is told after a gap. While the server is away
 * one try follows another after `reconnectMs`.
 */
export async function openLasting(
  url: string,
  prepare: (client: pg.Client) => Promise<unknown>,
  onReconnect: () => void,
  reconnectMs = RECONNECT_MS,
): Promise<Listener> {
  let client: pg.Client | null = null
  let closed = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('error', () => {})
    // One that was never ready is tried again by whoever asked for it.
    next.on('end', () => {
      if (client !== next) return
      client = null
      if (!closed) retry()
    })
    try {
      await next.connect()
      await prepare(next)
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    client = next
    if (closed) await next.end()
  }

  function retry(): void {
    timer = setTimeout(() => {
      connect().then(onReconnect, retry)
    }, reconnectMs)
    timer.unref()
  }

  await connect()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
