// A fetch for addresses that a person gave: it connects outside our network only, to the address that was checked.
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { Readable } from 'node:stream'
import { addressFault, lookupOutside, RefusedAddress } from './outside-call.ts'

const WITHOUT_BODY = [204, 205, 304]

/**
 * Redirects are answers like others and not followed. The answer streams.
 * Rejects with RefusedAddress for an address inside, unless its host is among `privateHosts` (PRIVATE_HOSTS).
 */
export function outsideFetch(privateHosts: readonly string[]): typeof fetch {
  return async (input, init) => {
    const asked = new Request(input, init)
    const fault = addressFault(asked.url, privateHosts)
    if (fault) throw new RefusedAddress(fault)
    const { protocol, hostname } = new URL(asked.url)
    const body = Buffer.from(await asked.arrayBuffer())
    const request = protocol === 'https:' ? requestTls : requestPlain
    return new Promise((resolve, reject) => {
      const sent = request(
        asked.url,
        {
          method: asked.method,
          headers: { ...Object.fromEntries(asked.headers), 'content-length': String(body.length) },
          agent: false,
          signal: asked.signal,
          ...(privateHosts.includes(hostname) ? {} : { lookup: lookupOutside() }),
        },
        (response) => {
          try {
            resolve(answerOf(response))
          } catch (error) {
            // An error thrown in this callback would end the process.
            response.destroy()
            reject(new TypeError('fetch failed', { cause: error }))
          }
        },
      )
      sent.once('error', (error) =>
        reject(error instanceof RefusedAddress ? error : new TypeError('fetch failed', { cause: error })),
      )
      sent.end(body)
    })
  }
}

/** @throws {RangeError} for a status outside 200 to 599, which a server may send all the same. */
function answerOf(response: IncomingMessage): Response {
  const { statusCode: status = 502, headers } = response
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  if (WITHOUT_BODY.includes(status)) {
    response.resume()
    return new Response(null, { status, headers: pairs })
  }
  return new Response(Readable.toWeb(response) as ReadableStream<Uint8Array>, { status, headers: pairs })
}
