// People are away: mails come in over SMTP, tasks go to who stands in, and what reminds them waits.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Company, companyOf } from '../../../test/agents-world.ts'
import { replyAddressIn } from '../../../test/outbox.ts'
import { type Client, people, startWorld, type Who, type World } from '../../../test/world.ts'
import { createLog } from '../../kit/log.ts'
import { createCore } from '../../wiring/core.ts'
import type { DelegatedTask } from '../returns/contract.ts'
import type { ThreadPeople } from '../tasks/comments/contract.ts'
import type { Task } from '../tasks/contract.ts'
import { AwayPeople, type AwayPerson } from './absence.ts'
import type { ShownAbsence } from './contract.ts'

let world: World
let harbour: Company
const clients = new Map<Who, Client>()
/** Of Harbour Works. */
const members = new Map<Who, Client>()
const crew = ['amara', 'jonas', 'priya', 'lucia'] as const
let address: string
let sweep: (feature: string, name: string) => Promise<void>

let now = new Date('2026-12-20T10:00:00Z')
const at = (moment: string) => {
  now = new Date(moment)
}

beforeAll(async () => {
  const clock = () => now
  world = await startWorld({ clock })
  const core = createCore(world.config, world.app.db, createLog('silent'), { clock })
  sweep = async (feature, name) =>
    core.features.all
      .find((one) => one.name === feature)
      ?.sweeps?.find((one) => one.name === name)
      ?.run()
  for (const who of crew) clients.set(who, await world.signUp(who))
  harbour = await companyOf(world, client('amara'), 'Harbour Works')
  members.set('amara', harbour.admin)
  for (const who of ['jonas', 'priya', 'lucia'] as const)
    members.set(who, await harbour.join(who, client(who)))
  address = (await harbour.address({ agentType: 'tula' })).emailAddress
})
afterAll(() => world.stop())

function client(who: Who): Client {
  const found = clients.get(who)
  if (!found) throw new Error(`${who} has no account`)
  return found
}

function member(who: Who): Client {
  const found = members.get(who)
  if (!found) throw new Error(`${who} is no member`)
  return found
}

async function idOf(who: Who): Promise<number> {
  const rows = await world.rows('select id from users where email = $1', [people[who].email])
  return Number(rows[0]?.id)
}

async function away(who: Who, from: string, until: string, delegate: Who | null): Promise<ShownAbsence> {
  const delegateId = delegate && (await idOf(delegate))
  return member(who).send<ShownAbsence>('PUT', '/api/absence', { from, until, delegateId })
}

const addressed = (who: Who) => `${people[who].name} <${people[who].email}>`

async function mailed(from: string, to: readonly Who[], subject: string, text: string): Promise<Task[]> {
  await world.receiveMail({ from, to: [...to.map(addressed), address], subject, date: now, text })
  const rows = await world.rows(
    `select task.id from tasks as task join projects on projects.id = task.project_id
     where projects.name = $1 order by task.id`,
    [subject],
  )
  return Promise.all(rows.map(({ id }) => harbour.admin.get<Task>(`/api/tasks/${Number(id)}`)))
}

const doers = (task: Task | undefined) => (task?.assignees ?? []).map(({ user }) => user.email)

async function receipt(to: string): Promise<string> {
  const rows = await world.rows(
    `select text from outbox where kind = 'receipt' and recipient = $1 order by id desc limit 1`,
    [to],
  )
  return String(rows[0]?.text).replace(/\s+/g, ' ')
}

