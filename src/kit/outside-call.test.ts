// Calls to addresses that people gave: never to the inside, whatever name or spelling leads there.
import { type LookupAddress, type lookup, Resolver } from 'node:dns'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDnsServer } from '../../test/dns-server.ts'
import { isOutside } from './outside-address.ts'
import { addressFault, callOutside, RefusedAddress } from './outside-call.ts'
import { outsideFetch } from './outside-fetch.ts'

let server: Server
let port: number
const asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/moved') response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` })
    else if (request.url === '/busy') response.writeHead(429, { 'retry-after': '90' })
    else if (request.url?.startsWith('/status/')) response.writeHead(Number(request.url.slice(8)))
    else response.writeHead(200)
    response.end(request.url === '/long' ? 'x'.repeat(100_000) : 'hello')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const call = (path: string, privateHosts: string[]) =>
  callOutside({ url: `http://127.0.0.1:${port}${path}`, headers: {}, body: 'x', privateHosts })

it('threat 18: addresses of private networks, of this machine and of its links are inside', () => {
  const inside = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.0.9', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.7'],
    ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'localhost', ''],
  ]
  expect(inside.filter(isOutside)).toEqual([])
  const outside = ['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1']
  expect(outside.filter((one) => !isOutside(one))).toEqual([])
})

it('threat 18: an address is refused however it is spelled, and without TLS or with a password', () => {
  const spellings = [
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:7f00:1]',
    '169.254.169.254',
  ]
  for (const host of spellings)
    expect([host, addressFault(`https://${host}/x`, [])]).toEqual([
      host,
      'The address lies inside a private network',
    ])
  expect(addressFault('http://example.com/x', [])).toBe('The address must begin with https://')
  expect(addressFault('https://user:secret@example.com/', [])).toBe('The address must not hold a password')
  expect(addressFault('file:///etc/passwd', [])).toBe('The address must begin with https://')
  expect(addressFault('not an address', [])).toBe('This is no address')
  expect(addressFault('https://example.com/x', [])).toBeNull()
})

it('threat 18: a name that leads inside is refused when it is looked up, and nothing is sent', async () => {
  const before = asked.length
  const tls = callOutside({ url: `https://localhost:${port}/x`, headers: {}, body: 'x', privateHosts: [] })
  await expect(tls).rejects.toThrow('The address lies inside a private network')
  await expect(call('/x', [])).rejects.toBeInstanceOf(RefusedAddress)
  expect(asked.length).toBe(before)
})

it('threat 18: a name that leads outside first and inside then is looked up once, and never leads inside', async () => {
  const dns = await startDnsServer()
  const resolver = new Resolver()
  resolver.setServers([dns.address])
  const lookUp = ((
    name: string,
    _options: object,
    callback: (error: Error | null, found: LookupAddress[]) => void,
  ) => {
    const withFamily = (addresses: string[] | undefined, family: number): LookupAddress[] =>
      (addresses ?? []).map((address) => ({ address, family }))
    resolver.resolve6(name, (_none, six) =>
      resolver.resolve4(name, (_nothing, four) =>
        callback(null, [...withFamily(six, 6), ...withFamily(four, 4)]),
      ),
    )
  }) as typeof lookup
  const url = `https://rebound.example:${port}/x`
  const calling = () => callOutside({ url, headers: {}, body: 'x', privateHosts: [], timeoutMs: 500, lookUp })
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  const asked6 = () => dns.asked.filter((one) => one === 'AAAA rebound.example').length

  // Of the public part of IPv6, and given to nobody: nothing answers there.
  dns.add('rebound.example', 'AAAA', '2000:0:0:0:0:0:0:1')
  await expect(calling()).rejects.not.toBeInstanceOf(RefusedAddress)
  expect([asked6(), connections]).toEqual([1, 0])
  dns.add('rebound.example', 'A', '127.0.0.1')
  await expect(calling()).rejects.toBeInstanceOf(RefusedAddress)
  dns.remove('rebound.example', 'AAAA')
  await expect(calling()).rejects.toBeInstanceOf(RefusedAddress)
  dns.remove('rebound.example', 'A')
  dns.add('rebound.example', 'AAAA', '0:0:0:0:0:0:0:1')
  await expect(calling()).rejects.toBeInstanceOf(RefusedAddress)
  expect([asked6(), connections]).toEqual([4, 0])
  await dns.close()
})

it('threat 18: a redirect is an answer and is not followed', async () => {
  expect(await call('/moved', ['127.0.0.1'])).toMatchObject({ status: 302 })
  expect(asked).not.toContain('/inside')
})

it('an owner may name hosts of the own network; of a long answer the beginning is kept', async () => {
  expect(await call('/busy', ['127.0.0.1'])).toEqual({ status: 429, retryAfter: 90, text: 'hello' })
  const long = await call('/long', ['127.0.0.1'])
  expect([long.status, long.text.length]).toEqual([200, 4_096])
})

it.each([101, 600, 999])(
  'threat 23: a status of %i from a model server fails that call alone',
  async (status) => {
    const fetching = outsideFetch(['127.0.0.1'])
    const failure = await fetching(`http://127.0.0.1:${port}/status/${status}`).catch(
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(TypeError)
    const next = await fetching(`http://127.0.0.1:${port}/`)
    expect([next.status, await next.text()]).toEqual([200, 'hello'])
  },
)
