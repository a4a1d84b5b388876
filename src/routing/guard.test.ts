// What the guard does with mail: who is trusted, what is held, ignored, refused and tried again.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DnsServer, startDnsServer } from '../../test/dns-server.ts'
import { type Client, clientOf, startWorld, type World } from '../../test/world.ts'
import type { Project } from '../features/projects/contract.ts'
import type { Delivery, SentMail } from '../features/triage/contract.ts'
import { createDnsResolver } from '../mail/sender-dns.ts'

let local: World
let amara: Client
let dns: DnsServer
let open: World | undefined

beforeAll(async () => {
  local = await startWorld()
  amara = await local.signUp('amara')
  dns = await startDnsServer()
})
afterAll(async () => {
  await local.stop()
  await open?.stop()
  await dns.close()
})

const deliveries = (client: Client, query = '') => client.get<Delivery[]>(`/api/mails${query}`)

async function statusOf(
  world: World,
  subject: string,
): Promise<{ status: unknown; reason: unknown; trust: unknown }[]> {
  const rows = await world.rows(
    'select d.status, d.reason, d.trust from deliveries d join mails m on m.id = d.mail_id where m.subject = $1 order by d.id',
    [subject],
  )
  return rows as { status: unknown; reason: unknown; trust: unknown }[]
}

it('MAIL-28 MAIL-31: a sender without an account becomes a guest whose receipt links to claiming it', async () => {
  await local.receiveMail({ from: 'jonas', subject: 'First contact', text: 'Please water the plants.' })
  expect(await statusOf(local, 'First contact')).toMatchObject([{ status: 'processed', trust: 'guest' }])
  const rows = await local.rows(`select text from outbox where recipient = 'jonas@example.com'`)
  expect(String(rows[0]?.text)).toMatch(/\/confirm\/[\w-]{20,}/)
  const jonas = await local.signUp('jonas')
  const { projects } = await jonas.get<{ projects: Project[] }>('/api/projects')
  expect(projects.map((one) => one.name)).toEqual(['First contact'])
})

it('MAIL-31: an unknown address and one of another host are refused at RCPT with their words', async () => {
  await expect(local.mail({ from: 'amara', to: ['nobody@mailcrew.localhost'] })).rejects.toThrow(
    /550.*no agent at this address/s,
  )
  await expect(
    local.mail({ from: 'amara', to: ['tula@elsewhere.example.com'], rcptTo: ['tula@elsewhere.example.com'] }),
  ).rejects.toThrow(/550.*Relaying denied/s)
  await expect(
    local.mail({ from: 'amara', rcptTo: ['r-aaaaaaaaaaaaaaaaaaaaaaaaaa@mailcrew.localhost'] }),
  ).rejects.toThrow(/550/)
})

it('threat 1: automatic mail, our own mail and bulk mail are recorded as ignored and never answered', async () => {
  await local.receiveMail({
    from: 'amara',
    subject: 'Away',
    text: 'Please write later.',
    headers: { 'Auto-Submitted': 'auto-replied' },
  })
  await local.receiveMail({
    from: 'amara',
    subject: 'Loop',
    text: 'Please x.',
    headers: { 'X-Mailcrew-Loop': 'mailcrew.localhost' },
  })
  await local.receiveMail({
    from: 'amara',
    subject: 'Bulk',
    text: 'Please buy.',
    headers: { Precedence: 'bulk' },
  })
  for (const subject of ['Away', 'Loop', 'Bulk'])
    expect(await statusOf(local, subject)).toMatchObject([{ status: 'ignored' }])
  const sent = await amara.get<SentMail[]>('/api/outbox')
  expect(sent.filter((one) => /Away|Loop|Bulk/.test(one.subject))).toEqual([])
})

it('threat 1: a machine that marks nothing makes nothing, suggests nothing and gets no answer', async () => {
  const mails = [
    ['Automatic reply: Crates', 'I am out of the office until 9 May. Please resend your message after that.'],
    ['Unzustellbar: Re: Kisten', "Bitte senden Sie sie erneut. Remote Server returned '550 5.1.10'"],
    ['Read: Crates', 'Your message was read on Monday. Please keep this receipt.'],
    ['Recall: Crates', 'Amara Okafor would like to recall the message, "Crates".'],
  ] as const
  const before = (await amara.get<SentMail[]>('/api/outbox')).length
  for (const [subject, text] of mails) {
    await local.receiveMail({ from: 'amara', subject, text })
    expect(await statusOf(local, subject)).toMatchObject([{ status: 'ignored' }])
  }
  expect(await amara.get<SentMail[]>('/api/outbox')).toHaveLength(before)
})