it('while somebody is away, what a mail gives them goes to who stands in, and the sender is told', async () => {
  const set = await away('jonas', '2026-12-20', '2027-01-12', 'priya')
  expect(set.absence).toMatchObject({ from: '2026-12-20', until: '2027-01-12', isNow: true })
  const [task] = await mailed('amara', ['jonas'], 'Quay lamps', 'Jonas, please order the quay lamps.')
  expect(doers(task)).toEqual([people.priya.email])
  expect(await receipt(people.amara.email)).toContain('Jonas Weber is away until Tue 12 Jan 2027: Priya')
  // Colleagues see it where the task stands.
  const around = await harbour.admin.get<ThreadPeople>(`/api/tasks/${task?.id}/people`)
  expect(around.doneFor).toEqual([{ name: people.jonas.name, awayUntil: '2027-01-12' }])
  expect(around.people.find(({ email }) => email === people.jonas.email)?.awayUntil).toBe('2027-01-12')
  expect(around.people.find(({ email }) => email === people.amara.email)?.awayUntil).toBeNull()
  // Who stands in takes part, and what was asked of somebody who is there stays theirs.
  expect(await member('priya').get<Task>(`/api/tasks/${task?.id}`)).toMatchObject({ id: task?.id })
  const [own] = await mailed('jonas', ['amara'], 'Own rope', 'I will splice the mooring rope.')
  expect(doers(own)).toEqual([people.jonas.email])
})

it('a reply that assigns a task to somebody who is away gives it to who stands in, if they may see the project', async () => {
  const before = await mailed('amara', ['lucia'], 'Slipway', 'Lucia, please paint the slipway.')
  const rows = await world.rows(
    `select raw from outbox where kind = 'receipt' and recipient = $1 order by id desc limit 1`,
    [people.amara.email],
  )
  const replyTo = replyAddressIn(String(rows[0]?.raw))
  at('2026-12-20T11:00:00Z')
  const assign = (who: string) =>
    world.receiveMail({
      from: 'amara',
      to: [replyTo, addressed('jonas')],
      subject: 'Re: Slipway',
      text: `#assign 1 ${who}`,
    })
  await assign('Jonas')
  const read = () => harbour.admin.get<Task>(`/api/tasks/${before[0]?.id}`)
  // Priya is a member who takes no part in it.
  expect(doers(await read())).toEqual([people.jonas.email])
  expect(await receipt(people.amara.email)).toContain('nobody stands in who may see this project')
  await assign('Lucia')
  await world.receiveMail({
    from: 'amara',
    to: [replyTo, addressed('priya')],
    subject: 'Re: Slipway',
    text: 'For you to know.',
  })
  await assign('Jonas')
  expect(doers(await read())).toEqual([people.priya.email])
})

it('who stands in and is away too hands on; where nobody is there, the task waits for whom it was meant', async () => {
  await away('priya', '2026-12-20', '2026-12-24', 'lucia')
  const [handed] = await mailed('amara', ['jonas'], 'Buoys', 'Jonas, please count the buoys.')
  expect(doers(handed)).toEqual([people.lucia.email])
  await away('lucia', '2026-12-20', '2026-12-22', 'jonas')
  const [circle] = await mailed('amara', ['jonas'], 'Chains', 'Jonas, please grease the chains.')
  expect(doers(circle)).toEqual([people.jonas.email])
  for (const who of ['priya', 'lucia'] as const) await member(who).send('DELETE', '/api/absence')
})

it('somebody from outside learns nothing: no answer says that a person is away or who stands in', async () => {
  const outside = 'buyer@shop.example.com'
  const [task] = await mailed(outside, ['jonas'], 'Invoice 44', 'Jonas, please send me invoice 44.')
  expect(doers(task)).toEqual([people.priya.email])
  const rows = await world.rows('select text from outbox where recipient = $1', [outside])
  const told = rows.map(({ text }) => String(text)).join('\n')
  expect(told).not.toContain('away')
  expect(told).not.toContain('Priya')
})

