// Flattens parsed address headers (RFC 5322 3.4) into plain addresses, groups included.

import type { AddressObject, EmailAddress } from 'mailparser'
import { shownLine } from '../kit/invisible-characters.ts'
import type { MailAddress } from './parsed-mail.ts'

function flatten(entries: readonly EmailAddress[], out: MailAddress[], most: number): void {
  for (const entry of entries) {
    if (out.length >= most) return
    if (entry.group) flatten(entry.group, out, most)
    const address = entry.address?.trim().toLowerCase() ?? ''
    if (address.includes('@')) out.push({ address, name: shownLine(entry.name).trim() || null })
  }
}

/** At most `most` addresses of one header, which may occur several times; each address once. */
export function readAddresses(value: unknown, most: number): MailAddress[] {
  const objects = (Array.isArray(value) ? value : [value]) as Partial<AddressObject>[]
  const found: MailAddress[] = []
  for (const object of objects) {
    if (Array.isArray(object?.value)) flatten(object.value, found, most)
  }
  const seen = new Set<string>()
  return found.filter(({ address }) => !seen.has(address) && seen.add(address))
}
