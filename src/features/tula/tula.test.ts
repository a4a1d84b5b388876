// Tula's stories: a mail comes in over SMTP, and the records say what became of it.

import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { replyAddressIn } from '../../../test/outbox.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { Suggestion } from '../../records/contract.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'
import type { SentMail } from '../triage/contract.ts'

let world: World
let amara: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

const monday = new Date('2026-11-16T09:00:00Z')

async function projectNamed(name: string, client = amara): Promise<Project> {
  const { projects } = await client.get<{ projects: Project[] }>('/api/projects')
  const found = projects.find((one) => one.name === name)
  if (!found) throw new Error(`no project ${name} among ${projects.map((one) => one.name).join(', ')}`)
  return found
}

const tasksOf = (project: Project, client = amara) => client.get<Task[]>(`/api/projects/${project.id}/tasks`)

async function receiptOf(subject: string): Promise<SentMail & { replyTo: string }> {
  const sent = await amara.get<SentMail[]>('/api/outbox')
  const found = sent.find((one) => one.subject === `Re: ${subject}`)
  if (!found) throw new Error(`no receipt for ${subject}`)
  const row = await world.app.db.query('select raw from outbox where id = $1', [found.id])
  const replyTo = replyAddressIn(String(row.rows[0]?.raw))
  return { ...found, replyTo }
}

/** Its words on one line. */
async function latestReceiptTo(email: string): Promise<string> {
  const rows = await world.rows(
    `select text from outbox where kind = 'receipt' and recipient = $1 order by id desc limit 1`,
    [email],
  )
  return String(rows[0]?.text).replace(/\s+/g, ' ')
}

it('MAIL-01 MAIL-03 MAIL-04 MAIL-05 MAIL-06: a mail to Tula and two people becomes a project with their tasks', async () => {
  await world.receiveMail({
    from: 'amara',
    to: ['Jonas Weber <jonas@example.com>', 'tula@mailcrew.localhost'],
    cc: ['Lucia Ferri <lucia@example.com>'],
    subject: 'Spring launch',
    date: monday,
    text: 'Hello both,\n\nJonas, please send the launch deck to all partners by Thursday.\nLucia, can you confirm the caterer by next Wednesday? This is urgent.\n\nThanks\nAmara',
  })
  const project = await projectNamed('Spring launch')
  expect(project).toMatchObject({
    type: 'team',
    emailCount: 1,
    participantCount: 3,
    sourceEmail: 'tula@mailcrew.localhost',
  })
  const tasks = (await tasksOf(project)).sort((a, b) => a.number - b.number)
  expect(
    tasks.map((task) => [
      task.number,
      task.title,
      task.dueDate?.slice(0, 10),
      task.assignees.map((one) => one.user.email),
    ]),
  ).toEqual([
    [1, 'Send the launch deck to all partners', '2026-11-19', ['jonas@example.com']],
    [2, expect.stringMatching(/^Confirm the caterer/), '2026-11-25', ['lucia@example.com']],
  ])
  expect(tasks[0]?.evidence).toMatchObject({
    agent: 'tula',
    by: 'rules',
    sentence: expect.stringContaining('please send the launch deck'),
  })
})

it('MAIL-17 MAIL-30: a mail to Tula alone makes an individual project whose tasks are its sender\u2019s', async () => {
  await world.receiveMail({
    from: 'amara',
    subject: 'My list',
    text: '- Book the train to Ghent\n- Call the landlord',
    date: monday,
  })
  const project = await projectNamed('My list')
  expect(project.type).toBe('individual')
  const tasks = await tasksOf(project)
  expect(tasks.map((task) => task.assignees.map((one) => one.user.email))).toEqual([
    ['amara@example.com'],
    ['amara@example.com'],
  ])
})

