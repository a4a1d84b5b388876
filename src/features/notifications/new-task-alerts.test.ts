// The receipt as the mail of "New task alerts": which of them the switch stops, and which are answers that always come.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type NotificationWorld, startNotificationWorld } from '../../../test/notification-world.ts'
import type { Client } from '../../../test/world.ts'

let world: NotificationWorld
let amara: Client

beforeAll(async () => {
  world = await startNotificationWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

async function receiptOf(subject: string): Promise<{ raw: string; text: string } | null> {
  const rows = await world.rows(
    `select raw, text from outbox where kind = 'receipt' and subject = $1 order by id desc limit 1`,
    [`Re: ${subject.replace(/^Re: /, '')}`],
  )
  return rows[0] ? { raw: String(rows[0].raw), text: String(rows[0].text) } : null
}

const put = (name: string, enabled: boolean) =>
  amara.send('PATCH', `/api/notifications/preferences/${name}`, { enabled })

it('SET-21: newTaskAlerts: the receipt of new tasks is that mail, with a one-click way to leave', async () => {
  await world.receiveMail({ from: 'amara', subject: 'My list', text: '- Book the train to Ghent' })
  const receipt = await receiptOf('My list')
  expect(receipt?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  const path = world.unsubscribePath({ recipient: '', subject: '', text: '', raw: receipt?.raw ?? '' })
  expect(path).toMatch(/^\/unsubscribe\/\d+\.newTaskAlerts\.[\w-]{22}$/)
})

it('switched off, a receipt that tells of new tasks and nothing else does not come; the tasks do', async () => {
  await put('newTaskAlerts', false)
  await world.receiveMail({ from: 'amara', subject: 'Quietly', text: '- Call the landlord' })
  expect(await receiptOf('Quietly')).toBeNull()
  const rows = await world.rows(`select id from tasks where title = 'Call the landlord'`)
  expect(rows).toHaveLength(1)
})

it('switched off, the answer to a question, a change or a command that was not understood still comes', async () => {
  await world.receiveMail({
    from: 'amara',
    subject: 'With a command',
    text: '- Buy stamps\n#frobnicate the stamps',
  })
  expect(await receiptOf('With a command')).not.toBeNull()
  await world.receiveMail({ from: 'amara', subject: 'Re: Quietly', text: '#done 1' })
  expect((await receiptOf('Quietly'))?.raw).not.toMatch(/^List-Unsubscribe/m)
})

it('switched off, whoever asks for their tasks is answered, as before', async () => {
  await world.receiveMail({ from: 'amara', subject: 'What was it', text: 'my tasks' })
  const answer = await receiptOf('What was it')
  expect(answer?.text).toContain('Buy stamps')
  expect(answer?.raw).not.toMatch(/^List-Unsubscribe/m)
})

it('with the master off, too', async () => {
  await put('newTaskAlerts', true)
  await put('emailNotifications', false)
  await world.receiveMail({ from: 'amara', subject: 'Master off', text: '- Call the plumber' })
  expect(await receiptOf('Master off')).toBeNull()
  await put('emailNotifications', true)
  await world.receiveMail({ from: 'amara', subject: 'Master on', text: '- Call the gardener' })
  expect(await receiptOf('Master on')).not.toBeNull()
})

it('a task that somebody else makes of a suggestion from your mail is told to you by a mail of its own', async () => {
  const jonas = await world.signUp('jonas')
  await world.receiveMail({
    from: 'amara',
    to: ['Jonas Weber <jonas@example.com>', 'tula@mailcrew.localhost'],
    subject: 'Maybe',
    text: 'Jonas, please send the deck.',
  })
  const rows = await world.rows(
    `insert into suggestions (subject_kind, subject_id, mail_id, kind, payload, evidence, confidence)
     select 'project', p.id, d.mail_id, 'task', $1, $2, 0.4 from projects p join deliveries d on d.thread_id = p.thread_id
     where p.name = 'Maybe' returning id`,
    [
      JSON.stringify({
        ...{ kind: 'task', title: 'Look for a bigger hall', description: '', priority: 'medium' },
        ...{ dueDate: null, assigneeIds: [], assigneeNames: [] },
      }),
      JSON.stringify({
        sentence: 'A bigger hall would be nice.',
        agent: 'tula',
        by: 'rules',
        confidence: 0.4,
      }),
    ],
  )
  await world.alertsTo('amara@example.com')
  world.later(15)
  await jonas.send('POST', `/api/suggestions/${String(rows[0]?.id)}/accept`)
  const alerts = await world.alertsTo('amara@example.com')
  expect(alerts.map(({ subject }) => subject)).toEqual(['New task from your mail: Look for a bigger hall'])
})
