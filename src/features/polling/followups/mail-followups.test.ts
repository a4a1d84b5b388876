// By mail alone: a digest counts what was said, tells what came of it, asks once, and a reply makes something of it.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { replyAddressIn } from '../../../../test/outbox.ts'
import { type PollingPerson, type PollingWorld, startPollingWorld } from '../../../../test/polling-world.ts'
import { createLog } from '../../../kit/log.ts'
import { mintSystemScope } from '../../../kit/scope.ts'
import { newMessageId } from '../../../mail/compose-fields.ts'
import { productMail } from '../../../mail/product-mail.ts'
import type { FollowUps } from '../../followups/contract.ts'
import type { PollBrief } from '../../polls/contract.ts'
import type { Task } from '../../tasks/contract.ts'
import type { PollingAgent } from '../contract.ts'
import { sendPrompts } from '../prompts/send-prompts.ts'
import { readPollingText } from '../read-polling-text.ts'

let polling: PollingWorld
let people: PollingPerson[]
let agent: PollingAgent
/** A Monday. */
let now = new Date('2026-11-23T08:05:00Z')

beforeAll(async () => {
  polling = await startPollingWorld({ clock: () => now })
  people = []
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) people.push(await polling.member(name))
  agent = await polling.agent('culture_pulse')
  await polling.admin.send('PATCH', `/api/polling/agents/${agent.id}`, { cadence: 'weekly' })
}, 120_000)
afterAll(() => polling.world.stop())

async function sweep(): Promise<void> {
  const { db } = polling.world.app
  const system = mintSystemScope('digest test')
  const own = { db, scope: system, clock: () => now, domain: 'mailcrew.localhost' }
  await sendPrompts({
    ...{ db, system, clock: () => now, publicUrl: polling.world.url, mailDomain: 'mailcrew.localhost' },
    readPollingText: async (given) => readPollingText(given),
    send: productMail({ ...own, queueSending: async () => {} }),
    log: createLog('silent'),
  })
}

const at = async (moment: string) => {
  now = new Date(moment)
  await sweep()
}

async function latest(person: PollingPerson, kind: string) {
  const rows = await polling.world.rows<{ subject: string; text: string; raw: string }>(
    'select subject, text, raw from outbox where recipient = $1 and kind = $2 order by id desc limit 1',
    [person.email, kind],
  )
  const [mail] = rows
  if (!mail) throw new Error(`no ${kind} to ${person.email}`)
  return { ...mail, text: mail.text.replace(/\s+/g, ' ') }
}

/** Answers the latest digest, and gives the receipt. */
async function reply(person: PollingPerson, text: string): Promise<string> {
  const digest = await latest(person, 'team-digest')
  const to = replyAddressIn(digest.raw)
  await polling.world.receiveMail({
    ...{ from: person.email, to: [to], subject: `Re: ${digest.subject}`, text },
    messageId: `<${newMessageId('example.com')}>`,
  })
  return (await latest(person, 'receipt')).text
}

const followUps = () => polling.admin.get<FollowUps>(`/api/polling/agents/${agent.id}/follow-ups`)
const texts = {
  rota: [
    'The night shift rota is unfair. I am angry about the night shift rota.',
    'The rota of the night shifts is unfair, and I am tired of the rota.',
    'I feel bad about the night shift rota; the rota is unfair.',
    'Our night shift rota is unfair and makes me ill.',
  ],
  canteen: [
    'The food in the canteen is cold. The canteen makes me angry.',
    'Cold food in the canteen again, I hate the canteen.',
    'The canteen is bad and its food is cold.',
    'I am angry about the canteen and its cold food.',
  ],
}

async function week(monday: number, both = true): Promise<void> {
  const day = (more: number, hour: string) =>
    `${new Date(Date.parse('2026-11-23T00:00:00Z') + (monday * 7 + more) * 86_400_000).toISOString().slice(0, 10)}T${hour}:00Z`
  await at(day(0, '08:05'))
  for (const list of both ? [texts.rota, texts.canteen] : [texts.rota])
    for (const [place, text] of list.entries()) {
      const person = people[place]
      if (person) await polling.write(person, agent.emailAddress, text, `Week ${monday} ${text.slice(0, 20)}`)
    }
  await at(day(4, '09:05'))
}

