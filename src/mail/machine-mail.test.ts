// Machine mail is told from a person's, so that loops end and nobody's machine is answered.
import { describe, expect, it } from 'vitest'
import { compose } from './compose.ts'
import { isIgnored, readMachineMail } from './machine-mail.ts'
import { type HeaderField, readHeaderFields } from './sender-headers.ts'

const context = { mailFrom: 'anna@example.com', ourDomain: 'crew.example' }

function fields(...lines: string[]): HeaderField[] {
  return readHeaderFields(Buffer.from(['From: Anna <anna@example.com>', ...lines, '', 'text'].join('\r\n')))
}

describe('machine mail', () => {
  it('a person\u2019s mail is processed and answered, also with Auto-Submitted: no', () => {
    expect(readMachineMail(fields('Subject: Deck'), context)).toEqual({
      kind: 'person',
      answer: true,
      reason: '',
    })
    expect(readMachineMail(fields('Auto-Submitted: no (typed)'), context)).toMatchObject({
      kind: 'person',
      answer: true,
    })
  })

  it('threat 1: automatic and mass mail is ignored', () => {
    const cases: [string, string][] = [
      ['Auto-Submitted: auto-replied', 'auto-reply'],
      ['Auto-Submitted: auto-generated; owner-email="x@example.com"', 'auto-reply'],
      ['auto-submitted:\r\n Auto-Replied (vacation)', 'auto-reply'],
      ['Precedence: bulk', 'bulk'],
      ['Precedence: Junk', 'bulk'],
      ['Precedence: auto_reply', 'auto-reply'],
      ['X-Autoreply: yes', 'auto-reply'],
      ['Content-Type: multipart/report; report-type=disposition-notification; boundary=b', 'auto-reply'],
    ]
    for (const [line, kind] of cases) {
      const read = readMachineMail(fields(line), context)
      expect([line, read.kind, read.answer, isIgnored(read)]).toEqual([line, kind, false, true])
    }
  })

  it('threat 1: lists and those who ask for silence are processed, never answered', () => {
    const lines = [
      'List-Id: <team.example.com>',
      'List-Unsubscribe: <https://x>',
      'Precedence: list',
      'X-Auto-Response-Suppress: OOF',
    ]
    for (const line of lines) {
      const read = readMachineMail(fields(line), context)
      expect([line, read.kind, read.answer, isIgnored(read)]).toEqual([line, 'person', false, false])
    }
    expect(readMachineMail(fields('X-Auto-Response-Suppress: None'), context).answer).toBe(true)
  })

  it('threat 1: undelivered mail goes to the bounce reader, also from our own relay', () => {
    const nobody = { ...context, mailFrom: '' }
    expect(readMachineMail(fields('Auto-Submitted: auto-replied'), nobody).kind).toBe('bounce')
    const report = 'Content-Type: multipart/report; report-type="delivery-status"; boundary=b'
    expect(readMachineMail(fields(report), context).kind).toBe('bounce')
    expect(readMachineMail(fields('X-Failed-Recipients: bob@example.com'), context).kind).toBe('bounce')
    const daemon = [{ name: 'from', value: 'MAILER-DAEMON@crew.example' }]
    expect(readMachineMail(daemon, nobody)).toMatchObject({ kind: 'bounce', answer: false })
  })

  it('threat 1: what we send is known again by its mark when it comes back', async () => {
    const { raw } = await compose({
      from: 'tula@crew.example',
      fromName: 'Tula',
      to: ['anna@example.com'],
      subject: 'Receipt',
      text: 'Done.',
      messageId: '1@crew.example',
      date: new Date(0),
      autoSubmitted: 'auto-replied',
    })
    const back = readHeaderFields(Buffer.from(raw)).filter((field) => field.name !== 'from')
    expect(readMachineMail(back, context)).toMatchObject({ kind: 'loop', answer: false })
  })

  it('threat 2: our own addresses as author are a loop, in every spelling', () => {
    for (const from of [
      'tula@crew.example',
      'Polly <POLLY@Crew.Example>',
      '"x" <anna@example.com>, tula@crew.example',
    ]) {
      const read = readMachineMail([{ name: 'from', value: from }], context)
      expect([from, read.kind]).toEqual([from, 'loop'])
    }
    const other = readMachineMail([{ name: 'from', value: 'tula@crew.example.org' }], context)
    expect(other.kind).toBe('person')
  })

  it('a From of a hostile length costs no more than reading it', () => {
    expect(readMachineMail([{ name: 'from', value: 'a'.repeat(250_000) }], context).kind).toBe('person')
  })

  it('threat 2: an agent of another Mailcrew is not answered', () => {
    const read = readMachineMail(fields('X-Mailcrew-Loop: other.example'), context)
    expect(read).toMatchObject({ kind: 'auto-reply', answer: false })
  })
})
