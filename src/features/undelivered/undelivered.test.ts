// A ballot that comes back, over a running server and a real relay: who is told, what is suppressed, and who may lift it.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { soon } from '../../../test/patience.ts'
import { type RelayServer, startRelayServer, type TakenMail } from '../../../test/relay-server.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { NotificationList } from '../notifications/contract.ts'
import type { SuppressedAddresses } from './contract.ts'

const LIST = '/api/undelivered/addresses'
const ben = 'ben@outside.example.com'

let relay: RelayServer
let world: World
let amara: Client
let jonas: Client

beforeAll(async () => {
  relay = await startRelayServer()
  world = await startWorld({ environment: { SMTP_URL: relay.url } })
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
})
afterAll(async () => {
  await world?.stop()
  await relay?.close()
})

const poll = (subject: string, text = 'Where shall we eat?\n\n- Pizza\n- Noodles') =>
  world.receiveMail({
    from: 'amara',
    to: [`Ben <${ben}>`, `polly@${world.config.mailDomain}`],
    subject,
    text,
  })

/** What the relay took for the address, once it is so many. */
async function takenFor(address: string, most: number): Promise<TakenMail[]> {
  const taken = () => relay.taken.filter(({ rcptTo }) => rcptTo[0] === address)
  await vi.waitFor(() => expect(taken()).toHaveLength(most), soon)
  return taken()
}

function report(messageId: string, status = '5.1.1'): string {
  return [
    ...['From: MAILER-DAEMON@mx.example.com', 'Subject: Undelivered', `Date: ${new Date().toUTCString()}`],
    ...['MIME-Version: 1.0', 'Content-Type: multipart/report; report-type=delivery-status; boundary="b"', ''],
    ...['--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example.com', ''],
    ...[`Final-Recipient: rfc822; ${ben}`, 'Action: failed', `Status: ${status}`],
    ...[`Diagnostic-Code: smtp; 550 ${status} no such user`, ''],
    ...['--b', 'Content-Type: text/rfc822-headers', '', `Message-ID: ${messageId}`, '', '--b--', ''],
  ].join('\r\n')
}

const messageIdOf = ({ raw }: TakenMail) => /^Message-ID: (<[^>]+>)/m.exec(raw)?.[1] ?? ''
const bell = async (client: Client) =>
  (await client.get<NotificationList>('/api/notifications?limit=100')).notifications
    .filter(({ type }) => type === 'mail_undelivered')
    .map(({ description, path }) => [description, path])
const listed = async (client: Client) => (await client.get<SuppressedAddresses>(LIST)).addresses
const noticesTo = (address: string) =>
  relay.taken.filter(({ rcptTo, raw }) => rcptTo[0] === address && raw.includes('Subject: Not delivered'))

it('MAIL-24: threat 19: a forged report suppresses nobody, whatever mail of ours it names', async () => {
  await poll('Lunch')
  const [ballot] = await takenFor(ben, 1)
  if (!ballot) throw new Error('no ballot')
  expect(ballot.mailFrom).toMatch(/^b-[a-z2-7]{26}@/)
  const polly = `polly@${world.config.mailDomain}`
  await world.receiveMail({
    from: 'MAILER-DAEMON@evil.example.com',
    rcptTo: [polly],
    raw: report(messageIdOf(ballot)),
  })
  const guessed = `b-${'a'.repeat(26)}@${world.config.mailDomain}`
  const forged = world.mail({
    from: 'MAILER-DAEMON@evil.example.com',
    rcptTo: [guessed],
    raw: report('<x@y>'),
  })
  await expect(forged).rejects.toThrow('550')
  expect([await listed(amara), await bell(amara)]).toEqual([[], []])
})

it('MAIL-24: who asked is told once that a ballot came back, and its address is suppressed with the reason', async () => {
  const [ballot] = await takenFor(ben, 1)
  if (!ballot) throw new Error('no ballot')
  const raw = report(messageIdOf(ballot))
  await world.receiveMail({ from: 'MAILER-DAEMON@mx.example.com', rcptTo: [ballot.mailFrom], raw })
  const again = raw.replace('Subject: Undelivered', 'Subject: Undelivered again')
  await world.receiveMail({ from: 'MAILER-DAEMON@mx.example.com', rcptTo: [ballot.mailFrom], raw: again })
  expect(await listed(amara)).toMatchObject([
    { address: ben, reason: '550 5.1.1 no such user', companyName: null },
  ])
  const told = [[expect.stringMatching(/did not reach ben@outside\.example\.com$/), '/settings?tab=email']]
  expect(await bell(amara)).toEqual(told)
  await vi.waitFor(() => expect(noticesTo('amara@example.com')).toHaveLength(1), soon)
  const text = (noticesTo('amara@example.com')[0]?.raw ?? '').replace(/=\r\n/g, '')
  expect(text).toContain(`did not reach ${ben}: that address takes no mail`)
  expect(text).not.toContain('no such user')
  expect([await listed(jonas), await bell(jonas)]).toEqual([[], []])
})

it('MAIL-24: nothing more is sent there, until whoever it is suppressed for lets mail go there again', async () => {
  await poll('Dinner', 'Where shall we dine?\n\n- Tapas\n- Soup')
  await vi.waitFor(async () => expect(await bell(amara)).toHaveLength(2), soon)
  await takenFor(ben, 1)
  expect(noticesTo('amara@example.com')).toHaveLength(1)
  const [one] = await listed(amara)
  expect((await jonas.raw('DELETE', `${LIST}/${one?.id}`)).status).toBe(404)
  expect(await amara.send('DELETE', `${LIST}/${one?.id}`)).toEqual({ addresses: [] })
  await poll('Breakfast', 'Where shall we have breakfast?\n\n- Bakery\n- Cafe')
  await takenFor(ben, 2)
})

it('a vacation note at the address for reports is taken for what it is, and answered by nobody', async () => {
  const [ballot] = await takenFor(ben, 2)
  if (!ballot) throw new Error('no ballot')
  const before = relay.taken.length
  await world.receiveMail({
    from: ben,
    rcptTo: [ballot.mailFrom],
    to: [ben],
    subject: 'I am away',
    text: 'Back on Monday.',
  })
  const rows = await world.rows('select status, reason from deliveries order by id desc limit 1')
  expect(rows).toEqual([
    { status: 'ignored', reason: 'It came to an address that takes reports about undelivered mail alone' },
  ])
  expect(relay.taken).toHaveLength(before)
})
