// The same mail more than once, over the real listener and a played DNS: the copy that proves its sender is processed.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Outside, outsideDomain, signUpConfirmed, startOutside } from '../../test/outside-world.ts'
import { type Client, startWorld, type World } from '../../test/world.ts'
import type { Project } from '../features/projects/contract.ts'
import type { Delivery } from '../features/triage/contract.ts'

const tula = `tula@${outsideDomain}`

let outside: Outside
let world: World
let priya: Client

beforeAll(async () => {
  outside = await startOutside()
  world = await startWorld(outside.options)
  priya = await signUpConfirmed(world, 'priya')
  outside.proveSenders()
  // Well set up, and not example.com.
  outside.dns.add('attacker.example', 'TXT', 'v=spf1 ip4:127.0.0.1 -all')
})
afterAll(async () => {
  await world.stop()
  await outside.dns.close()
})

interface TestMail {
  subject: string
  to?: string
  text?: string
  headers?: readonly string[]
}

const rawOf = ({
  subject,
  to = tula,
  text = `Please send us the file on ${subject}.`,
  headers = [],
}: TestMail) =>
  [
    ...headers,
    'From: Priya Raman <priya@example.com>',
    `To: ${to}`,
    `Subject: ${subject}`,
    'Date: Mon, 16 Nov 2026 10:00:00 +0000',
    `Message-ID: <${subject.replaceAll(' ', '-')}@example.com>`,
    '',
    text,
    '',
  ].join('\r\n')

/** By a server of somebody who saw the mail. */
const forged = (mail: TestMail, rcptTo = [tula]) =>
  world.mail({ from: 'x@attacker.example', raw: rawOf(mail), rcptTo })
const genuine = (mail: TestMail, rcptTo = [tula]) =>
  world.mail({ from: 'priya@example.com', raw: rawOf(mail), rcptTo })

async function deliveriesOf(subject: string) {
  const rows = await world.rows(
    `select deliveries.status, deliveries.trust from deliveries join mails on mails.id = deliveries.mail_id
     where mails.subject = $1 order by deliveries.status`,
    [subject],
  )
  return rows.map(({ status, trust }) => [status, trust])
}

async function tasksIn(subject: string): Promise<number> {
  const rows = await world.rows(
    `select count(*)::int as tasks from tasks join projects on projects.id = tasks.project_id where projects.name = $1`,
    [subject],
  )
  return Number(rows[0]?.tasks)
}

async function receiptsOf(subject: string): Promise<number> {
  const rows = await world.rows(
    `select count(*)::int as receipts from outbox where kind = 'receipt' and subject = $1`,
    [`Re: ${subject}`],
  )
  return Number(rows[0]?.receipts)
}

it('threat 9: a copy that proves its sender frees the held one before it, and is processed once', async () => {
  const mail = { subject: 'Held first' }
  await forged(mail)
  await world.settled()
  expect(await deliveriesOf('Held first')).toEqual([['held', 'unverified']])
  await forged(mail)
  await world.settled()
  expect(await deliveriesOf('Held first')).toEqual([['held', 'unverified']])
  for (let copy = 0; copy < 2; copy += 1) {
    await genuine(mail)
    await world.settled()
    expect(await deliveriesOf('Held first')).toEqual([['processed', 'verified']])
  }
  await forged(mail)
  await world.settled()
  expect([await tasksIn('Held first'), await receiptsOf('Held first')]).toEqual([1, 1])
})

it('threat 9: copies that come at once, in any order, are one delivery of the proved one', async () => {
  const subjects = Array.from({ length: 8 }, (_, index) => `At once ${index}`)
  await Promise.all(
    subjects.flatMap((subject, index) => {
      const ways = [forged, genuine, forged]
      return [...ways.slice(index % 3), ...ways.slice(0, index % 3)].map((send) => send({ subject }))
    }),
  )
  await world.settled()
  for (const subject of subjects) {
    expect([subject, ...(await deliveriesOf(subject))]).toEqual([subject, ['processed', 'verified']])
    expect(await tasksIn(subject)).toBe(1)
  }
})

