// For whom a mail in a mailbox is: IMAP keeps no envelope, so that its headers have to say.
import addressparser from 'nodemailer/lib/addressparser'
import { readRawHeaders } from '../../top-headers.ts'
import { withLowerDomain } from '../envelope.ts'

/** What the mailbox's server wrote of the envelope stands before what the sender wrote. */
const HEADERS = ['x-original-to', 'delivered-to', 'envelope-to', 'x-envelope-to', 'to', 'cc']

/** Each address once, in that order, at most so many. */
export function addressesOn(raw: Buffer, most: number): string[] {
  const headers = readRawHeaders(raw)
  const addresses = HEADERS.flatMap((name) => addressparser(headers.get(name) ?? '', { flatten: true }))
    .map(({ address }) => withLowerDomain(address))
    .filter((address) => address.includes('@'))
  return [...new Set(addresses)].slice(0, most)
}

/** The address of Return-Path, empty for a bounce; where no server wrote it, the author's. */
export function returnPathOf(raw: Buffer): string {
  const headers = readRawHeaders(raw)
  const path = /<([^<>\s]*)>/.exec(headers.get('return-path') ?? '')?.[1]
  return path ?? addressparser(headers.get('from') ?? '', { flatten: true })[0]?.address ?? ''
}
