// The one author of a mail, or nobody: a From that can be read in two ways is not read at all.
import { domainToASCII } from 'node:url'
import addressparser from 'nodemailer/lib/addressparser'
import { type HeaderField, valuesOf } from './sender-headers.ts'

export interface Author {
  /** Lower case, the domain in its ASCII form. */
  address: string
  domain: string
}

/** No honest From is longer; longer ones only cost time. */
const MAX_FROM = 2_000

/** Quoted local parts, comments and address literals are left out: each has been used to show one author and be another. */
const PLAIN_ADDRESS = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+$/

/** Null unless there is exactly one From field with exactly one mailbox (RFC 7489 section 6.6.1). */
export function readAuthor(fields: readonly HeaderField[]): Author | null {
  const values = valuesOf(fields, 'from')
  const value = values[0]
  if (values.length !== 1 || value === undefined || value.length > MAX_FROM) return null
  const mailboxes = addressparser(value)
  const only = mailboxes[0]
  if (mailboxes.length !== 1 || !only || 'group' in only || !only.address) return null
  if (value.includes('<') && !value.trimEnd().endsWith(`<${only.address}>`)) return null
  return authorOf(only.address)
}

function authorOf(address: string): Author | null {
  if (!PLAIN_ADDRESS.test(address)) return null
  const at = address.indexOf('@')
  const domain = domainToASCII(address.slice(at + 1)).toLowerCase()
  if (!domain.includes('.')) return null
  return { address: `${address.slice(0, at).toLowerCase()}@${domain}`, domain }
}
