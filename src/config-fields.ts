// The kinds of values that settings have, each with the words for what is allowed.
import { isIP } from 'node:net'
import { z } from 'zod'

/** A setting that is wrong; the message is one line for the person who set it. */
export class ConfigError extends Error {}

export const port = (fallback: number) =>
  z.coerce
    .number({ error: 'a port from 0 to 65535' })
    .int('a port from 0 to 65535')
    .min(0, 'a port from 0 to 65535')
    .max(65_535, 'a port from 0 to 65535')
    .default(fallback)
export const text = (what: string) => z.string().trim().min(1, what)
export const address = (protocols: string[], what: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), what)

/** Why an address with a user and a password was read wrong. */
export const ENCODED =
  'an address in which @ : / ? # and % of the user and the password are percent-encoded, as %40 for @'

/** False where a character of the password has ended the host early, as / # and ? do. */
export function hasWholeHost(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { pathname, search, hash } = new URL(value)
  return hash === '' && !pathname.includes('@') && !search.includes('@')
}

export const databaseAddress = address(['postgres:', 'postgresql:'], 'a postgres:// address').refine(
  hasWholeHost,
  ENCODED,
)

/** Nothing stands behind the host and the port. */
export function isRoot(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { pathname, search, hash } = new URL(value)
  return (pathname === '' || pathname === '/') && search === '' && hash === ''
}

/** A host name, an IP address or a network. */
export function isRelay(value: string): boolean {
  const [net = '', bits, ...more] = value.split('/')
  if (more.length > 0) return false
  const family = isIP(net)
  if (bits === undefined) return family !== 0 || /^(?=.*[a-z])[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(net)
  return family !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)
}

export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
)
export const flag = z
  .enum(['true', 'false', '1', '0', ''], { error: 'true or false' })
  .transform((value) => value === 'true' || value === '1')

/** Without TLS anybody on the way could sign in as anybody. */
function isSafeIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isHere)
}

export const issuer = z
  .string()
  .refine(
    isSafeIssuer,
    'an https:// address, or http:// on this machine itself (127.0.0.1, [::1] or localhost)',
  )
