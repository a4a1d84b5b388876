// What becomes of mail at the addresses that people and companies keep: taken or refused, and answered as they set.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Company, companyOf } from '../../../test/agents-world.ts'
import { replyAddressIn } from '../../../test/outbox.ts'
import { type Client, startWorld, type TestMail, type World } from '../../../test/world.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'
import type { SentMail } from '../triage/contract.ts'
import type { AgentEmail } from './contract.ts'

let world: World
let amara: Client
let priya: Client
let harbour: Company

const user = '/api/user/agent-emails'
const monday = new Date('2026-11-16T09:00:00Z')

beforeAll(async () => {
  world = await startWorld()
  ;[amara, priya] = [await world.signUp('amara'), await world.signUp('priya')]
  harbour = await companyOf(world, amara, 'Harbour')
  await harbour.join('priya', priya)
})
afterAll(() => world.stop())

async function make(client: Client, fields: object): Promise<AgentEmail> {
  const made = await client.send<{ data: { agentEmail: AgentEmail } }>('POST', user, {
    agentType: 'tula',
    ...fields,
  })
  return made.data.agentEmail
}

async function projectOf(client: Client, mail: TestMail): Promise<Project> {
  await world.receiveMail({ date: monday, ...mail })
  return projectNamed(client, mail.subject)
}

async function projectNamed(client: Client, subject: string | undefined): Promise<Project> {
  const { projects } = await client.get<{ projects: Project[] }>('/api/projects')
  const found = projects.find((one) => one.name === subject)
  if (!found) throw new Error(`no project ${subject} among ${projects.map((one) => one.name).join(', ')}`)
  return found
}

const tasksOf = (client: Client, project: Project) => client.get<Task[]>(`/api/projects/${project.id}/tasks`)

/** The newest receipt for a subject, with its head as it is sent. */
async function receiptOf(
  client: Client,
  subject: string,
): Promise<SentMail & { head: string; replyTo: string }> {
  const sent = await client.get<SentMail[]>('/api/outbox')
  const found = sent.find((one) => one.subject === `Re: ${subject}`)
  if (!found) throw new Error(`no receipt for ${subject}`)
  const rows = await world.rows('select raw from outbox where id = $1', [found.id])
  const head = String(rows[0]?.raw).split('\r\n\r\n')[0] ?? ''
  return { ...found, head, replyTo: replyAddressIn(head) }
}

it('INST-14: mail to a paused address is refused with a clear text, until it is reactivated', async () => {
  const made = await make(amara, { instanceName: 'Garden' })
  await amara.send('PATCH', `${user}/${made.id}`, { isActive: false })
  await expect(world.mail({ from: 'amara', to: [made.emailAddress], text: 'x' })).rejects.toThrow(
    /550 5\.2\.1 This agent is paused and takes no mail; ask its owner to reactivate it/,
  )
  await amara.send('PATCH', `${user}/${made.id}`, { isActive: true })
  expect(await world.mail({ from: 'amara', to: [made.emailAddress], text: 'x' })).toMatch(/^250/)
  await world.settled()
})

it('INST-14: the mail of a person who paused their own Tula is not processed; the log and one mail a day say why', async () => {
  const jonas = await world.signUp('jonas')
  const made = await make(jonas, { instanceName: '' })
  await jonas.send('PATCH', `${user}/${made.id}`, { isActive: false })
  await world.receiveMail({ from: 'jonas', subject: 'Anyone there', text: 'Please pack the boxes.' })
  const [delivery] = await jonas.get<{ status: string; reason: string }[]>('/api/mails')
  expect(delivery).toMatchObject({ status: 'ignored', reason: 'The agent at this address is paused' })
  await world.receiveMail({ from: 'jonas', subject: 'Still there', text: 'Please pack the cups.' })
  const told = await jonas.get<SentMail[]>('/api/outbox')
  expect(told.map((one) => one.subject)).toEqual(['Re: Anyone there'])
  expect(told[0]?.text).toMatch(/tula@mailcrew\.localhost, which is\s+paused for you/)
})

