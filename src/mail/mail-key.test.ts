// The once-only key: equal for a redelivery, different for a different mail.
import { expect, it } from 'vitest'
import { mailKey } from './mail-key.ts'

const HEADERS = [
  'Message-ID: <one@example.com>',
  'From: Ann <ann@example.com>',
  'Date: Mon, 4 May 2026 09:59:00 +0200',
  'Subject: A list of things to do',
]
const mail = (headers: string[], body: string) => Buffer.from(`${headers.join('\r\n')}\r\n\r\n${body}`)
const same = mailKey(mail(HEADERS, 'One\r\n\r\nTwo\r\n'))

it('trace headers, folding, line ends and blank lines at the end change nothing', () => {
  const traced = ['Received: from a by b', 'X-Spam-Score: 1', ...HEADERS, 'Delivered-To: tula@example.org']
  expect(mailKey(mail(traced, 'One\r\n\r\nTwo\r\n'))).toEqual(same)
  expect(mailKey(mail([...HEADERS].reverse(), 'One\r\n\r\nTwo\r\n\r\n\r\n'))).toEqual(same)
  expect(mailKey(mail(HEADERS, 'One\n\nTwo'))).toEqual(same)
  expect(mailKey(Buffer.from(mail(HEADERS, 'One\r\n\r\nTwo').toString().replaceAll('\r\n', '\n')))).toEqual(
    same,
  )
  const folded = HEADERS.map((line) => line.replace('list of', 'list\r\n of'))
  expect(mailKey(mail(folded, 'One\r\n\r\nTwo'))).toEqual(same)
})

it('another Message-ID, From, Date, Subject or body is another mail', () => {
  const others = HEADERS.map((_, index) =>
    HEADERS.map((line, at) => (at === index ? line.replace('A', 'B') + 1 : line)),
  )
  const keys = others.map((headers) => mailKey(mail(headers, 'One\r\n\r\nTwo\r\n')).hash)
  keys.push(mailKey(mail(HEADERS, 'One\r\n\r\nToo\r\n')).hash, mailKey(mail(HEADERS, 'One\r\nTwo\r\n')).hash)
  expect(new Set([...keys, same.hash]).size).toBe(7)
})

it('a mail without Message-ID has a key that does not last', () => {
  expect(same.lasting).toBe(true)
  expect(mailKey(mail(HEADERS.slice(1), 'One')).lasting).toBe(false)
})
