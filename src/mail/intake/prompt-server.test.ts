// How a session ends, seen from the server's own socket.
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { PromptServer } from './prompt-server.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('after QUIT the connection is over, also for a client that keeps its side open', async () => {
  // No deadline comes: what ends the connection is QUIT alone.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const server = new PromptServer({
    name: 'mail.example.com',
    mailTimeout: 60_000,
    onLeave: () => {},
    disableReverseLookup: true,
    logger: false,
  })
  const accepted = once(server.server, 'connection') as Promise<[Socket]>
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let heard = ''
  client.on('data', (chunk: Buffer) => {
    heard += chunk.toString()
  })
  const [ours] = await accepted
  const over = once(ours, 'close')
  client.write('QUIT\r\n')
  await Promise.all([over, once(client, 'end')])
  expect(heard).toBe('220 mail.example.com ESMTP\r\n221 Bye\r\n')
  expect(client.writable).toBe(true)
  client.destroy()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})
