// The connection that lasts, over a wire that the test cuts: it comes back, and tries no more often than it says.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOnServer, type ServerDatabase } from '../../../test/database-server.ts'
import { openLasting } from './lasting-connection.ts'

const RECONNECT_MS = 200

describe.skipIf(!process.env.TEST_DATABASE_URL)('a connection that lasts', () => {
  let database: ServerDatabase
  let real: URL
  const wires = new Set<Socket>()
  let isCut = false
  /** Connections that found the wire cut. */
  const refused: number[] = []
  const proxy = createServer((socket) => {
    socket.on('error', () => {})
    if (isCut) {
      refused.push(performance.now())
      socket.destroy()
      return
    }
    const onward = connect(Number(real.port || 5432), real.hostname)
    onward.on('error', () => socket.destroy())
    socket.pipe(onward).pipe(socket)
    for (const wire of [socket, onward]) wires.add(wire)
  })

  beforeAll(async () => {
    database = await createOnServer(process.env.TEST_DATABASE_URL ?? '')
    real = new URL(database.url)
    proxy.listen(0, '127.0.0.1')
    await once(proxy, 'listening')
  })
  afterAll(async () => {
    for (const wire of wires) wire.destroy()
    proxy.close()
    await database.drop()
  })

  it('is prepared anew after a gap, in which it tries once after the other', async () => {
    const url = new URL(real)
    url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
    let prepared = 0
    let reconnected = 0
    const lasting = await openLasting(
      url.href,
      async (client) => {
        await client.query('select 1')
        prepared += 1
      },
      () => {
        reconnected += 1
      },
      RECONNECT_MS,
    )
    expect([prepared, reconnected]).toEqual([1, 0])
    isCut = true
    for (const wire of wires) wire.destroy()
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(5)
    // A slow machine only makes it longer.
    expect(Number(refused[4]) - Number(refused[0])).toBeGreaterThanOrEqual(4 * RECONNECT_MS - 20)
    isCut = false
    await expect.poll(() => [prepared, reconnected]).toEqual([2, 1])
    await lasting.close()
  })
})
