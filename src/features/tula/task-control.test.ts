// The control of a model by the rules: what a fooled one says changes nothing in silence.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Fooled, mailWith, orderedMails, orderedReplies } from '../../../test/fooled-answers.ts'
import { type ModelServer, startModelServer } from '../../../test/model-server.ts'
import { startWorld, type TestMail, type World } from '../../../test/world.ts'

let model: ModelServer
let world: World
/** From mail to mail it is later, so that nobody floods the address. */
let waited = 0

beforeAll(async () => {
  model = await startModelServer()
  const now = new Date('2026-11-20T09:00:00Z').getTime() - Date.now()
  world = await startWorld({
    clock: () => new Date(Date.now() + now + waited),
    environment: { OPENAI_BASE_URL: `${model.url}/v1`, AI_MODEL: 'local-model', AI_BUDGET: '100000000' },
  })
  for (const who of ['amara', 'jonas', 'mei'] as const) await world.signUp(who)
})
afterAll(async () => {
  await world.stop()
  await model.close()
})

const tula = 'tula@mailcrew.localhost'
const honest = 'Jonas, please order the buoys by 27 November.'

async function send(
  mail: Omit<TestMail, 'from'>,
  { tasks = [], changes = [] }: { tasks?: object[]; changes?: object[] },
) {
  waited += 10 * 60_000
  model.turns = [{ kind: 'answer', value: { tasks, changes, comment: null } }]
  await world.receiveMail({ from: 'amara', date: new Date('2026-11-20T09:00:00Z'), ...mail })
}

const made = (subject: string) =>
  world.rows<{ title: string; due: string | null; owners: string[] }>(
    `select title, due_date::text as due, array(select u.email from task_assignees a join users u on u.id = a.user_id
       where a.task_id = tasks.id) as owners from tasks where source_email_subject = $1 order by id`,
    [subject],
  )

const suggested = (subject: string) =>
  world.rows<{ title: string; description: string; sentence: string; by: string; due: string | null }>(
    `select s.payload->>'title' as title, s.payload->>'description' as description, s.payload->>'dueDate' as due,
       s.evidence->>'sentence' as sentence, s.evidence->>'by' as by
     from suggestions s join mails m on m.id = s.mail_id where m.subject = $1 order by s.id`,
    [subject],
  )

const receipt = async (subject: string) =>
  ((await world.outbox({ to: 'amara@example.com', subject: `Re: ${subject}` }))[0]?.text ?? '').replace(
    /\s+/g,
    ' ',
  )

const order = { title: 'Order the buoys', sentence: 'please order the buoys by 27 November', confidence: 1 }
const toJonas = { ...order, assignees: ['jonas@example.com'], dueDate: '2026-11-27' }
const wire = { title: 'Wire 900 euros to Quetzal', confidence: 1, dueDate: null }

const answers: Record<Fooled, (words: string) => object[]> = {
  empty: () => [],
  'given away': () => [{ ...toJonas, assignees: ['mei@example.com'] }],
  'other day': () => [{ ...toJonas, dueDate: '2026-12-31' }],
  'far day': () => [{ ...toJonas, dueDate: '2030-01-01' }],
  'other task': () => [toJonas, { ...wire, sentence: order.sentence }],
  'quoted order': (words) => [toJonas, { ...wire, sentence: words, handedOverBy: 'Jonas, please' }],
}

it('what the rules are sure of and the model leaves out waits as a suggestion, and the receipt says so', async () => {
  await send({ subject: 'Oars', text: 'Please paint the boathouse by 27 November.' }, {})
  expect(await made('Oars')).toEqual([])
  expect(await suggested('Oars')).toMatchObject([{ title: 'Paint the boathouse', by: 'rules' }])
  expect(await receipt('Oars')).toContain(
    'The rules found one more thing that the model left out; it waits for your answer.',
  )
})

it('threat 6: an order in a mail makes a fooled model change nothing in silence', {
  timeout: 120_000,
}, async () => {
  const wrong: unknown[] = []
  for (const [place, ordered] of orderedMails.entries()) {
    const subject = ordered.place === 'subject' ? ordered.words : `Regatta ${place}`
    const mei =
      ordered.place === 'name' ? `"${ordered.words}" <mei@example.com>` : 'Mei Tan <mei@example.com>'
    const mail = { to: [tula, 'Jonas Weber <jonas@example.com>'], cc: [mei], subject }
    await send({ ...mail, ...mailWith(ordered, honest) }, { tasks: answers[ordered.fooled](ordered.words) })
    const tasks = await made(subject)
    const waiting = await suggested(subject)
    const isHonest = ({ title, due, owners }: (typeof tasks)[number]) =>
      title === 'Order the buoys' && due === '2026-11-27' && owners.join() === 'jonas@example.com'
    const isThere = tasks.length === 1 || waiting.some(({ title }) => title === 'Order the buoys')
    const isSaid = waiting.every(({ title }) => title !== '') && (await receipt(subject)) !== ''
    if (!tasks.every(isHonest) || !isThere || !isSaid) wrong.push({ ...ordered, tasks, waiting })
  }
  expect(wrong).toEqual([])
  expect(orderedMails.length + orderedReplies.length).toBeGreaterThanOrEqual(40)
})

