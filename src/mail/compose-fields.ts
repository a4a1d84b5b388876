// Makes text from anywhere safe to stand in the header of a mail that goes out.
import { randomUUID } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { AppError } from '../kit/errors.ts'

/** Longer References are cut to the first and the newest, as RFC 5322 readers expect (section 3.6.4). */
const MAX_REFERENCES = 30
const MAX_TEXT = 500
const ID = /(?<![^<>\s@,;"])[^<>\s@,;"]{1,250}@[^<>\s@,;"]{1,250}(?![^<>\s@,;"])/g

/** A Message-ID of our own, without angle brackets, as they are kept everywhere. */
export function newMessageId(domain: string): string {
  return `${randomUUID().replaceAll('-', '')}@${domain}`
}

/** One line without control characters or direction overrides, which make one text look like another. */
export function headerText(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
  return line
    .trim()
    .slice(0, MAX_TEXT)
    .replace(/\p{Cs}/gu, '')
}

/** The address with its domain in ASCII; throws where it is not exactly one plain address. */
export function plainAddress(address: string): string {
  const plain = plainAddressOrNull(address)
  if (plain === null) throw new AppError('invalid', 'This is not an email address')
  return plain
}

export function plainAddressOrNull(address: string): string | null {
  const parts = /^([^\s@"<>(),;:\\[\]\p{Cc}]{1,64})@([^\s@"<>(),;:\\[\]\p{Cc}]{1,255})$/u.exec(address.trim())
  const domain = domainToASCII(parts?.[2] ?? '')
  return parts?.[1] && domain ? `${parts[1]}@${domain}` : null
}

/** Only what has the form of a Message-ID is kept, bare and each once. */
export function messageIds(values: readonly string[]): string[] {
  const ids = [...new Set(values.flatMap((value) => value.match(ID) ?? []))].filter(isAscii)
  if (ids.length <= MAX_REFERENCES) return ids
  return [...ids.slice(0, 1), ...ids.slice(1 - MAX_REFERENCES)]
}

/** The one Message-ID that the text is, bare; throws where it is anything else. */
export function ownMessageId(value: string): string {
  const bare = value.replace(/^<(.*)>$/, '$1')
  if (messageIds([bare])[0] !== bare) throw new AppError('invalid', 'This is not a Message-ID')
  return bare
}

function isAscii(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text)
}
