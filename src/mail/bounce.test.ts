// Reports about undelivered mail, as the standard says and as servers write them.
import { describe, expect, it } from 'vitest'
import { readBounce } from './bounce.ts'

const bytes = (...lines: string[]) => Buffer.from(lines.join('\r\n'))

function report(
  status: string[],
  original = ['From: tula@crew.example', 'Message-ID: <abc@crew.example>'],
): Buffer {
  return bytes(
    'From: MAILER-DAEMON@mx.example.net',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I am sorry to have to inform you.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    '',
    ...status,
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    ...original,
    '',
    '--b--',
  )
}

describe('RFC 3464', () => {
  it('names the mail, the recipient, the status and the reason', async () => {
    const raw = report([
      'Final-Recipient: rfc822; Anna@Example.net',
      'Action: failed',
      'Status: 5.1.1 (unknown)',
      'Diagnostic-Code: smtp; 550 5.1.1 no such',
      '  user here',
    ])
    expect(await readBounce(raw)).toEqual({
      originalMessageId: 'abc@crew.example',
      token: null,
      recipient: 'anna@example.net',
      status: '5.1.1',
      action: 'failed',
      text: '550 5.1.1 no such user here',
    })
  })

  it('our own address for reports is found in the head of the mail that came back, and nowhere else', async () => {
    const token = `b-${'abcdefghijklmnopqrstuvwxyz'}`
    const failed = ['Final-Recipient: rfc822; a@example.net', 'Action: failed']
    const head = ['From: tula@crew.example', `X-Mailcrew-Report: ${token}`]
    expect(await readBounce(report(failed, head))).toMatchObject({ token })
    expect(await readBounce(report(failed, ['Subject: X-Mailcrew-Report: none']))).toMatchObject({
      token: null,
    })
  })

  it('a delay is no failure, and of several recipients the failed one counts', async () => {
    const delayed = ['Final-Recipient: rfc822; a@example.net', 'Action: delayed', 'Status: 4.4.1']
    expect(await readBounce(report(delayed))).toMatchObject({ action: 'delayed', status: '4.4.1' })
    const failed = ['Final-Recipient: rfc822; b@example.net', 'Action: failed', 'Status: 5.2.2']
    expect(await readBounce(report([...delayed, '', ...failed]))).toMatchObject({
      recipient: 'b@example.net',
      action: 'failed',
    })
  })

  it('an expanded or relayed mail is neither failed nor delayed', async () => {
    const relayed = ['Final-Recipient: rfc822; a@example.net', 'Action: relayed', 'Status: 2.1.5']
    expect(await readBounce(report(relayed))).toMatchObject({ action: 'other', status: '2.1.5' })
  })

  it('a report without the mail that came back is matched by what it refers to', async () => {
    const raw = report(['Final-Recipient: rfc822; a@example.net', 'Action: failed'], [])
    const named = Buffer.concat([Buffer.from('In-Reply-To: <abc@crew.example>\r\n'), raw])
    expect(await readBounce(named)).toMatchObject({ originalMessageId: 'abc@crew.example' })
    expect(await readBounce(raw)).toMatchObject({ originalMessageId: null })
  })
})

describe('free text', () => {
  it('qmail\u2019s', async () => {
    const raw = bytes(
      'From: MAILER-DAEMON@mx.example.net',
      'Subject: failure notice',
      '',
      'Hi. This is the qmail-send program at mx.example.net.',
      'I\u2019m afraid I wasn\u2019t able to deliver your message to the following addresses.',
      '',
      '<anna@example.net>:',
      '192.0.2.7 does not like recipient.',
      'Remote host said: 550 5.1.1 unknown user',
      '',
      '--- Below this line is a copy of the message.',
      '',
      'From: tula@crew.example',
      'To: carl@example.net',
      'Message-ID: <q1@crew.example>',
    )
    expect(await readBounce(raw)).toEqual({
      originalMessageId: 'q1@crew.example',
      token: null,
      recipient: 'anna@example.net',
      status: '5.1.1',
      action: 'failed',
      text: 'Remote host said: 550 5.1.1 unknown user',
    })
  })

  it('Exim\u2019s, with its own header', async () => {
    const raw = bytes(
      'From: Mail Delivery System <Mailer-Daemon@mx.example.net>',
      'X-Failed-Recipients: anna@example.net',
      '',
      'A message that you sent could not be delivered to one or more of its recipients.',
      '',
      '  anna@example.net',
      '    Unrouteable address',
      '',
      '------ This is a copy of the message, including all the headers. ------',
      'Message-Id: <e1@crew.example>',
    )
    expect(await readBounce(raw)).toMatchObject({
      originalMessageId: 'e1@crew.example',
      recipient: 'anna@example.net',
      action: 'failed',
    })
  })

  it('a warning that a mail is late is a delay', async () => {
    const raw = bytes(
      'Subject: Warning',
      '',
      'Your message to anna@example.net is delayed: 451 4.7.1 try later.',
    )
    expect(await readBounce(raw)).toMatchObject({
      action: 'delayed',
      status: '4.7.1',
      recipient: 'anna@example.net',
    })
  })

  it('a person\u2019s mail is no report', async () => {
    expect(
      await readBounce(bytes('From: anna@example.com', '', 'Please send the deck by Friday.')),
    ).toBeNull()
  })

  it('a hostile length costs no more than reading it', async () => {
    const long = 'a'.repeat(400_000)
    expect(await readBounce(bytes('Subject: failure', '', `${long} could not be delivered`))).toMatchObject({
      recipient: null,
    })
    expect(await readBounce(report([`Final-Recipient: rfc822; ${long}`]))).toMatchObject({ recipient: null })
  })

  it('rubbish is no report', async () => {
    expect(await readBounce(Buffer.from([0, 255, 13, 10, 13, 10, 7]))).toBeNull()
    expect(await readBounce(Buffer.alloc(0))).toBeNull()
  })
})
