// Files of tasks in and out: what is exported comes back the same, and of other files nothing is lost.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { register } from '../../../test/access-world.ts'
import { type Client, clientOf, startWorld, type World } from '../../../test/world.ts'
import { TookTooMuch } from '../../kit/own-thread.ts'
import { translated } from '../../kit/translated.ts'
import { limits, readingsIn } from '../../wiring/readings.ts'
import type { Poll } from '../polls/contract.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'
import type { ImportPreview } from './contract.ts'
import { readFile } from './read-file.ts'
import { fileText } from './screen/file-text.ts'

let world: World
let amara: Client
let bob: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
})
afterAll(() => world.stop())

interface Made {
  projectId: number
  tasks: number
  faults: { line: number | null; what: string; isLeftOut: boolean }[]
}

const bring = (text: string, name: string) =>
  amara.send<Made>('POST', '/api/imports', { text, fileName: name, name })

const look = (text: string, fileName = 'tasks.csv', more: object = {}) =>
  amara.send<ImportPreview>('POST', '/api/imports/preview', { text, fileName, ...more })

const tasksOf = async (projectId: number) =>
  (await amara.get<Task[]>(`/api/projects/${projectId}/tasks`)).toSorted((a, b) => a.number - b.number)

const outboxSize = async () =>
  Number((await world.rows('select count(*)::int as mails from outbox'))[0]?.mails)

async function exported(projectId: number, format = 'json'): Promise<string> {
  return (await amara.raw('GET', `/api/projects/${projectId}/export?format=${format}`)).text()
}

/** A project out of a mail, to which people have added all that a task can have. */
async function fullProject(): Promise<number> {
  await world.receiveMail({
    from: 'amara',
    to: ['tula@mailcrew.localhost', 'Bob Lindqvist <bob@example.com>'],
    subject: 'Spring launch',
    text: 'Bob, please send the deck by 13 March 2027.\nI will book the hall.\nBob, please print the flyers.',
  })
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  const id = projects.find(({ name }) => name === 'Spring launch')?.id ?? 0
  const [first, second, third] = await tasksOf(id)
  const ids = [first?.id ?? 0, second?.id ?? 0, third?.id ?? 0]
  await amara.send('PATCH', `/api/tasks/${ids[0]}`, {
    description: 'All "figures", and\nthe =new ones',
    priority: 'high',
    repeats: 'weekly:1',
  })
  await amara.send('POST', `/api/tasks/${ids[0]}/checklist`, { text: 'Ask finance' })
  const step = await amara.send<{ id: number }>('POST', `/api/tasks/${ids[0]}/checklist`, {
    text: 'Export it',
  })
  await amara.send('PATCH', `/api/tasks/${ids[0]}/checklist/${step.id}`, { isDone: true })
  await amara.send('POST', `/api/tasks/${ids[0]}/comments`, { text: 'The figures come on Monday.' })
  await amara.send('DELETE', `/api/tasks/${ids[1]}`)
  await world.app.db.query(
    `insert into task_dependencies (task_id, blocked_by_id, created_at) values ($1, $2, now())`,
    [ids[2], ids[0]],
  )
  await amara.send('POST', `/api/projects/${id}/tasks`, { title: 'Write to the press', status: 'completed' })
  await world.settled()
  return id
}

it('a project that was exported imports to the same, field by field, and nobody is told', async () => {
  const id = await fullProject()
  const whole = JSON.parse(await exported(id)) as { tasks: Record<string, unknown>[] }
  expect(whole.tasks.map((task) => task.number)).toEqual([1, 3, 4])
  expect(whole.tasks[0]).toMatchObject({
    description: 'All "figures", and\nthe =new ones',
    dueDate: '2027-03-13',
    repeats: 'weekly:1',
    assignees: ['bob@example.com'],
    checklist: [
      { text: 'Ask finance', isDone: false },
      { text: 'Export it', isDone: true },
    ],
    comments: [{ author: 'amara@example.com', text: 'The figures come on Monday.' }],
  })
  expect(whole.tasks[1]).toMatchObject({ blockedBy: [1] })
  const mails = await outboxSize()
  const before = await bob.get<unknown>('/api/notifications')
  const made = await bring(JSON.stringify(whole), 'Spring launch')
  expect(made).toMatchObject({ tasks: 3, faults: [] })
  expect(made.projectId).not.toBe(id)
  expect(JSON.parse(await exported(made.projectId))).toEqual(whole)
  await world.settled()
  expect(await outboxSize()).toBe(mails)
  expect(await bob.get<unknown>('/api/notifications')).toEqual(before)
})

