// Replies are read again: what they changed in tasks is compared by how those stood when the reply came.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Client, people, startWorld, type World } from '../../../test/world.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'
import type { ReplayedMail, ShownReplay } from './contract.ts'

let world: World
let amara: Client
let count = 0
let subject = ''

const sentAt = new Date('2026-11-16T09:00:00Z')
const tula = () => `tula@${world.config.mailDomain}`

beforeAll(async () => {
  world = await startWorld({ environment: { LOG_LEVEL: 'warn' } })
  amara = await world.signUp('amara')
  await world.signUp('jonas')
})
afterAll(() => world.stop())

beforeEach(async () => {
  count += 1
  subject = `Harbour day ${count}`
  await world.receiveMail({
    ...{ from: 'amara', to: [`${people.jonas.name} <${people.jonas.email}>`, tula()] },
    ...{ subject, messageId: `<harbour-${count}@example.com>`, date: sentAt },
    text: [
      'Jonas, please print the posters by 24 November.',
      'Jonas, please book the band by 26 November.',
    ].join('\n\n'),
  })
})

async function answer(from: 'amara' | 'jonas', text: string): Promise<number> {
  const inReplyTo = `<harbour-${count}@example.com>`
  await world.receiveMail({ from, to: [tula()], subject: `Re: ${subject}`, inReplyTo, text, date: sentAt })
  const rows = await world.rows('select max(id) as id from mails')
  return Number(rows[0]?.id)
}

async function tasks(): Promise<Task[]> {
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  const project = projects.find(({ name }) => name === subject)
  const found = await amara.get<Task[]>(`/api/projects/${project?.id}/tasks`)
  return found.sort((a, b) => a.number - b.number)
}
const taskAt = async (place: number) => (await tasks())[place]
const statuses = async () => (await tasks()).map(({ status }) => status)

/** As an earlier version would have read the reply: written past the app, which knows of no change by a person. */
async function readOtherwise(
  mailId: number,
  { taskId, fields, changes }: { taskId: number | undefined; fields: string; changes: object[] },
) {
  await world.app.db.query(`update tasks set ${fields} where id = $1`, [taskId])
  const rows = await world.rows<{ id: number }>(
    `update change_sets set changes = $2::jsonb where mail_id = $1 returning id`,
    [mailId, JSON.stringify(changes)],
  )
  expect(rows).toHaveLength(1)
}

