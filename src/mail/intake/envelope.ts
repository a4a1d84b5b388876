// The envelope of a mail as the listener saw it: the facts that no header can forge.
import { isIP } from 'node:net'
import type { SMTPServerAddress, SMTPServerSession } from 'smtp-server'
import type { StoredEnvelope } from '../../../db/schema/mails.ts'
import { isLoopback, type TrustedRelays } from './peer.ts'

export interface EnvelopeFacts {
  protocol: 'smtp' | 'lmtp'
  /** The listener can be reached from this machine only (isLocalMode). */
  localMode: boolean
  relays: TrustedRelays
  receivedAt: Date
  /** When an example says that it came (example-time.ts); heeded in local mode alone. */
  exampleAt: Date | null
}

export function envelopeOf(session: SMTPServerSession, facts: EnvelopeFacts): StoredEnvelope {
  const { mailFrom, rcptTo } = session.envelope
  const relay = facts.relays.nameOf(session.remoteAddress)
  const client = relay === null ? null : forwardedClient(session)
  const local = facts.localMode && facts.protocol === 'smtp' && isLoopback(session.remoteAddress)
  const exampleAt = local ? facts.exampleAt : null
  return {
    mailFrom: mailFrom ? mailFrom.address : '',
    rcptTo: rcptTo.map((recipient: SMTPServerAddress) => withLowerDomain(recipient.address)),
    helo: client?.helo ?? session.hostNameAppearsAs,
    peer: client?.peer ?? session.remoteAddress,
    tls: session.secure,
    receivedAt: (exampleAt ?? facts.receivedAt).toISOString(),
    local,
    relay,
    ...(client && { isForwarded: true as const }),
    ...(exampleAt && { isExample: true }),
  }
}

/** Of whom a relay took the mail, where it says so (Postfix's XFORWARD); null where it does not. */
function forwardedClient({ xForward }: SMTPServerSession): { peer: string; helo: string } | null {
  const told = (name: string) => String(xForward?.get(name) || '')
  const peer = told('ADDR').replace(/^IPv6:/i, '')
  return isIP(peer) === 0 ? null : { peer, helo: told('HELO') }
}

/** The local part stays as it was given (RFC 5321 section 2.4), domains know no case. */
export function withLowerDomain(address: string): string {
  const at = address.lastIndexOf('@')
  return at === -1 ? address : address.slice(0, at) + address.slice(at).toLowerCase()
}

/** The domain in lower case; null for the bare `postmaster` (RFC 5321 section 4.5.1). */
export function domainOf(address: string): string | null {
  const at = address.lastIndexOf('@')
  return at === -1 ? null : address.slice(at + 1).toLowerCase()
}
