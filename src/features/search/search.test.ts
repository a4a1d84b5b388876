// Search as people use it: every kind of record, mistyped words, other languages, and nothing that is not theirs.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWithSchema } from '../../../test/server-template.ts'
import { type Client, clientOf, startWorld, type World } from '../../../test/world.ts'
import type { Found, FoundGroup } from './contract.ts'

interface Answer {
  groups: FoundGroup[]
  near: string[]
}

const server = process.env.TEST_DATABASE_URL
const databases = ['embedded', ...(server ? ['postgres'] : [])] as const

describe.each(databases)('search on %s', (kind) => {
  let world: World
  let amara: Client
  let jonas: Client
  let bob: Client

  beforeAll(async () => {
    world = await startWorld(
      kind === 'postgres' && server ? { database: await createWithSchema(server) } : {},
    )
    amara = await world.signUp('amara')
    jonas = await world.signUp('jonas')
    bob = await world.signUp('bob')
    await world.receiveMail({
      from: 'amara',
      to: ['Jonas Weber <jonas@example.com>', 'tula@mailcrew.localhost'],
      subject: 'Spring launch',
      text: [
        'Jonas, please order the café chairs by Friday.',
        'Jonas, please update the shared calendar.',
        'By the way, the Harbour Hall smells of marigolds.',
      ].join('\n'),
    })
  })
  afterAll(() => world?.stop())

  const ask = (client: Client, q: string, more = '') =>
    client.get<Answer>(`/api/search?q=${encodeURIComponent(q)}${more}`)
  const rows = async (client: Client, q: string, kind?: string): Promise<Found[]> =>
    (await ask(client, q)).groups.filter((one) => !kind || one.kind === kind).flatMap((one) => one.rows)
  const titles = async (client: Client, q: string, kind?: string) =>
    (await rows(client, q, kind)).map(({ title }) => title)
  const idOf = async (sql: string) => Number((await world.rows<{ id: number }>(sql))[0]?.id)

  it('finds a task by its title and says where it is, with the word marked', async () => {
    const [task] = await rows(amara, 'calendar', 'task')
    expect(task).toMatchObject({
      title: 'Update the shared calendar',
      titleMarks: [[18, 26]],
      place: 'Spring launch · #2',
      path: `/task/${task?.id}`,
      person: 'Jonas Weber',
      state: 'pending',
    })
  })

  it('finds what is mistyped, begun, without accents, in any order and case', async () => {
    for (const typed of ['calender', 'clendar', 'Calandar', 'cal', 'CALEN', 'shared upd', 'caledar sharde'])
      expect([typed, await titles(amara, typed, 'task')]).toEqual([typed, ['Update the shared calendar']])
    for (const typed of ['cafe', 'CAFÉ', 'chairs cafe', 'chiars'])
      expect([typed, await titles(amara, typed, 'task')]).toEqual([typed, ['Order the café chairs']])
    expect((await ask(amara, 'calender')).near).toContain('calendar')
    expect((await ask(amara, 'calendar')).near).toEqual([])
  })

  it('finds nothing where one word fits nothing', async () => {
    expect((await ask(amara, 'calendar zebrafinches')).groups).toEqual([])
    expect((await ask(amara, "'); drop table -- :* & | ! \\")).groups).toEqual([])
  })

  it('finds a mail by its subject, its sender and what it says', async () => {
    for (const typed of ['spring launch', 'amara', 'marigolds']) {
      const [mail] = await rows(amara, typed, 'mail')
      expect([typed, mail?.title, mail?.path]).toEqual([typed, 'Spring launch', `/mails/${mail?.id}`])
    }
    const [mail] = await rows(amara, 'marigolds', 'mail')
    expect(mail?.text).toContain('smells of marigolds')
    expect(mail?.textMarks.map(([from, to]) => mail.text.slice(from, to))).toEqual(['marigolds'])
  })

  it('finds people of one’s projects, comments, projects and polls', async () => {
    expect(await titles(amara, 'webre', 'person')).toEqual(['Jonas Weber'])
    expect(await titles(amara, 'launch', 'project')).toEqual(['Spring launch'])
    const task = await idOf(`select id from tasks where title like '%calendar%'`)
    await amara.send('POST', `/api/tasks/${task}/comments`, { text: 'The penguins come on Monday' })
    expect(await rows(jonas, 'penguins', 'comment')).toMatchObject([
      {
        title: 'The penguins come on Monday',
        place: 'on #2 Update the shared calendar',
        path: `/task/${task}`,
      },
    ])
    await amara.send('POST', '/api/polls', {
      ...{ question: 'Where shall we dine?', kind: 'single', voters: ['jonas@example.com'] },
      options: [{ label: 'Osteria' }, { label: 'Izakaya' }],
    })
    expect(await titles(amara, 'dine', 'poll')).toEqual(['Where shall we dine?'])
    expect(await titles(jonas, 'izakay', 'poll')).toEqual(['Where shall we dine?'])
    expect(await titles(bob, 'dine')).toEqual([])
  })

  it('finds other languages by their own words', async () => {
    const { projects } = await amara.get<{ projects: { id: number }[] }>('/api/projects')
    const project = projects[0]?.id ?? 0
    for (const title of [
      'Größe der Straße prüfen',
      'Позвонить в типографию',
      '会議メモを送る',
      'Zażółć gęślą jaźń',
    ])
      await amara.send('POST', `/api/projects/${project}/tasks`, { title })
    for (const [typed, title] of [
      ['strasse', 'Größe der Straße prüfen'],
      ['Grosse', 'Größe der Straße prüfen'],
      ['ТИПОГРАФ', 'Позвонить в типографию'],
      ['типагрфию', 'Позвонить в типографию'],
      ['会議', '会議メモを送る'],
      ['メモ', '会議メモを送る'],
      ['zazolc', 'Zażółć gęślą jaźń'],
    ] as const)
      expect([typed, await titles(amara, typed, 'task')]).toEqual([typed, [title]])
  })

  it('follows each change: a new title, deletion, undo, a comment that is gone', async () => {
    const { projects } = await amara.get<{ projects: { id: number }[] }>('/api/projects')
    const task = await amara.send<{ id: number; version: number }>(
      'POST',
      `/api/projects/${projects[0]?.id}/tasks`,
      { title: 'Hire the falconer' },
    )
    const said = await amara.send<{ id: number }>('POST', `/api/tasks/${task.id}/comments`, {
      text: 'Ask Odile',
    })
    expect(await titles(amara, 'falconer')).toEqual(['Hire the falconer'])
    await amara.send('PATCH', `/api/tasks/${task.id}`, { title: 'Hire the juggler' })
    expect(await titles(amara, 'falconer')).toEqual([])
    expect(await titles(amara, 'juggler', 'task')).toEqual(['Hire the juggler'])
    await amara.send('DELETE', `/api/tasks/${task.id}`)
    expect([await titles(amara, 'juggler'), await titles(amara, 'odile')]).toEqual([[], []])
    const sets = await world.rows<{ id: number }>('select max(id) as id from change_sets')
    await amara.send('POST', `/api/change-sets/${sets[0]?.id}/undo`)
    expect(await titles(amara, 'juggler', 'task')).toEqual(['Hire the juggler'])
    expect(await titles(amara, 'odile', 'comment')).toEqual(['Ask Odile'])
    await amara.send('DELETE', `/api/tasks/${task.id}/comments/${said.id}`)
    expect(await titles(amara, 'odile')).toEqual([])
  })

  it('follows what becomes of a project: deleted, restored, merged into another', async () => {
    const made = async (name: string) =>
      (await amara.send<{ project: { id: number } }>('POST', '/api/projects', { name })).project.id
    const [museum, attic] = [await made('Museum night'), await made('Attic sale')]
    await amara.send('POST', `/api/projects/${museum}/tasks`, { title: 'Polish the telescope' })
    expect(await titles(amara, 'telescope', 'task')).toEqual(['Polish the telescope'])
    await amara.send('DELETE', `/api/projects/${museum}`)
    expect([await titles(amara, 'telescope'), await titles(amara, 'museum')]).toEqual([[], []])
    await amara.send('POST', `/api/projects/${museum}/restore`)
    expect(await titles(amara, 'museum', 'project')).toEqual(['Museum night'])
    await amara.send('POST', `/api/projects/${museum}/merge`, { intoId: attic })
    expect(await titles(amara, 'museum', 'project')).toEqual([])
    expect((await rows(amara, 'telescope', 'task'))[0]?.place).toContain('Attic sale')
  })

  it('threat 15: finds nothing of others, whatever is typed', async () => {
    for (const typed of ['calendar', 'calender', 'marigolds', 'spring', 'amara', 'weber', 'penguins', ''])
      expect([typed, await titles(bob, typed)]).toEqual([typed, []])
    const task = await idOf(`select id from tasks where title like '%calendar%'`)
    const mail = await idOf('select min(id) as id from deliveries')
    const opened = await ask(bob, '', `&opened=task:${task},mail:${mail},person:1,project:1,comment:1,poll:1`)
    expect(opened.groups.flatMap((one) => one.rows)).toEqual([])
    // Jonas reads the project, and not the mail log of its sender.
    expect(await titles(jonas, 'marigolds')).toEqual([])
    expect(await titles(jonas, 'calendar', 'task')).toEqual(['Update the shared calendar'])
    await world.app.db.query(`delete from project_participants where user_id =
      (select id from users where email = 'jonas@example.com')`)
    expect(await titles(jonas, 'calendar')).toEqual([])
  })

  it('threat 15: in a company its work alone, by role, and none of it for who was removed', async () => {
    const made = await amara.send<{ data: { company: { company: { id: number } } } }>(
      'POST',
      '/api/companies/register',
      { name: 'Harbour Works' },
    )
    const companyId = made.data.company.company.id
    const asOf = (client: Client) => clientOf(world.url, client.cookie, { 'x-company-id': String(companyId) })
    await world.app.db.query(
      `insert into memberships (company_id, user_id, role) select $1, id, 'member' from users
       where email in ('jonas@example.com', 'bob@example.com')`,
      [companyId],
    )
    await world.app.db.query(
      `with made as (insert into projects (company_id, name, type, last_task_number)
         values ($1, 'Dredging', 'team', 1) returning id),
       taking as (insert into project_participants (project_id, user_id)
         select made.id, users.id from made, users where email = 'jonas@example.com')
       insert into tasks (project_id, number, title) select id, 1, 'Order the dredger' from made`,
      [companyId],
    )
    await asOf(jonas).send('POST', '/api/polls', {
      ...{ question: 'Which dredger?', kind: 'single', voters: ['amara@example.com'], isDraft: true },
      options: [{ label: 'Blue' }, { label: 'Red' }],
    })
    expect(await titles(asOf(amara), 'dredger', 'task')).toEqual(['Order the dredger'])
    expect(await titles(asOf(jonas), 'dredger', 'task')).toEqual(['Order the dredger'])
    expect(await titles(asOf(bob), 'dredger')).toEqual([])
    expect(await titles(asOf(jonas), 'dredger', 'poll')).toEqual(['Which dredger?'])
    expect(await titles(asOf(amara), 'weber', 'person')).toEqual(['Jonas Weber'])
    expect(await titles(asOf(bob), 'weber')).toEqual([])
    // The personal context has nothing of the company, and the company nothing of the personal one.
    for (const client of [amara, jonas]) expect(await titles(client, 'dredger')).toEqual([])
    expect(await titles(asOf(amara), 'calendar')).toEqual([])
    await world.app.db.query('update memberships set is_active = false where user_id = $1', [
      await idOf(`select id from users where email = 'jonas@example.com'`),
    ])
    expect((await asOf(jonas).raw('GET', '/api/search?q=dredger')).status).toBe(403)
    expect(await titles(jonas, 'dredger')).toEqual([])
  })

  it('threat 15: no word of others is told as one that may have been meant', async () => {
    await world.receiveMail({ from: 'bob', subject: 'Zebrafinch', text: 'Please feed the zebrafinch.' })
    await world.receiveMail({ from: 'amara', subject: 'Zebrafinsh', text: 'Please feed the zebrafinsh.' })
    expect((await ask(amara, 'zebrafinhc')).near).toEqual(['zebrafinsh'])
    expect((await ask(bob, 'zebrafinhc')).near).toEqual(['zebrafinch'])
    expect((await ask(jonas, 'zebrafinhc')).near).toEqual([])
  })

  it('tells what was opened first, then what came last, and what stands in the open project first', async () => {
    const chairs = await idOf(`select id from tasks where title like '%chairs%'`)
    const { groups } = await ask(amara, '', `&opened=task:${chairs}`)
    expect(groups.map(({ kind }) => kind)).toEqual(['recent'])
    expect(groups[0]?.rows[0]?.title).toBe('Order the café chairs')
    expect(groups[0]?.rows.length).toBeGreaterThan(3)
    const made = await world.rows<{ id: number }>(
      `with other as (insert into projects (owner_id, name, type, last_task_number, created_at)
         select id, 'Attic', 'individual', 1, now() - interval '1 year' from users where email = 'amara@example.com'
         returning id)
       insert into tasks (project_id, number, title, created_at)
       select id, 1, 'Old calendar', now() - interval '1 year' from other returning project_id as id`,
    )
    const first = async (more: string) =>
      (await ask(amara, 'shared calendar', more)).groups[0]?.rows[0]?.title
    expect(await first('')).toBe('Update the shared calendar')
    const near = async (more: string) =>
      (await ask(amara, 'calendar', `&kind=task${more}`)).groups[0]?.rows.map(({ title }) => title)
    expect(await near('')).toEqual(['Update the shared calendar', 'Old calendar'])
    expect(await near(`&project=${made[0]?.id}`)).toEqual(['Old calendar', 'Update the shared calendar'])
  })
})

describe.each(databases)('search on %s without pg_trgm', (kind) => {
  let world: World
  let amara: Client

  beforeAll(async () => {
    world = await startWorld(
      kind === 'postgres' && server ? { database: await createWithSchema(server) } : {},
    )
    await world.app.db.query('drop extension pg_trgm cascade')
    amara = await world.signUp('amara')
    await world.receiveMail({ from: 'amara', subject: 'Office', text: 'Please update the shared calendar.' })
  })
  afterAll(() => world?.stop())

  it('a mistyped word is found where its first two letters are right', async () => {
    const titles = async (q: string) =>
      (await amara.get<Answer>(`/api/search?kind=task&q=${q}`)).groups.flatMap(({ rows }) =>
        rows.map(({ title }) => title),
      )
    for (const typed of ['calender', 'caledn', 'shraed']) {
      expect([typed, await titles(typed)]).toEqual([typed, ['Update the shared calendar']])
    }
    expect(await titles('aclendar')).toEqual([])
  })
})