it('MAIL-24: a closed poll that was exported imports to the same with its votes, marked, and opens to nobody else', async () => {
  const made = await amara.send<Poll>('POST', '/api/polls', {
    ...{ question: 'Where do we meet?', kind: 'multiple', quorum: 1, description: 'Once a month' },
    ...{ options: [{ label: 'Harbour' }, { label: 'Station' }, { label: 'Park' }] },
    voters: ['bob@example.com', 'zoe@example.com'],
  })
  const [harbour, station] = made.options
  const vote = {
    answers: { [`${station?.id}`]: 'yes', [`${harbour?.id}`]: 'maybe' },
    remark: 'Not on Mondays',
  }
  await bob.send('POST', `/api/polls/${made.id}/vote`, vote)
  await amara.send('POST', `/api/polls/${made.id}/close`)
  await world.settled()
  const file = await (await amara.raw('GET', `/api/polls/${made.id}/export`)).text()
  const whole = JSON.parse(file) as Record<string, unknown>
  expect(whole).toMatchObject({
    ...{ question: 'Where do we meet?', quorum: 1, status: 'closed', closedBecause: 'author' },
    votes: [{ voter: { email: 'bob@example.com' }, remark: 'Not on Mondays' }],
  })
  expect((await look(file, 'poll.json')).holds).toContain('A closed poll with 3 options and 1 vote')
  const mails = await outboxSize()
  const mei = await world.signUp('mei')
  const { path } = await mei.send<{ path: string }>('POST', '/api/imports', {
    ...{ text: file, fileName: 'poll.json', name: 'Where do we meet?' },
  })
  const again = await mei.raw('GET', `/api${path}/export`)
  expect(await again.json()).toEqual(whole)
  const poll = await mei.get<Poll>(`/api${path}`)
  expect(poll.importedAt).not.toBeNull()
  expect([(await bob.raw('GET', `/api${path}`)).status, await outboxSize()]).toEqual([404, mails])
  expect((await mei.raw('POST', `/api${path}/open`)).status).toBe(409)
})

it('an exported poll that was open becomes a draft, and a damaged file makes nothing', async () => {
  const before = await outboxSize()
  const made = await amara.send<Poll>('POST', '/api/polls', {
    ...{ question: 'Which day?', kind: 'single', options: [{ label: 'Monday' }, { label: 'Tuesday' }] },
    voters: ['bob@example.com'],
  })
  // The ballot, by a job of its own.
  await expect.poll(outboxSize).toBe(before + 1)
  const file = await (await amara.raw('GET', `/api/polls/${made.id}/export`)).text()
  const mails = await outboxSize()
  const { path } = await amara.send<{ path: string }>('POST', '/api/imports', {
    ...{ text: file, fileName: 'poll.json', name: 'Which day?' },
  })
  const draft = await amara.get<Poll>(`/api${path}`)
  expect(draft).toMatchObject({ status: 'draft', question: 'Which day?', votedCount: 0 })
  expect(draft.options.map(({ label }) => label)).toEqual(['Monday', 'Tuesday'])
  expect(draft.voters.map(({ email }) => email)).toEqual(['bob@example.com'])
  expect(await outboxSize()).toBe(mails)
  const damaged = file.replace('"single"', '"odd"')
  const refused = await amara.raw('POST', '/api/imports/preview', { text: damaged, fileName: 'poll.json' })
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { message: 'In this file of a poll, kind is not as it should be.' },
  ])
})

it('an import is taken back with its project, and a stranger reads neither it nor its file', async () => {
  const { projectId } = await bring('Title\nOne', 'Back')
  expect((await bob.raw('GET', `/api/projects/${projectId}/export`)).status).toBe(404)
  await amara.send('DELETE', `/api/projects/${projectId}`)
  expect((await amara.raw('GET', `/api/projects/${projectId}/export`)).status).toBe(404)
})

const TABLE = [
  'Task;Details;State;Prio;Deadline;Who;Estimate',
  '"Send the deck";"Two',
  'lines";doing;urgent;13/03/2027;bob@example.com;3',
  ';nothing;;;;;',
  'Book the hall;;Ideas;soon;31/02/2027;Zoe Zimmer;',
  '"=HYPERLINK(""x"")";;done;low;2027-04-01;amara@example.com;1',
].join('\n')

