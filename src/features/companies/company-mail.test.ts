// Mail to a company: of whose domains it is processed, who lets the rest through, and addresses at a proved domain.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DnsServer, startDnsServer } from '../../../test/dns-server.ts'
import { type Client, clientOf, startWorld, type World } from '../../../test/world.ts'
import { createDnsResolver } from '../../mail/sender-dns.ts'
import type { Project } from '../projects/contract.ts'
import type { Delivery } from '../triage/contract.ts'

let dns: DnsServer
let world: World
let amara: Client
let bob: Client
let company: number
/** Tula's address of the company. */
let tula: string

beforeAll(async () => {
  dns = await startDnsServer()
  world = await startWorld({
    resolver: createDnsResolver({ servers: [dns.address], timeoutMs: 1_500, tries: 1 }),
  })
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
  const made = await amara.send<{ data: { company: { company: { id: number } } } }>(
    'POST',
    '/api/companies/register',
    { name: 'Harbour', domainRestrictions: { enabled: true, domains: ['example.com'] } },
  )
  company = made.data.company.company.id
  tula = await addressOf({ agentType: 'tula' })
  await join(bob, 'bob@example.com')
})
afterAll(async () => {
  await world.stop()
  await dns.close()
})

async function addressOf(body: Record<string, unknown>): Promise<string> {
  const path = `/api/companies/${company}/agent-emails`
  await amara.send('POST', path, { isActive: true, ...body })
  const list = await amara.send<{ data: { agentEmails: { emailAddress: string }[] } }>('GET', path)
  const addresses = list.data.agentEmails.map((one) => one.emailAddress)
  const wanted = body.emailAddress ?? addresses[0]
  const found = addresses.find((address) => address === wanted)
  if (!found) throw new Error('the address was not made')
  return found
}

async function join(person: Client, email: string): Promise<void> {
  await amara.send('POST', `/api/companies/${company}/invitations`, { email })
  const rows = await world.rows(`select text from outbox where recipient = $1 and kind = 'invitation'`, [
    email,
  ])
  const token = /\/invite\/([\w-]+)/.exec(String(rows[0]?.text))?.[1]
  await person.send('POST', `/api/invitations/${token}`)
}

const at = (person: Client) => clientOf(world.url, person.cookie, { 'x-company-id': String(company) })
const deliveriesOf = (person: Client, subject: string) =>
  at(person)
    .get<Delivery[]>('/api/mails')
    .then((deliveries) => deliveries.filter((delivery) => delivery.subject === subject))

async function statuses(subject: string): Promise<unknown[]> {
  const rows = await world.rows(
    `select d.status from deliveries d join mails m on m.id = d.mail_id where m.subject = $1 order by d.id`,
    [subject],
  )
  return rows.map((row) => row.status)
}

const held = 'The company takes mail from its own domains only, not from elsewhere.example'

it('COMP-23: mail of a domain of the company is processed in its context', async () => {
  await world.receiveMail({ from: 'bob', to: [tula], subject: 'Inside', text: 'Please paint the mast.' })
  expect(await deliveriesOf(amara, 'Inside')).toMatchObject([{ status: 'processed', companyId: company }])
  const { projects } = await at(amara).get<{ projects: Project[] }>('/api/projects')
  expect(projects.map((project) => project.name)).toContain('Inside')
})

it('COMP-23 COMP-19: mail of any other domain is held for a manager, whose release executes it', async () => {
  const kim = 'kim@elsewhere.example'
  await world.receiveMail({ from: kim, to: [tula], subject: 'Outside', text: 'Please order rope.' })
  expect(await deliveriesOf(amara, 'Outside')).toMatchObject([{ status: 'held', reason: held }])
  expect(await deliveriesOf(bob, 'Outside')).toEqual([])
  const id = (await deliveriesOf(amara, 'Outside'))[0]?.id
  expect((await at(bob).raw('POST', `/api/mails/${id}/release`)).status).toBeGreaterThanOrEqual(403)
  expect(await statuses('Outside')).toEqual(['held'])
  expect((await at(amara).raw('POST', `/api/mails/${id}/release`)).status).toBe(200)
  await world.settled()
  expect(await statuses('Outside')).toEqual(['processed'])
  const { projects } = await at(amara).get<{ projects: Project[] }>('/api/projects')
  expect(projects.map((project) => project.name)).toContain('Outside')
})

