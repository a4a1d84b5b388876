// Header fields of a mail that goes out: folded, and in encoded words where they are not ASCII (RFC 5322, 2047, 2231).
import { buildHeaderParam, encodeWord, foldLines } from 'nodemailer/lib/mime-funcs'
import type { Mailbox } from './outgoing-mail.ts'

/** Of an encoded word, its marks included; at most 75 (RFC 2047, section 2). */
const LONGEST_WORD = 72

/** The field in lines of at most 76 characters where it has blanks to be parted at. */
export function field(name: string, value: string): string {
  return foldLines(`${name}: ${value}`, 76)
}

/** Text in words, such as a Subject. One line, without control characters: see headerText. */
export function textField(name: string, text: string): string {
  return field(name, isPlain(text) ? text : inWords(text))
}

/** Addresses, each with its name. */
export function addressField(name: string, mailboxes: readonly Required<Mailbox>[]): string {
  return field(name, mailboxes.map(inFull).join(', '))
}

/** What can be parted where the spaces are, such as References. */
export function idField(name: string, ids: readonly string[]): string {
  return field(name, ids.map((id) => `<${id}>`).join(' '))
}

/** A parameter of Content-Type or Content-Disposition, in parts where it is long or not ASCII. */
export function parameter(name: string, value: string): string {
  const parts = buildHeaderParam(name, value, 50)
  return parts.map(({ key, value: part }) => `${key}=${inQuotes(part, key)}`).join('; ')
}

/** Parts with a star are encoded and stand bare; others are quoted. */
const inQuotes = (value: string, key: string) => (key.endsWith('*') ? value : quoted(value))

/** RFC 5322, section 3.2.5: the name as it is, quoted, or encoded. */
function inFull({ name, address }: Required<Mailbox>): string {
  if (name === '') return address
  const isAtoms = /^[\w!#$%&'*+/=?^`{|}~-]+(?: [\w!#$%&'*+/=?^`{|}~-]+)*$/.test(name)
  const phrase = isPlain(name) ? (isAtoms ? name : quoted(name)) : inWords(name)
  return `${phrase} <${address}>`
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

const inWords = (text: string) => encodeWord(text, 'B', LONGEST_WORD)

/** Nothing in it would be taken for an encoded word. */
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text) && !text.includes('=?')