it('MAIL-29: a project names the agent address and a task its sender', async () => {
  const project = await projectNamed('My list')
  const [task] = await tasksOf(project)
  expect(project.sourceEmail).toBe('tula@mailcrew.localhost')
  expect(task).toMatchObject({ sourceEmail: 'amara@example.com', sourceEmailSubject: 'My list' })
})

it('MAIL-02 MAIL-27: a reply to the receipt\u2019s own address changes the tasks of its thread', async () => {
  const { replyTo } = await receiptOf('Spring launch')
  expect(replyTo).toMatch(/^r-[a-z2-7]{26}@mailcrew\.localhost$/)
  await world.receiveMail({
    from: 'amara',
    to: [replyTo],
    subject: 'Re: Spring launch',
    date: monday,
    text: '1 is done. Push the caterer to Friday.\nPlease also order the flowers.',
  })
  const tasks = (await tasksOf(await projectNamed('Spring launch'))).sort((a, b) => a.number - b.number)
  expect(tasks.map((task) => [task.number, task.status, task.dueDate?.slice(0, 10) ?? null])).toEqual([
    [1, 'completed', '2026-11-19'],
    [2, 'pending', '2026-11-20'],
    [3, 'pending', null],
  ])
  expect(tasks[2]?.title).toBe('Order the flowers')
})

it('MAIL-27: a reply without the address is found by In-Reply-To, and by its subject among one\u2019s own threads', async () => {
  await world.receiveMail({
    from: 'amara',
    subject: 'Office move',
    messageId: '<move-1@example.com>',
    text: 'Please pack the server room.',
    date: monday,
  })
  await world.receiveMail({
    from: 'amara',
    subject: 'Another subject',
    inReplyTo: '<move-1@example.com>',
    text: 'Please hire a van too.',
    date: monday,
  })
  await world.receiveMail({
    from: 'amara',
    subject: 'Re: Office move',
    text: 'Please label the boxes as well.',
    date: monday,
  })
  const project = await projectNamed('Office move')
  expect(project.emailCount).toBe(3)
  expect(await tasksOf(project)).toHaveLength(3)
})

it('MAIL-27: of References into two threads the newest, which is named last, counts', async () => {
  await world.receiveMail({
    from: 'amara',
    subject: 'Summer party',
    messageId: '<party-1@example.com>',
    text: 'Please rent the grill.',
    date: monday,
  })
  await world.receiveMail({
    from: 'amara',
    subject: 'Moved over from the office thread',
    references: ['<move-1@example.com>', '<party-1@example.com>'],
    text: 'Please buy charcoal.',
    date: monday,
  })
  expect((await projectNamed('Summer party')).emailCount).toBe(2)
  expect((await projectNamed('Office move')).emailCount).toBe(3)
})

it('MAIL-27: the same subject from a stranger is a thread of its own', async () => {
  await world.receiveMail({
    from: 'bob',
    subject: 'Re: Office move',
    text: 'Please send me the keys.',
    date: monday,
  })
  expect((await projectNamed('Office move')).emailCount).toBe(3)
})

it('a reply address in the hand of somebody who takes no part only makes a suggestion', async () => {
  const { replyTo } = await receiptOf('Office move')
  const project = await projectNamed('Office move')
  const before = await tasksOf(project)
  await world.receiveMail({
    from: 'mei',
    to: [replyTo],
    subject: 'Re: Office move',
    text: '1 is done. Please cancel the lease.',
    date: monday,
  })
  expect((await tasksOf(project)).map((task) => task.status)).toEqual(before.map((task) => task.status))
  const suggestions = await amara.get<Suggestion[]>(`/api/projects/${project.id}/suggestions`)
  expect(suggestions.map((one) => one.kind).sort()).toEqual(['change', 'task'])
  expect((await projectNamed('Office move')).participantCount).toBe(1)
  expect(await latestReceiptTo('mei@example.com')).toContain(
    'You take no part in this thread, so what you wrote waits for somebody who does.',
  )
  const remark = 'The landlord has another offer for you.'
  await world.receiveMail({
    from: 'mei',
    to: [replyTo],
    subject: 'Re: Office move',
    text: remark,
    date: monday,
  })
  const rows = await world.rows('select id from comments where text like $1', [`%${remark}%`])
  expect(rows).toEqual([])
  const now = await amara.get<Suggestion[]>(`/api/projects/${project.id}/suggestions`)
  expect(now.map((one) => one.title)).toContain(remark)
  const text = '#note 1 The keys are with the porter.'
  await world.receiveMail({ from: 'mei', to: [replyTo], subject: 'Re: Office move', text, date: monday })
  expect(await latestReceiptTo('mei@example.com')).toContain(
    'You take no part in this thread, so no task was changed.',
  )
})

