// Was this server meant? A request for a host that is none of ours is refused (DNS rebinding, threat 15).
import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../kit/errors.ts'

/** Asked by watchers and load balancers at whatever address they know the machine by. */
const forWatchers = new Set(['/api/health', '/api/ready'])

/**
 * A page of another site can have its own name lead to this machine and then speak to us as if we were that
 * site. It cannot choose the Host that the browser names, so the server answers only as what it is: the host of
 * PUBLIC_URL, HOST, this machine itself, and the very address that the connection came to. The port says
 * nothing: tunnels and containers change it. X-Forwarded-Host is not asked, since whoever reaches the port can write it.
 */
export function requireOwnHost(
  config: Pick<Config, 'host' | 'publicUrl'>,
): (request: FastifyRequest) => Promise<void> {
  const names = new Set([new URL(config.publicUrl).hostname, ...named(config.host)])
  return async (request) => {
    const host = hostname(request.headers.host)
    if (host !== null && (names.has(host) || isThisMachine(host))) return
    if (forWatchers.has(request.routeOptions.url ?? '') && (host === null || isAddress(host))) return
    if (host !== null && host === bracketed(request.socket.localAddress ?? '')) return
    throw new AppError(
      'forbidden',
      'This server does not answer to the host that was asked for. If it should, its owner sets PUBLIC_URL to the address that people use.',
      { reason: 'host' },
    )
  }
}

/** In the writing of URLs: lower case, short IPv6 in brackets, no port. Null without one that is well formed. */
function hostname(host: string | undefined): string | null {
  const address = `http://${host ?? ''}`
  if (!host || /[/?#@\\\s]/.test(host) || !URL.canParse(address)) return null
  return new URL(address).hostname
}

/** All of 127.0.0.0/8 is loopback, and .localhost is nobody's to give away (RFC 6761 section 6.3). */
const isThisMachine = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host)

const isAddress = (host: string) => isIP(host) !== 0 || host.startsWith('[')

/** What HOST names, where it is not "every address of this machine". */
function named(host: string): string[] {
  const name = hostname(isIPv6(host) ? `[${host}]` : host)
  return name === null || name === '0.0.0.0' || name === '[::]' ? [] : [name]
}

/** The address of a socket as a URL writes it; sockets that take both kinds write IPv4 as ::ffff:192.0.2.1. */
function bracketed(address: string): string | null {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')
  return hostname(isIPv6(plain) ? `[${plain}]` : plain)
}
