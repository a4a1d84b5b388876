// Mails that are answered from the app, over a running server and a real relay: who gets them, how, and how often.
import { type ParsedMail, simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Outside, outsideDomain, signUpConfirmed, startOutside } from '../../../../test/outside-world.ts'
import { soon } from '../../../../test/patience.ts'
import { type RelayServer, startRelayServer, type TakenMail } from '../../../../test/relay-server.ts'
import { type Client, startWorld, type World } from '../../../../test/world.ts'
import { REPLIES_PER_HOUR } from '../../../mail/outbox-limit-store.ts'
import type { Project, ProjectEmail } from '../../projects/contract.ts'
import type { Task } from '../../tasks/contract.ts'
import type { Delivery } from '../contract.ts'
import { type Replies, refusals, type SentReply } from './contract.ts'

const tula = `tula@${outsideDomain}`
const launchText = 'Jonas, please send the deck to all partners.\nI will print the badges.'

let outside: Outside
let relay: RelayServer
let world: World
let amara: Client
let jonas: Client
let bob: Client
let launch: Delivery

beforeAll(async () => {
  relay = await startRelayServer()
  outside = await startOutside()
  world = await startWorld({
    ...outside.options,
    environment: { ...outside.options.environment, SMTP_URL: relay.url },
  })
  amara = await signUpConfirmed(world, 'amara')
  jonas = await signUpConfirmed(world, 'jonas')
  bob = await signUpConfirmed(world, 'bob')
  await world.receiveMail({ from: 'mei', to: [tula], subject: 'Not proved', text: 'Please pay.' })
  outside.proveSenders()
  await world.receiveMail({
    from: 'amara',
    to: ['Jonas Weber <jonas@example.com>', tula],
    cc: ['Lucia Ferri <lucia@example.com>'],
    subject: 'Spring launch',
    messageId: '<launch@example.com>',
    references: ['<call@example.com>'],
    text: launchText,
  })
  launch = await deliveryOf(amara, 'Spring launch')
}, 240_000)
afterAll(async () => {
  await world?.stop()
  await relay?.close()
  await outside?.dns.close()
})

async function deliveryOf(client: Client, subject: string): Promise<Delivery> {
  const found = (await client.get<Delivery[]>('/api/mails')).find((one) => one.subject === subject)
  if (!found) throw new Error(`no mail ${subject}`)
  return found
}

let keys = 0
const newKey = () => `reply-key-${(keys += 1)}`
const pathOf = ({ id }: { id: number }) => `/api/mails/${id}/replies`
const reply = (client: Client, mail: { id: number }, body: { to: string; text: string; key?: string }) =>
  client.send<SentReply>('POST', pathOf(mail), { key: newKey(), ...body })

/** What the relay was given of that answer, by whom it is to reach. */
async function takenOf({ message, recipients }: SentReply): Promise<Map<string, TakenMail>> {
  const taken = () => relay.taken.filter(({ raw }) => raw.includes(`Message-ID: <${message}>`))
  await vi.waitFor(() => expect(taken()).toHaveLength(recipients.length), soon)
  return new Map(taken().map((mail) => [mail.rcptTo.join(' '), mail]))
}

const addressesIn = (list: ParsedMail['to']) =>
  [list ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address))