it('threat 1: a robot that answers each receipt is not answered a second time', async () => {
  const robot = { from: 'desk@them.example', subject: 'Invoice question' }
  await local.receiveMail({ ...robot, text: 'Please send us the invoice for May.' })
  const receipts = async () => {
    const { rows } = await local.app.db.query(
      `select raw, message_id from outbox where recipient = 'desk@them.example' order by id`,
    )
    return rows as { raw: string; message_id: string }[]
  }
  const answer = async (ticket: number) => {
    const last = (await receipts()).at(-1)
    const to = /^Reply-To: .*?([^\s<]+@mailcrew\.localhost)/im.exec(last?.raw ?? '')?.[1] ?? ''
    const text = `Thank you for contacting us. Please do not open a second ticket. Your number is ${ticket}.`
    const subject = `Ticket ${ticket} received`
    await local.receiveMail({ ...robot, to, subject, text, inReplyTo: last?.message_id ?? '' })
    return statusOf(local, subject)
  }
  await answer(286_601)
  const sent = await receipts()
  expect(await answer(286_602)).toMatchObject([{ status: 'ignored' }])
  expect(await answer(286_603)).toMatchObject([{ status: 'ignored' }])
  expect(await receipts()).toHaveLength(sent.length)
})

/** Texts of programs that write each answer a little differently, by the count of the answer. */
const programs: [name: string, write: (round: number) => string][] = [
  [
    'a count',
    (round) =>
      `Thank you for message ${round}. Please do not open a second ticket, somebody will read yours soon.`,
  ],
  [
    'the time',
    (round) =>
      `We got your mail on Monday at ${8 + round}:1${round % 10} and will please reply within two working days.`,
  ],
  [
    'an id of letters',
    (round) =>
      `Your case ${'qwertzuiopas'.slice(round % 9)}x is open. Please send all further questions with this reference.`,
  ],
]

it.each(programs)(
  'threat 1: twelve answers of a program that changes %s bring three mails at most',
  async (name, write) => {
    const from = `${name.replaceAll(' ', '-')}@them.example`
    await local.receiveMail({
      from,
      subject: 'Invoice question',
      text: 'Please send us the invoice for May.',
    })
    const ours = async () => (await local.outbox({ to: from })).length
    const first = await ours()
    for (let round = 1; round <= 12; round++) {
      const to = await local.replyTo({ to: from })
      await local.receiveMail({ from, to, subject: `Ticket ${round} received`, text: write(round) })
    }
    expect((await ours()) - first).toBeLessThanOrEqual(2)
  },
)

it('threat 1: a program that begins a new conversation each time is silenced as well', async () => {
  const from = 'front-desk@them.example'
  for (let round = 1; round <= 12; round++)
    await local.receiveMail({
      from,
      subject: `Case ${round} was opened`,
      text: `Your case number ${round} is open. Please send all further questions about it to this address.`,
    })
  expect((await local.outbox({ to: from })).length).toBeLessThanOrEqual(5)
})

it('threat 1: a person who orders much the same of several tasks is answered each time', async () => {
  const lines = ['chairs', 'tables', 'lamps', 'cups'].map(
    (thing) => `Please order the ${thing} for the hall.`,
  )
  await local.receiveMail({ from: 'amara', subject: 'Hall orders', text: lines.join('\n') })
  const receipts = async () => (await local.outbox({ to: 'amara@example.com' })).length
  for (const number of [1, 2, 3, 4]) {
    const before = await receipts()
    const to = await local.replyTo({ subject: 'Re: Hall orders' })
    const text = `Please move the due date of task ${number} to Friday 4 December.`
    await local.receiveMail({ from: 'amara', to, subject: 'Re: Hall orders', text })
    expect([number, await receipts()]).toEqual([number, before + 1])
  }
})

it('threat 1: a person who asks the same of several things in new mails is answered each time', async () => {
  const receipts = async () => (await local.outbox({ to: 'amara@example.com' })).length
  for (const hall of ['north', 'south', 'west', 'east', 'river', 'garden']) {
    const before = await receipts()
    const text = `What is still open in the project about the ${hall} hall?`
    await local.receiveMail({
      from: 'amara',
      to: 'copilot@mailcrew.localhost',
      subject: `The ${hall} hall`,
      text,
    })
    expect([hall, await receipts()]).toEqual([hall, before + 1])
  }
})

