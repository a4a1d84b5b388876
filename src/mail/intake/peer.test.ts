// Which relay a connection comes from.
import { expect, it } from 'vitest'
import { createLog } from '../../kit/log.ts'
import { isLoopback, TrustedRelays } from './peer.ts'

const log = createLog('silent')

it('a relay is known by address, by range and by a name that is looked up', async () => {
  const found = new Map([['relay.example.com', ['203.0.113.7', '2001:db8::7']]])
  const resolve = async (name: string) => {
    const addresses = found.get(name)
    if (!addresses) throw new Error('not found')
    return addresses
  }
  const relays = new TrustedRelays(
    ['192.0.2.1', '10.1.0.0/16', '2001:db8:1::/48', 'relay.example.com'],
    log,
    resolve,
  )
  await relays.refresh()
  expect(relays.nameOf('192.0.2.1')).toBe('192.0.2.1')
  expect(relays.nameOf('10.1.200.3')).toBe('10.1.0.0/16')
  expect(relays.nameOf('2001:db8:1::5')).toBe('2001:db8:1::/48')
  expect(relays.nameOf('2001:db8::7')).toBe('relay.example.com')
  for (const stranger of ['192.0.2.2', '10.2.0.1', '2001:db8:2::5', '', 'relay.example.com']) {
    expect(relays.nameOf(stranger)).toBeNull()
  }
  found.delete('relay.example.com')
  await relays.refresh()
  expect(relays.nameOf('203.0.113.7')).toBe('relay.example.com')
})

it('loopback is this machine and nothing that looks like it', () => {
  expect(['127.0.0.1', '127.8.9.1', '::1'].every(isLoopback)).toBe(true)
  expect(['127.0.0.1.example.com', '10.0.0.1', '::2', ''].some(isLoopback)).toBe(false)
})