/** Jonas takes part in the project, so he reads its mails and may answer them. */
it('an answer to all goes once to each, as the person, threaded, with the answered mail below', async () => {
  const seen = await jonas.get<Replies>(pathOf(launch))
  expect(seen).toMatchObject({
    refused: null,
    from: { name: 'Jonas Weber (Mailcrew)', address: tula },
    answersTo: 'jonas@example.com',
    subject: 'Re: Spring launch',
    sender: [{ address: 'amara@example.com', name: 'Amara Okafor' }],
    all: [{ address: 'amara@example.com' }, { address: 'lucia@example.com', name: 'Lucia Ferri' }],
    agents: [tula],
    leftOut: [],
    sent: [],
  })
  const sent = await reply(jonas, launch, { to: 'all', text: 'The deck is <done> & sent.\n\nJonas' })
  const taken = await takenOf(sent)
  expect([...taken.keys()].sort()).toEqual(['amara@example.com', 'lucia@example.com'])
  for (const { mailFrom, raw } of taken.values()) {
    const mail = await simpleParser(raw)
    expect(mailFrom).toMatch(/^b-[a-z2-7]{26}@crew\.example\.org$/)
    expect(mail.from?.value).toEqual([{ address: tula, name: 'Jonas Weber (Mailcrew)' }])
    expect(mail.replyTo?.value).toEqual([{ address: 'jonas@example.com', name: 'Jonas Weber' }])
    expect(addressesIn(mail.to)).toEqual(['amara@example.com'])
    expect(addressesIn(mail.cc)).toEqual(['lucia@example.com', tula])
    expect(mail.inReplyTo).toBe('<launch@example.com>')
    expect(mail.references).toEqual(['<call@example.com>', '<launch@example.com>'])
    expect(mail.headers.get('auto-submitted')).toBe('no')
    const [own, quoted] = (mail.text ?? '').split(/\nOn .* Amara Okafor <amara@example\.com> wrote:\n/)
    expect(own).toContain(
      'The deck is <done> & sent.\n\nJonas\n\n-- \nWritten by Jonas Weber <jonas@example.com>',
    )
    expect(quoted?.trim().split('\n')).toEqual(launchText.split('\n').map((line) => `> ${line}`))
    expect(mail.html).toContain('The deck is &lt;done&gt; &amp; sent.')
    expect(mail.html).toContain('<blockquote type="cite"')
  }
})

it('threat 2: the agent on the thread reads the answer as a mail of it, and sends no second receipt', async () => {
  const receipts = async () => {
    const rows = await world.rows("select id from outbox where kind = 'receipt'")
    return rows.length
  }
  const { projects } = await jonas.get<{ projects: Project[] }>('/api/projects')
  const [project] = projects
  if (!project) throw new Error('Jonas takes part in no project')
  const tasks = () => jonas.get<Task[]>(`/api/projects/${project.id}/tasks`)
  const before = {
    receipts: await receipts(),
    tasks: (await tasks()).length,
    deliveries: (await world.rows('select id from deliveries')).length,
  }
  await reply(jonas, launch, { to: 'all', text: 'I will order the flowers tomorrow.' })
  await world.settled()
  const chain = await jonas.get<ProjectEmail[]>(`/api/projects/${project.id}/emails`)
  expect(chain.at(-1)).toMatchObject({
    sender: 'jonas@example.com',
    senderName: 'Jonas Weber',
    subject: 'Re: Spring launch',
    newest: 'I will order the flowers tomorrow.',
    status: 'processed',
  })
  expect((await tasks()).length).toBe(before.tasks + 1)
  expect(await receipts()).toBe(before.receipts)
  expect(await world.rows('select id from deliveries')).toHaveLength(before.deliveries + 1)
})

it('an answer to the sender reaches nobody else, not the agent either', async () => {
  const before = await world.rows('select id from deliveries')
  const sent = await reply(jonas, launch, { to: 'sender', text: 'Between us: the deck is late.' })
  const [mail] = (await takenOf(sent)).values()
  expect(mail?.rcptTo).toEqual(['amara@example.com'])
  expect(mail?.raw).not.toMatch(/^Cc:/im)
  await world.settled()
  expect(await world.rows('select id from deliveries')).toHaveLength(before.length)
  expect((await amara.get<Replies>(pathOf(launch))).sent).toEqual([])
})

it('one\u2019s own mail is answered to those it went to', async () => {
  const seen = await amara.get<Replies>(pathOf(launch))
  expect(seen.sender.map(({ address }) => address)).toEqual(['jonas@example.com'])
  expect(seen.all.map(({ address }) => address)).toEqual(['jonas@example.com', 'lucia@example.com'])
})

it('threat 9: the same key sends once, also where two calls come at the same time', async () => {
  const body = { to: 'sender', text: 'Once only', key: newKey() }
  const [one, two] = await Promise.all([reply(jonas, launch, body), reply(jonas, launch, body)])
  const again = await reply(jonas, launch, { ...body, text: 'Twice' })
  expect([two.message, again.message, again.text]).toEqual([one.message, one.message, 'Once only'])
  await takenOf(one)
  expect(
    (await jonas.get<Replies>(pathOf(launch))).sent.filter(({ text }) => text === 'Once only'),
  ).toHaveLength(1)
})