it('threat 3: what a forger wrote above the mail is not read: the copy that is proved takes its place', async () => {
  const mail = { subject: 'Marked by a forger' }
  const marks = ['Precedence: bulk', 'List-Id: <list.attacker.example>']
  await forged({ ...mail, headers: marks })
  await world.settled()
  expect(await deliveriesOf(mail.subject)).toEqual([['ignored', null]])
  await genuine(mail)
  await world.settled()
  expect(await deliveriesOf(mail.subject)).toEqual([['processed', 'verified']])
  expect(await receiptsOf(mail.subject)).toBe(1)
  const [delivery] = (await priya.get<Delivery[]>('/api/mails')).filter((one) => one.subject === mail.subject)
  const source = await priya.raw('GET', `/api/mails/${delivery?.id}`)
  expect(await source.text()).not.toContain('attacker.example')
})

it('a list\u2019s copy that comes first and proves nothing does not keep the direct one from being processed and answered', async () => {
  const mail = { subject: 'Over a list', to: `team@example.org, ${tula}` }
  const list = ['List-Id: <team.example.org>', 'Received: from lists.example.org']
  await world.mail({
    from: 'bounces@lists.example.org',
    raw: rawOf({ ...mail, headers: list }),
    rcptTo: [tula],
  })
  await world.settled()
  expect(await deliveriesOf(mail.subject)).toEqual([['held', 'unverified']])
  await genuine(mail)
  await world.settled()
  expect(await deliveriesOf(mail.subject)).toEqual([['processed', 'verified']])
  expect(await receiptsOf(mail.subject)).toBe(1)
})

it('threat 3: a copy proves its sender for the addresses that it came for, and for no other', async () => {
  const made = await priya.send<{ data: { agentEmail: { emailAddress: string } } }>(
    'POST',
    '/api/user/agent-emails',
    { agentType: 'tula', instanceName: 'Home' },
  )
  const home = made.data.agentEmail.emailAddress
  const both = `${tula}, ${home}`

  await forged({ subject: 'To one', to: both }, [home])
  await genuine({ subject: 'To one', to: both }, [tula])
  await world.settled()
  expect(await deliveriesOf('To one')).toEqual([
    ['held', 'unverified'],
    ['processed', 'verified'],
  ])

  await genuine({ subject: 'Seen and sent on', to: both }, [tula])
  await world.settled()
  await forged({ subject: 'Seen and sent on', to: both }, [home])
  await world.settled()
  expect(await deliveriesOf('Seen and sent on')).toEqual([
    ['held', 'unverified'],
    ['processed', 'verified'],
  ])

  await forged({ subject: 'To both', to: both }, [tula])
  await world.settled()
  await genuine({ subject: 'To both', to: both }, [tula, home])
  await world.settled()
  expect(await deliveriesOf('To both')).toEqual([
    ['processed', 'verified'],
    ['processed', 'verified'],
  ])
})

it('what a person decided about a held mail stays decided, whatever copy comes later', async () => {
  for (const [subject, act, status] of [
    ['Let through', 'release', 'processed'],
    ['Turned down', 'reject', 'ignored'],
  ] as const) {
    await forged({ subject })
    await world.settled()
    const [held] = (await priya.get<Delivery[]>('/api/mails?status=held')).filter(
      (one) => one.subject === subject,
    )
    await priya.send('POST', `/api/mails/${held?.id}/${act}`)
    await world.settled()
    await genuine({ subject })
    await world.settled()
    expect((await deliveriesOf(subject)).map(([now]) => now)).toEqual([status])
    expect(await tasksIn(subject)).toBe(act === 'release' ? 1 : 0)
  }
})

it('threat 16: however often a mail that proves nothing comes again, it is held once and its copies go', async () => {
  const subject = 'Again and again'
  for (let copy = 0; copy < 5; copy += 1) await forged({ subject })
  await world.settled()
  expect(await deliveriesOf(subject)).toEqual([['held', 'unverified']])
  const rows = await world.rows(
    `select count(*)::int as copies from mail_copies join mails on mails.id = mail_id where subject = $1`,
    [subject],
  )
  expect(rows).toEqual([{ copies: 0 }])
  const { projects } = await priya.get<{ projects: Project[] }>('/api/projects')
  expect(projects.map((project) => project.name)).not.toContain(subject)
})
