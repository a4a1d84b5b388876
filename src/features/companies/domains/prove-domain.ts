// The TXT record by which a company proves that a mail domain is its own, and the look for it (COMP-23).
import { createHmac, randomBytes } from 'node:crypto'
import { AppError } from '../../../kit/errors.ts'
import { createDnsResolver, type DnsResolver } from '../../../mail/sender-dns.ts'
import type { LookUpTxt } from '../company-services.ts'

/** A name of its own, as RFC 8552 has it, so that nothing at the domain itself is touched. */
export const recordName = (domain: string): string => `_mailcrew.${domain}`

/** 128 random bits. */
export const newDomainSecret = (): string => randomBytes(16).toString('hex')

/** Another text for every company and domain: what one company shows proves nothing for another. */
export function recordValue(secret: string, companyId: number, domain: string): string {
  const proof = createHmac('sha256', secret).update(`${companyId} ${domain}`).digest('hex')
  return `mailcrew-domain=${proof.slice(0, 40)}`
}

/** Throws AppError unavailable when the DNS does not answer, which says nothing about the record. */
export async function isProved(lookUp: LookUpTxt, domain: string, value: string): Promise<boolean> {
  const texts = await lookUp(recordName(domain)).catch(() => {
    throw new AppError('unavailable', `The DNS of ${domain} did not answer. Try again in a moment.`)
  })
  return texts.some((text) => text.trim() === value)
}

const ABSENT = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME'])

/** Asks the system's DNS unless another resolver is given. */
export function txtLookUp(resolve: DnsResolver = createDnsResolver()): LookUpTxt {
  return async (name) => {
    try {
      const records = await resolve(name, 'TXT')
      return records.map((record) => (typeof record === 'string' ? record : record.join('')))
    } catch (error) {
      if (ABSENT.has(String((error as { code?: unknown }).code))) return []
      throw error
    }
  }
}
