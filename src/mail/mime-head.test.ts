// Tells how headers are read that old and careless programs wrote, and how attached mails are named.

import { describe, expect, it } from 'vitest'
import { parseMail } from './parse.ts'
import type { ParsedMail } from './parsed-mail.ts'

/** Of a text with one character a byte. */
function read(bytes: string): Promise<ParsedMail> {
  return parseMail(Buffer.from(bytes, 'latin1'))
}

describe('a header', () => {
  it.each([
    [
      'Windows-1252',
      'From: J\xfcrgen <j@example.com>\r\nSubject: \x93Gr\xfc\xdfe\x94\r\n\r\nx',
      '“Grüße”',
      'Jürgen',
    ],
    [
      'UTF-8 in one line, Latin-1 in another',
      'From: J\xc3\xbcrgen <j@example.com>\r\nSubject: Gr\xfc\xdfe\r\n\r\nx',
      'Grüße',
      'Jürgen',
    ],
    [
      'the charset of the body',
      'From: \xc0\xed\xed\xe0 <j@example.com>\r\nSubject: \xcf\xf0\xe8\xe2\xe5\xf2\r\nContent-Type: text/plain;\r\n charset="windows-1251"\r\n\r\nx',
      'Привет',
      'Анна',
    ],
    ['a byte order mark', '\xef\xbb\xbfFrom: Jo <j@example.com>\r\nSubject: one\r\n\r\nx', 'one', 'Jo'],
    ['empty lines above', '\r\n\r\nFrom: Jo <j@example.com>\r\nSubject: one\r\n\r\nx', 'one', 'Jo'],
    ['spaces before the colon', 'From : Jo <j@example.com>\r\nSubject : one\r\n\r\nx', 'one', 'Jo'],
    ['lines that end as on old Macs', 'From: Jo <j@example.com>\rSubject: one\r\rx', 'one', 'Jo'],
    [
      'a type without its second half',
      'From: Jo <j@example.com>\r\nSubject: one\r\nContent-Type: text\r\n\r\nx',
      'one',
      'Jo',
    ],
  ])('%s', async (_name, bytes, subject, name) => {
    expect(await read(bytes)).toMatchObject({ subject, from: { address: 'j@example.com', name }, text: 'x' })
  })
})

function withPart(...lines: string[]): Promise<ParsedMail> {
  const head = ['From: a@example.com', 'Content-Type: multipart/mixed; boundary=b', '']
  return read(
    [...head, '--b', 'Content-Type: text/plain', '', 'See it', '--b', ...lines, '--b--', ''].join('\r\n'),
  )
}

describe('an attached mail', () => {
  it.each([
    ['Subject: Lift repair', 'Lift repair.eml'],
    ['Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=', 'Grüße.eml'],
    ['Subject: Re: north/south', 'Re north south.eml'],
    ['Subject:', 'attachment-1.eml'],
    ['X: y', 'attachment-1.eml'],
  ])('is named by its subject: %s', async (subject, filename) => {
    const mail = await withPart(
      'Content-Type: message/rfc822',
      '',
      'From: b@example.com',
      subject,
      '',
      'The lift',
    )
    expect(mail.attachments.map((file) => file.filename)).toEqual([filename])
  })

  it('keeps the name it was given', async () => {
    const type = 'Content-Type: message/rfc822; name="mine.eml"'
    const mail = await withPart(type, '', 'Subject: Lift repair', '', 'The lift')
    expect(mail.attachments[0]?.filename).toBe('mine.eml')
  })

  it('may have UTF-8 in its headers', async () => {
    const mail = await withPart(
      'Content-Type: message/global',
      '',
      'From: b@example.com',
      'Subject: Lift',
      '',
      'The lift',
    )
    expect(mail.newest.forwarded).toMatchObject([{ subject: 'Lift', text: 'The lift' }])
    expect(mail.attachments[0]?.filename).toBe('Lift.eml')
  })
})

it('boundary lines may have spaces at their ends', async () => {
  const mail = await read(
    'From: a@example.com\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b  \r\nContent-Type: text/plain\r\n\r\nHello  \r\n--b--  \r\n',
  )
  expect(mail.text.trim()).toBe('Hello')
})