it('the heads of a table say what its columns are, and bad lines are named with their number', async () => {
  const seen = await look(TABLE)
  expect(seen).toMatchObject({
    kind: 'csv',
    name: 'tasks',
    tasks: 3,
    matched: { title: 0, description: 1, status: 2, priority: 3, dueDate: 4, assignees: 5 },
    unknownPeople: ['Zoe Zimmer'],
  })
  expect(seen.faults).toEqual([
    { line: 4, what: 'There is no title in this line.', isLeftOut: true },
    {
      line: 5,
      what: 'Due date “31/02/2027” is no day, or may be two. Write it as 2026-03-13.',
      isLeftOut: false,
    },
    { line: 5, what: 'Priority “soon” is none that is known here.', isLeftOut: false },
  ])
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  expect(projects.map(({ name }) => name)).not.toContain('tasks')
})

it('what has no field of its own stands in the description', async () => {
  const { projectId } = await bring(TABLE, 'Table')
  const [deck, hall, odd] = await tasksOf(projectId)
  expect(deck).toMatchObject({
    title: 'Send the deck',
    description: 'Two\nlines\n\nEstimate: 3',
    status: 'in-progress',
    priority: 'high',
    dueDate: '2027-03-13T00:00:00.000Z',
  })
  expect(deck?.assignees.map(({ user }) => user.email)).toEqual(['bob@example.com'])
  expect(hall?.description).toBe(
    'Due date: 31/02/2027\n\nStatus: Ideas\n\nPriority: soon\n\nAssigned to: Zoe Zimmer',
  )
  expect(odd?.title).toBe('=HYPERLINK("x")')
  // A spreadsheet must not run it.
  expect(await exported(projectId, 'csv')).toContain(`"'=HYPERLINK(""x"")"`)
})

it('a column can be chosen by hand, and a table without a title makes nothing', async () => {
  const text = 'a,b\nOne,Two'
  expect(await look(text)).toMatchObject({
    tasks: 0,
    faults: [{ line: 1, what: 'No column is the title: say which one is.', isLeftOut: true }],
  })
  expect(await look(text, 'x.csv', { columns: { title: 1 } })).toMatchObject({
    tasks: 1,
    first: [{ title: 'Two' }],
  })
})

it('a day that may be two is asked about, and the whole column tells which it is', async () => {
  const days = async (...all: string[]) =>
    (await look(['Title,Due', ...all.map((day, at) => `T${at},${day}`)].join('\n'))).first.map(
      ({ dueDate }) => dueDate,
    )
  expect(await days('5/12/2026')).toEqual([null])
  expect(await days('5/12/2026', '25/12/2026')).toEqual(['2026-12-05', '2026-12-25'])
  expect(await days('5/12/2026', '12/25/2026')).toEqual(['2026-05-12', '2026-12-25'])
  expect(await days('5.12.2026', '2026-12-06T10:00:00Z')).toEqual(['2026-12-05', '2026-12-06'])
})

it.each([
  [
    'German',
    'sep=;\r\nTitel;Fällig am;Priorität;Zuständig;Status\r\nRegale "Nord" prüfen;9.12.26;hoch;Jörg Ömer;in Arbeit',
  ],
  [
    'French',
    'Tâche;Échéance;Priorité;Responsable;Statut\nRegale "Nord" prüfen;09/12/2026;haute;Jörg Ömer;en cours',
  ],
  [
    'Spanish',
    'Tarea;Fecha límite;Prioridad;Responsable;Estado\nRegale "Nord" prüfen;9/12/2026;alta;Jörg Ömer;En curso',
  ],
  [
    'Italian',
    'Attività;Scadenza;Priorità;Responsabile;Stato\nRegale "Nord" prüfen;9 dicembre 2026;alta;Jörg Ömer;in corso',
  ],
  [
    'Dutch',
    'Taak;Vervaldatum;Prioriteit;Verantwoordelijke;Status\nRegale "Nord" prüfen;09-12-2026;hoog;Jörg Ömer;bezig',
  ],
  [
    'Portuguese',
    'Tarefa;Prazo;Prioridade;Responsável;Situação\nRegale "Nord" prüfen;9/12/2026;alta;Jörg Ömer;em andamento',
  ],
  [
    'English',
    'sep=,\nTask:,Due,Urgency,Who,Progress\n"Regale ""Nord"" prüfen",2026/12/09,urgent,Jörg Ömer,doing',
  ],
])('a table with heads, days and words in %s is read', async (_, text) => {
  expect(await look(text)).toMatchObject({
    first: [
      { title: 'Regale "Nord" prüfen', dueDate: '2026-12-09', priority: 'high', status: 'in-progress' },
    ],
    unknownPeople: ['Jörg Ömer'],
    faults: [],
  })
})