it('#note stands at its task, and the receipt says at which', async () => {
  const { replyTo } = await receiptOf('Office move')
  const text = '#note 2 The van has no tail lift.'
  await world.receiveMail({ from: 'amara', to: [replyTo], subject: 'Re: Office move', text, date: monday })
  expect(await latestReceiptTo('amara@example.com')).toContain('Noted at task 2.')
  const second = (await tasksOf(await projectNamed('Office move'))).find(({ number }) => number === 2)
  expect(second?.commentCount).toBe(1)
})

it('a command needs no model: #done, #due, #assign, #title and #high change the task they name', async () => {
  await world.receiveMail({
    from: 'amara',
    to: ['tula@mailcrew.localhost', 'jonas@example.com'],
    subject: 'Audit',
    text: 'Jonas, please collect the receipts.\nJonas, please book the room.',
    date: monday,
  })
  const { replyTo } = await receiptOf('Audit')
  await world.receiveMail({
    from: 'amara',
    to: [replyTo],
    subject: 'Re: Audit',
    date: monday,
    text: '#DONE 1\n#due 2 2026-12-01\n#assign 2 amara\n#title 2 Book the big room\n#high 2\n#due 2 by 0019-05-03\n#frobnicate 2',
  })
  const tasks = (await tasksOf(await projectNamed('Audit'))).sort((a, b) => a.number - b.number)
  expect(tasks[0]?.status).toBe('completed')
  expect(tasks[1]).toMatchObject({
    title: 'Book the big room',
    priority: 'high',
    dueDate: '2026-12-01T00:00:00.000Z',
  })
  expect(tasks[1]?.assignees.map((one) => one.user.email)).toEqual(['amara@example.com'])
  const sent = await amara.get<SentMail[]>('/api/outbox')
  expect(sent[0]?.text).toContain('#frobnicate 2')
  expect(sent[0]?.text).toContain('#due 2 by 0019-05-03')
})

it('#undo takes back one\u2019s own latest change set and names what somebody changed later', async () => {
  const { replyTo } = await receiptOf('Audit')
  const project = await projectNamed('Audit')
  const second = (await tasksOf(project)).find((task) => task.number === 2)
  await amara.send('PATCH', `/api/tasks/${second?.id}`, { priority: 'low' })
  await world.receiveMail({ from: 'amara', to: [replyTo], subject: 'Re: Audit', text: '#undo', date: monday })
  expect((await tasksOf(project)).find((task) => task.number === 2)?.priority).toBe('high')
  await world.receiveMail({ from: 'amara', to: [replyTo], subject: 'Re: Audit', text: '#undo', date: monday })
  const tasks = (await tasksOf(project)).sort((a, b) => a.number - b.number)
  expect(tasks[0]?.status).toBe('pending')
  expect(tasks[1]?.title).toBe('Book the room')
})

