// Tells stories of replies and what they change in the tasks of their thread.
import { expect, it } from 'vitest'
import { type ReplyReading, readReply } from './reply.ts'

const anna = { email: 'anna@example.com', name: 'Anna Keller' }
const bob = { email: 'bob@example.com', name: 'Bob Stone' }
const mei = { email: 'mei@example.com', name: 'Mei Lin' }
const jonas = { email: 'jonas@example.com', name: 'Jonas Weber' }
const deck = { number: 1, title: 'Send the deck to all partners', assignees: [bob.email], status: 'pending' }
const login = { number: 2, title: 'Fix the login page', assignees: [jonas.email], status: 'pending' }
const caterer = { number: 3, title: 'Call the caterer', assignees: [mei.email], status: 'pending' }
const room = { number: 4, title: 'Book the room', assignees: [mei.email], status: 'completed' }

/** Bob answers on a Wednesday. */
const reply = (text: string, openTasks = [deck, login, caterer]): ReplyReading =>
  readReply({
    text,
    subject: 'Re: Offsite',
    author: bob,
    to: [anna, mei],
    cc: [jonas],
    sentAt: new Date('2026-03-04T09:00:00Z'),
    zone: 'Europe/Berlin',
    mailPriority: null,
    openTasks,
    doneTasks: [room],
  })
const changes = (text: string, openTasks = [deck, login, caterer]) =>
  reply(text, openTasks).changes.map(
    ({ evidence: _evidence, confidence: _confidence, probability: _probability, ...change }) => change,
  )
const done = (...tasks: number[]) => tasks.map((task) => ({ task, kind: 'status', status: 'completed' }))

it('done by number, by all, by the words of the task', () => {
  expect(changes('2 is done')).toEqual(done(2))
  expect(changes('1 and 3 are done.')).toEqual(done(1, 3))
  expect(changes('Tasks 1-3 are done')).toEqual(done(1, 2, 3))
  expect(changes('All done!')).toEqual(done(1, 2, 3))
  expect(changes('Everything is done except 2')).toEqual(done(1, 3))
  expect(changes('the deck is sent')).toEqual(done(1))
  expect(changes('I have fixed the login page')).toEqual(done(2))
  expect(changes('The caterer has been called')).toEqual(done(3))
  expect(changes('Done with 1, thanks!')).toEqual(done(1))
})

it('a bare done acts only when one open task fits', () => {
  expect(changes('done', [deck])).toEqual(done(1))
  const asked = reply('done')
  expect(asked.changes).toEqual([])
  expect(asked.unclear).toEqual([{ sentence: 'done', reason: 'which-task', candidates: [1, 2, 3] }])
})

it('a number that no task has is asked back', () => {
  expect(reply('7 is done').unclear).toEqual([
    { sentence: '7 is done', reason: 'which-task', candidates: [1, 2, 3] },
  ])
})

it('not yet, almost, will be and questions change nothing', () => {
  for (const text of [
    'not done yet',
    'The deck is almost done',
    'the deck will be done by Friday',
    'is the deck done?',
    'The deck is not sent',
  ]) {
    const { changes: changed, newTasks, comment } = reply(text)
    expect([changed, newTasks, comment]).toEqual([[], [], text])
  }
})

it('blocked, with whom and by which task', () => {
  expect(changes('task 2 is blocked by legal')).toEqual([
    { task: 2, kind: 'status', status: 'blocked', reason: 'legal' },
  ])
  expect(changes('2 is blocked by task 3')).toEqual([
    { task: 2, kind: 'block', status: 'blocked', blockedBy: [3] },
  ])
  for (const text of [
    '#2 waits for #3',
    'Task 2 depends on task 3.',
    '2 has to wait for 3',
    'Task 2 waits for 3 first',
  ]) {
    expect(changes(text)).toEqual([{ task: 2, kind: 'block', status: 'blocked', blockedBy: [3] }])
  }
  expect(changes('2 depends on the weather')).toEqual([])
  expect(changes('we are waiting for legal on the login')).toEqual([
    { task: 2, kind: 'status', status: 'blocked', reason: 'legal' },
  ])
})

it('started and reopened', () => {
  expect(changes('started on the login')).toEqual([{ task: 2, kind: 'status', status: 'in-progress' }])
  expect(changes('working on 3')).toEqual([{ task: 3, kind: 'status', status: 'in-progress' }])
  expect(changes('reopen 4')).toEqual([{ task: 4, kind: 'status', status: 'pending' }])
})