it('a digest counts what was said, and a manager\u2019s reply makes tasks and polls of it, once', async () => {
  await week(0)
  const digest = await latest(polling.admin, 'team-digest')
  expect(digest.text).toMatch(/1\. .+: \d mails 2\. .+: \d mails/)
  expect(digest.text).toContain('Reply \u201cmake a task of 1\u201d')
  // It is the first that tells of them: nobody is asked yet.
  expect(digest.text).not.toContain('This is asked once')
  const [ada] = people
  if (!ada) throw new Error('nobody')
  expect((await latest(ada, 'team-digest')).text).not.toContain('make a task')

  const receipt = await reply(polling.admin, 'Make a task of the second: Talk with the cooks\n\n> 1. leave 1')
  expect(receipt).toContain('Talk with the cooks')
  await reply(polling.admin, 'Make a task of the second: Talk with the cooks')
  const known = await followUps()
  expect(known.followUps).toMatchObject([{ kind: 'task', title: 'Talk with the cooks', state: 'open' }])
  const id = known.followUps[0]?.path?.split('/').at(-1)
  expect(await polling.admin.get<Task>(`/api/tasks/${id}`)).toMatchObject({ status: 'pending' })
})

it('who does not manage makes nothing of it, and their words are no submission', async () => {
  const [ada] = people
  if (!ada) throw new Error('nobody')
  const count = async () => (await polling.world.rows('select id from polling_submissions')).length
  const before = await count()
  expect(await reply(ada, 'make a task of 1')).toContain('Only managers can say what becomes of it.')
  expect((await followUps()).followUps).toHaveLength(1)
  expect(await count()).toBe(before)
  // Anything else is what somebody says of their week.
  await reply(ada, 'I have a task of 2 hours every day that nobody needs.')
  expect(await count()).toBe(before + 1)
})

it('the next digest tells all what came of it, and asks managers once about what nobody took up', async () => {
  await week(1)
  const [ada] = people
  if (!ada) throw new Error('nobody')
  const told = await latest(ada, 'team-digest')
  expect(told.text).toContain('task \u201cTalk with the cooks\u201d, open')
  expect(told.text).not.toContain('This is asked once')
  const asked = await latest(polling.admin, 'team-digest')
  expect(asked.text).toMatch(/This is asked once\. \d\. /)

  const id = (await followUps()).followUps[0]?.path?.split('/').at(-1)
  await polling.admin.send('PATCH', `/api/tasks/${id}`, { status: 'completed' })
  await week(2)
  expect((await latest(polling.admin, 'team-digest')).text).not.toContain('This is asked once')
  expect((await latest(ada, 'team-digest')).text).toContain('task \u201cTalk with the cooks\u201d, done')
  await week(3)
  expect((await latest(ada, 'team-digest')).text).not.toContain('Talk with the cooks')
})

it('leaving it is an answer, and a poll asks everybody who reads the digest', async () => {
  expect(await reply(polling.admin, 'leave it')).toContain('is left as it is')
  expect((await followUps()).followUps[0]).toMatchObject({ kind: 'left', state: 'left' })
  await reply(polling.admin, 'Please make a poll of 1.')
  const { polls } = await polling.admin.get<{ polls: PollBrief[] }>('/api/polls')
  expect(polls).toMatchObject([{ status: 'open', voterCount: people.length }])
  expect(polls[0]?.question).toMatch(/^What should we do about /)
  expect(polls[0]?.options).toHaveLength(3)
})

it('#undo takes the task of a reply back', async () => {
  await reply(polling.admin, 'make a task of 1: Ask a lawyer')
  expect((await followUps()).followUps[0]).toMatchObject({ title: 'Ask a lawyer' })
  await reply(polling.admin, '#undo')
  expect((await followUps()).followUps.map(({ title }) => title)).not.toContain('Ask a lawyer')
})
