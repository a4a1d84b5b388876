// What mail providers ask about forwarding is shown to whose address it is, and is never work.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { ForwardingRequest } from './contract.ts'

let world: World
let amara: Client
let bob: Client
let own: string

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
  const made = await amara.send<{ data: { agentEmail: { emailAddress: string } } }>(
    'POST',
    '/api/user/agent-emails',
    { agentType: 'tula', instanceName: 'Forwarded mail' },
  )
  own = made.data.agentEmail.emailAddress
})
afterAll(() => world.stop())

const requestsOf = async (client: Client) =>
  (await client.get<{ requests: ForwardingRequest[] }>('/api/account/forwarding')).requests

const LINK = 'https://mail-settings.google.com/mail/vf-%5BANGjdJ8w%5D-AbC_12'

function gmailAsks(link: string, more = ''): string {
  return `anna@gmail.com has requested to automatically forward mail to your email address
${own}.
Confirmation code: 483920175

To allow anna@gmail.com to automatically forward mail to your address,
please click the link below to confirm the request:

${more}${link}

If you do not approve of this request, please click this link to cancel it:
https://mail-settings.google.com/mail/uf-%5BANGjdJ8w%5D-AbC_12
`
}

const deliveriesOf = async (subject: string) =>
  await world.rows(
    `select d.status, d.reason from deliveries d join mails m on m.id = d.mail_id where m.subject = $1`,
    [subject],
  )

it('a provider that asks is shown with its code and its own link, and no task is made of it', async () => {
  const subject = '(#483920175) Gmail Forwarding Confirmation - Receive Mail from anna@gmail.com'
  await world.receiveMail({ from: 'forwarding-noreply@google.com', to: own, subject, text: gmailAsks(LINK) })
  expect(await deliveriesOf(subject)).toEqual([
    { status: 'ignored', reason: 'It asks whether mail may be forwarded here: see Settings, Email' },
  ])
  expect(await requestsOf(amara)).toEqual([
    expect.objectContaining({
      provider: 'Gmail',
      account: 'anna@gmail.com',
      address: own,
      code: '483920175',
      link: LINK,
    }),
  ])
  expect(await requestsOf(bob)).toEqual([])
  const rows = await world.rows('select id from tasks')
  expect(rows).toEqual([])
  const sent = await world.app.db.query('select id from outbox where recipient like $1', ['%google.com'])
  expect(sent.rows).toEqual([])
})

it('a link elsewhere is not shown, whatever it looks like, nor one that says no', async () => {
  const elsewhere = [
    'https://mail-settings.google.com.evil.example/mail/vf-1',
    'https://mail-settings.google.com@evil.example/mail/vf-1',
    'https://evil.example/?u=https-mail-settings.google.com/mail/vf-1',
    'http://mail-settings.google.com/mail/vf-1',
    'https://sites.google.com/phish',
  ]
  for (const [at, link] of elsewhere.entries()) {
    const subject = `Gmail Forwarding Confirmation ${at}`
    await world.receiveMail({
      from: 'forwarding-noreply@google.com',
      to: own,
      subject,
      text: gmailAsks(link),
    })
    const [newest] = await requestsOf(amara)
    expect([link, newest?.link, newest?.code]).toEqual([link, null, '483920175'])
  }
})

it('a machine\u2019s mark on it changes nothing, and the address that all share asks whose mailbox it is', async () => {
  await world.receiveMail({
    from: 'noreply@zoho.com',
    to: 'tula@mailcrew.localhost',
    subject: 'Verify your forwarding address',
    text: 'bob@example.com wants to forward mail to you. Please verify: https://mail.zoho.com/zm/verify?k=1',
    headers: { 'Auto-Submitted': 'auto-generated', Precedence: 'bulk' },
  })
  expect(await requestsOf(bob)).toEqual([
    expect.objectContaining({ provider: 'Zoho', link: 'https://mail.zoho.com/zm/verify?k=1', code: null }),
  ])
})

it('what is no such request of such a sender stays an ordinary mail', async () => {
  const before = await requestsOf(amara)
  await world.receiveMail({
    from: 'bob',
    to: own,
    subject: 'Forwarding',
    text: `Please confirm the forwarding by Friday: ${LINK}`,
  })
  await world.receiveMail({
    from: 'forwarding-noreply@google.com',
    to: own,
    subject: 'News of the month',
    text: 'Nothing to do.',
  })
  expect(await requestsOf(amara)).toEqual(before)
  expect(await deliveriesOf('Forwarding')).toMatchObject([{ status: 'processed' }])
})