it('new days', () => {
  expect(changes('push the deck to Monday')).toEqual([{ task: 1, kind: 'due', dueDate: '2026-03-09' }])
  expect(changes('push it to Monday', [deck])).toEqual([{ task: 1, kind: 'due', dueDate: '2026-03-09' }])
  expect(changes('can we move 2 to next week?')).toEqual([{ task: 2, kind: 'due', dueDate: '2026-03-13' }])
  expect(reply('push it to Monday').unclear[0]?.reason).toBe('which-task')
})

it('new people', () => {
  expect(changes('Bob takes this', [login])).toEqual([
    { task: 2, kind: 'assign', assignees: ['bob@example.com'] },
  ])
  expect(changes('Mei takes 1')).toEqual([{ task: 1, kind: 'assign', assignees: ['mei@example.com'] }])
  expect(changes("I'll take the caterer")).toEqual([
    { task: 3, kind: 'assign', assignees: ['bob@example.com'] },
  ])
  expect(changes('assign 2 to Mei')).toEqual([{ task: 2, kind: 'assign', assignees: ['mei@example.com'] }])
})

it('whoever takes a task by its work gets it, in many languages', () => {
  const translation = {
    number: 5,
    title: 'Translate the brochure',
    assignees: [mei.email],
    status: 'pending',
  }
  const mine = [{ task: 5, kind: 'assign', assignees: ['bob@example.com'] }]
  for (const text of ['I take the translation', "I'll take the translation.", 'I can do the translation']) {
    expect([text, changes(text, [translation, login])]).toEqual([text, mine])
  }
  const foreign = (title: string) => [{ ...translation, title }, login]
  expect(changes('Ich nehme die Übersetzung', foreign('Den Flyer übersetzen'))).toEqual(mine)
  expect(changes('Je prends la traduction', foreign('Traduire la brochure'))).toEqual(mine)
  expect(changes('Yo me encargo de la traducción', foreign('Traducir el folleto'))).toEqual(mine)
  expect(changes("I'll take the train on Friday", [translation, login])).toEqual([])
  expect(changes('I take the contract', [{ ...translation, title: 'Contact the caterer' }])).toEqual([])
})

it('an approval finishes the one task that asks for it', () => {
  const budget = { number: 6, title: 'Approve the budget', assignees: [bob.email], status: 'pending' }
  const plan = { number: 7, title: 'Review and sign off the plan', assignees: [bob.email], status: 'pending' }
  for (const text of [
    'Approved, go ahead',
    'Approved!',
    'Looks good to me, please go ahead.',
    'I approve the budget',
    'Freigegeben, legt los',
    'Approuvé, allez-y',
    'Aprobado, adelante',
    'Approvato, procedete pure',
    'Akkoord, ga je gang',
    'Aprovado, podem avançar',
  ]) {
    expect([text, changes(text, [budget, deck])]).toEqual([text, done(6)])
  }
  for (const text of [
    'Not approved',
    'Approved once legal has signed',
    'Is it approved?',
    'I approve the contract',
    'Go ahead with the deck',
  ]) {
    expect([text, changes(text, [budget, deck])]).toEqual([text, []])
  }
  expect(changes('Approved, go ahead', [deck, login])).toEqual([])
  expect(reply('Approved, go ahead', [budget, plan]).unclear).toEqual([
    { sentence: 'Approved, go ahead', reason: 'which-task', candidates: [6, 7] },
  ])
})

it('asking for time moves the day', () => {
  const friday = [{ task: 1, kind: 'due', dueDate: '2026-03-06' }]
  for (const text of [
    'Please give me until Friday',
    'Can I have until Friday?',
    'Could you give us until Friday for this?',
    'Bitte gebt mir bis Freitag',
    'Ich brauche noch bis Freitag',
    "Donnez-moi jusqu'à vendredi, s'il vous plaît",
    'Dame hasta el viernes por favor',
    'Dammi fino a venerdì',
    'Geef me tot vrijdag',
    'Me dá até sexta-feira',
  ]) {
    expect([text, changes(text, [deck])]).toEqual([text, friday])
  }
  expect(changes('Please give me until Friday for the deck')).toEqual(friday)
  expect(changes('Two pages are still missing, so please give me until Friday.', [deck])).toEqual(friday)
  expect(changes('They gave me until Friday', [deck])).toEqual([])
  expect(changes('Please give me until Anna is back', [deck])).toEqual([])
  expect(reply('Please give me until Friday').unclear[0]?.reason).toBe('which-task')
})