it('a table saved in the charset of Windows or in UTF-16 keeps its letters', () => {
  const text = 'Aufgabe;Fällig\r\nTüren ölen;9.12.2026'
  const utf16 = Buffer.from(text, 'utf16le')
  const swapped = Buffer.from(utf16).swap16()
  const marked =
    (...mark: number[]) =>
    (bytes: Buffer) =>
      Buffer.concat([Buffer.from(mark), bytes])
  const files = [
    Buffer.from(text, 'latin1'),
    Buffer.from(text),
    marked(0xef, 0xbb, 0xbf)(Buffer.from(text)),
    utf16,
    swapped,
    marked(0xff, 0xfe)(utf16),
    marked(0xfe, 0xff)(swapped),
  ]
  for (const bytes of files) expect(fileText(bytes)).toBe(text)
})

const BOARD = JSON.stringify({
  id: 'b1',
  name: 'Office move',
  desc: 'By summer',
  lists: [
    { id: 'l2', name: 'Done', closed: false, pos: 200 },
    { id: 'l1', name: 'Ideas', closed: false, pos: 100 },
  ],
  members: [{ id: 'm1', fullName: 'Bob Lindqvist', username: 'bobc' }],
  cards: [
    { id: 'c2', idShort: 2, name: 'Order boxes', desc: '', idList: 'l2', pos: 1, closed: false, due: null },
    {
      ...{ id: 'c1', idShort: 1, name: 'Find a lease', desc: 'Near the station', idList: 'l1', pos: 1 },
      ...{ idMembers: ['m1'], due: '2027-05-01T12:00:00.000Z', dueComplete: false, closed: false },
      labels: [{ id: 'x1', name: 'Urgent', color: 'red' }],
    },
    { id: 'c3', idShort: 3, name: 'Old idea', desc: '', idList: 'l1', pos: 2, closed: true, due: null },
    { id: 'c4', broken: true },
  ],
  checklists: [
    {
      ...{ id: 'k1', idCard: 'c1', name: 'Steps', pos: 1 },
      checkItems: [
        { name: 'Call the agent', state: 'incomplete', pos: 2 },
        { name: 'List streets', state: 'complete', pos: 1 },
      ],
    },
  ],
  actions: [
    { type: 'updateCard', data: { card: { id: 'c1' } } },
    {
      type: 'commentCard',
      date: '2026-03-01T10:00:00.000Z',
      data: { text: 'Rent is up.', card: { id: 'c1' } },
      memberCreator: { fullName: 'Bob Lindqvist' },
    },
  ],
})

it('a board of Trello keeps lists, members, labels, steps and comments', async () => {
  const { projectId, tasks, faults } = await bring(BOARD, 'board.json')
  expect([tasks, faults]).toEqual([
    3,
    [{ line: null, what: 'Card 4 of the file cannot be read.', isLeftOut: true }],
  ])
  const file = JSON.parse(await exported(projectId)) as { project: object; tasks: Record<string, unknown>[] }
  expect(file.project).toMatchObject({ topic: 'By summer' })
  expect(file.tasks.map(({ title, status }) => [title, status])).toEqual([
    ['Find a lease', 'pending'],
    ['Old idea', 'completed'],
    ['Order boxes', 'completed'],
  ])
  expect(file.tasks[0]).toMatchObject({
    description: 'Near the station\n\nList: Ideas\n\nLabels: Urgent',
    dueDate: '2027-05-01',
    assignees: ['bob@example.com'],
    checklist: [
      { text: 'List streets', isDone: true },
      { text: 'Call the agent', isDone: false },
    ],
    comments: [
      {
        author: 'amara@example.com',
        text: 'Bob Lindqvist wrote on 2026-03-01:\nRent is up.',
        at: '2026-03-01T10:00:00.000Z',
      },
    ],
  })
})

const LINEAR = `"ID","Team","Title","Description","Status","Estimate","Priority","Project","Creator","Assignee","Labels","Created","Completed","Due Date","Parent issue"
"ENG-7","Engineering","Fix the login","Users see ""500""","In Progress","2","Urgent","Web","amara@example.com","bob@example.com","bug, web","Mon Mar 02 2026","","2027-03-20",""
"ENG-8","Engineering","Write the docs","","Backlog","","No priority","Web","amara@example.com","","","Mon Mar 02 2026","","","ENG-7"
"ENG-9","Engineering","Drop it","","Canceled","","Low","Web","amara@example.com","","","Mon Mar 02 2026","","",""`

