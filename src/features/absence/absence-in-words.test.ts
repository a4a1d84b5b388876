// An absence that somebody says in words: shown back, set once they say so, carried out, and taken back by one act.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Company, companyOf } from '../../../test/agents-world.ts'
import { type Client, people, startWorld, type Who, type World } from '../../../test/world.ts'
import { createLog } from '../../kit/log.ts'
import { createCore } from '../../wiring/core.ts'
import type { CopilotMessage } from '../copilot/contract.ts'
import type { ShownRule, Understood } from '../rules/contract.ts'
import type { Task } from '../tasks/contract.ts'
import type { ShownAbsence } from './contract.ts'

let world: World
let harbour: Company
/** Away, and of Harbour Works. */
let jonas: Client
let address: string
let sweep: (feature: string, name: string) => Promise<void>

/** A Sunday. */
let now = new Date('2026-12-20T10:00:00Z')

beforeAll(async () => {
  const clock = () => now
  world = await startWorld({ clock })
  const core = createCore(world.config, world.app.db, createLog('silent'), { clock })
  sweep = async (feature, name) =>
    core.features.all
      .find((one) => one.name === feature)
      ?.sweeps?.find((one) => one.name === name)
      ?.run()
  harbour = await companyOf(world, await world.signUp('amara'), 'Harbour Works')
  jonas = await harbour.join('jonas', await world.signUp('jonas'))
  await harbour.join('priya', await world.signUp('priya'))
  address = (await harbour.address({ agentType: 'tula' })).emailAddress
})
afterAll(() => world.stop())

const absence = async () => (await jonas.get<ShownAbsence>('/api/absence')).absence

async function idOf(who: Who): Promise<number> {
  const rows = await world.rows('select id from users where email = $1', [people[who].email])
  return Number(rows[0]?.id)
}

/** Who does what is asked of Jonas. */
async function doersOf(subject: string): Promise<string[]> {
  await world.receiveMail({
    ...{ from: 'amara', to: [`${people.jonas.name} <${people.jonas.email}>`, address] },
    ...{ subject, date: now, text: `Jonas, please order the ${subject}.` },
  })
  const rows = await world.rows(
    `select task.id from tasks as task join projects on projects.id = task.project_id where projects.name = $1`,
    [subject],
  )
  const task = await harbour.admin.get<Task>(`/api/tasks/${Number(rows[0]?.id)}`)
  return task.assignees.map(({ user }) => user.email)
}

const copilot = () => `copilot@${world.config.mailDomain}`

/** What the Copilot answers to a mail of Jonas. */
async function said(text: string, subject: string, from = 'jonas'): Promise<string> {
  await world.receiveMail({ from, to: [copilot()], subject, text, date: now })
  await world.settled()
  const to = from in people ? people[from as Who].email : from
  const rows = await world.rows(
    "select text from outbox where recipient = $1 and kind = 'receipt' order by id desc limit 1",
    [to],
  )
  return String(rows[0]?.text).replace(/\s+/g, ' ')
}

it('a mail says who stands in: shown back, set by a yes, carried out, and taken back by one reply', async () => {
  const before = await jonas.get<{ rules: ShownRule[] }>('/api/rules')
  const shown = await said(
    'Hello,\n\nWhile I am away Priya gets mine until 12 January.\n\nThanks, Jonas',
    'My holidays',
  )
  expect(shown).toContain('To be changed')
  expect(shown).toMatch(/Your absence Harbour Works \u00b7 away: Sun, Dec 20 \u2013 Tue, Jan 12, Priya/)
  expect(shown).toContain('answer \u201cyes\u201d to set it')
  expect(await absence()).toBeNull()
  expect(await doersOf('quay lamps')).toEqual([people.jonas.email])

  const set = await said('yes', 'Re: My holidays')
  expect(set).toContain('Changed')
  expect(await absence()).toMatchObject({
    ...{ from: '2026-12-20', until: '2027-01-12', isNow: true },
    delegateId: await idOf('priya'),
  })
  expect(await doersOf('mooring rope')).toEqual([people.priya.email])
  expect((await jonas.get<{ rules: ShownRule[] }>('/api/rules')).rules).toEqual(before.rules)

  const back = await said('undo', 'Re: My holidays')
  expect(back).toContain('1 change taken back')
  expect(await absence()).toBeNull()
  expect(await doersOf('storm lights')).toEqual([people.jonas.email])
})