it('an answer is on the mail at once, and so is what became of it for each whom it went to', async () => {
  relay.mood = { kind: 'refuse', code: 550, message: '5.7.1 Not wanted' }
  const sent = await reply(jonas, launch, { to: 'sender', text: 'Will this arrive?' })
  expect((await jonas.get<Replies>(pathOf(launch))).sent.at(-1)).toMatchObject({
    message: sent.message,
    text: 'Will this arrive?',
  })
  const failed = {
    address: 'amara@example.com',
    status: 'failed',
    lastError: expect.stringContaining('Not wanted'),
  }
  await vi.waitFor(async () => {
    expect((await jonas.get<Replies>(pathOf(launch))).sent.at(-1)?.recipients).toMatchObject([failed])
  }, soon)
  relay.mood = { kind: 'accept' }
})

it('a bounce to one of several marks the answer as failed for that one alone', async () => {
  const sent = await reply(jonas, launch, { to: 'all', text: 'Who gets this?' })
  const taken = await takenOf(sent)
  const head = /^X-Mailcrew-Report: .*$/m.exec(taken.get('lucia@example.com')?.raw ?? '')?.[0] ?? ''
  const report = [
    ...[
      'From: MAILER-DAEMON@mx.example.com',
      `To: ${tula}`,
      'Subject: Undelivered',
      'Message-ID: <b1@mx.example.com>',
    ],
    ...['MIME-Version: 1.0', 'Content-Type: multipart/report; report-type=delivery-status; boundary="b"', ''],
    ...['--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example.com', ''],
    ...['Final-Recipient: rfc822; lucia@example.com', 'Action: failed', 'Status: 5.1.1', ''],
    ...[
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      head,
      `Message-ID: <${sent.message}>`,
      '',
      '--b--',
      '',
    ],
  ].join('\r\n')
  await world.receiveMail({ from: 'MAILER-DAEMON@mx.example.com', rcptTo: [tula], raw: report })
  const found = (await jonas.get<Replies>(pathOf(launch))).sent.find(
    ({ message }) => message === sent.message,
  )
  expect(found?.recipients).toMatchObject([
    { address: 'amara@example.com', status: 'sent' },
    { address: 'lucia@example.com', status: 'failed', lastError: expect.stringContaining('5.1.1') },
  ])
})

it('threat 15: who reads neither the mail nor its project finds nothing to answer', async () => {
  expect((await bob.raw('GET', pathOf(launch))).status).toBe(404)
  const refused = await bob.raw('POST', pathOf(launch), { to: 'all', text: 'Hello', key: newKey() })
  expect([refused.status, await refused.json()]).toMatchObject([404, { message: 'Mail not found' }])
})

it('threat 19: a mail that proves nothing is not answered, however it claims to be from the person', async () => {
  const mei = await signUpConfirmed(world, 'mei')
  const held = await deliveryOf(mei, 'Not proved')
  expect(held.status).toBe('held')
  expect((await mei.get<Replies>(pathOf(held))).refused).toBe('unproved')
  const refused = await mei.raw('POST', pathOf(held), { to: 'sender', text: 'Hello', key: newKey() })
  expect([refused.status, await refused.json()]).toMatchObject([409, { message: refusals.unproved }])
  const rows = await world.rows(
    "select id from outbox where kind = 'reply' and recipient = 'mei@example.com'",
  )
  expect(rows).toEqual([])
})

