// From whom and for whom a mail in a mailbox or a bucket is: neither keeps an envelope, so that its headers have to say.
import addressparser from 'nodemailer/lib/addressparser'
import { readRawHeaders } from '../top-headers.ts'
import { withLowerDomain } from './envelope.ts'

/** What the mailbox's server wrote of the envelope stands before what the sender wrote. */
const RECIPIENTS = ['x-original-to', 'delivered-to', 'envelope-to', 'x-envelope-to', 'to', 'cc']

/** The headers that are asked for before the whole mail is. */
export const ENVELOPE_HEADERS = [...RECIPIENTS, 'return-path', 'from', 'received']

/** The server that took the mail last wrote the topmost Received, with the recipient where there was only one. */
const RECEIVED_FOR = /\bfor\s+<?([^\s<>;@]+@[^\s<>;@]+)/i

export interface HeaderEnvelope {
  /** Of Return-Path, empty for a bounce; where no server wrote it, the author's. */
  mailFrom: string
  /** Each once, those of the mailbox's server first. */
  recipients: string[]
}

/** `head`: raw header lines. At most so many recipients. */
export function envelopeIn(head: Buffer, most: number): HeaderEnvelope {
  const headers = readRawHeaders(head, head.length)
  const addressesOf = (name: string) =>
    addressparser(headers.get(name) ?? '', { flatten: true }).map(({ address }) => address)
  const path = /<([^<>\s]*)>/.exec(headers.get('return-path') ?? '')?.[1]
  const received = RECEIVED_FOR.exec(headers.get('received') ?? '')?.[1] ?? ''
  const recipients = [received, ...RECIPIENTS.flatMap(addressesOf)].filter(isAddress).map(withLowerDomain)
  return {
    mailFrom: path ?? addressesOf('from')[0] ?? '',
    recipients: [...new Set(recipients)].slice(0, most),
  }
}

/** Characters of the longest that there may be (RFC 5321 section 4.5.3.1). */
const LONGEST = 320

const isAddress = (address: string) =>
  address.length <= LONGEST && /^[^\s\p{Cc}]+@[^\s\p{Cc}@]+$/u.test(address)
