// Which texts are names of mail domains, and which of them can be no company's own (COMP-23).
import { domainToASCII } from 'node:url'
import { AppError } from '../../kit/errors.ts'
import { isPublicMail } from '../../mail/public-mail.ts'

/** RFC 1035 section 2.3.4: labels of at most 63 characters, 253 in all; at least two of them. */
const domainName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/

/** Lower case, in the form that mails carry; an "@" before it is forgiven. Null for what is no domain name. */
export function readDomainName(text: string): string | null {
  const bare = text.trim().toLowerCase().replace(/^@/, '').replace(/\.$/, '')
  const ascii = domainToASCII(bare)
  return domainName.test(ascii) ? ascii : null
}

/** A domain that can be a company's own. Throws AppError invalid with what is wrong. */
export function requireCompanyDomain(text: string): string {
  const domain = readDomainName(text)
  if (domain === null)
    throw new AppError('invalid', `${text.trim() || 'This'} is no domain: write one such as example.com`)
  if (isPublicMail(domain))
    throw new AppError('invalid', `${domain} is a public mail service: anybody can have an address there`)
  return domain
}

/** The same, for a domain at which the company's agents shall have addresses. */
export function requireOwnDomain(text: string, mailDomain: string): string {
  const domain = requireCompanyDomain(text)
  if (domain === mailDomain || domain.endsWith(`.${mailDomain}`) || mailDomain.endsWith(`.${domain}`))
    throw new AppError('invalid', `${domain} belongs to this server already`)
  return domain
}

/** Each once, in the order of writing. Throws AppError invalid for the first that cannot be a company's. */
export function readDomainList(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text.trim() !== '').map(requireCompanyDomain))]
}