it('threat 11: who left the thread or is blocked gets no answer, and who blocked the writer is not named', async () => {
  const text = 'Please book the hall.'
  const cc = ['left@example.com', 'bob@example.com', 'priya@example.com', 'stays@example.com']
  await world.receiveMail({
    from: 'amara',
    to: [tula],
    cc,
    subject: 'Hall',
    messageId: '<hall@example.com>',
    text,
  })
  const rows = await world.rows(
    `update thread_participants set stopped = true from users
     where users.id = user_id and users.email = 'left@example.com' returning user_id`,
  )
  expect(rows).toHaveLength(1)
  await bob.send('POST', '/api/trust/block', { emailToBlock: 'amara@example.com' })
  await amara.send('POST', '/api/trust/block', { emailToBlock: 'priya@example.com' })
  const hall = await deliveryOf(amara, 'Hall')
  const seen = await amara.get<Replies>(pathOf(hall))
  expect(seen.all.map(({ address }) => address)).toEqual(['stays@example.com'])
  expect(seen.leftOut).toEqual([
    { address: 'left@example.com', why: 'left' },
    { address: 'priya@example.com', why: 'blocked' },
  ])
  const taken = await takenOf(await reply(amara, hall, { to: 'all', text: 'Booked.' }))
  expect([...taken.keys()]).toEqual(['stays@example.com'])
})

it('threat 4: the reply address of one person is never shown to another', async () => {
  const receipt = relay.taken.find(
    ({ rcptTo, raw }) => rcptTo[0] === 'amara@example.com' && /Re: Hall/.test(raw),
  )
  const token = /r-[a-z2-7]{26}@[\w.]+/.exec(receipt?.raw ?? '')?.[0] ?? ''
  expect(token).not.toBe('')
  await world.receiveMail({
    from: 'amara',
    to: [token],
    cc: ['stays@example.com'],
    subject: 'Re: Hall',
    inReplyTo: '<hall@example.com>',
    text: 'Please book the band as well.',
  })
  const answered = await deliveryOf(amara, 'Re: Hall')
  const [mail] = (
    await takenOf(await reply(amara, answered, { to: 'all', text: 'The band is booked.' }))
  ).values()
  expect(mail?.raw).toMatch(new RegExp(`^Cc: .*${tula}`, 'm'))
  expect(mail?.raw).not.toContain(token.split('@')[0])
})

it('an agent in blind copy reads the answer, and nobody hears of it', async () => {
  await world.receiveMail({
    from: 'amara',
    to: ['stays@example.com'],
    rcptTo: [tula],
    subject: 'Quiet',
    messageId: '<quiet@example.com>',
    text: 'I will paint the door tomorrow.',
  })
  const quiet = await deliveryOf(amara, 'Quiet')
  expect((await amara.get<Replies>(pathOf(quiet))).agents).toEqual([])
  const sent = await reply(amara, quiet, { to: 'all', text: 'I will paint the gate tomorrow.' })
  const [mail] = (await takenOf(sent)).values()
  expect(mail?.raw).not.toMatch(/^Cc:/im)
  await world.settled()
  expect(await deliveryOf(amara, 'Re: Quiet')).toMatchObject({
    status: 'processed',
    projectId: quiet.projectId,
  })
})

it('threat 19: after thirty answers within an hour the next is refused, and nothing of it is sent', async () => {
  const rows = await world.rows("select id from users where email = 'amara@example.com'")
  await world.app.db.query('update tries set count = $1 where key = $2', [
    REPLIES_PER_HOUR,
    `reply:${String(rows[0]?.id)}`,
  ])
  const { sent: before } = await amara.get<Replies>(pathOf(launch))
  const refused = await amara.raw('POST', pathOf(launch), { to: 'all', text: 'One more', key: newKey() })
  expect(refused.status).toBe(429)
  expect((await amara.get<Replies>(pathOf(launch))).sent).toEqual(before)
})

it('threat 3: an address of ours that nobody has is neither answered from nor written to, and an odd one in Cc keeps nobody', async () => {
  await world.receiveMail({
    from: 'amara',
    to: [`billing@${outsideDomain}`, tula, 'Jonas Weber <jonas@example.com>'],
    cc: ['"john doe"@example.com'],
    rcptTo: [tula],
    subject: 'Invoices',
    text: 'Jonas, please pay the printer.',
  })
  const mail = await deliveryOf(amara, 'Invoices')
  const replies = await amara.get<Replies>(pathOf(mail))
  expect(replies.from.address).toBe(tula)
  expect(replies.agents).toEqual([tula])
  expect(replies.all.map(({ address }) => address)).toEqual(['jonas@example.com'])
})