it('an export of Linear is known by its heads', async () => {
  expect(await look(LINEAR, 'linear.csv')).toMatchObject({ kind: 'linear', tasks: 3, faults: [] })
  const { projectId } = await bring(LINEAR, 'Linear')
  const [login, docs, dropped] = await tasksOf(projectId)
  expect(login).toMatchObject({
    status: 'in-progress',
    priority: 'high',
    dueDate: '2027-03-20T00:00:00.000Z',
  })
  expect(login?.description).toContain('Users see "500"')
  expect(login?.description).toContain('Labels: bug, web')
  expect(login?.assignees.map(({ user }) => user.email)).toEqual(['bob@example.com'])
  expect(docs?.description).toContain('Parent issue: ENG-7')
  expect([docs?.status, docs?.priority, dropped?.status]).toEqual(['pending', 'medium', 'completed'])
})

it('nobody is given work who does not work with the person, and a circle is not closed', async () => {
  await world.signUp('priya')
  const text = 'Title,Number,Blocked by,Assignee\nOne,1,2,priya@example.com\nTwo,2,1,\nThree,3,9,'
  const { projectId, faults } = await bring(text, 'Circle')
  const [one, two] = await tasksOf(projectId)
  expect(one?.assignees).toEqual([])
  expect(one?.description).toBe('Assigned to: priya@example.com')
  expect(one?.blockedBy.map(({ number }) => number)).toEqual([2])
  expect(two?.blockedBy).toEqual([])
  expect(faults.map(({ what }) => what)).toEqual([
    '“Two” does not wait for 1: it would wait for itself.',
    '“Three” does not wait for 9: there is no such task in the file.',
  ])
})

it('what is no such file is refused in words, with the line that breaks it', async () => {
  const refused = async (text: string) => {
    const answer = await amara.raw('POST', '/api/imports/preview', { text, fileName: 'x.json' })
    return [answer.status, ((await answer.json()) as { message: string }).message]
  }
  expect((await refused('{"a": 1}'))[1]).toContain('neither an export of Mailcrew nor a board of Trello')
  expect(await refused('{\n"a": 1,\n}')).toEqual([422, expect.stringContaining('no whole JSON')])
})

it('MAIL-24: everything of a context, and its knowledge alone, import to the same in another company', async () => {
  const jonas = await world.signUp('jonas')
  const made = await jonas.send<Made>('POST', '/api/imports', {
    ...{ name: 'Autumn', fileName: 'autumn.csv' },
    text: 'Number,Title,Status,Due,Assignees,Blocked by\n1,Print,,2027-10-01,,\n2,Post,done,,,1',
  })
  const [print] = await jonas.get<Task[]>(`/api/projects/${made.projectId}/tasks`)
  await jonas.send('POST', `/api/tasks/${print?.id}/comments`, { text: 'On thick paper.' })
  const poll = await jonas.send<Poll>('POST', '/api/polls', {
    ...{ question: 'Which paper?', kind: 'single', options: [{ label: 'Thick' }, { label: 'Thin' }] },
    voters: ['zoe@example.com'],
  })
  await jonas.send('POST', `/api/polls/${poll.id}/close`)
  await jonas.send('POST', '/api/knowledge/articles', {
    ...{ title: 'Returns', text: 'Goods come back within **30 days**.', isPublic: true },
  })
  await jonas.send('POST', '/api/knowledge/articles', {
    title: 'Refunds',
    text: 'To be written.',
    isDraft: true,
  })
  await jonas.send('POST', '/api/knowledge/files', {
    ...{ name: 'Prices.csv', content: Buffer.from('Item,Price\nOwl lamp,31 EUR\n').toString('base64') },
  })
  await world.settled()
  const read = async () =>
    (
      await jonas.get<{ articles: { file: { state: string } | null }[] }>('/api/knowledge/articles')
    ).articles.some(({ file }) => file?.state === 'read')
  await expect.poll(read).toBe(true)
  const id = await register(jonas, 'Second house')
  const there = clientOf(world.url, jonas.cookie, { 'x-company-id': String(id) })
  const mails = await outboxSize()

  const all = await (await jonas.raw('GET', '/api/exports/everything')).text()
  const whole = JSON.parse(all) as {
    projects: unknown[]
    polls: unknown[]
    knowledge: { articles: unknown[]; documents: unknown[] }
  }
  const { articles, documents } = whole.knowledge
  expect([whole.projects, whole.polls, articles, documents].map(({ length }) => length)).toEqual([1, 1, 2, 1])
  const file = { text: all, fileName: 'Everything.json' }
  expect(await there.send('POST', '/api/imports/preview', file)).toMatchObject({
    ...{ kind: 'everything', faults: [] },
    holds: '1 project with 2 tasks, 1 poll, 2 articles, and 1 document. Nobody is told.',
  })
  expect(await there.send('POST', '/api/imports', { ...file, name: 'Everything' })).toMatchObject({
    ...{ projectId: null, path: '/projects', tasks: 2, faults: [] },
  })
  expect(await (await there.raw('GET', '/api/exports/everything')).json()).toEqual(whole)
  await world.settled()
  expect(await outboxSize()).toBe(mails)

  const asked = { question: 'What is the price of the owl lamp?' }
  await expect
    .poll(async () => JSON.stringify(await there.send('POST', '/api/knowledge/ask', asked)))
    .toContain('31 EUR')
  const base = await (await there.raw('GET', '/api/exports/knowledge')).text()
  const third = await register(jonas, 'Third house')
  const elsewhere = clientOf(world.url, jonas.cookie, { 'x-company-id': String(third) })
  const given = { text: base, fileName: 'Knowledge base.json', name: 'Knowledge base' }
  expect(await elsewhere.send('POST', '/api/imports', given)).toMatchObject({ path: '/knowledge' })
  expect(await (await elsewhere.raw('GET', '/api/exports/knowledge')).text()).toBe(base)
  // A damaged one makes nothing, not even of what is whole.
  const damaged = { ...given, text: all.replace('"Refunds"', '""') }
  expect((await elsewhere.raw('POST', '/api/imports', damaged)).status).toBe(422)
  expect(await elsewhere.get('/api/projects')).toMatchObject({ projects: [] })
  expect(
    (await bob.raw('GET', '/api/exports/knowledge', undefined, { 'x-company-id': String(id) })).status,
  ).toBe(403)
})

/** A project of so many tasks with as many comments. */
const projectOf = (count: number, word: string) =>
  JSON.stringify({
    format: 'mailcrew-project',
    version: 1,
    project: { name: word, topic: '' },
    tasks: Array.from({ length: count }, (_, at) => ({
      number: at + 1,
      title: `${word} ${at + 1}`,
      description: '',
      status: 'pending',
      priority: 'medium',
      dueDate: null,
      assignees: [],
      blockedBy: at > 0 ? [at] : [],
      blockedReason: null,
      repeats: null,
      checklist: [{ text: 'Measure', isDone: false }],
      comments: [{ author: 'Zoe', text: `About ${word} ${at + 1}`, at: '2026-03-01T09:00:00.000Z' }],
    })),
  })

it('threat 16: while a large file is brought in, others write, and the project is there once all of it is', async () => {
  let isOver = false
  const large = bring(projectOf(600, 'Shelf'), 'Shelves').finally(() => {
    isOver = true
  })
  let written = 0
  const seen = new Set<number>()
  while (!isOver) {
    await bob.send('POST', '/api/projects', { name: `Meanwhile ${written}` })
    const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
    if (!isOver) seen.add(projects.filter(({ name }) => name === 'Shelves').length)
    written += 1
  }
  const { projectId, tasks } = await large
  expect(tasks).toBe(600)
  expect(written).toBeGreaterThan(1)
  expect(seen).toContain(0)
  const [cut] = await world.rows(
    `select count(distinct xmin::text)::int as transactions, count(*)::int as tasks from tasks where project_id = ${projectId}`,
  )
  expect(cut).toMatchObject({ tasks: 600 })
  expect(Number(cut?.transactions)).toBeGreaterThan(4)
  expect((await tasksOf(projectId)).map(({ number }) => number)).toEqual(
    Array.from({ length: 600 }, (_, at) => at + 1),
  )
})

it('an import that ends in the middle goes on where it was, and makes nothing twice', async () => {
  // The database fails at a comment in the second half, once the tasks are committed.
  await world.app.db.query(
    `create function refuse_comment() returns trigger language plpgsql as $$
     begin if new.text like '%About Gate 450' then raise exception 'the disk is full'; end if; return new; end $$`,
  )
  await world.app.db.query(
    'create trigger refuse_comment before insert on comments for each row execute function refuse_comment()',
  )
  const file = { text: projectOf(500, 'Gate'), fileName: 'Gates', name: 'Gates' }
  try {
    expect((await amara.raw('POST', '/api/imports', file)).status).toBe(500)
  } finally {
    await world.app.db.query('drop trigger refuse_comment on comments')
    await world.app.db.query('drop function refuse_comment')
  }
  const named = async () =>
    (await amara.get<{ projects: Project[] }>('/api/projects')).projects.filter(
      ({ name }) => name === 'Gates',
    )
  expect(await named()).toEqual([])
  // Nobody asks again: the job finds that the import has lost its process.
  await world.rows("update open_imports set updated_at = now() - interval '1 hour' where not is_done")
  await world.rows("update pgboss.job set start_after = now() where name = 'resume-import'")
  await world.until(async () => ((await named()).length > 0 ? true : undefined))
  const [project] = await named()
  expect((await tasksOf(project?.id ?? 0)).map(({ number }) => number)).toHaveLength(500)
  const [made] = await world.rows(
    `select (select count(*)::int from comments where text like '%About Gate %') as comments,
       (select count(*)::int from checklist_items i join tasks t on t.id = i.task_id where t.title like 'Gate %') as steps,
       (select count(*)::int from task_dependencies d join tasks t on t.id = d.task_id where t.title like 'Gate %') as waits,
       (select count(*)::int from projects where name = 'Gates') as projects`,
  )
  expect(made).toEqual({ comments: 500, steps: 500, waits: 499, projects: 1 })
  await amara.send('DELETE', `/api/projects/${project?.id}`)
  expect(await named()).toEqual([])
})

it('the same request, sent again while it goes on, is one import', async () => {
  const file = { text: projectOf(300, 'Hedge'), fileName: 'Hedges', name: 'Hedges' }
  const [one, other] = await Promise.all([
    amara.send<Made>('POST', '/api/imports', file),
    amara.send<Made>('POST', '/api/imports', file),
  ])
  const rows = await world.rows("select id from projects where name = 'Hedges' and deleted_at is null")
  expect(rows.map(({ id }) => id)).toEqual([...new Set([one.projectId, other.projectId])])
})

it('a draft poll with thousands of voters is brought in quickly, each with one account', async () => {
  const voters = Array.from({ length: 3_000 }, (_, at) => ({
    email: `Voter${at}@example.com`,
    name: `Voter ${at}`,
    isRequired: false,
  }))
  const poll = JSON.stringify({
    format: 'mailcrew-poll',
    version: 1,
    question: 'Which gate?',
    description: null,
    kind: 'single',
    status: 'draft',
    isAnonymous: false,
    hidesResults: false,
    quorum: null,
    rule: 'most',
    zone: 'UTC',
    createdAt: '2026-03-01T09:00:00.000Z',
    closesAt: '2027-03-01T09:00:00.000Z',
    closedAt: null,
    closedBecause: null,
    decided: null,
    options: ['Left', 'Right'].map((label) => ({ label, startsAt: null, endsAt: null, day: null })),
    voters,
    votes: [],
  })
  const cpu = process.cpuUsage()
  await bring(poll, 'Which gate?')
  const { user, system } = process.cpuUsage(cpu)
  expect((user + system) / 1e6).toBeLessThan(4)
  const [counted] = await world.rows(
    "select count(*)::int as accounts, count(distinct email)::int as emails from users where email like 'voter%@example.com'",
  )
  expect(counted).toEqual({ accounts: 3_000, emails: 3_000 })
})

it('a base that is brought in twice: what stands at a place of a folder keeps it, and no place is taken twice', async () => {
  const id = await register(bob, 'Fourth house')
  const here = clientOf(world.url, bob.cookie, { 'x-company-id': String(id) })
  const upload = (path: string, content: string) =>
    here.send('POST', '/api/knowledge/files', {
      ...{ name: path.slice(path.lastIndexOf('/') + 1), path },
      content: Buffer.from(content).toString('base64'),
    })
  await upload('shop/Hours.md', '# Hours\nWe open at nine.')
  await upload('shop/Prices.csv', 'Item,Price\nOwl lamp,31 EUR\n')
  interface Base {
    articles: { path: string | null }[]
    documents: { path: string | null }[]
  }
  const base = async () => (await here.raw('GET', '/api/exports/knowledge')).text()
  await expect.poll(async () => (JSON.parse(await base()) as Base).documents[0]?.path).toBe('shop/Prices.csv')
  const given = { text: await base(), fileName: 'Knowledge base.json', name: 'Knowledge base' }
  await here.send('POST', '/api/imports', given)
  const { articles, documents } = JSON.parse(await base()) as Base
  const placed = (list: Base['articles']) => [list.length, list.flatMap(({ path }) => path ?? [])]
  expect([placed(articles), placed(documents)]).toEqual([
    [2, ['shop/Hours.md']],
    [2, ['shop/Prices.csv']],
  ])
})