it('reminders wait until the return, and answers to their own mails do not', async () => {
  const kinds = async () => {
    const rows = await world.rows(
      `select kind from outbox where recipient = $1 and kind in ('reminder', 'digest', 'morning') order by id`,
      [people.jonas.email],
    )
    return rows.map(({ kind }) => kind)
  }
  await client('jonas').send('PATCH', '/api/notifications/preferences/morningMail', { enabled: true })
  const { project } = await member('jonas').send<{ project: { id: number } }>('POST', '/api/projects', {
    ...{ name: 'Winter berths', type: 'individual' },
  })
  await member('jonas').send('POST', `/api/projects/${project.id}/tasks`, {
    ...{ title: 'Pump the bilge', dueDate: '2026-12-27T00:00:00.000Z', assignToMe: true },
  })
  // A Monday morning, and the day after the task was due.
  for (const moment of ['2026-12-21T09:00:00Z', '2026-12-28T09:00:00Z']) {
    at(moment)
    await sweep('reminders', 'reminders')
    await sweep('copilot', 'morning-mails')
  }
  expect(await kinds()).toEqual([])
  const sent = await receipt(people.jonas.email)
  await world.receiveMail({
    from: 'jonas',
    to: address,
    subject: 'Bilge',
    text: 'Amara, please lend me a pump.',
  })
  expect(await receipt(people.jonas.email)).not.toBe(sent)
  await member('jonas').send('DELETE', '/api/absence')
  await sweep('reminders', 'reminders')
  await sweep('copilot', 'morning-mails')
  const told = await kinds()
  expect(told).toHaveLength(3)
  expect(new Set(told)).toEqual(new Set(['digest', 'morning', 'reminder']))
})

it('whoever leaves the company stands in for nobody there, and nobody for them', async () => {
  await away('lucia', '2026-12-28', '2027-01-05', 'priya')
  const [before] = await mailed('amara', ['lucia'], 'Anchors', 'Lucia, please weigh the anchors.')
  expect(doers(before)).toEqual([people.priya.email])
  await client('amara').send('DELETE', `/api/companies/${harbour.id}/members/${await idOf('priya')}`)
  const [after] = await mailed('amara', ['lucia'], 'Cleats', 'Lucia, please polish the cleats.')
  expect(doers(after)).toEqual([people.lucia.email])
  const rows = await world.rows(
    'select count(*)::int as rows from absence_delegates where delegate_id = $1',
    [await idOf('priya')],
  )
  expect(rows[0]?.rows).toBe(0)
})

it('on the morning after the last day one mail tells what happened, and what others did is taken back by one act', async () => {
  // In Berlin, where the day begins an hour before UTC's.
  await client('lucia').send('PUT', '/api/account/hours', { timeZone: 'Europe/Berlin', quiet: null })
  const set = await away('lucia', '2026-12-28', '2027-01-05', 'jonas')
  expect(set.absence?.until).toBe('2027-01-05')
  const [nets] = await mailed('amara', ['lucia'], 'Nets', 'Lucia, please mend the nets.')
  const [done] = await mailed('amara', ['lucia'], 'Crates', 'Lucia, please stack the crates.')
  await member('jonas').send('PATCH', `/api/tasks/${done?.id}`, { status: 'completed' })
  await harbour.admin.send('POST', `/api/tasks/${nets?.id}/comments`, {
    text: '@Lucia Ferri the red ones first',
  })
  await world.settled()
  const welcomes = async () => {
    await sweep('returns', 'returns')
    const rows = await world.rows(
      `select subject, text from outbox where kind = 'return' and recipient = $1 order by id`,
      [people.lucia.email],
    )
    return rows.map(({ subject, text }) => `${String(subject)}\n${String(text)}`)
  }
  at('2027-01-05T12:00:00Z')
  expect(await welcomes()).toEqual([])
  // 07:59 on the next morning there, and 08:00.
  at('2027-01-06T06:59:00Z')
  expect(await welcomes()).toEqual([])
  at('2027-01-06T07:00:00Z')
  const [mail, ...more] = await welcomes()
  expect(more).toEqual([])
  expect(mail).toMatch(/^Welcome back: 3 tasks went to others/)
  for (const words of ['Mend the nets', 'pending \u00b7 with Jonas Weber', 'Stack the crates', '1 mention'])
    expect(mail).toContain(words)
  at('2027-01-07T07:00:00Z')
  expect(await welcomes()).toHaveLength(1)
  const gone = await member('lucia').get<DelegatedTask[]>('/api/return')
  expect(gone.map(({ title }) => title)).toEqual(['Weigh the anchors', 'Mend the nets'])
  const taken = await member('lucia').send<{ taken: number; changeSetIds: number[] }>(
    'POST',
    '/api/return/take-back',
  )
  expect(taken.taken).toBe(2)
  const read = () => harbour.admin.get<Task>(`/api/tasks/${nets?.id}`)
  expect(doers(await read())).toEqual([people.lucia.email])
  await member('lucia').send('POST', '/api/change-sets/undo', { ids: taken.changeSetIds })
  expect(doers(await read())).toEqual([people.jonas.email])
})

