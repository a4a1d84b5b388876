// Comments over a running server: written, mailed to the thread, answered by mail, and who hears of them.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { replyAddressIn } from '../../../../test/outbox.ts'
import { type Client, startWorld, type World } from '../../../../test/world.ts'
import { mintSystemScope } from '../../../kit/scope.ts'
import { SENT_COMMENTS_PER_HOUR } from '../../../mail/outbox-limit-store.ts'
import type { Suggestion } from '../../../records/contract.ts'
import { dropDeletedComments } from '../../../records/deleted-comment-store.ts'
import type { NotificationList } from '../../notifications/contract.ts'
import type { Project } from '../../projects/contract.ts'
import type { Task } from '../contract.ts'
import { type TaskComment, type ThreadPeople, taskComment, tooManyComments } from './contract.ts'

const DAY_MS = 24 * 60 * 60_000

let world: World
let amara: Client
let jonas: Client
let bob: Client
let projectId: number
let deck: Task
let badges: Task

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
  bob = await world.signUp('bob')
  await world.receiveMail({
    from: 'amara',
    to: ['Jonas Weber <jonas@example.com>', 'tula@mailcrew.localhost'],
    cc: ['Lucia Ferri <lucia@example.com>'],
    subject: 'Spring launch',
    messageId: '<launch@example.com>',
    text: 'Jonas, please send the deck to all partners.\nLucia, please print the badges.',
  })
  projectId = (await amara.get<{ projects: Project[] }>('/api/projects')).projects[0]?.id ?? 0
  ;[deck, badges] = (await tasks()).sort((one, other) => one.number - other.number) as [Task, Task]
})
afterAll(() => world.stop())

const tasks = () => amara.get<Task[]>(`/api/projects/${projectId}/tasks`)
const commentsOf = (task: Task, client = amara) => client.get<TaskComment[]>(`/api/tasks/${task.id}/comments`)
const say = (client: Client, task: Task, text: string, more: object = {}) =>
  client.send<TaskComment>('POST', `/api/tasks/${task.id}/comments`, { text, ...more })
const statusOf = async (task: Task) => (await tasks()).find(({ id }) => id === task.id)?.status

interface Sent {
  recipient: string
  raw: string
  messageId: string
  replyTo: string
}

/** The mails of a comment, by their recipients. */
async function mailsOf({ id }: { id: number }): Promise<Sent[]> {
  const rows = await world.rows(
    'select recipient, raw, message_id from outbox where key like $1 order by recipient',
    [`comment:${id}:%`],
  )
  return rows.map((row) => {
    const raw = String(row.raw).replace(/\r\n[ \t]+/g, ' ')
    const replyTo = replyAddressIn(raw)
    return { recipient: String(row.recipient), raw, messageId: String(row.message_id), replyTo }
  })
}

const mailTo = async (comment: { id: number }, recipient: string): Promise<Sent> => {
  const found = (await mailsOf(comment)).find((mail) => mail.recipient === recipient)
  if (!found) throw new Error(`no mail to ${recipient}`)
  return found
}