const trello = {
  name: 'Fair',
  lists: [{ id: 'l1', name: 'To do', closed: false, pos: 1 }],
  cards: [{ id: 'c1', name: 'Book the stand', idList: 'l1' }] as object[],
}

const awkward: Record<string, () => string> = {
  'tasks that wait for many others': () =>
    `title,number,blocked by\n${Array.from(
      { length: 2_000 },
      (_, at) =>
        `Errand ${at},${at + 1},${Array.from({ length: 200 }, (_, more) => ((at + more * 7) % 2_000) + 1).join(';')}`,
    ).join('\n')}`,
  'a long chain that closes at its end': () =>
    `title,number,blocked by\n${Array.from({ length: 5_000 }, (_, at) => `Errand ${at},${at + 1},${((at + 1) % 5_000) + 1}`).join('\n')}`,
  'a card with all comments': () =>
    JSON.stringify({
      ...trello,
      actions: Array.from({ length: 30_000 }, () => ({
        type: 'commentCard',
        data: { text: 'A word', card: { id: 'c1' } },
      })),
    }),
  'cards with strangers': () =>
    JSON.stringify({
      ...trello,
      cards: Array.from({ length: 2_000 }, (_, at) => ({
        id: `c${at}`,
        name: 'Card',
        idList: 'l1',
        idMembers: Array.from({ length: 100 }, (_, more) => `m${more}`),
      })),
      members: Array.from({ length: 20_000 }, (_, at) => ({ id: `x${at}`, fullName: `Person ${at}` })),
    }),
  'quotes without an end': () => `title\n"${'a",""'.repeat(300_000)}`,
  'brackets without an end': () => '['.repeat(4_000_000),
}

it.each(Object.keys(awkward))('threat 21: a file of %s is read within a second of processor time', (name) => {
  const text = awkward[name]?.() ?? ''
  // Other threads of the process, and a machine that others use, count as well: the quickest of three says most.
  let quickest = Infinity
  for (let tries = 0; tries < 3 && quickest >= 1_000; tries += 1) {
    const before = process.cpuUsage()
    readFile({ fileName: 'tasks.csv', text })
    quickest = Math.min(quickest, process.cpuUsage(before).user / 1_000)
  }
  expect(quickest).toBeLessThan(1_000)
})

it('threat 21: a file is read in a thread, whose budget ends what takes too long, one file of a person at a time', async () => {
  const thread = await translated(new URL('../../wiring/reading-thread.ts', import.meta.url))
  const readings = readingsIn(thread, { ...limits, budgetMs: 30, shortMs: 10 })
  try {
    const text = awkward['cards with strangers']?.() ?? ''
    const read = readings.ruleInThread('readFile')
    await expect(read({ fileName: 'board.json', text }, 'import 1')).rejects.toThrow(TookTooMuch)
    await expect(
      read({ fileName: 'a.csv', text: 'title\nBook the hall' }, 'import 2'),
    ).resolves.toMatchObject({
      kind: 'tasks',
    })
  } finally {
    await readings.stop()
  }
})

it('threat 21: a table of more columns than any table of tasks has is refused in words', () => {
  const read = readFile({ fileName: 'wide.csv', text: `title${',x'.repeat(600)}\nErrand` })
  expect(read).toEqual({ kind: 'refused', why: expect.stringContaining('more than 500 columns') })
})

it('tasks that wait for one another lose the one that closes the circle, and it is said', async () => {
  const { faults, tasks } = await look('title,number,blocked by\nRoof,1,2\nWalls,2,3\nFloor,3,1\nPaint,4,9')
  expect(tasks).toBe(4)
  expect(faults.map(({ what }) => what)).toEqual([
    '“Floor” does not wait for 1: it would wait for itself.',
    '“Paint” does not wait for 9: there is no such task in the file.',
  ])
})

it('a card in an archived list is done, and who left the board keeps their name on it', async () => {
  const board = {
    ...trello,
    lists: [...trello.lists, { id: 'l2', name: 'Ideas', closed: true, pos: 2 }],
    cards: [{ id: 'c1', name: 'Write the press kit', idList: 'l2', idMembers: ['m9'] }],
    actions: [
      {
        type: 'commentCard',
        data: { text: 'Too small.', card: { id: 'c1' } },
        memberCreator: { id: 'm9', fullName: 'Greta Holm' },
      },
    ],
  }
  const { first } = await look(JSON.stringify(board), 'board.json')
  expect(first).toMatchObject([
    { title: 'Write the press kit', status: 'completed', assignees: ['Greta Holm'] },
  ])
})
