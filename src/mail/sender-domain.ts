// Whether two domains belong to one organisation (RFC 7489 section 3.1).
import { getDomain } from 'tldts'

/** The registrable domain; what sits under a private suffix such as github.io is a domain of its own. */
function organisationOf(domain: string): string {
  return getDomain(domain, { allowPrivateDomains: true }) ?? domain
}

/** Strict asks for the same domain, relaxed for the same organisation. */
export function isAligned(fromDomain: string, otherDomain: string, strict = false): boolean {
  const from = fromDomain.toLowerCase()
  const other = otherDomain.toLowerCase().replace(/\.$/, '')
  return strict ? from === other : organisationOf(from) === organisationOf(other)
}

/** The part after the last @, in lower case; the whole text where there is none. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
