// DNS for checking senders: a port, the real resolver, and the watch that bounds what one mail may ask.
import { Resolver } from 'node:dns/promises'
import type { DNSResolver } from 'mailauth'

/** Answers as node:dns does and rejects with its codes: ENOTFOUND and ENODATA mean "no such record". */
export type DnsResolver = DNSResolver

export interface DnsSettings {
  /** Addresses with an optional port; the system's own without it. */
  servers?: readonly string[]
  timeoutMs?: number
  tries?: number
}

export function createDnsResolver(settings: DnsSettings = {}): DnsResolver {
  const resolver = new Resolver({ timeout: settings.timeoutMs ?? 3_000, tries: settings.tries ?? 2 })
  if (settings.servers) resolver.setServers(settings.servers)
  return (name, type) => resolver.resolve(name, type) as Promise<string[] | string[][]>
}

/** More look-ups than any honest mail needs: SPF may ask for 10 (RFC 7208 section 4.6.4), each signature for one. */
const MAX_LOOKUPS = 60

/** After so many failures in one mail the DNS counts as away, so that a mail does not wait for each. */
const MAX_FAILURES = 2

const ABSENT = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME', 'ELOOKUPS'])

export interface WatchedDns {
  resolve: DnsResolver
  /** True once a look-up failed for a reason that may pass. */
  isAway(): boolean
}

/** One mail's view of the DNS: each question asked once, bounded, failures remembered. */
export function watchDns(resolver: DnsResolver): WatchedDns {
  const asked = new Map<string, ReturnType<DnsResolver>>()
  let failures = 0

  async function ask(name: string, type: string): Promise<string[] | string[][]> {
    if (failures >= MAX_FAILURES) throw dnsError('ETIMEOUT', 'the DNS did not answer before')
    try {
      return await resolver(name, type)
    } catch (error) {
      const code = (error as { code?: unknown }).code
      if (typeof code !== 'string' || !ABSENT.has(code)) failures += 1
      throw error
    }
  }

  return {
    resolve(name, type) {
      const key = `${type} ${name.toLowerCase()}`
      const before = asked.get(key)
      if (before) return before
      if (asked.size >= MAX_LOOKUPS) {
        return Promise.reject(dnsError('ELOOKUPS', 'this mail asks for too many look-ups'))
      }
      const answer = ask(name, type)
      asked.set(key, answer)
      return answer
    },
    isAway: () => failures > 0,
  }
}

function dnsError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code })
}