it('what reminds waits meanwhile, and on the last day’s morrow tasks are theirs again', async () => {
  const { project } = await jonas.send<{ project: { id: number } }>('POST', '/api/projects', {
    ...{ name: 'Winter berths', type: 'individual' },
  })
  await jonas.send('POST', `/api/projects/${project.id}/tasks`, {
    ...{ title: 'Pump the bilge', dueDate: '2026-12-22T00:00:00.000Z', assignToMe: true },
  })
  await said('I am away until 23 December, Priya stands in for me', 'Two days')
  await said('yes', 'Re: Two days')
  const reminders = async () => {
    await sweep('reminders', 'reminders')
    const rows = await world.rows(`select id from outbox where recipient = $1 and kind = 'reminder'`, [
      people.jonas.email,
    ])
    return rows.length
  }
  now = new Date('2026-12-21T10:00:00Z')
  expect(await reminders()).toBe(0)
  expect(await doersOf('ice hooks')).toEqual([people.priya.email])
  await said('end my absence', 'Home')
  await said('yes', 'Re: Home')
  expect(await absence()).toBeNull()
  expect(await reminders()).toBe(1)
  expect(await doersOf('deck brushes')).toEqual([people.jonas.email])
  // One that was ended goes on by one reply.
  await said('undo', 'Re: Home')
  expect(await absence()).toMatchObject({ until: '2026-12-23', delegateId: await idOf('priya') })
  now = new Date('2026-12-24T10:00:00Z')
  expect(await doersOf('chart table')).toEqual([people.jonas.email])
  await sweep('returns', 'returns')
})

it('an answer of no sets nothing, and the days are those of the day on which it was said', async () => {
  await said('I am away until Friday, Priya stands in', 'Maybe')
  expect(await said('no', 'Re: Maybe')).toContain('Nothing was changed')
  expect(await said('yes', 'Re: Maybe')).toContain('Nothing waits for an answer')
  expect(await absence()).toBeNull()
  await said('I am away until Monday, Priya stands in', 'Later yes')
  now = new Date('2026-12-26T10:00:00Z')
  await said('yes', 'Re: Later yes')
  expect(await absence()).toMatchObject({ from: '2026-12-24', until: '2026-12-28' })
  await said('undo', 'Re: Later yes')
  expect(await absence()).toBeNull()
})

it('who only says that they are away has nobody stand in', async () => {
  const shown = await said('Hi,\n\nI am away until Monday.\n\nJonas', 'Just away')
  expect(shown).toContain('answer \u201cyes\u201d to set it')
  await said('yes', 'Re: Just away')
  expect(await absence()).toMatchObject({ from: '2026-12-26', until: '2026-12-28', delegateId: null })
  expect(await doersOf('bollards')).toEqual([people.jonas.email])
  await said('undo', 'Re: Just away')
  expect(await absence()).toBeNull()
  expect(await said('I am out of paint until Monday.', 'No absence')).not.toContain('to set it')
})

it('a mail in German is answered in German, and asks in German what is missing', async () => {
  const shown = await said('Ich bin bis Freitag weg, Priya vertritt mich.', 'Mein Urlaub')
  expect(shown).toMatch(
    /Deine Abwesenheit Harbour Works \u00b7 abwesend: Sa\., 26\. Dez\. – Fr\., 1\. Jan\., Priya Raman/,
  )
  expect(shown).toContain('Antworte \u201eja\u201c')
  const asked = await said('Ich bin bis Freitag weg, Zebedee vertritt mich.', 'Noch ein Urlaub')
  expect(asked).toContain('„Zebedee“ heißt')
  expect(await absence()).toBeNull()
})

it.each([
  [
    'what is forwarded',
    'FYI\n\n---------- Forwarded message ---------\nFrom: Zoe <zoe@example.org>\nSubject: Pier\n\nI am away until Friday, Priya stands in',
  ],
  ['what is quoted', 'What is due?\n\n> I am away until Friday, Priya stands in'],
  ['a question', 'Who stands in for Priya until Friday'],
  ['what is denied', 'I am not away until Friday, Priya stands in'],
])('threat 13: %s sets no absence, not even by a yes', async (what, text) => {
  await said(text, `Pier, ${what}`)
  await said('yes', `Re: Pier, ${what}`)
  expect(await absence()).toBeNull()
})