it('a mail over a list is processed but not answered', async () => {
  await local.receiveMail({
    from: 'amara',
    subject: 'Listed',
    text: 'Please file the report.',
    headers: { 'List-Id': '<team.example.com>' },
  })
  expect(await statusOf(local, 'Listed')).toMatchObject([{ status: 'processed' }])
  expect((await amara.get<SentMail[]>('/api/outbox')).some((one) => one.subject === 'Re: Listed')).toBe(false)
})

it('threat 9: the same mail again is one mail; the same Message-ID with another body is another', async () => {
  const mail = {
    from: 'amara',
    subject: 'Once',
    messageId: '<once@example.com>',
    date: new Date('2026-11-16T10:00:00Z'),
    text: 'Please call Ada.',
  }
  await local.receiveMail(mail)
  await local.receiveMail(mail)
  expect(await statusOf(local, 'Once')).toHaveLength(1)
  await local.receiveMail({ ...mail, text: 'Please call Grace.' })
  expect(await statusOf(local, 'Once')).toHaveLength(2)
})

it('a Bcc to Tula is private: nobody else on the mail becomes a participant', async () => {
  await local.receiveMail({
    from: 'amara',
    to: ['bob@example.com'],
    rcptTo: ['tula@mailcrew.localhost'],
    subject: 'Quietly',
    text: 'Bob, please sign the form.',
  })
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  expect(projects.find((one) => one.name === 'Quietly')).toMatchObject({
    type: 'individual',
    participantCount: 1,
  })
})

it('threat 16: more than 20 mails in 10 minutes from one sender to one address get one summary instead of receipts', {
  timeout: 120_000,
}, async () => {
  for (let number = 0; number < 23; number += 1)
    await local.mail({ from: 'mei', subject: `Flood ${number}`, text: `Please count to ${number}.` })
  await local.settled()
  const rows = await local.rows(
    `select count(*)::int as mails from outbox where recipient = 'mei@example.com' and kind = 'receipt'`,
  )
  expect(rows[0]?.mails).toBeLessThanOrEqual(20)
  const done = await local.app.db.query(
    `select count(*)::int as deliveries from deliveries d join mails m on m.id = d.mail_id where m.subject like 'Flood %' and d.status = 'processed'`,
  )
  expect(done.rows[0]?.deliveries).toBe(23)
  const summaries = await local.app.db.query(
    `select subject, text from outbox where recipient = 'mei@example.com' and kind = 'flood'`,
  )
  expect(summaries.rows.length).toBeGreaterThanOrEqual(1)
  expect(summaries.rows.length).toBeLessThanOrEqual(2)
  expect(summaries.rows[0]?.text).toContain('mails from you reached tula@mailcrew.localhost')
})

it('odd mails have a clear outcome: empty, only emoji, right to left, two languages, HTML only, year 9999, broken MIME', async () => {
  const odd: [string, string][] = [
    ['empty', ''],
    ['emoji', '\u{1F44D}\u{1F389}\u{1F389}'],
    [
      'rtl',
      '\u05E9\u05DC\u05D5\u05DD, \u05E0\u05D0 \u05DC\u05E9\u05DC\u05D5\u05D7 \u05D0\u05EA \u05D4\u05D3\u05D5\u05D7',
    ],
    ['two languages', 'Bitte schick mir die Liste bis Freitag. Please also call the printer.'],
    ['year 9999', 'Please renew the lease by 31 December 9999.'],
  ]
  for (const [subject, text] of odd) await local.receiveMail({ from: 'amara', subject, text })
  await local.receiveMail({
    from: 'amara',
    subject: 'html only',
    html: '<p>Please <b>paint</b> the fence.</p>',
  })
  await local.receiveMail({
    from: 'amara',
    subject: 'late date',
    text: 'Please iron the flag.',
    headers: { Date: 'Fri, 31 Dec 9999 23:59:59 +0000' },
  })
  const raw =
    'From: Amara <amara@example.com>\r\nTo: tula@mailcrew.localhost\r\nSubject: broken mime\r\nContent-Type: multipart/mixed; boundary="x"\r\n\r\n--x\r\nContent-Type: text/plain; charset=nonsense\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!not base64\r\n'
  await local.receiveMail({ from: 'amara', raw, rcptTo: ['tula@mailcrew.localhost'] })
  for (const subject of [...odd.map(([one]) => one), 'html only', 'late date', 'broken mime']) {
    expect([subject, (await statusOf(local, subject)).map((one) => one.status)]).toEqual([
      subject,
      ['processed'],
    ])
  }
})

