// Did our own page cause this request? (cross-site request forgery, and sockets opened by other sites)
import type { FastifyRequest } from 'fastify'

/** The host that the browser addressed, or that of PUBLIC_URL, which a proxy may have in front. */
function isOurs(address: string, request: FastifyRequest, publicUrl: string): boolean {
  if (!URL.canParse(address)) return false
  const { host } = new URL(address)
  return host === request.headers.host || host === new URL(publicUrl).host
}

/**
 * Browsers say where a request comes from: Sec-Fetch-Site (Fetch Metadata) on https and localhost, Origin on
 * everything that is not a plain read, Referer on navigations. One that says nothing of it is no browser
 * acting for another site.
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, referer } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (origin !== undefined) return isOurs(origin, request, publicUrl)
  return referer === undefined || isOurs(referer, request, publicUrl)
}

/** A socket's handshake must name its origin: the cookie alone travels with any site's socket (RFC 6455 section 10.2). */
export function hasOurOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin } = request.headers
  return origin !== undefined && isOurs(origin, request, publicUrl)
}
