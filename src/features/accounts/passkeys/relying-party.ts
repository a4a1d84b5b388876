// Under which name this server's passkeys are made, and where they may be used: as PUBLIC_URL says (WebAuthn section 4).
import { isIP } from 'node:net'
import { AppError } from '../../../kit/errors.ts'

export interface RelyingParty {
  /** The host name that a passkey is bound to. */
  id: string
  origin: string
}

/** Null where browsers make no passkeys: at an address of numbers, and without https but at localhost. */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return isAddress || (protocol !== 'https:' && !isLocal) ? null : { id: hostname, origin }
}

/** Throws AppError conflict where there can be none. */
export function requireRelyingParty(publicUrl: string): RelyingParty {
  const party = relyingParty(publicUrl)
  if (party === null)
    throw new AppError('conflict', 'Passkeys take a PUBLIC_URL with https and a name, or with localhost')
  return party
}
