// Calls an address that a person gave, as a push service or a webhook is: outside our network, to the address that was checked.
import { type LookupAddress, lookup } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { type RequestOptions, request as requestTls } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isOutside } from './outside-address.ts'

export interface OutsideCall {
  url: string
  headers: Record<string, string>
  body: Buffer | string
  /** Hosts of one's own network that may be called all the same, and without TLS (PRIVATE_HOSTS). */
  privateHosts: readonly string[]
  timeoutMs?: number
  /** How names are looked up: as the machine does, without it. */
  lookUp?: typeof lookup
}

export interface OutsideAnswer {
  status: number
  /** In seconds, where the answer names a number of them. */
  retryAfter: number | null
  /** Its beginning. */
  text: string
}

const TIMEOUT_MS = 10_000
const MOST_BYTES = 4_096

/** The address is one that we do not call, whoever asks; the message says why. */
export class RefusedAddress extends Error {}

/** What is wrong with the address by itself, before its name is looked up; null for nothing. */
export function addressFault(url: string, privateHosts: readonly string[]): string | null {
  if (!URL.canParse(url)) return 'This is no address'
  const { protocol, hostname, username, password } = new URL(url)
  const isOwn = privateHosts.includes(hostname)
  if (protocol !== 'https:' && !(protocol === 'http:' && isOwn)) return 'The address must begin with https://'
  if (username || password) return 'The address must not hold a password'
  const bare = hostname.replace(/^\[/, '').replace(/\]$/, '')
  if (!isOwn && isIP(bare) && !isOutside(bare)) return 'The address lies inside a private network'
  return null
}

/**
 * Posts the body. Redirects are answers like others and not followed; the connection goes to the very address that was
 * checked, so that a name cannot lead elsewhere in between. Rejects with RefusedAddress, or with what went wrong.
 */
export async function callOutside(call: OutsideCall): Promise<OutsideAnswer> {
  const { url, headers, body, privateHosts, timeoutMs = TIMEOUT_MS, lookUp = lookup } = call
  const fault = addressFault(url, privateHosts)
  if (fault) throw new RefusedAddress(fault)
  const { protocol, hostname } = new URL(url)
  const request = protocol === 'https:' ? requestTls : requestPlain
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(privateHosts.includes(hostname) ? {} : { lookup: lookupOutside(lookUp) }),
  }
  return new Promise((resolve, reject) => {
    const asking = request(url, options, (response) => {
      const parts: Buffer[] = []
      let size = 0
      const end = () => {
        const after = Number(response.headers['retry-after'])
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: Number.isFinite(after) && after > 0 ? after : null,
          text: Buffer.concat(parts).subarray(0, MOST_BYTES).toString('utf8'),
        })
        response.destroy()
      }
      response.on('data', (part: Buffer) => {
        parts.push(part)
        size += part.length
        if (size >= MOST_BYTES) end()
      })
      response.once('end', end)
      response.once('error', reject)
    })
    asking.once('error', reject)
    asking.end(body)
  })
}

/** As the connection asks it, so that what is checked is what is connected to; one address inside refuses them all. */
export const lookupOutside =
  (lookUp: typeof lookup = lookup): LookupFunction =>
  (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, '')
      const [first] = found
      if (!first || !found.every(({ address }) => isOutside(address)))
        return callback(new RefusedAddress('The address lies inside a private network'), '')
      if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }
