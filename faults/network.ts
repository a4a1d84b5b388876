// The wire between a process and its database, as a proxy that can be cut or go silent.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Wire {
  /** The database's address by way of this wire. */
  readonly url: string
  /** All connections break, and new ones are refused. */
  cut(): void
  /** Nothing passes any more, and nobody is told. */
  silence(): void
  /** As before; what was held back in the silence passes now. */
  mend(): void
  close(): Promise<void>
}

/** `url` is a postgres:// address on this machine. */
export async function openWire(url: string): Promise<Wire> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let mood: 'open' | 'cut' | 'silent' = 'open'
  const server = createServer((near) => {
    if (mood === 'cut') {
      near.destroy()
      return
    }
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.setNoDelay(true)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.on('data', (bytes: Buffer) => other.write(bytes))
      if (mood === 'silent') one.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const near = new URL(url)
  near.port = String((server.address() as AddressInfo).port)
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: near.href,
    cut() {
      mood = 'cut'
      drop()
    },
    silence() {
      mood = 'silent'
      for (const socket of sockets) socket.pause()
    },
    mend() {
      mood = 'open'
      for (const socket of sockets) socket.resume()
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      drop()
      await closed
    },
  }
}
