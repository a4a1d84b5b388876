// Mails that go out, read back by a parser that is not ours.
import { type ParsedMail, simpleParser } from 'mailparser'
import { describe, expect, it } from 'vitest'
import { compose } from './compose.ts'
import { headerText, newMessageId } from './compose-fields.ts'
import type { OutgoingMail } from './outgoing-mail.ts'

const receipt: OutgoingMail = {
  from: 'tula@crew.example',
  fromName: 'Tula',
  to: ['anna@example.com'],
  subject: 'Re: Deck',
  text: 'Done.',
  html: '<p>Done.</p>',
  inReplyTo: 'm1@example.com',
  references: ['<m0@example.com>', 'm1@example.com'],
  replyTo: 'r-abc@crew.example',
  messageId: 'own1@crew.example',
  date: new Date('2026-03-10T09:12:00Z'),
  autoSubmitted: 'auto-replied',
}

async function sent(more: Partial<OutgoingMail> = {}): Promise<{ raw: string; mail: ParsedMail }> {
  const { raw } = await compose({ ...receipt, ...more })
  return { raw, mail: await simpleParser(raw) }
}

function header(raw: string, name: string): string[] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return head.split('\r\n').filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
}

describe('compose', () => {
  it('MAIL-31: a receipt is threaded, marked automatic, and comes from its reply address', async () => {
    const { raw, mail } = await sent()
    expect(mail.messageId).toBe('<own1@crew.example>')
    expect(mail.inReplyTo).toBe('<m1@example.com>')
    expect(mail.references).toEqual(['<m0@example.com>', '<m1@example.com>'])
    expect(mail.replyTo?.text).toBe('r-abc@crew.example')
    expect(mail.date).toEqual(receipt.date)
    expect(mail.text?.trim()).toBe('Done.')
    expect(header(raw, 'Auto-Submitted')).toEqual(['Auto-Submitted: auto-replied'])
    expect(header(raw, 'X-Auto-Response-Suppress')).toEqual(['X-Auto-Response-Suppress: All'])
    expect(header(raw, 'X-Mailcrew-Loop')).toEqual(['X-Mailcrew-Loop: crew.example'])
    expect(header(raw, 'Precedence')).toEqual([])
  })

  it('MAIL-31: text from a mail cannot add a header or a recipient', async () => {
    const evil = 'Deck\r\nBcc: victim@example.com\r\n\r\nbody\u2028x\0'
    const { raw, mail } = await sent({
      subject: evil,
      fromName: `Tula\r\nBcc: victim@example.com" <x@evil.example>`,
      inReplyTo: '<a@b.example>\r\nBcc: victim@example.com',
      references: ['<c@d.example>\r\nX-Evil: 1', 'no id', '<e@f.example> <g@h.example>'],
    })
    expect(header(raw, 'Bcc')).toEqual([])
    expect(header(raw, 'X-Evil')).toEqual([])
    expect(mail.from?.value.map((one) => one.address)).toEqual(['tula@crew.example'])
    expect(mail.subject).toBe('Deck Bcc: victim@example.com body x')
    expect(mail.inReplyTo).toBe('<a@b.example>')
    expect(mail.references).toEqual(['<c@d.example>', '<e@f.example>', '<g@h.example>'])
  })

  it('an address that is not exactly one is refused', async () => {
    for (const address of [
      'a@b.example, c@d.example',
      'a@b.example\r\nBcc: c@d.example',
      'a',
      '<a@b.example>',
      '',
    ]) {
      await expect(compose({ ...receipt, to: [address] })).rejects.toMatchObject({ code: 'invalid' })
    }
    for (const messageId of ['none', 'two words@crew.example', '<a@b.example> <c@d.example>']) {
      await expect(compose({ ...receipt, messageId })).rejects.toMatchObject({ code: 'invalid' })
    }
  })

  it('right-to-left and emoji subjects and texts arrive as they are, over 7 bit', async () => {
    const subject =
      'Re: \u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd \ud83d\ude80 \u2013 na\u00efve r\u00e9sum\u00e9 '.trim()
    const { raw, mail } = await sent({ subject, text: `${subject}\n\ud83d\ude80` })
    expect(mail.subject).toBe(subject)
    expect(mail.text?.trim()).toBe(`${subject}\n\ud83d\ude80`)
    expect(/\P{ASCII}/u.test(raw)).toBe(false)
    expect(raw.split('\r\n').every((line) => line.length <= 998)).toBe(true)
  })

  it('direction overrides and broken emoji are taken out of header text', () => {
    expect(headerText('invoice\u202efdp.exe')).toBe('invoicefdp.exe')
    expect(headerText(`${'x'.repeat(499)}\ud83d\ude80`)).toBe('x'.repeat(499))
  })

  it('a domain in another script is written in ASCII', async () => {
    const { raw } = await sent({ to: ['anna@b\u00fccher.example'] })
    expect(header(raw, 'To')).toEqual(['To: anna@xn--bcher-kva.example'])
  })

  it('long References keep the first and the newest', async () => {
    const references = Array.from({ length: 200 }, (_, index) => `m${index}@example.com`)
    const { mail } = await sent({ references })
    expect(mail.references).toHaveLength(30)
    expect([mail.references?.[0], mail.references?.at(-1)]).toEqual([
      '<m0@example.com>',
      '<m199@example.com>',
    ])
  })

  it('threat 14: leaving is one click by POST (RFC 8058)', async () => {
    const { raw } = await sent({
      listUnsubscribe: { url: 'https://crew.example/leave/abc', mailto: 'r-abc@crew.example' },
    })
    expect(header(raw, 'List-Unsubscribe')).toEqual([
      'List-Unsubscribe: <https://crew.example/leave/abc>, <mailto:r-abc@crew.example>',
    ])
    expect(header(raw, 'List-Unsubscribe-Post')).toEqual([
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ])
  })

  it('an attachment goes along', async () => {
    const { mail } = await sent({
      attachments: [{ fileName: 'meeting.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
    })
    expect(mail.attachments.map((file) => [file.filename, file.content.toString()])).toEqual([
      ['meeting.ics', 'BEGIN:VCALENDAR'],
    ])
  })

  it('MAIL-31: a name with marks, in another script, or one that looks encoded arrives as it is', async () => {
    for (const name of [
      'Abel, "Ben" \\ Sons',
      '\u5f20\u4f1f '.repeat(20).trim(),
      '=?utf-8?Q?no?=',
      "O'Neil (IT)",
    ]) {
      const { raw, mail } = await sent({
        to: [{ name, address: 'ben@example.com' }],
        cc: ['carla@example.com'],
      })
      const to = Array.isArray(mail.to) ? mail.to[0] : mail.to
      expect(to?.value).toEqual([{ name, address: 'ben@example.com' }])
      expect(header(raw, 'Cc')).toEqual(['Cc: carla@example.com'])
      expect(raw.split('\r\n').every((line) => line.length <= 78)).toBe(true)
    }
  })

  it('text that goes encoded has short lines, keeps blanks at their ends, and tears no character', async () => {
    const text = `-- \n\ttab\t\n${'\ud83d\ude80\u00e9='.repeat(60)}\n${'a b= '.repeat(60)}\n\n.\nFrom here`
    const { raw, mail } = await sent({ text })
    const lines = raw.split('\r\n')
    expect(mail.text?.trimEnd()).toBe(text)
    expect(lines.every((line) => line.length <= 76 && !/[ \t]$/.test(line) && !line.includes('\n'))).toBe(
      true,
    )
    const softly = lines.filter((line) => line.endsWith('='))
    expect(softly.some((line) => /=F0(?:=[0-9A-F]{2}){0,2}=$|=C3=$/.test(line))).toBe(false)
  })

  it('ASCII in short lines goes as it is, and what a server on the way may change goes encoded', async () => {
    const encodings = async (text: string, html: string) => {
      const { raw, mail } = await sent({ text, html })
      expect(mail.text?.replace(/\n$/, '')).toBe(text.replaceAll('\r\n', '\n'))
      expect(mail.html).toBe(html.replaceAll('\r\n', '\n'))
      return [...raw.matchAll(/Transfer-Encoding: (\S+)/g)].map((match) => match[1])
    }
    const [asIs, encoded] = ['7bit', 'quoted-printable']
    const paragraph = (length: number) => `<p>${'x'.repeat(length - 7)}</p>`
    expect(await encodings(`a\r\n\n\tb\n${'x'.repeat(76)}`, paragraph(998))).toEqual([asIs, asIs])
    expect(await encodings('x'.repeat(77), paragraph(999))).toEqual([encoded, encoded])
    expect(await encodings('na\u00efve', '<p>\u201cno\u201d</p>')).toEqual([encoded, encoded])
    expect(await encodings('-- \nAnna', '<p>tab\t\n</p>')).toEqual([encoded, encoded])
    expect(await encodings('Hi,\nFrom here', '<p>\nFrom here</p>')).toEqual([encoded, encoded])
  })

  it('no line of a body begins with "From ", which mailboxes of the old form would change', async () => {
    const text = Array.from({ length: 40 }, (_, at) => `From ${'x'.repeat(at + 40)} From afar`).join('\n')
    const { raw, mail } = await sent({ text })
    expect(mail.text?.trimEnd()).toBe(text)
    const lines = raw.slice(raw.indexOf('\r\n\r\n')).split('\r\n')
    expect(lines.filter((line) => line.startsWith('From ') || line.length > 76)).toEqual([])
    expect(lines.filter((line) => line === '=46rom afar').length).toBeGreaterThan(0)
  })

  it('files of any name go along, each as it was, beside the text and its HTML', async () => {
    const bytes = Buffer.from(Array.from({ length: 700 }, (_, index) => index % 256))
    const { mail } = await sent({
      attachments: [
        { fileName: 'r\u00e9sum\u00e9 "1" (new)*.pdf', contentType: 'application/pdf', content: bytes },
        { fileName: 'a; b.csv', contentType: 'text/csv', content: '\u00e9;1\n' },
      ],
    })
    expect(mail.attachments.map((file) => [file.filename, file.contentType])).toEqual([
      ['r\u00e9sum\u00e9 "1" (new)*.pdf', 'application/pdf'],
      ['a; b.csv', 'text/csv'],
    ])
    expect(mail.attachments[0]?.content.equals(bytes)).toBe(true)
    expect(mail.attachments[1]?.content.toString()).toBe('\u00e9;1\n')
    expect([mail.text?.trim(), mail.html]).toEqual(['Done.', '<p>Done.</p>'])
  })

  it('each Message-ID is new and of our domain', () => {
    const one = newMessageId('crew.example')
    expect(one).toMatch(/^[0-9a-f]{32}@crew\.example$/)
    expect(newMessageId('crew.example')).not.toBe(one)
  })
})