it('COMP-23: an answer from another domain within a thread of the company is held too', async () => {
  await world.receiveMail({
    from: 'bob',
    to: [tula, 'kim@elsewhere.example'],
    rcptTo: [tula],
    messageId: '<thread-start@example.com>',
    subject: 'Shared work',
    text: 'Please oil the winch.',
  })
  const answer = {
    from: 'kim@elsewhere.example',
    inReplyTo: '<thread-start@example.com>',
    text: '#done',
  }
  await world.receiveMail({ ...answer, to: [tula], subject: 'Re: Shared work' })
  await world.receiveMail({ ...answer, subject: 'RE: Shared work', messageId: '<other@elsewhere.example>' })
  const rows = await world.rows(
    `select r.token from reply_addresses r join users u on u.id = r.user_id where u.email = 'bob@example.com'`,
  )
  const replyAddress = `${String(rows.at(-1)?.token)}@${world.config.mailDomain}`
  await world.receiveMail({
    ...answer,
    to: [replyAddress],
    subject: 'AW: Shared work',
    messageId: '<third@elsewhere.example>',
  })
  expect(await statuses('Re: Shared work')).toEqual(['held'])
  expect(await statuses('RE: Shared work')).toEqual(['held'])
  expect(await statuses('AW: Shared work')).toEqual(['held'])
})

it('COMP-23: a company takes mail at a domain that it has proved, and only while it has', async () => {
  const domains = `/api/companies/${company}/domains`
  const added = await amara.send<{
    data: { domain: { id: number; record: { name: string; value: string } } }
  }>('POST', domains, { domain: 'harbour.example' })
  const { id, record } = added.data.domain
  const own = { agentType: 'tula', instanceName: 'Crew', emailAddress: 'crew@harbour.example' }
  expect((await amara.raw('POST', `/api/companies/${company}/agent-emails`, own)).status).toBe(422)
  dns.add(record.name, 'TXT', record.value)
  await amara.send('POST', `${domains}/${id}/check`)
  const crew = await addressOf(own)
  const mail = { from: 'bob', to: [crew], rcptTo: [crew], text: 'Please wash the deck.' }
  await world.receiveMail({ ...mail, subject: 'At our own domain' })
  expect(await statuses('At our own domain')).toEqual(['processed'])
  for (const other of ['nobody@harbour.example', 'crew@sub.harbour.example', 'crew@elsewhere.example'])
    await expect(world.mail({ ...mail, rcptTo: [other] })).rejects.toThrow(/550.*Relaying denied/s)
  await amara.send('DELETE', `${domains}/${id}`)
  await expect(world.mail({ ...mail, subject: 'Too late' })).rejects.toThrow(/550.*Relaying denied/s)
})

it('SHELL-27: the body of a company mail opens in a frame, which names the company in its address, for members alone', async () => {
  await world.receiveMail({
    from: 'bob',
    to: [tula],
    subject: 'Framed',
    html: '<p>Please fix the <b>sail</b>.</p>',
  })
  const [delivery] = await deliveriesOf(amara, 'Framed')
  const detail = await at(amara).get<{ htmlUrl: string }>(`/api/mails/${delivery?.id}`)
  expect(detail.htmlUrl).toBe(`/mail-body/${delivery?.id}?companyId=${company}`)
  const body = await amara.raw('GET', detail.htmlUrl)
  expect([body.status, await body.text()]).toEqual([200, expect.stringContaining('<b>sail</b>')])
  expect((await amara.raw('GET', `/mail-body/${delivery?.id}`)).status).toBe(404)
  const mei = await world.signUp('mei')
  expect((await mei.raw('GET', detail.htmlUrl)).status).toBe(403)
  expect((await amara.raw('GET', `/mail-body/${delivery?.id}?companyId=999`)).status).toBe(403)
  expect((await amara.raw('GET', `/mail-body/${delivery?.id}?companyId=1&companyId=2`)).status).toBe(403)
  const { projects } = await at(amara).get<{ projects: Project[] }>('/api/projects')
  const project = projects.find((one) => one.name === 'Framed')
  const mails = await at(amara).get<{ htmlUrl: string | null }[]>(`/api/projects/${project?.id}/emails`)
  expect(mails.map((one) => one.htmlUrl)).toEqual([detail.htmlUrl])
})
