// A push service on this machine that speaks the protocol (RFC 8030): it checks who sends, and opens what a browser would.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface Browser {
  /** As PushSubscription.toJSON() gives it. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** What was sent to it, opened; the newest last. */
  received: PushReceived[]
  /** What the service answers about it from now on; 201 takes. */
  answers: (status: number, headers?: Record<string, string>) => void
  /** Calls so far, whatever they were answered. */
  calls: () => number
}

export interface PushReceived {
  message: unknown
  /** Of the VAPID token (RFC 8292). */
  claims: { aud: string; exp: number; sub: string }
  headers: Record<string, string | string[] | undefined>
}

export interface PushService {
  /** `key` is the server's public key, which alone may send to it. */
  browser(key: string): Browser
  close(): Promise<void>
}

interface Registered {
  key: string
  ecdh: ECDH
  auth: Buffer
  browser: Browser
  answer: { status: number; headers: Record<string, string> }
  calls: number
}

export async function startPushService(): Promise<PushService> {
  const registered = new Map<string, Registered>()
  // The caller may hang up first.
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const one = registered.get(request.url ?? '')
    const body = await buffer(request)
    if (!one) return void response.writeHead(404).end()
    one.calls += 1
    try {
      if (one.answer.status === 201) one.browser.received.push(take(one, request.headers, body, origin))
      response.writeHead(one.answer.status, one.answer.headers).end()
    } catch (error) {
      response.writeHead(400).end(String(error))
    }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    browser(key) {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(24).toString('base64url')}`
      const one: Registered = {
        ...{ key, ecdh, auth, calls: 0, answer: { status: 201, headers: {} } },
        browser: {
          subscription: {
            endpoint: origin + path,
            keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
          },
          received: [],
          answers: (status, headers = {}) => {
            one.answer = { status, headers }
          },
          calls: () => one.calls,
        },
      }
      registered.set(path, one)
      return one.browser
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function take(one: Registered, headers: PushReceived['headers'], body: Buffer, origin: string): PushReceived {
  if (headers['content-encoding'] !== 'aes128gcm')
    throw new Error('the content is not encrypted as aes128gcm')
  if (!(Number(headers.ttl) >= 0)) throw new Error('a TTL is missing')
  const claims = claimsOf(String(headers.authorization), one.key)
  if (claims.aud !== origin) throw new Error('the token is for another push service')
  return { message: JSON.parse(opened(body, one.ecdh, one.auth)), claims, headers }
}

/** RFC 8292: an ES256 token, signed with the key that the browser was registered with. */
function claimsOf(authorization: string, key: string): PushReceived['claims'] {
  const [, token = '', given] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  if (given !== key) throw new Error('signed by another server')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the signature is wrong')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as PushReceived['claims']
}

/** RFC 8291 and RFC 8188, by the browser's half of the keys. */
function opened(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const secret = ecdh.computeSecret(senderKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const derive = (key: Buffer, by: Buffer, what: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, what, length))
  const material = derive(secret, auth, info, 32)
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends with 2 and its padding.
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8')
}