it('what is said beside a change is no part of it', () => {
  expect(changes('I need until Friday to do it, please', [deck])).toEqual([
    { task: 1, kind: 'due', dueDate: '2026-03-06' },
  ])
  expect(changes('Push 2 to 5.4.')).toEqual([{ task: 2, kind: 'due', dueDate: '2026-04-05' }])
  expect(changes('2 is urgent - as soon as possible')).toEqual([
    { task: 2, kind: 'priority', priority: 'high' },
  ])
  expect(changes('2 has just been completed ✅ already. 🎉')).toEqual(done(2))
})

it('this is urgent raises the task talked about, if there is only one', () => {
  const high = [{ task: 1, kind: 'priority', priority: 'high' }]
  for (const text of [
    'This is urgent!',
    'URGENT!',
    "It's really urgent, please hurry.",
    'Das ist sehr dringend!',
    'Es eilt!',
    "C'est urgent !",
    'Es urgente',
    'È urgente!',
    'Dit is dringend',
  ]) {
    expect([text, changes(text, [deck])]).toEqual([text, high])
  }
  expect(changes('I started on the deck. This is urgent!').at(-1)).toEqual(high[0])
  expect(changes('This is not urgent', [deck])).toEqual([{ ...high[0], priority: 'low' }])
  expect(changes('Is this urgent?', [deck])).toEqual([])
  expect(changes('The customer is in an urgent mood', [deck])).toEqual([])
  expect(reply('This is urgent!').unclear[0]?.reason).toBe('which-task')
})

it('urgency and titles', () => {
  expect(changes('2 is urgent')).toEqual([{ task: 2, kind: 'priority', priority: 'high' }])
  expect(changes('No rush on the login')).toEqual([{ task: 2, kind: 'priority', priority: 'low' }])
  expect(changes('rename 2 to Repair the sign-in')).toEqual([
    { task: 2, kind: 'title', title: 'Repair the sign-in' },
  ])
})

it('several things in one reply, each with its own words as evidence', () => {
  const text =
    'Hi Anna,\n\n1 is done.\n2: started, need until Friday\n3 is waiting for the venue\n\nBest,\nBob'
  const { changes: read, comment } = reply(text)
  expect(
    read.map(({ task, kind, status, dueDate, reason }) => [task, kind, status ?? dueDate, reason]),
  ).toEqual([
    [1, 'status', 'completed', undefined],
    [2, 'status', 'in-progress', undefined],
    [2, 'due', '2026-03-06', undefined],
    [3, 'status', 'blocked', 'the venue'],
  ])
  for (const { evidence } of read) expect(text.slice(evidence.start, evidence.end)).toBe(evidence.sentence)
  expect(comment).toBeNull()
})

it('the last word counts', () => {
  expect(changes('1 is done. Sorry, reopen 1, the deck is missing a page.').at(-1)).toMatchObject({
    task: 1,
    status: 'pending',
  })
  expect(changes('push 1 to Monday. push 1 to Tuesday.')).toEqual([
    { task: 1, kind: 'due', dueDate: '2026-03-10' },
  ])
})

it('new work beside a change, and talk as a comment', () => {
  const {
    changes: read,
    newTasks,
    comment,
  } = reply('I sent the deck yesterday. Also please order flowers by Friday. The weather is lovely here.')
  expect(read.map(({ task }) => task)).toEqual([1])
  expect(newTasks.map(({ title, dueDate }) => [title, dueDate])).toEqual([['Order flowers', '2026-03-06']])
  expect(comment).toBe('The weather is lovely here.')
})

it('a promise about a task that exists moves its day and makes no second task', () => {
  const { changes: read, newTasks } = reply("I'll send the deck tomorrow.")
  expect(read.map(({ task, kind, dueDate }) => [task, kind, dueDate])).toEqual([[1, 'due', '2026-03-05']])
  expect(newTasks).toEqual([])
})

it('what is not needed any more is dropped, with the words that say so', () => {
  expect(changes('cancel 3')).toEqual([{ task: 3, kind: 'drop', reason: 'cancel 3' }])
})

it('German, French and Spanish', () => {
  expect(changes('1 erledigt')).toEqual(done(1))
  expect(changes('Alles erledigt')).toEqual(done(1, 2, 3))
  expect(changes("C'est fait", [deck])).toEqual(done(1))
  expect(changes('3 hecho')).toEqual(done(3))
  expect(changes('Ich übernehme 3')).toEqual([{ task: 3, kind: 'assign', assignees: ['bob@example.com'] }])
})

it('nothing but manners is nothing', () => {
  expect(reply('Thanks!')).toEqual({ changes: [], newTasks: [], comment: null, unclear: [] })
  expect(reply('')).toEqual({ changes: [], newTasks: [], comment: null, unclear: [] })
})
