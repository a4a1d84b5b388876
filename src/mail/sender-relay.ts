// The verdict of a relay that the owner trusts, by its name in Authentication-Results.
import { domainOf, isAligned } from './sender-domain.ts'
import type { Author } from './sender-from.ts'
import { type HeaderField, valuesOf } from './sender-headers.ts'
import { type AuthenticationResults, parseAuthenticationResults, resultsOf } from './sender-results.ts'

/** A server's word on one author. */
export interface ServerWord {
  passed: boolean
  note: string
}

/**
 * Only the topmost field with the relay's name counts: the relay puts its own above all that came with
 * the mail, and removes what claims its name (RFC 8601 section 5). Null when it said nothing.
 */
export function relayResults(fields: readonly HeaderField[], relay: string): AuthenticationResults | null {
  for (const value of valuesOf(fields, 'authentication-results')) {
    const results = parseAuthenticationResults(value)
    if (results?.server === relay.toLowerCase()) return results
  }
  return null
}

/** The same rule as for our own checks: DMARC decides; without a policy, an aligned SPF or DKIM pass. */
export function readServerWord(results: AuthenticationResults, author: Author): ServerWord {
  const dmarc = resultsOf(results, 'dmarc')
  const decisive = dmarc.find((one) => one.result !== 'none')
  if (decisive) {
    const from = decisive.properties['header.from']
    const isAuthor = from === undefined || isAligned(author.domain, domainOf(from))
    const passed = dmarc.every((one) => one.result === 'pass') && isAuthor
    return { passed, note: `${results.server} says dmarc=${decisive.result}` }
  }
  const aligned = alignedPass(results, author)
  return {
    passed: aligned !== null,
    note: `${results.server} says ${aligned ?? 'nothing aligned passed'}, no DMARC policy`,
  }
}

function alignedPass(results: AuthenticationResults, author: Author): string | null {
  const spf = resultsOf(results, 'spf').find(
    (one) => one.result === 'pass' && alignsWith(author, one.properties['smtp.mailfrom']),
  )
  if (spf) return 'spf=pass'
  const dkim = resultsOf(results, 'dkim').find(
    (one) =>
      one.result === 'pass' && alignsWith(author, one.properties['header.d'] ?? one.properties['header.i']),
  )
  return dkim ? 'dkim=pass' : null
}

function alignsWith(author: Author, identity: string | undefined): boolean {
  return identity !== undefined && isAligned(author.domain, domainOf(identity))
}