it('nobody sets an absence for somebody else, and a stranger none at all', async () => {
  await said('While I am away Priya gets mine until 12 January.', 'Not mine', 'zoe@example.org')
  await said('Jonas is away until Friday, Priya stands in', 'Of Jonas', 'amara')
  await said('yes', 'Re: Of Jonas', 'amara')
  const rows = await world.rows('select id from absences where closed_at is null', [])
  expect(rows).toEqual([])
})

it('typed as a rule it is shown as an absence, kept as no rule, and set and ended by the calls of the page', async () => {
  const words = 'While I am away Priya gets mine until 12 January'
  const read = await jonas.send<Understood>('POST', '/api/rules/try', { words })
  const priya = await idOf('priya')
  expect(read).toMatchObject({
    kind: 'absence',
    lines: [
      {
        when: 'You are away from 2026-12-26 until 2027-01-12',
        acts: [expect.stringContaining('Priya'), 'What would remind you waits until you are back'],
      },
    ],
    absence: { from: '2026-12-26', until: '2027-01-12', delegateId: priya, isEnd: false },
  })
  expect((await jonas.raw('POST', '/api/rules', { words })).status).toBe(422)
  expect(await absence()).toBeNull()
  if (read.kind !== 'absence') throw new Error('it was read as no absence')
  const { from, until, delegateId } = read.absence
  await jonas.send('PUT', '/api/absence', { from, until, delegateId })
  expect(await doersOf('brass polish')).toEqual([people.priya.email])
  await jonas.send('DELETE', '/api/absence')
  expect(await doersOf('sail twine')).toEqual([people.jonas.email])
  const asked = await jonas.send<Understood>('POST', '/api/rules/try', {
    words: 'I am away until Friday, Zebedee stands in',
  })
  expect(asked).toMatchObject({ kind: 'ask', text: expect.stringContaining('Zebedee') })
})

it('said to the Copilot it waits for a press, and one press takes it back', async () => {
  const ask = (userQuestion: string) =>
    jonas.send<{ response: string; messageId: number; changes: { after: string }[] }>(
      'POST',
      '/api/copilot/chat',
      {
        userQuestion,
      },
    )
  const proposed = await ask('I am away until Friday, Priya stands in')
  expect(proposed.changes).toMatchObject([
    { field: 'away', before: '', after: expect.stringMatching(/^2026-12-26 \u2013 2027-01-01, Priya/) },
  ])
  expect(await absence()).toBeNull()
  const { changeSetIds } = await jonas.send<{ changeSetIds: number[] }>(
    'POST',
    `/api/copilot/messages/${proposed.messageId}/apply`,
    {},
  )
  expect(await absence()).toMatchObject({ until: '2027-01-01', delegateId: await idOf('priya') })
  expect(await doersOf('fender rack')).toEqual([people.priya.email])
  await jonas.send('POST', '/api/change-sets/undo', { ids: changeSetIds })
  expect(await absence()).toBeNull()
  expect(await doersOf('oar locks')).toEqual([people.jonas.email])
  const { messages } = await jonas.get<{ messages: CopilotMessage[] }>('/api/copilot/messages')
  expect(messages.some(({ isUndone }) => isUndone)).toBe(true)
  for (const words of [
    'Who is away this week?',
    'Am I away until Friday?',
    'I am not away until Friday, Priya stands in',
  ])
    expect((await ask(words)).changes).toEqual([])
})

it('an absence that was changed since is not taken back over that', async () => {
  await said('I am away until Friday, Priya stands in', 'First days')
  await said('yes', 'Re: First days')
  await jonas.send('PUT', '/api/absence', { from: '2026-12-26', until: '2027-01-15', delegateId: null })
  expect(await said('undo', 'Re: First days')).toContain('your absence was changed since and stays')
  expect(await absence()).toMatchObject({ until: '2027-01-15', delegateId: null })
  await jonas.send('DELETE', '/api/absence')
})
