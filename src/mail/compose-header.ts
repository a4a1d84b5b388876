// Header fields of a mail that goes out: folded, and in encoded words where they are not ASCII (RFC 5322, 2047, 2231).
import type { Mailbox } from './outgoing-mail.ts'

const FOLD_AT = 76
/** An encoded word has at most 75 characters: 45 bytes in base64 and what stands around them. */
const BYTES_A_WORD = 45

/** Text in words, such as a Subject. One line, without control characters: see headerText. */
export function textField(name: string, text: string): string {
  return folded(name, isPlain(text) ? text.split(/ (?=\S)/) : encodedWords(text))
}

/** Addresses, each with its name. */
export function addressField(name: string, mailboxes: readonly Required<Mailbox>[]): string {
  const last = mailboxes.length - 1
  return folded(
    name,
    mailboxes.flatMap((one, index) => wordsOf(one, index === last ? '' : ',')),
  )
}

/** What can be parted where the spaces are, such as References. */
export function idField(name: string, ids: readonly string[]): string {
  return folded(
    name,
    ids.map((id) => `<${id}>`),
  )
}

/** A parameter of Content-Type or Content-Disposition. */
export function parameter(name: string, value: string): string {
  if (/^[\w.+-]+$/.test(value)) return `${name}=${value}`
  if (isAscii(value)) return `${name}=${quoted(value)}`
  const encoded = encodeURIComponent(value).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${name}*=utf-8''${encoded}`
}

/** Words on as many lines as they need; between two of them is one space. */
export function folded(name: string, words: readonly string[]): string {
  let field = `${name}:`
  let column = field.length
  for (const [index, word] of words.entries()) {
    const isNewLine = index > 0 && column + 1 + word.length > FOLD_AT
    field += isNewLine ? `\r\n ${word}` : ` ${word}`
    column = (isNewLine ? 0 : column) + 1 + word.length
  }
  return field
}

function wordsOf({ name, address }: Required<Mailbox>, end: string): string[] {
  if (name === '') return [`${address}${end}`]
  return [...phrase(name), `<${address}>${end}`]
}

/** RFC 5322, section 3.2.5: as it is, quoted, or encoded. */
function phrase(name: string): string[] {
  if (!isPlain(name)) return encodedWords(name)
  return /^[\w!#$%&'*+/=?^`{|}~-]+(?: [\w!#$%&'*+/=?^`{|}~-]+)*$/.test(name)
    ? name.split(' ')
    : [quoted(name)]
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

function encodedWords(text: string): string[] {
  const words: string[] = []
  let word = ''
  let bytes = 0
  for (const character of text) {
    const length = Buffer.byteLength(character)
    if (bytes + length > BYTES_A_WORD) {
      words.push(word)
      word = ''
      bytes = 0
    }
    word += character
    bytes += length
  }
  return [...words, word].map((one) => `=?utf-8?B?${Buffer.from(one).toString('base64')}?=`)
}

/** Nothing in it would be taken for an encoded word. */
const isPlain = (text: string) => isAscii(text) && !text.includes('=?')

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)
