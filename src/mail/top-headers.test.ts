// Top headers are read right, and hostile ones cost no more than their length.
import { describe, expect, it } from 'vitest'
import { bodyStart, readRawHeaders, readTopHeaders } from './top-headers.ts'

const read = (text: string) => readTopHeaders(readRawHeaders(Buffer.from(text)))

describe('top headers', () => {
  it('are unfolded and decoded', () => {
    const headers = read(
      [
        'Received: by mx.example.com',
        'Message-ID:',
        ' <one@example.com>',
        'In-Reply-To: <zero@example.com> (Ann)',
        'References: <first@example.com>',
        '\t<zero@example.com>',
        'From: =?iso-8859-1?Q?J=F6rg_=22the=2C_one=22?= <Joerg@Example.com>, other@example.com',
        'Subject: =?utf-8?B?R3LDvMOfZQ==?= =?utf-8?Q?_aus_K=C3=B6ln?=',
        'Date: Mon, 4 May 2026 09:59:00 +0200 (CEST)',
        'Subject: a second one is not read',
        '',
        'From: body@example.com',
      ].join('\r\n'),
    )
    expect(headers).toEqual({
      messageId: 'one@example.com',
      inReplyTo: 'zero@example.com',
      references: ['first@example.com', 'zero@example.com'],
      fromAddress: 'joerg@example.com',
      fromName: 'Jörg "the, one"',
      subject: 'Grüße aus Köln',
      sentAt: new Date('2026-05-04T07:59:00Z'),
    })
  })

  it('that are missing, empty or nonsense are absent', () => {
    const nothing = { messageId: null, inReplyTo: null, references: [], fromAddress: null, fromName: null }
    expect(read('')).toEqual({ ...nothing, subject: '', sentAt: null })
    expect(read('Date: tomorrow\r\nMessage-ID: <>\r\nFrom: \r\nno colon\r\n\r\n')).toEqual({
      ...nothing,
      subject: '',
      sentAt: null,
    })
  })

  it('lose the control characters that a database cannot take', () => {
    const headers = read('Subject: a\u0000b=?utf-8?Q?c=00d?=\r\nMessage-ID: <a\u0000b@example.com>\r\n\r\n')
    expect(headers.subject).toBe('a bc d')
    expect(headers.messageId).not.toContain('\u0000')
  })

  it('of megabytes and of 10,000 recipient lines are read in linear time', () => {
    const recipients = Array.from(
      { length: 10_000 },
      (_, index) => `To: person${index}@example.com\r\n`,
    ).join('')
    const hostile = [
      `From: ${'"'.repeat(2_000_000)}\r\n`,
      `From: ${'<'.repeat(2_000_000)}\r\n`,
      `Subject: ${'=?utf-8?Q?'.repeat(200_000)}\r\n`,
      `References: ${'<a'.repeat(1_000_000)}\r\n`,
      `Subject: a${'\r\n '.repeat(700_000)}\r\n`,
      `${':'.repeat(2_000_000)}\r\n`,
      `From: a@example.com\r\n${recipients}Subject: behind 64 kB\r\n`,
    ]
    // A quadratic reader would need minutes here, which is longer than a test may take.
    for (const head of hostile) expect(read(`${head}\r\nbody`).subject.length).toBeLessThanOrEqual(2_000)
  })
})

describe('the body', () => {
  it('starts behind the first empty line, with any line ends', () => {
    for (const head of ['A: b\r\n\r\n', 'A: b\n\n', 'A: b\r\n\n', 'A: b\n\r\n', '\r\n', '\n']) {
      expect(bodyStart(Buffer.from(`${head}text\r\n\r\nmore\n\n`))).toBe(head.length)
    }
    expect(bodyStart(Buffer.from('A: b\r\n'))).toBe(6)
  })
})
