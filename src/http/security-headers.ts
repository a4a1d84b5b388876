// Headers that keep a page to itself: the strict policy for pages, none at all for data, a sandbox for mails.
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Scripts and styles of our own files or with this response's nonce; sockets to the same host only. */
export function pagePolicy(nonce: string, host: string): string {
  // Older browsers do not take 'self' to include sockets.
  const sockets = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : ''
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Answers that are no pages have nothing to load and nobody to frame them. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Files that load something: what shows notifications and the page for when there is no connection (public/). */
const filePolicies: Readonly<Record<string, string>> = {
  'sw.js': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  'offline.html': "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'",
}

/** Null for one that is kept to itself as other answers are; `path` is below the folder of the web client, compressed or not. */
export function filePolicy(path: string): string | null {
  return filePolicies[path.replace(/\.(?:br|gz)$/, '')] ?? null
}

/** A mail's own address: an opaque origin without scripts, forms or anything from outside (threats 7, 8). */
export const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"

/** Set on every answer; what an answer has set for itself stays. */
export function secureHeaders(isHttps: boolean) {
  return (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy)
    if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'same-origin')
    if (isData(request, reply)) reply.header('content-disposition', 'attachment; filename="api.json"')
    reply.headers({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
    })
    return Promise.resolve(payload)
  }
}

/** Opened as a page it is kept as a file, under a name of ours, whatever the address ends in. */
const isData = ({ url }: FastifyRequest, reply: FastifyReply): boolean =>
  url.startsWith('/api/') &&
  String(reply.getHeader('content-type')).startsWith('application/json') &&
  !reply.hasHeader('content-disposition')