it('a mail of more parts than are read fails with its reason, can be retried, and never blocks the next', {
  timeout: 60_000,
}, async () => {
  const part = '--x\r\nContent-Type: text/plain\r\n\r\nx\r\n'
  const raw = `From: amara@example.com\r\nTo: tula@mailcrew.localhost\r\nSubject: many parts\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="x"\r\n\r\n${part.repeat(150)}--x--\r\n`
  await local.mail({ from: 'amara', raw, rcptTo: ['tula@mailcrew.localhost'] })
  await local.mail({ from: 'amara', subject: 'after it', text: 'Please go on.' })
  await expect.poll(async () => (await statusOf(local, 'after it'))[0]?.status).toBe('processed')
  await expect
    .poll(async () => (await statusOf(local, 'many parts'))[0])
    .toMatchObject({ status: 'failed', reason: expect.stringContaining('too many parts') })
  const failed = await deliveries(amara, '?status=failed')
  expect(failed[0]).toMatchObject({ subject: 'many parts', can: { retry: true } })
})

/** A server that the world can reach, so that From has to be proved. */
async function openWorld(): Promise<World> {
  const resolver = createDnsResolver({ servers: [dns.address], timeoutMs: 1_500, tries: 1 })
  return startWorld({ resolver, environment: { MAIL_DOMAIN: 'crew.example.org' } })
}

it('threat 3: a mail whose From is not proved is held, does nothing, and its owner can let it through or reject it', async () => {
  open = await openWorld()
  const world = open
  const priya = await confirmed(world, 'priya')
  await world.receiveMail({
    from: 'priya',
    to: ['tula@crew.example.org'],
    subject: 'Not proved',
    text: 'Please pay the bill.',
  })
  await world.receiveMail({
    from: 'priya',
    to: ['tula@crew.example.org'],
    subject: 'Not mine',
    text: 'Please pay me.',
  })
  expect(await statusOf(world, 'Not proved')).toMatchObject([{ status: 'held', trust: 'unverified' }])
  expect(await priya.get<{ projects: Project[] }>('/api/projects')).toEqual({ projects: [] })
  const held = await deliveries(priya, '?status=held')
  expect(held.map((one) => [one.subject, one.can.release, one.can.reject])).toEqual([
    ['Not mine', true, true],
    ['Not proved', true, true],
  ])
  await priya.send('POST', `/api/mails/${held[0]?.id}/reject`)
  await priya.send('POST', `/api/mails/${held[1]?.id}/release`)
  await world.settled()
  expect((await priya.get<{ projects: Project[] }>('/api/projects')).projects.map((one) => one.name)).toEqual(
    ['Not proved'],
  )
  expect(await statusOf(world, 'Not mine')).toMatchObject([{ status: 'ignored' }])
})

it('a mail that SPF proves is processed as its account\u2019s', async () => {
  const world = open
  if (!world) throw new Error('the open world did not start')
  dns.add('example.com', 'TXT', 'v=spf1 ip4:127.0.0.1 -all')
  await world.receiveMail({
    from: 'priya',
    to: ['tula@crew.example.org'],
    subject: 'Proved',
    text: 'Please book the hall.',
  })
  expect(await statusOf(world, 'Proved')).toMatchObject([{ status: 'processed', trust: 'verified' }])
})

/** Signs up and opens the confirmation link, which only the server's owner can read here (AUTH-29). */
async function confirmed(world: World, who: 'priya'): Promise<Client> {
  const client = await world.signUp(who)
  const mails = await world.app.db.query(`select text from outbox where kind = 'confirmation'`)
  const token = /\/confirm\/([\w-]+)/.exec(String(mails.rows[0]?.text))?.[1]
  const answer = await client.raw('POST', '/api/auth/confirm', { token })
  expect(answer.status).toBe(200)
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  return cookies.length > 0 ? clientOf(world.url, cookies.join('; ')) : client
}