async function readAgain(): Promise<ReplayedMail[]> {
  await amara.send('POST', '/api/replay', {})
  for (;;) {
    const { replay } = await amara.get<ShownReplay>('/api/replay')
    if (replay?.state === 'done') return replay.mails
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Of the mails of this test. */
const differing = async () => (await readAgain()).filter((mail) => mail.subject.endsWith(subject))
const differences = async () => (await differing()).flatMap((mail) => mail.differences)

/** Mails and causes of alerts that were ever made: an alert of earlier causes, which may go out meanwhile, is none. */
async function sent(): Promise<number> {
  const rows = await world.rows(
    `select (select count(*) from outbox where kind <> 'alert')::int
       + (select case when is_called then last_value else 0 end from mail_causes_id_seq)::int as count`,
  )
  return Number(rows[0]?.count)
}

it('replies that would be read as before are no difference, though later ones changed the same tasks', async () => {
  await answer('jonas', 'The posters are done.')
  await answer('amara', '#todo 1\n#title 1 Print the large posters')
  await answer('jonas', 'All done from my side!')
  await answer('amara', 'We do not need the band any more.')
  expect(await statuses()).toEqual(['completed'])
  expect(await differences()).toEqual([])
})

it('a change that was missed is shown, made once without a mail, and taken back by one undo', async () => {
  const mailId = await answer('jonas', 'The posters are done.')
  const posters = await taskAt(0)
  await readOtherwise(mailId, { taskId: posters?.id, fields: `status = 'pending'`, changes: [] })
  const [mail] = await differing()
  expect(mail?.differences).toEqual([
    {
      ...{ kind: 'changed', title: posters?.title, sentence: 'The posters are done.' },
      fields: [{ name: 'Status', before: 'Pending', after: 'Completed' }],
    },
  ])
  const before = await sent()
  const done = await amara.send<{ applied: number; changeSetIds: number[] }>('POST', '/api/replay/apply', {})
  expect(done.applied).toBe(1)
  expect(await statuses()).toEqual(['completed', 'pending'])
  expect(await sent()).toBe(before)
  expect(await differences()).toEqual([])
  await amara.send('POST', '/api/change-sets/undo', { ids: done.changeSetIds })
  expect(await statuses()).toEqual(['pending', 'pending'])
  // Taken back by a person: that is the last word.
  expect(await differences()).toEqual([])
})

it('a day that was misread becomes the right one, and a change for which there is no word goes', async () => {
  const mailId = await answer('amara', 'Please move the band to 28 November.')
  const [posters, band] = await tasks()
  expect(band?.dueDate).toContain('2026-11-28')
  const change = (id: number | undefined, before: object, after: object) => ({
    ...{ subject: { kind: 'task', id }, kind: 'update', before, after },
  })
  await readOtherwise(mailId, {
    ...{ taskId: band?.id, fields: `due_date = '2026-12-28'` },
    changes: [
      change(band?.id, { dueDate: '2026-11-26' }, { dueDate: '2026-12-28' }),
      change(posters?.id, { priority: 'medium' }, { priority: 'high' }),
    ],
  })
  await world.app.db.query(`update tasks set priority = 'high' where id = $1`, [posters?.id])
  const found = await differences()
  expect(found.map(({ title, fields }) => [title, fields])).toEqual([
    [posters?.title, [{ name: 'Priority', before: 'high', after: 'medium' }]],
    [band?.title, [{ name: 'Due', before: '2026-12-28', after: '2026-11-28' }]],
  ])
  await amara.send('POST', '/api/replay/apply', {})
  expect(await tasks()).toMatchObject([{ priority: 'medium' }, { dueDate: '2026-11-28T00:00:00.000Z' }])
})

it('what is not needed any more goes to the deleted ones, unless somebody touched it since', async () => {
  const mailId = await answer('amara', 'We do not need the band any more.')
  expect(await tasks()).toHaveLength(1)
  const rows = await world.rows<{ id: number }>('select max(id) as id from tasks')
  await readOtherwise(mailId, { taskId: rows[0]?.id, fields: 'deleted_at = null', changes: [] })
  expect(await differences()).toMatchObject([
    { kind: 'changed', fields: [{ name: 'Deleted', before: '', after: 'yes' }] },
  ])
  await amara.send('POST', '/api/replay/apply', {})
  expect(await tasks()).toHaveLength(1)
  await amara.send('POST', `/api/tasks/${rows[0]?.id}/restore`, {})
  expect(await tasks()).toHaveLength(2)
  expect(await differences()).toEqual([])
})

it('what a person set since stays, and so does what a command of the mail says', async () => {
  const mailId = await answer('jonas', 'The posters are done.')
  const posters = await taskAt(0)
  await readOtherwise(mailId, { taskId: posters?.id, fields: `status = 'pending'`, changes: [] })
  await amara.send('PATCH', `/api/tasks/${posters?.id}`, { status: 'in-progress' })
  await answer('amara', '#progress 2\n#high 2')
  expect(await differences()).toEqual([])
})

it('a task that waited for a finished one opens with it, and nobody is told', async () => {
  await answer('amara', 'The band is blocked by task #1.')
  expect(await statuses()).toEqual(['pending', 'blocked'])
  const mailId = await answer('jonas', 'The posters are done.')
  expect(await statuses()).toEqual(['completed', 'pending'])
  const [posters, band] = await tasks()
  expect(await differences()).toEqual([])
  await readOtherwise(mailId, { taskId: posters?.id, fields: `status = 'pending'`, changes: [] })
  await world.app.db.query(`update tasks set status = 'blocked', blocked_reason = 'task #1' where id = $1`, [
    band?.id,
  ])
  const before = await sent()
  await readAgain()
  await amara.send('POST', '/api/replay/apply', {})
  expect(await statuses()).toEqual(['completed', 'pending'])
  expect(await sent()).toBe(before)
})

it('what a person was asked about is no difference, whatever was decided', async () => {
  const mailId = await answer('jonas', 'The posters are done.')
  const posters = await taskAt(0)
  await readOtherwise(mailId, { taskId: posters?.id, fields: `status = 'pending'`, changes: [] })
  expect(await differences()).toHaveLength(1)
  const evidence = { sentence: 'The posters\n  are done.', agent: 'tula', by: 'rules', confidence: 0.5 }
  await world.app.db.query(
    `insert into suggestions (subject_kind, subject_id, mail_id, kind, payload, evidence, status, confidence)
     values ('project', $1, $2, 'task', '{}', $3, 'declined', 0.5)`,
    [posters?.projectId, mailId, JSON.stringify(evidence)],
  )
  expect(await differences()).toEqual([])
})

it('a mail that a model read is left alone', async () => {
  const mailId = await answer('jonas', 'The posters are done.')
  const posters = await taskAt(0)
  await readOtherwise(mailId, { taskId: posters?.id, fields: `status = 'pending'`, changes: [] })
  await world.app.db.query(
    `update deliveries set trace = replace(trace::text, 'by rules', 'by model')::jsonb where mail_id = $1`,
    [mailId],
  )
  expect(await differences()).toEqual([])
})

it('what a rule of somebody did to a mail stays, though the rule is gone', async () => {
  const rule = { words: 'Mails with "quay" in the subject get low priority', isOfCompany: false }
  const { id } = await amara.send<{ id: number }>('POST', '/api/rules', rule)
  subject = `Quay ${count}`
  await world.receiveMail({
    ...{ from: 'amara', to: [people.jonas.email, tula()], subject, date: sentAt },
    text: 'Jonas, please mend the quay ladder by Friday.',
  })
  expect(await tasks()).toMatchObject([{ priority: 'low' }])
  await amara.send('DELETE', `/api/rules/${id}`)
  expect(await differences()).toEqual([])
})