const headerOf = ({ raw }: Sent, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(raw)?.[1]?.trim()

async function bellOf(client: Client, type: string): Promise<string[]> {
  const { notifications } = await client.get<NotificationList>('/api/notifications?limit=100')
  return notifications.filter((one) => one.type === type).map((one) => one.description)
}

it('a comment is written, edited and deleted by its author, and everybody in the project reads it', async () => {
  const made = await say(amara, deck, '  Which version do we send?\n')
  expect(taskComment.parse(made)).toMatchObject({
    text: 'Which version do we send?',
    isOwn: true,
    editedAt: null,
    mail: null,
    sentTo: [],
    author: { firstName: 'Amara' },
  })
  const path = `/api/tasks/${deck.id}/comments/${made.id}`
  const edited = await amara.send<TaskComment>('PATCH', path, { text: 'Which version goes out?' })
  expect(edited).toMatchObject({ text: 'Which version goes out?', editedAt: expect.any(String) })
  expect(await commentsOf(deck, jonas)).toMatchObject([{ text: 'Which version goes out?', isOwn: false }])
  for (const [method, body] of [
    ['PATCH', { text: 'Mine now' }],
    ['DELETE', undefined],
  ] as const) {
    const refused = await jonas.raw(method, path, body)
    expect(refused.status).toBe(404)
    expect(await refused.json()).toMatchObject({ message: 'Comment not found' })
  }
  await amara.send('DELETE', path)
  expect(await commentsOf(deck)).toEqual([])
})

it('a deleted comment comes back by undo, as it was, for its author alone and once', async () => {
  const made = await say(amara, deck, 'Who has the latest version?')
  const { changeSetId } = await amara.send<{ changeSetId: number }>(
    'DELETE',
    `/api/tasks/${deck.id}/comments/${made.id}`,
  )
  const undo = (client: Client) => client.raw('POST', `/api/change-sets/${changeSetId}/undo`)
  for (const other of [jonas, bob]) expect((await undo(other)).status).toBe(404)
  expect(await commentsOf(deck)).toEqual([])
  expect(await (await undo(amara)).json()).toEqual({ undone: 1, kept: [] })
  expect(await commentsOf(deck)).toEqual([made])
  expect((await undo(amara)).status).toBe(404)
  await amara.send('DELETE', `/api/tasks/${deck.id}/comments/${made.id}`)
})

it('the text of a deleted comment is not kept once it cannot come back any more', async () => {
  const kept = async () => {
    const rows = await world.rows(
      "select count(*)::int as kept from change_sets where subject_kind = 'comment'",
    )
    return Number(rows[0]?.kept)
  }
  const system = mintSystemScope('test')
  const made = await say(amara, deck, 'Gone in thirty days')
  await amara.send('DELETE', `/api/tasks/${deck.id}/comments/${made.id}`)
  const before = await kept()
  expect(before).toBeGreaterThan(0)
  await dropDeletedComments(world.app.db, system, new Date(Date.now() - 30 * DAY_MS))
  const young = await kept()
  expect(young).toBeGreaterThan(0)
  await dropDeletedComments(world.app.db, system, new Date(Date.now() + DAY_MS))
  expect(await kept()).toBe(0)
})

it('an empty comment is refused; the same key makes one comment, however often it is sent', async () => {
  const empty = await amara.raw('POST', `/api/tasks/${deck.id}/comments`, { text: ' \n ' })
  expect(empty.status).toBe(422)
  expect(await empty.json()).toMatchObject({ message: 'Write a comment first' })
  const key = 'a0b1c2d3e4'
  const [first, again] = [await say(amara, deck, 'Once', { key }), await say(amara, deck, 'Once', { key })]
  expect(again.id).toBe(first.id)
  expect((await amara.raw('POST', `/api/tasks/${badges.id}/comments`, { text: 'Once', key })).status).toBe(
    409,
  )
  expect((await commentsOf(deck)).map(({ text }) => text)).toEqual(['Once'])
  await amara.send('DELETE', `/api/tasks/${deck.id}/comments/${first.id}`)
})

it('threat 15: comments and people of somebody else\u2019s task are not found', async () => {
  const made = await say(amara, deck, 'Not for Bob')
  const at = `/api/tasks/${deck.id}`
  const calls = [
    ['GET', `${at}/comments`, undefined],
    ['GET', `${at}/people`, undefined],
    ['POST', `${at}/comments`, { text: 'Hello', send: true }],
    ['PATCH', `${at}/comments/${made.id}`, { text: 'Hello' }],
    ['DELETE', `${at}/comments/${made.id}`, undefined],
  ] as const
  for (const [method, path, body] of calls) expect((await bob.raw(method, path, body)).status).toBe(404)
  await amara.send('DELETE', `${at}/comments/${made.id}`)
})

it('a comment that is sent goes to the people of the thread, once each, as an answer in the thread', async () => {
  const people = await amara.get<ThreadPeople>(`/api/tasks/${deck.id}/people`)
  expect(people.recipients).toEqual(['Jonas Weber', 'Lucia Ferri'])
  expect(people.people.map(({ handle, isSelf }) => [handle, isSelf])).toEqual([
    ['Amara Okafor', true],
    ['Jonas Weber', false],
    ['Lucia Ferri', false],
  ])
  const key = 'sent-once-1'
  const made = await say(amara, deck, 'The partners ask for the PDF.\n\nCan you take it?', {
    send: true,
    key,
  })
  await say(amara, deck, 'The partners ask for the PDF.\n\nCan you take it?', { send: true, key })
  expect(made.sentTo).toEqual(['Jonas Weber', 'Lucia Ferri'])
  const sent = await mailsOf(made)
  expect(sent.map(({ recipient }) => recipient)).toEqual(['jonas@example.com', 'lucia@example.com'])
  for (const mail of sent) {
    expect(headerOf(mail, 'Subject')).toBe('Re: Spring launch')
    expect(headerOf(mail, 'In-Reply-To')).toBe('<launch@example.com>')
    expect(headerOf(mail, 'From')).toContain('<tula@mailcrew.localhost>')
    expect(headerOf(mail, 'From')).toContain('Amara Okafor')
    expect(mail.replyTo).toMatch(/^r-[a-z2-7]{26}@mailcrew\.localhost$/)
    expect(mail.raw).toContain('The partners ask for the PDF.')
  }
  expect(new Set(sent.map(({ replyTo }) => replyTo)).size).toBe(2)
})

it('their mailed answer is a comment on that task and no new task; its writer hears of it behind the bell', async () => {
  const [said] = (await commentsOf(deck)).slice(-1)
  const before = (await tasks()).length
  const mail = await mailTo(said ?? { id: 0 }, 'jonas@example.com')
  await world.receiveMail({
    from: 'jonas',
    to: mail.replyTo,
    subject: 'Re: Spring launch',
    inReplyTo: mail.messageId,
    references: ['<launch@example.com>', mail.messageId],
    messageId: '<answer@example.com>',
    text: 'Yes. Please check the cover page too.\n\n> The partners ask for the PDF.\n',
  })
  const answer = (await commentsOf(deck)).at(-1)
  expect(answer).toMatchObject({
    author: { email: 'jonas@example.com' },
    text: 'Yes. Please check the cover page too.',
    mail: { subject: 'Re: Spring launch' },
    sentTo: [],
  })
  const chain = await amara.get<{ id: number }[]>(`/api/projects/${projectId}/emails`)
  expect(chain.map(({ id }) => id)).toContain(answer?.mail?.id)
  expect((await tasks()).length).toBe(before)
  expect(await bellOf(amara, 'comment_answer')).toEqual([
    'Jonas Weber answered your comment on Send the deck to all partners',
  ])
  const waiting = await amara.get<Suggestion[]>(`/api/projects/${projectId}/suggestions`)
  expect(waiting.map(({ title }) => title)).toEqual([expect.stringMatching(/^Check the cover page/)])
  const rows = await world.rows(
    `select text from outbox where kind = 'receipt' and recipient = 'jonas@example.com' order by id desc limit 1`,
  )
  expect(rows[0]?.text).toContain('Kept as a comment on #1')
})

it('the next comment answers the answer, for those who have it', async () => {
  const next = await say(amara, deck, 'Thank you.', { send: true })
  const first = await mailTo((await commentsOf(deck))[0] ?? { id: 0 }, 'lucia@example.com')
  expect(headerOf(await mailTo(next, 'jonas@example.com'), 'In-Reply-To')).toBe('<answer@example.com>')
  expect(headerOf(await mailTo(next, 'lucia@example.com'), 'In-Reply-To')).toBe(`<${first.messageId}>`)
  expect(headerOf(await mailTo(next, 'lucia@example.com'), 'References')).not.toContain('answer@')
})

it('MAIL-14 MAIL-27: "done" in an answer means the task of the comment, and $$task makes a task', async () => {
  const made = await say(amara, badges, 'How far are you?', { send: true })
  const mail = await mailTo(made, 'lucia@example.com')
  // The client of the answer keeps the address and drops the references.
  await world.receiveMail({
    from: 'lucia',
    to: mail.replyTo,
    subject: 'Re: Spring launch',
    text: 'Done.\n$$task Order more card for the badges',
  })
  expect(await statusOf(badges)).toBe('completed')
  expect(await statusOf(deck)).toBe('pending')
  expect((await commentsOf(badges)).at(-1)).toMatchObject({ author: { email: 'lucia@example.com' } })
  expect((await tasks()).map(({ title }) => title)).toContainEqual(expect.stringMatching(/^Order more card/))
})

it('an answer to the agent\u2019s own address finds the task by the mail that it answers; #progress means that task', async () => {
  const made = await say(amara, deck, 'And now?', { send: true })
  const mail = await mailTo(made, 'jonas@example.com')
  await world.receiveMail({
    from: 'jonas',
    to: 'tula@mailcrew.localhost',
    subject: 'Re: Spring launch',
    inReplyTo: mail.messageId,
    text: '#progress\nI am at the third page.',
  })
  expect(await statusOf(deck)).toBe('in-progress')
  expect((await commentsOf(deck)).at(-1)?.text).toBe('I am at the third page.')
})

it('threat 4: a stranger at a task\u2019s reply address leaves no comment on it', async () => {
  const [said] = (await commentsOf(deck)).filter(({ sentTo }) => sentTo.length > 0)
  const mail = await mailTo(said ?? { id: 0 }, 'jonas@example.com')
  const before = (await commentsOf(deck)).length
  await world.receiveMail({ from: 'bob', to: mail.replyTo, subject: 'Hello', text: 'I read along.' })
  expect((await commentsOf(deck)).length).toBe(before)
})

it('a mention tells whom it names, in the app and by mail; a name from outside is plain text', async () => {
  const made = await say(amara, badges, '@Jonas Weber, does @Bob Lindqvist help?')
  expect(made.mentions).toEqual(['Jonas Weber'])
  expect(await bellOf(jonas, 'mention')).toEqual(['Amara Okafor mentioned you on Print the badges'])
  expect(await bellOf(bob, 'mention')).toEqual([])
  expect((await mailsOf(made)).map(({ recipient }) => recipient)).toEqual(['jonas@example.com'])
  expect(await bellOf(amara, 'mention')).toEqual([])
})

it('SET-21: who switched project updates off gets a mention behind the bell alone', async () => {
  await jonas.send('PATCH', '/api/notifications/preferences/projectUpdates', { enabled: false })
  const made = await say(amara, badges, 'Once more, @Jonas Weber', { send: true })
  expect((await bellOf(jonas, 'mention')).length).toBe(2)
  expect((await mailsOf(made)).map(({ recipient }) => recipient)).toEqual(['lucia@example.com'])
  await jonas.send('PATCH', '/api/notifications/preferences/projectUpdates', { enabled: true })
})

it('SET-20: nothing goes to whoever blocked the writer, nor to whom the writer blocked', async () => {
  await jonas.send('POST', '/api/trust/block', { emailToBlock: 'amara@example.com' })
  const made = await say(amara, badges, 'Hello @Jonas Weber', { send: true })
  expect((await mailsOf(made)).map(({ recipient }) => recipient)).toEqual(['lucia@example.com'])
  expect((await bellOf(jonas, 'mention')).length).toBe(2)
  await amara.send('POST', '/api/trust/block', { emailToBlock: 'lucia@example.com' })
  expect((await amara.get<ThreadPeople>(`/api/tasks/${deck.id}/people`)).recipients).toEqual([])
})

it('who left the thread by #stop gets no comments', async () => {
  await world.app.db.query('delete from blocks')
  const fromJonas = await say(jonas, deck, 'For all of you', { send: true })
  expect(fromJonas.sentTo).toEqual(['Amara Okafor', 'Lucia Ferri'])
  const mail = await mailTo(fromJonas, 'lucia@example.com')
  await world.receiveMail({ from: 'lucia', to: mail.replyTo, subject: 'Re: Spring launch', text: '#stop' })
  expect((await say(jonas, deck, 'Once more', { send: true })).sentTo).toEqual(['Amara Okafor'])
})

it('threat 19: so many comments by mail in an hour and no more; what was refused was not written', async () => {
  const [{ id } = { id: 0 }] = (await world.rows(
    `select id from users where email = 'amara@example.com'`,
  )) as { id: number }[]
  await world.app.db.query(`update tries set count = $2 where key = $1`, [
    `sent-comment:${id}`,
    SENT_COMMENTS_PER_HOUR,
  ])
  const refused = await amara.raw('POST', `/api/tasks/${deck.id}/comments`, { text: 'Too much', send: true })
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ message: tooManyComments })
  const quiet = await say(amara, deck, 'Here alone, @Jonas Weber')
  expect(await mailsOf(quiet)).toEqual([])
  expect((await commentsOf(deck)).map(({ text }) => text)).not.toContain('Too much')
})
