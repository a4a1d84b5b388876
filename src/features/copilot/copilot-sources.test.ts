// What the Copilot says of polls, documents, articles and threads, each statement with its source.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, people, startWorld, type World } from '../../../test/world.ts'
import type { AnswerParts } from './contract.ts'

let world: World
let amara: Client

// A Monday.
const now = new Date('2026-03-09T09:00:00Z')

type Reply = AnswerParts & { response: string; messageId: number }

beforeAll(async () => {
  world = await startWorld({ clock: () => now })
  amara = await world.signUp('amara')
  const jonas = await world.signUp('jonas')
  const { mailDomain } = world.config
  const first = '<venue-1@example.com>'
  await world.receiveMail({
    ...{ from: 'amara', messageId: first, date: new Date('2026-03-05T09:00:00Z') },
    to: [`${people.jonas.name} <${people.jonas.email}>`, `tula@${mailDomain}`],
    subject: 'Venue for the fair',
    text: 'Jonas, please compare the Harbour Hall and the Old Mill by 20 March.',
  })
  await world.receiveMail({
    ...{ from: 'jonas', inReplyTo: first, references: [first], date: new Date('2026-03-06T09:00:00Z') },
    to: [`${people.amara.name} <${people.amara.email}>`, `tula@${mailDomain}`],
    subject: 'Re: Venue for the fair',
    text: 'We decided to take the Harbour Hall for the fair, because it has a ramp for wheelchairs.',
  })
  const poll = await amara.send<{ id: number; options: { id: number }[] }>('POST', '/api/polls', {
    ...{
      question: 'What do we eat at the fair?',
      kind: 'single',
      voters: [people.jonas.email, people.priya.email],
    },
    options: [{ label: 'Soup' }, { label: 'Pancakes' }],
  })
  await jonas.send('POST', `/api/polls/${poll.id}/vote`, { answers: { [poll.options[1]?.id ?? 0]: 'yes' } })
  await amara.send('POST', '/api/knowledge/articles', {
    title: 'Reimbursing travel',
    text: '# Reimbursing travel\n\nTrain tickets are reimbursed within ten working days. Taxis are paid only after 22:00.',
  })
  await world.receiveMail({
    from: 'amara',
    to: `alex@${mailDomain}`,
    subject: 'Rental agreement',
    text: 'Please have a look.',
    attachments: [
      {
        filename: 'Rental agreement.txt',
        content:
          'Rental agreement for the stage.\n\nThe notice period is six weeks to the end of a quarter.\n\nThe rent is 900 EUR a month.\n\nThe key of the hayloft hangs in the bakery next door.\n',
      },
    ],
  })
})
afterAll(() => world.stop())

const ask = (userQuestion: string) =>
  amara.send<Reply>('POST', '/api/copilot/chat', { userQuestion, contextData: null })
const kinds = ({ sources }: Reply) => sources.map(({ kind }) => kind)

it('polls: which are open, how they stand, and who has not voted', async () => {
  const open = await ask('which polls are open?')
  expect(open.response).toContain('Pancakes 1')
  expect(kinds(open)).toEqual(['poll'])
  const missing = await ask('who has not voted in the poll about what we eat?')
  expect(missing.response).toContain('priya')
  expect(missing.response).not.toContain('Jonas')
})

it('a vote that is missing waits for the person', async () => {
  const reply = await ask('what waits for me?')
  expect(reply.response).toContain('Your vote')
  expect(kinds(reply)).toContain('poll')
})

it('knowledge: the sentence of the article, with the article', async () => {
  const reply = await ask('when are taxis paid?')
  expect(reply.response).toContain('only after 22')
  expect(reply.sources).toMatchObject([{ kind: 'article', title: 'Reimbursing travel' }])
})

it('documents: what the agreement says about notice, with its page', async () => {
  const reply = await ask('what does the rental agreement say about notice?')
  expect(reply.response).toContain('six weeks')
  expect(reply.sources[0]).toMatchObject({ kind: 'document', title: 'Rental agreement.txt' })
})

it('documents: what stands in the text alone is found, by the search and by a question', async () => {
  const found = await amara.get<{ groups: { rows: { title: string }[] }[] }>('/api/search?q=hayloft')
  expect(found.groups.flatMap(({ rows }) => rows.map(({ title }) => title))).toEqual(['Rental agreement.txt'])
  const reply = await ask('where does the key of the hayloft hang?')
  expect(reply.response).toContain('bakery')
  expect(reply.sources[0]).toMatchObject({ kind: 'document', title: 'Rental agreement.txt' })
})

it('a question behind a remark is answered by itself, and an order there is none', async () => {
  expect((await ask('No, leave that. It rains anyway. When are taxis paid?')).response).toContain(
    'only after 22',
  )
  const order = await ask('Jonas wants it otherwise. Do I delete the comparing of the halls?')
  expect(order.changes).toEqual([])
})

it('tasks: one that is named by its title tells how it stands; what somebody has by a day is of tasks', async () => {
  const one = await ask('has the Old Mill been compared?')
  expect(one.sources).toMatchObject([{ kind: 'task' }])
  expect(one.response).toContain('Mar 20')
  expect((await ask('what has Jonas by 20 March?')).sources).toMatchObject([{ kind: 'task' }])
})

it('tasks: people are compared by what is still to do for them, whoever has more first', async () => {
  const reply = await ask('who has more on the list, Jonas or Amara?')
  expect(reply.response).toContain(`${people.jonas.name} has 1 task`)
  expect(reply.response).toContain(`${people.amara.name} has no open task here`)
})

it('tasks: a plus between two people adds them together, and compares nothing', async () => {
  const reply = await ask("which open tasks are Jonas plus Amara's?")
  expect(reply.response).not.toContain('has no open task here')
})

it('an order to put a task on a day, and what follows it about the same one, wait for a press', async () => {
  const reply = await ask('put the Old Mill on the 27th of March and bump it to high')
  expect(reply.changes.map(({ field }) => field).sort((one, other) => one.localeCompare(other))).toEqual([
    'dueDate',
    'priority',
  ])
})

it('threads: what was decided, why, and what the thread came to', async () => {
  const decided = await ask('what did we decide about the venue?')
  expect(decided.response).toContain('Harbour Hall')
  expect(kinds(decided)).toEqual(['mail'])
  expect((await ask('why?')).response).toContain('ramp')
  const summary = await ask('summarise the thread about the venue')
  expect(summary.response).toContain('Harbour Hall')
  expect(kinds(summary)).toContain('mail')
})

it('what changed names tasks, polls and files together', async () => {
  const reply = await ask('what changed since last week?')
  expect(new Set(kinds(reply))).toEqual(new Set(['task', 'poll', 'document']))
})

it('of what nothing says it says so, and never makes it up', async () => {
  for (const question of [
    'what did we decide about the parking?',
    'who broke the window?',
    'what is our turnover?',
  ]) {
    const reply = await ask(question)
    expect(reply.response).toMatch(/^I do not know/)
  }
})