it('an absence that is taken back was none: no mail of a return, unless tasks went to others meanwhile', async () => {
  type Changed = ShownAbsence & { changeSetId: number }
  const told = async () => {
    await world.settled()
    at('2027-01-09T12:00:00Z')
    await sweep('returns', 'returns')
    const rows = await world.rows(`select subject from outbox where kind = 'return' and recipient = $1`, [
      people.jonas.email,
    ])
    return rows.length
  }
  const before = await told()
  at('2027-01-07T12:00:00Z')
  const [task] = await mailed('amara', ['lucia'], 'Ropes', 'Lucia, please coil the ropes.')
  const first = (await away('jonas', '2027-01-07', '2027-01-20', null)) as Changed
  await harbour.admin.send('POST', `/api/tasks/${task?.id}/comments`, { text: '@Jonas Weber the long ones' })
  await member('jonas').send('POST', `/api/change-sets/${first.changeSetId}/undo`)
  expect((await member('jonas').get<ShownAbsence>('/api/absence')).absence).toBeNull()
  expect(await told()).toBe(before)
  at('2027-01-07T12:00:00Z')
  const second = (await away('jonas', '2027-01-07', '2027-01-20', 'lucia')) as Changed
  const [given] = await mailed('amara', ['jonas'], 'Fenders', 'Jonas, please hang the fenders.')
  expect(doers(given)).toEqual([people.lucia.email])
  await member('jonas').send('POST', `/api/change-sets/${second.changeSetId}/undo`)
  expect(await told()).toBe(before + 1)
})

it('days that do not fit, and somebody who is no colleague, are refused', async () => {
  const refused = async (body: Record<string, unknown>, as = member('amara')) => {
    const answer = await as.raw('PUT', '/api/absence', body)
    return [answer.status, ((await answer.json()) as { message: string }).message]
  }
  const days = { from: '2027-01-08', until: '2027-01-10' }
  expect(await refused({ ...days, until: '2027-01-07' })).toEqual([
    422,
    'The last day must not be before the first',
  ])
  expect(await refused({ from: '2026-12-01', until: '2027-01-06' })).toEqual([
    422,
    'The last day is over already',
  ])
  expect(await refused({ ...days, from: '2026-02-30' })).toEqual([422, 'Give a day such as 2027-01-12'])
  expect(await refused({ ...days, until: '2028-12-30' })).toEqual([422, 'An absence is 366 days at most'])
  for (const delegateId of [await idOf('amara'), await idOf('priya'), 999_999])
    expect(await refused({ ...days, delegateId })).toEqual([422, 'Choose somebody of your company'])
  expect((await harbour.admin.get<ShownAbsence>('/api/absence')).absence).toBeNull()
})

it('a chain of people who stand in for each other ends, however long it is', () => {
  const person = (userId: number, delegateId: number | null): AwayPerson => ({
    ...{ userId, delegateId, absenceId: userId, untilDay: '2027-01-12' },
    delegateRole: delegateId === null ? null : 'member',
  })
  const chain = (length: number) => Array.from({ length }, (_, step) => person(step + 1, step + 2))
  expect(new AwayPeople(chain(3)).standInFor(1)).toEqual({ id: 4, role: 'member' })
  expect(new AwayPeople(chain(30)).standInFor(1)).toBeNull()
  expect(new AwayPeople([person(1, 2), person(2, 3), person(3, 2)]).standInFor(1)).toBeNull()
  expect(new AwayPeople([person(1, null)]).standInFor(1)).toBeNull()
})