it('INST-18: what an address made stays when it is deleted; new mail is refused, replies in its threads count', async () => {
  const made = await make(amara, { instanceName: 'Move' })
  const project = await projectOf(amara, {
    from: 'amara',
    to: [made.emailAddress],
    subject: 'Office move',
    text: 'Please pack the server room.',
  })
  expect(project.sourceEmail).toBe(made.emailAddress)
  const { replyTo } = await receiptOf(amara, 'Office move')
  await amara.send('DELETE', `${user}/${made.id}`)
  await expect(world.mail({ from: 'amara', to: [made.emailAddress], text: 'x' })).rejects.toThrow(
    /550 5\.1\.1 There is no agent at this address/,
  )
  await world.receiveMail({
    from: 'amara',
    to: [replyTo],
    subject: 'Re: Office move',
    text: 'Please also order the van.',
  })
  const titles = (await tasksOf(amara, await projectNamed(amara, 'Office move'))).map((task) => task.title)
  expect(titles.sort()).toEqual(['Order the van', 'Pack the server room'])
})

it('INST-18: display name, tone and sign-off stand in the receipt, and in the answers to replies', async () => {
  const customization = {
    displayName: 'Harbour Tasks',
    replyTone: 'formal',
    signOff: 'Harbour & Sons\nThe front desk',
  }
  const made = await make(amara, { instanceName: 'Front Desk', customization })
  await projectOf(amara, {
    from: 'amara',
    to: [made.emailAddress],
    subject: 'New signs',
    text: 'Please order the new signs.',
  })
  const receipt = await receiptOf(amara, 'New signs')
  expect(receipt.head).toMatch(
    new RegExp(`^From: "?Harbour Tasks"? <${made.emailAddress.replace('+', '\\+')}>`, 'm'),
  )
  expect(receipt.text).toContain('Dear Amara Okafor,')
  expect(receipt.text).toContain('If anything is not correct, please reply in plain words')
  expect(receipt.text).toMatch(/Harbour & Sons\s+The front desk/)
  expect(receipt.text).toContain('Sent by Harbour Tasks.')
  await world.receiveMail({
    from: 'amara',
    to: [receipt.replyTo],
    subject: 'Re: New signs',
    text: 'Please also measure the door.',
  })
  const second = (await amara.get<SentMail[]>('/api/outbox')).filter((one) => one.subject === 'Re: New signs')
  expect(second).toHaveLength(2)
  for (const one of second) expect(one.text).toMatch(/Dear Amara Okafor,[\s\S]*Harbour & Sons/)
})

it('INST-18: without settings an answer is Tula’s, plain and without a sign-off', async () => {
  await projectOf(amara, { from: 'amara', subject: 'Plain', text: 'Please water the plants.' })
  const receipt = await receiptOf(amara, 'Plain')
  expect(receipt.head).toMatch(/^From: Tula <tula@mailcrew\.localhost>/m)
  expect(receipt.text).toContain('Something wrong? Reply in plain words')
  expect(receipt.text).not.toMatch(/Dear|Hello/)
})

it('INST-18: default priority and due days fill what the mail does not say, and nothing that it says', async () => {
  const customization = { defaultPriority: 'high', defaultDueDays: 3 }
  const made = await make(amara, { instanceName: 'Desk', customization })
  const project = await projectOf(amara, {
    from: 'amara',
    to: [made.emailAddress],
    subject: 'Fair',
    text: '- Book the stand\n- Print the flyers by 30 November, low priority, when you have time',
  })
  const tasks = (await tasksOf(amara, project)).sort((a, b) => a.number - b.number)
  expect(tasks.map((task) => [task.dueDate?.slice(0, 10), task.priority])).toEqual([
    ['2026-11-19', 'high'],
    ['2026-11-30', 'low'],
  ])
  expect((await receiptOf(amara, 'Fair')).text).toMatch(
    /Where the mail names no date, a task is due 3 days later, as this address\s+is set\./,
  )
})

it('MAIL-28, INST-18: an address that allows it takes what members send to {agent}@{host}', async () => {
  const made = await harbour.address({ agentType: 'tula', allowGlobalEmails: true })
  const project = await projectOf(harbour.admin, {
    from: 'priya',
    subject: 'Quay four',
    text: 'Please check the cranes.',
  })
  expect(project).toMatchObject({ companyId: harbour.id, sourceEmail: made.emailAddress })
  await harbour.admin.send('PATCH', `/api/agent-instances/${made.id}`, { allowGlobalEmails: false })
  const own = await projectOf(priya, { from: 'priya', subject: 'At home', text: 'Please buy some milk.' })
  expect(own).toMatchObject({ companyId: 0, sourceEmail: 'tula@mailcrew.localhost' })
})

