// The whole way of a mail from a mailbox: to a task where its sender is proved, and aside where not.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Dovecot, startDovecot } from '../../../../test/dovecot.ts'
import { type Client, startWorld, type World } from '../../../../test/world.ts'
import type { Delivery } from '../../../features/triage/contract.ts'

let dovecot: Dovecot
let world: World
let amara: Client

beforeAll(async () => {
  dovecot = await startDovecot()
  const environment = { IMAP_URL: dovecot.newMailbox(), IMAP_TRUSTS: 'mx.example.org' }
  world = await startWorld({ environment })
  amara = await world.signUp('amara')
})
afterAll(async () => {
  await world.stop()
  dovecot.remove()
})

const mail = (subject: string, server: string) =>
  [
    `Authentication-Results: ${server}; dmarc=pass header.from=example.com`,
    'From: Amara Okafor <amara@example.com>',
    `To: tula@${world.config.mailDomain}`,
    `Subject: ${subject}`,
    `Message-ID: <${subject.replaceAll(' ', '.')}@example.com>`,
    '',
    'Please send the deck to Jonas by Friday.',
    '',
  ].join('\n')

async function deliveryOf(subject: string): Promise<Delivery> {
  const find = async () =>
    (await amara.get<Delivery[]>('/api/mails')).find(
      (one) => one.subject === subject && one.status !== 'received',
    )
  await expect.poll(async () => (await find())?.status).toMatch(/processed|held/)
  const found = await find()
  if (!found) throw new Error(`no delivery of ${subject}`)
  return found
}

it('a mail in the mailbox makes a task, by the word of the mailbox\u2019s own server', async () => {
  await dovecot.deliver(mail('Spring launch', 'mx.example.org'))
  expect(await deliveryOf('Spring launch')).toMatchObject({ status: 'processed', agent: 'tula' })
  const rows = await world.rows('select title from tasks')
  expect(rows).toEqual([{ title: 'Send the deck to Jonas' }])
})

it('the word of another server proves nobody: the mail makes nothing, though it came to a server in local mode', async () => {
  await dovecot.deliver(mail('Forged launch', 'mx.example.net'))
  await expect
    .poll(async () => {
      const rows = await world.rows(
        `select d.status from deliveries d join mails m on m.id = d.mail_id where m.subject = 'Forged launch'`,
      )
      return rows.map(({ status }) => status)
    })
    .toEqual(['held'])
  expect(await world.rows('select id from tasks')).toHaveLength(1)
})