it('#undo below another command leaves the act before alone, and the answer says where it belongs', async () => {
  const text = 'Please hang the lamp.\nPlease paint the door.'
  await world.receiveMail({ from: 'amara', subject: 'Porch', text, date: monday })
  const to = [(await receiptOf('Porch')).replyTo]
  await world.receiveMail({ from: 'amara', to, subject: 'Re: Porch', text: '#done 1\n#undo', date: monday })
  const tasks = (await tasksOf(await projectNamed('Porch'))).sort((a, b) => a.number - b.number)
  expect(tasks.map(({ status }) => status)).toEqual(['completed', 'pending'])
  const sent = await amara.get<SentMail[]>('/api/outbox')
  expect(sent[0]?.text.replace(/\s+/g, ' ')).toContain('#undo (write it first, or in a mail of its own)')
})

it('a bare "done" with several open tasks changes nothing and the answer asks which', async () => {
  const { replyTo } = await receiptOf('Audit')
  await world.receiveMail({ from: 'amara', to: [replyTo], subject: 'Re: Audit', text: 'done', date: monday })
  const tasks = await tasksOf(await projectNamed('Audit'))
  expect(tasks.every((task) => task.status === 'pending')).toBe(true)
  const sent = await amara.get<SentMail[]>('/api/outbox')
  expect(sent[0]?.text).toContain('which task')
})

it('MAIL-14 MAIL-25: $$task in any case makes a task; $$polling is filed and the receipt says so', async () => {
  await world.receiveMail({
    from: 'amara',
    subject: 'Thoughts',
    text: '$$TASK the blue folder',
    date: monday,
  })
  expect(await tasksOf(await projectNamed('Thoughts'))).toHaveLength(1)
  await world.receiveMail({
    from: 'amara',
    subject: 'Mood',
    text: '$$Polling I feel we ship too late.',
    date: monday,
  })
  expect(await latestReceiptTo('amara@example.com')).toContain('Filed with ')
  const rows = await world.rows(`select name from projects where name = 'Mood'`)
  expect(rows).toEqual([])
})

it('MAIL-14 MAIL-25: a mail with $$task makes tasks whatever agent it is sent to, and that agent makes nothing of it', async () => {
  const orders = [
    ['faq', 'Gate north'],
    ['polly', 'Gate south'],
    ['alex', 'Gate east'],
  ] as const
  for (const [agent, subject] of orders) {
    const to = [`${agent}@mailcrew.localhost`]
    const text = '$$Task\nPlease repair the hinge by Friday.'
    await world.receiveMail({ from: 'amara', to, subject, text, date: monday })
    expect(await tasksOf(await projectNamed(subject))).toMatchObject([{ title: 'Repair the hinge' }])
  }
  const rows = await world.rows(
    `select agent_type from threads where base_subject like 'gate %' group by agent_type`,
  )
  expect(rows).toEqual([{ agent_type: 'tula' }])
})

it('MAIL-27: "Re:" from somebody on the mail finds the thread that is another person\u2019s', async () => {
  await world.signUp('bob')
  await world.receiveMail({
    from: 'amara',
    to: ['bob@example.com'],
    cc: ['tula@mailcrew.localhost'],
    subject: 'Garden party',
    text: 'Bob, please rent the tent.',
    date: monday,
  })
  await world.receiveMail({
    from: 'bob',
    to: ['amara@example.com'],
    cc: ['tula@mailcrew.localhost'],
    subject: 'Re: Garden party',
    text: 'The tent is rented.',
    date: monday,
  })
  expect(await tasksOf(await projectNamed('Garden party'))).toMatchObject([{ status: 'completed' }])
  const rows = await world.rows(`select id from projects where name = 'Garden party'`)
  expect(rows).toHaveLength(1)
})

