// How much memory bodies of unknown callers take.
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { BodyRoom } from './body-room.ts'

const call = (ip: string) => ({ ip, headers: {} })

it('bodies of one address leave room for others, and give theirs back', async () => {
  const room = new BodyRoom({ all: 100, perAddress: 60, body: 50 })
  const reading = (ip: string, bytes: number) => {
    const request = call(ip)
    const body = new PassThrough()
    body.end(Buffer.alloc(bytes))
    return { request, read: room.read(request, body) }
  }
  const first = reading('192.0.2.1', 40)
  expect((await first.read).length).toBe(40)
  await expect(reading('192.0.2.1', 40).read).rejects.toMatchObject({ code: 'unavailable' })
  expect((await reading('192.0.2.2', 50).read).length).toBe(50)
  await expect(reading('192.0.2.3', 20).read).rejects.toMatchObject({ code: 'unavailable' })
  await expect(reading('192.0.2.3', 51).read).rejects.toMatchObject({ code: 'too_large' })
  room.leave(first.request)
  expect((await reading('192.0.2.1', 50).read).length).toBe(50)
})