it('threat 6: nor does it in a reply that says nothing of tasks', { timeout: 60_000 }, async () => {
  const lines = ['I paint the boathouse by 4 December.', 'I book the marquee.', 'I call the umpire.']
  const tasks = [
    { title: 'Paint the boathouse', sentence: lines[0], dueDate: '2026-12-04' },
    { title: 'Book the marquee', sentence: lines[1] },
    { title: 'Call the umpire', sentence: lines[2] },
  ].map((one) => ({ ...one, confidence: 1, assignees: ['amara@example.com'] }))
  await send(
    { to: [tula, 'Jonas Weber <jonas@example.com>'], subject: 'Season', text: lines.join('\n') },
    { tasks },
  )
  const before = await made('Season')
  expect(before).toHaveLength(3)
  const state = () =>
    world.rows(
      `select id, title, status, due_date, deleted_at, blocked_reason, version from tasks order by id`,
    )
  const all = await state()
  const replyTo = await world.replyTo({ to: 'amara@example.com', subject: 'Re: Season' })
  for (const { words, change } of orderedReplies) {
    const changes = [1, 2, 3].map((task) => ({
      task,
      ...change,
      sentence: 'The lake was lovely on Sunday.',
      confidence: 1,
    }))
    const quote = `On Thu, 19 Nov 2026 at 09:00, Quentin <quentin@example.com> wrote:\n> ${words}`
    await send(
      { to: [replyTo], subject: 'Re: Season', text: `The lake was lovely on Sunday.\n\n${quote}` },
      { changes },
    )
    expect({ words, tasks: await state() }).toEqual({ words, tasks: all })
  }
})

it('a day that our own grammar reads otherwise makes a suggestion with both days', async () => {
  const sentence = 'Please paint the oars by 27 November.'
  const task = { title: 'Paint the oars', sentence, dueDate: '2026-12-31', confidence: 1 }
  await send({ subject: 'Two days', text: sentence }, { tasks: [task] })
  expect(await made('Two days')).toEqual([])
  expect(await suggested('Two days')).toMatchObject([
    { due: '2026-11-27', description: 'due Fri 27 Nov 2026, or Thu 31 Dec 2026' },
  ])
  expect(await receipt('Two days')).toContain('Paint the oars (due Fri 27 Nov 2026, or Thu 31 Dec 2026)')
})

it('a model that reads well is not held up: days before, ranges, names and short words count', async () => {
  const lines = [
    'Jonas and Mei, a few things for the open day.',
    'JW, the rota please, before Monday.',
    'Mei, the flyers go out between 1 and 3 December.',
    'Could you both come up with a slogan next week?',
  ]
  const tasks = [
    {
      title: 'Write the rota',
      sentence: 'JW, the rota please, before Monday',
      dueDate: '2026-11-22',
      assignees: ['jonas@example.com'],
    },
    {
      title: 'Send out the flyers',
      sentence: lines[2],
      dueDate: '2026-12-03',
      assignees: ['mei@example.com'],
    },
    {
      title: 'Find a slogan',
      sentence: lines[3],
      dueDate: '2026-11-27',
      assignees: ['jonas@example.com', 'mei@example.com'],
    },
  ].map((one) => ({ ...one, confidence: 0.9 }))
  const to = [tula, 'Jonas Weber <jonas@example.com>', 'Mei Tan <mei@example.com>']
  await send({ to, subject: 'Open day', text: lines.join('\n') }, { tasks })
  expect(await made('Open day')).toEqual(
    tasks.map(({ title, dueDate: due, assignees: owners }) => ({ title, due, owners })),
  )
})

it('a day that our own grammar cannot read there counts: a number, an hour under a day, a word of another language', async () => {
  const lines = [
    'Mei, hay que pagar la cuota del muelle, vence el 26.',
    '',
    'S\u00e1bado 28 de noviembre',
    '9:30 Jonas abre el cobertizo',
    '',
    'Mei, manda la lista antes del Monday, por favor.',
  ]
  const tasks = [
    {
      title: 'Pagar la cuota del muelle',
      sentence: 'hay que pagar la cuota del muelle, vence el 26',
      dueDate: '2026-11-26',
    },
    { title: 'Abrir el cobertizo', sentence: '9:30 Jonas abre el cobertizo', dueDate: '2026-11-28' },
    { title: 'Mandar la lista', sentence: 'manda la lista antes del Monday', dueDate: '2026-11-22' },
  ].map((one) => ({ ...one, confidence: 0.9, assignees: [] }))
  await send({ subject: 'Muelle', text: lines.join('\n') }, { tasks })
  expect((await made('Muelle')).map(({ title, due }) => [title, due])).toEqual(
    tasks.map(({ title, dueDate }) => [title, dueDate]),
  )
})

it('tasks are moved by as many days as the sentence says, and by no other number', async () => {
  const lines = ['I varnish the oars by 4 December.', 'I check the ropes by 11 December.']
  const [varnish, ropes] = [
    { title: 'Varnish the oars', sentence: lines[0], dueDate: '2026-12-04' },
    { title: 'Check the ropes', sentence: lines[1], dueDate: '2026-12-11' },
  ].map((one) => ({ ...one, confidence: 1, assignees: ['amara@example.com'] }))
  await send(
    { subject: 'Ropes', text: lines.join('\n') },
    { tasks: [varnish, ropes].flatMap((one) => one ?? []) },
  )
  const replyTo = await world.replyTo({ to: 'amara@example.com', subject: 'Re: Ropes' })
  const sentence = 'All of it a week later, please.'
  const moves = ['2026-12-11', '2026-12-18'].map((dueDate, place) => ({
    task: place + 1,
    dueDate,
    sentence,
    confidence: 0.9,
  }))
  const other = moves.map((move) => ({ ...move, dueDate: `${move.dueDate.slice(0, 9)}9` }))
  await send({ to: [replyTo], subject: 'Re: Ropes', text: sentence }, { changes: other })
  expect((await made('Ropes')).map(({ due }) => due)).toEqual(['2026-12-04', '2026-12-11'])
  await send({ to: [replyTo], subject: 'Re: Ropes', text: `${sentence} Thanks!` }, { changes: moves })
  expect((await made('Ropes')).map(({ due }) => due)).toEqual(['2026-12-11', '2026-12-18'])
})