it('MAIL-25: $$task in a reply makes a task of what was not one, and in a quoted mail it makes none', async () => {
  await world.receiveMail({
    from: 'amara',
    subject: 'Cupboard',
    text: 'Please oil the hinges.',
    date: monday,
  })
  const { replyTo } = await receiptOf('Cupboard')
  const reply = { from: 'amara', to: [replyTo], subject: 'Re: Cupboard', date: monday }
  await world.receiveMail({ ...reply, text: '$$Task the blue folder' })
  const titles = async () =>
    (await tasksOf(await projectNamed('Cupboard')))
      .map(({ title }) => title)
      .toSorted((a, b) => (a < b ? -1 : 1))
  expect(await titles()).toEqual(['Oil the hinges', 'the blue folder'])
  const quoted =
    'It looks fine.\n\nOn Mon, 16 Nov 2026, Amara wrote:\n> $$task the red folder\n> $$polling ships late'
  await world.receiveMail({ ...reply, text: quoted })
  expect(await titles()).toEqual(['Oil the hinges', 'the blue folder'])
  expect(await latestReceiptTo('amara@example.com')).not.toContain('$$polling')
})

it('MAIL-25: with both markers both happen, and a marked mail is never only a question', async () => {
  const filed = 'Filed with '
  await world.receiveMail({
    from: 'amara',
    subject: 'Parcels $$POLLING',
    text: '$$task Please weigh the parcels. We ship too late.',
    date: monday,
  })
  expect((await tasksOf(await projectNamed('Parcels $$POLLING'))).length).toBeGreaterThan(0)
  expect(await latestReceiptTo('amara@example.com')).toContain(filed)
  await world.receiveMail({ from: 'amara', subject: '$$task status report', text: '', date: monday })
  expect(await tasksOf(await projectNamed('$$task status report'))).toMatchObject([
    { title: 'status report' },
  ])
  await world.receiveMail({ from: 'amara', subject: 'my tasks $$polling', text: '', date: monday })
  expect(await latestReceiptTo('amara@example.com')).toMatch(/You have \d+ open task/)
})

it('TULA-17: a project of a collaboration invitation or of a product\u2019s notification is flagged, others are not', async () => {
  const invitation = 'You are invited to collaborate on the plan'
  const wishes = {
    text: 'Please open the plan.',
    to: ['Amara Okafor <amara@example.com>', 'tula@mailcrew.localhost'],
  }
  await world.receiveMail({ from: 'amara', subject: invitation, ...wishes })
  await world.receiveMail({ from: 'notifications@example.org', subject: 'Weekly plan', ...wishes })
  await world.receiveMail({ from: 'amara', subject: 'The plan of the week', ...wishes })
  const rows = await world.rows('select name, is_system from projects where name = any($1) order by id', [
    [invitation, 'Weekly plan', 'The plan of the week'],
  ])
  expect(rows.map((row) => [row.name, row.is_system])).toEqual([
    [invitation, true],
    ['Weekly plan', true],
    ['The plan of the week', false],
  ])
})

it('"my tasks" is answered with them and makes no project', async () => {
  await world.receiveMail({ from: 'amara', subject: 'my tasks', text: '', date: monday })
  const receipt = await receiptOf('my tasks')
  expect(receipt.text).toMatch(/You have \d+ open tasks/)
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  expect(projects.some((one) => one.name === 'my tasks')).toBe(false)
})

it('one mail gets one receipt, threaded and marked as automatic', async () => {
  const rows = await world.app.db.query(
    `select raw, in_reply_to from outbox, mails where outbox.mail_id = mails.id and outbox.kind = 'receipt' and mails.subject = 'Spring launch'`,
  )
  expect(rows.rows).toHaveLength(1)
  const raw = String(rows.rows[0]?.raw)
  expect(raw).toMatch(/^Auto-Submitted: auto-replied$/m)
  expect(raw).toMatch(/^In-Reply-To: </m)
})

it('the receipt bears the stamp of Tula, in her hue by day and by night', async () => {
  const rows = await world.rows(`select raw from outbox where kind = 'receipt' limit 1`)
  const { html } = await simpleParser(String(rows[0]?.raw))
  expect(html).toContain('<div class="s3967c1" style="width:36px;height:36px;background:#3967c1')
  expect(html).toContain('.s3967c1{background:#779fe9!important')
})