it('INST-18: an address that inherits follows the company’s own one in whom it lets in and how it answers', async () => {
  const [company] = (await harbour.admin.get<{ instances: AgentEmail[] }>('/api/agent-instances/tula'))
    .instances
  await harbour.admin.send('PATCH', `/api/agent-instances/${company?.id}`, {
    allowGuests: false,
    customization: { signOff: 'Harbour, port office', defaultPriority: 'low' },
  })
  const own = { signOff: 'The yard', defaultPriority: 'high' as const }
  const yard = await harbour.address({ agentType: 'tula', instanceName: 'Yard', customization: own })
  const to = [yard.emailAddress]
  const first = await projectOf(harbour.admin, {
    from: 'priya',
    to,
    subject: 'Rope',
    text: 'Please order rope.',
  })
  expect((await receiptOf(priya, 'Rope')).text).toContain('Harbour, port office')
  expect((await tasksOf(harbour.admin, first))[0]?.priority).toBe('high')
  await world.receiveMail({ from: 'guest@example.net', to, subject: 'Offer', text: 'Please call me.' })
  const held = await harbour.admin.get<{ status: string; reason: string }[]>('/api/mails?status=held')
  expect(held[0]).toMatchObject({ subject: 'Offer', reason: 'This agent takes no mail from guests' })

  await harbour.admin.send('PATCH', `/api/agent-instances/${yard.id}`, { inheritCompanySettings: false })
  await projectOf(harbour.admin, { from: 'priya', to, subject: 'Chain', text: 'Please order chain.' })
  expect((await receiptOf(priya, 'Chain')).text).toContain('The yard')
  await projectOf(harbour.admin, {
    from: 'guest@example.net',
    to,
    subject: 'Paint',
    text: 'Please order paint.',
  })
  expect((await projectNamed(harbour.admin, 'Paint')).companyId).toBe(harbour.id)
})

it('COMP-23: no address of a company takes itself out of its restriction to domains', async () => {
  const lucia = await world.signUp('lucia')
  const strict = await companyOf(world, lucia, 'Strict', {
    domainRestrictions: { enabled: true, domains: ['strict.example'] },
  })
  const made = await strict.address({ agentType: 'tula', inheritCompanySettings: false })
  await world.receiveMail({
    from: 'guest@example.net',
    to: [made.emailAddress],
    subject: 'Hi',
    text: 'Please call.',
  })
  const [held] = await strict.admin.get<{ reason: string }[]>('/api/mails?status=held')
  expect(held?.reason).toBe('The company takes mail from its own domains only, not from example.net')
})

it('MAIL-19, MAIL-28: a primary with an address of its own is reached at both', async () => {
  const mei = await world.signUp('mei')
  const primary = await make(mei, { instanceName: '' })
  const own = 'mei-tasks@mailcrew.localhost'
  await mei.send('PUT', `${user}/${primary.id}`, { emailAddress: own })
  const there = await projectOf(mei, { from: 'mei', to: [own], subject: 'One', text: 'Please book a room.' })
  const here = await projectOf(mei, { from: 'mei', subject: 'Two', text: 'Please book a table.' })
  expect([there.sourceEmail, here.sourceEmail]).toEqual([own, own])
  const { instances } = await mei.get<{ instances: AgentEmail[] }>('/api/agent-instances/tula')
  expect(instances).toHaveLength(1)
})

it('INST-13, INST-17, MAIL-23: everybody may ask for a check, often does no harm, too often is told', async () => {
  const bob = await world.signUp('bob')
  await world.mail({ from: 'bob', subject: 'Taken once', text: 'Please sweep the yard.' })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => bob.raw('POST', '/api/admin/s3-refresh')),
  )
  expect(answers.map((one) => one.status)).toEqual(Array(10).fill(200))
  await world.settled()
  const { projects } = await bob.get<{ projects: Project[] }>('/api/projects')
  expect(projects.map((one) => [one.name, one.emailCount])).toEqual([['Taken once', 1]])
  const tooMany = await bob.raw('POST', '/api/admin/s3-refresh')
  expect(tooMany.status).toBe(429)
  expect(Number(tooMany.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await amara.raw('POST', '/api/admin/s3-refresh')).status).toBe(200)
  expect((await fetch(`${world.url}/api/admin/s3-refresh`, { method: 'POST' })).status).toBe(401)
})
