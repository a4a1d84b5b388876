// Tells stories of mails and the tasks that come out of them.
import { describe, expect, it } from 'vitest'
import type { ReadTasksInput } from './candidates/input.ts'
import type { TaskReading } from './task-reading.ts'
import { readTasks } from './tasks/read.ts'

const anna = { email: 'anna@example.com', name: 'Anna Keller' }
const bob = { email: 'bob@example.com', name: 'Bob Stone' }
const mei = { email: 'mei@example.com', name: 'Mei Lin' }
const jonas = { email: 'Jonas@example.com', name: 'Jonas Weber' }

/** A Wednesday morning. */
const mail = (text: string, more: Partial<ReadTasksInput> = {}): ReadTasksInput => ({
  text,
  subject: 'Offsite',
  author: anna,
  to: [bob, mei],
  cc: [jonas],
  sentAt: new Date('2026-03-04T09:00:00Z'),
  zone: 'Europe/Berlin',
  mailPriority: null,
  ...more,
})
const read = (text: string, more: Partial<ReadTasksInput> = {}) => readTasks(mail(text, more))
const first = (text: string, more: Partial<ReadTasksInput> = {}): TaskReading | undefined =>
  read(text, more)[0]
const line = (task: TaskReading) => [
  task.title,
  task.assignees.map((email) => email.split('@')[0]).join('+'),
  task.dueDate,
  task.priority,
]
const direct = (text: string, more: Partial<ReadTasksInput> = {}) =>
  read(text, more).filter(({ confidence }) => confidence >= 0.6)
const titles = (text: string) =>
  read(text)
    .filter(({ confidence }) => confidence >= 0.6)
    .map(({ title }) => title)

it('a mail to three people with three requests and a promise', () => {
  const tasks = read(
    "Hi all,\n\nBob, can you please send the deck to all partners by Friday?\nMei: book the room for 12 people on Tuesday.\nI'll fix the login before Friday.\n@Jonas please call the caterer asap!\n\nThanks,\nAnna",
  )
  expect(tasks.every(({ confidence }) => confidence >= 0.7)).toBe(true)
})

it('the evidence is a verbatim slice of the text', () => {
  const text = 'Hello!\n\n  Bob, please send the deck;  Mei, please call the venue.\n- order cake (Jonas)\n'
  const tasks = read(text)
  expect(tasks.length).toBe(3)
  for (const { evidence } of tasks) expect(text.slice(evidence.start, evidence.end)).toBe(evidence.sentence)
})

it('action items with owners in front, behind and done ones', () => {
  const tasks = read(
    'Action items:\n- Bob to update the plan by 10 March\n- Book flights (Mei)\n- Jonas will check the server\n- Slides for the offsite\n- [x] Pay the deposit',
  )
  expect(tasks.map(line)).toEqual([
    ['Update the plan', 'bob', '2026-03-10', 'medium'],
    ['Book flights', 'mei', null, 'medium'],
    ['Check the server', 'jonas', null, 'medium'],
    ['Slides for the offsite', 'bob+mei', null, 'medium'],
  ])
})

it('what stands above a list governs its items: the day, the verb, the person', () => {
  expect(
    read('By Friday:\n1. Send invoices to Acme\n2. Update the budget').map(({ dueDate }) => dueDate),
  ).toEqual(['2026-03-06', '2026-03-06'])
  expect(read('Bob:\n- call Acme\n- order paper').map(({ assignees }) => assignees)).toEqual([
    ['bob@example.com'],
    ['bob@example.com'],
  ])
})

it('a greeting says whom later requests mean', () => {
  expect(first('Hi Bob,\n\nplease review the contract.')?.assignees).toEqual(['bob@example.com'])
  expect(first('Please review the contract.')?.assignees).toEqual(['bob@example.com', 'mei@example.com'])
  expect(first('Please review the contract.', { to: [] })?.assignees).toEqual([])
})

it('a promise reported of somebody is theirs', () => {
  expect(first('Mei will order the cake next week.')).toMatchObject({
    title: 'Order the cake',
    assignees: ['mei@example.com'],
    dueDate: '2026-03-13',
  })
})

it('a remark on urgency or time before a request is about that request', () => {
  const withRoom = (said: string) =>
    read(`Please book the room. ${said}`).map(({ title, dueDate, priority }) => [title, dueDate, priority])
  const room = ['Book the room', null, 'medium']
  expect(withRoom('Urgent: call the caterer.')).toEqual([room, ['Call the caterer', null, 'high']])
  expect(withRoom('Important: order the cake.')).toEqual([room, ['Order the cake', null, 'high']])
  expect(withRoom('No rush, but please order pens.')).toEqual([room, ['Order pens', null, 'low']])
  expect(withRoom('Not urgent, but could you order pens?')).toEqual([room, ['Order pens', null, 'low']])
  // It goes on about the task before, and then asks for another one.
  expect(withRoom('I need it by 16 March, so please call the owner.')[0]).toEqual([
    'Book the room',
    '2026-03-16',
    'medium',
  ])
  // Nothing new.
  for (const remark of ['Urgent!', 'This is urgent, thanks.']) expect(withRoom(remark)).toHaveLength(1)
})

it('a circumstance may stand before the verb', () => {
  expect(titles('When you are back, call the bank.')).toEqual(['Call the bank'])
  for (const advice of [
    'For more information, call our hotline.',
    'When in doubt, ask Ben.',
    'If you have questions, contact Ben.',
  ])
    expect(titles(advice)).toEqual([])
})

it('an abbreviation does not end a title, and what only joins it to the mail goes', () => {
  expect(titles('Please order pens, pencils etc. for the office.')).toEqual([
    'Order pens, pencils etc. for the office',
  ])
  expect(titles('Please book the room too.')).toEqual(['Book the room'])
  expect(titles('Please send the deck as well.')).toEqual(['Send the deck'])
})

it('"have a look" is looking, and what needs doing is done', () => {
  expect(titles('The windows need cleaning.')).toEqual(['Clean the windows'])
  expect(titles('The report needs checking before the meeting.')).toEqual([
    'Check the report before the meeting',
  ])
  expect(titles('The team needs planning permission.')).toEqual([])
})

it('under "As discussed:" an item says who does what', () => {
  const tasks = read('As discussed:\n- Bob sends the contract to legal\n- book the room')
  expect(tasks.map(({ title, assignees }) => [title, assignees])).toEqual([
    ['Send the contract to legal', ['bob@example.com']],
    ['Book the room', ['bob@example.com', 'mei@example.com']],
  ])
})

it('further ways to ask, and what only looks like one', () => {
  expect(titles('Get a quote from Acme for the carpet.')).toEqual(['Get a quote from Acme for the carpet'])
  expect(titles("I'll draft the summary, you do the charts.")).toEqual(['Draft the summary'])
  for (const other of ['Water damage in room 3.', 'Empty boxes are in the hall.'])
    expect(titles(other)).toEqual([])
})

it('the same request at the end of the mail is the same task', () => {
  const tasks = read(
    'Please send the deck to the partners. The venue looks good.\n\nOnce again: please send the deck by Friday.',
  )
  expect(tasks.map(line)).toEqual([['Send the deck to the partners', 'bob+mei', '2026-03-06', 'medium']])
})

it('days: end of day, weeks, a date of an event, none of the past, none that only describe', () => {
  expect(first('Please send the deck by EOD.')?.dueDate).toBe('2026-03-04')
  expect(first('Please send the deck in two weeks.')?.dueDate).toBe('2026-03-18')
  expect(first('Please send the deck before the launch on 3 May.')).toMatchObject({
    title: 'Send the deck before the launch',
    dueDate: '2026-05-03',
  })
  expect(first("Please send the minutes of yesterday's meeting.")?.dueDate).toBeNull()
  expect(first('Please send the March report.')).toMatchObject({
    title: 'Send the March report',
    dueDate: null,
  })
})

it('urgency: words, capitals, the header of the mail, and time to spare', () => {
  expect(first('Please fix the server, this is critical.')?.priority).toBe('high')
  expect(first('Please tidy the shelf.', { mailPriority: 'high' })?.priority).toBe('high')
  expect(first('When you have time, please clean up the shared drive.')).toMatchObject({
    title: 'Clean up the shared drive',
    priority: 'low',
  })
  expect(first('Please send the deck, no rush.')?.priority).toBe('low')
})

it('do not forget is a request, do not bother is none', () => {
  expect(titles("Don't forget to submit your timesheets every Friday.")).toEqual(['Submit your timesheets'])
  expect(first("Don't forget to submit your timesheets every Friday.")?.repeats).toBe('FREQ=WEEKLY;BYDAY=FR')
  expect(
    titles("No need to reply. Don't bother with the catering. You don't need to send the deck."),
  ).toEqual([])
})

it('passive needs and missing things become work', () => {
  expect(titles('The venue needs to be booked by 20 March.')).toEqual(['Book the venue'])
})

it('polls, hints and vague questions stay below the gate', () => {
  for (const text of ['Maybe the same caterer?', 'Perhaps we should repaint the kitchen.']) {
    expect([text, ...titles(text)]).toEqual([text])
  }
})

it('a blocked task names what comes first', () => {
  expect(first('Jonas to prepare the rollback plan after task #3.')?.blockedBy).toEqual([3])
})

it('requests in German, French and Spanish', () => {
  expect(titles('Pourriez-vous envoyer le rapport avant vendredi ?')).toEqual(['Envoyer le rapport'])
  expect(titles('¿Puedes enviar el informe antes del viernes?')).toEqual(['Enviar el informe'])
})

it('two languages and a script from right to left in one mail', () => {
  expect(titles('اجتماع غدا. Please review the contract. 谢谢 👍')).toEqual(['Review the contract'])
})

it('asking what somebody thinks is manners, asking for a fact is a task', () => {
  expect(titles('Tell me what you think. Let me know your thoughts!')).toEqual([])
  expect(titles('Bob, please tell me the price of the hall.')).toEqual(['Tell Anna the price of the hall'])
})

it('no tasks in thanks, news, absence notes, newsletters, emoji or nothing', () => {
  for (const text of [
    '',
    '🎉🎉🎉',
    'شكرا جزيلا',
    'Hi Anna,\n\nthank you so much for the workshop yesterday! How are you?\n\nBest,\nBob',
    'If you have any questions, please let me know. Feel free to call me. Please find attached the contract.',
    'Big spring sale! Shop now and save up to 40 % off. Click here to order. Unsubscribe | View in browser',
  ]) {
    expect([text, ...readTasks(mail(text))]).toEqual([text])
  }
})

it('an empty mail whose subject is the task', () => {
  expect(readTasks(mail('', { subject: 'Buy milk', to: [], cc: [] })).map(({ title }) => title)).toEqual([
    'Buy milk',
  ])
})

it('titles are short, begin with a capital and never with please', () => {
  const tasks = read(
    'please could you send me the complete and final version of the agreement with all of its appendices and the signed cover letter of the other party by Friday, because the board wants to see it?\nplease pls call Bob',
  )
  expect(tasks.length).toBeGreaterThan(0)
  for (const { title } of tasks) {
    expect(title.length).toBeLessThanOrEqual(140)
    expect(title).toMatch(/^\p{Lu}/u)
    expect(title).not.toMatch(/please|\bpls\b/i)
  }
})

it('a word without an end before "it" is no thing that it stands for', () => {
  // Cut into words at every place, this would take minutes.
  for (const before of ['I received the', 'Attached is the'])
    expect(read(`${before} ${'a'.repeat(450)}@. Please call it.`).map(({ title }) => title)).toEqual([
      'Call it (Offsite)',
    ])
})

it('a hostile text gives at most a hundred tasks', () => {
  expect(
    read(Array.from({ length: 400 }, (_, n) => `- send file number ${n} to partner ${n * 7}`).join('\n'))
      .length,
  ).toBeLessThanOrEqual(100)
})

it('a pronoun for several is never a single thing, and one that nothing fits stays', () => {
  const [asked] = read('The calculation is done.\n\nPlease ask them whether they pay within 30 days.')
  expect(asked?.title).toBe('Ask them whether they pay within 30 days')
})

it('a plea for time is no task, a promise to ask somebody for something is one', () => {
  expect(titles("I'll ask three movers for an offer.")).toEqual(['Ask three movers for an offer'])
  expect(titles("I'll ask.")).toEqual([])
  expect(titles('- hand over the test bench\n- update the firmware')).toEqual([
    'Hand over the test bench',
    'Update the firmware',
  ])
})

it('what has time is low, and a span stays where one word would be left', () => {
  expect(first('- Read the report when I have time\n- Call Mei')).toMatchObject({
    title: 'Read the report',
    priority: 'low',
  })
  expect(first('Mei, can we deliver within six weeks?')).toMatchObject({
    title: 'Deliver within six weeks',
    dueDate: '2026-04-15',
  })
})

it('a number beside a week in the singular counts people, not weeks', () => {
  expect(first('Please order the badges of all five next week.')).toMatchObject({
    title: 'Order the badges of all five',
    dueDate: '2026-03-13',
  })
  expect(first('Bitte lade alle fünf nächste Woche ein.')?.dueDate).toBe('2026-03-13')
  expect(first('Please finish it in the next five weeks.')?.dueDate).toBe('2026-04-07')
})

it('a verb behind "and" with a thing of its own is a task of its own, by the same day', () => {
  expect(direct("I'll revise the plan and share the file by Monday.").map(line)).toEqual([
    ['Revise the plan', 'anna', '2026-03-09', 'medium'],
    ['Share the file', 'anna', '2026-03-09', 'medium'],
  ])
})

it('a person is spoken to by the beginning of a name, and a bare name over work is somebody', () => {
  const robert = { email: 'robert@example.com', name: 'Robert Stone' }
  expect(direct('Rob, can you book the room?', { to: [robert, mei] })[0]?.assignees).toEqual([
    'robert@example.com',
  ])
  const [first, second] = direct('- Mei: print the badges\n- Ottoline: order the flowers')
  expect(first?.assignees).toEqual(['mei@example.com'])
  expect(second).toMatchObject({ title: 'Order the flowers', assignees: [], names: ['Ottoline'] })
})

it('the line over a list says by when, also at the end of a paragraph', () => {
  const days = (text: string) => direct(text).map(({ dueDate }) => dueDate)
  expect(
    days('The guests come on Thursday 12 March, so before that please:\n\n- book the hall\n- order the cake'),
  ).toEqual(['2026-03-12', '2026-03-12'])
  expect(days('Jobs for tomorrow:\n\nsend the invoice to the hall\norder the cake')).toEqual([
    '2026-03-05',
    '2026-03-05',
  ])
})

it('a time of day is no day by itself, and nearness alone makes nothing high', () => {
  expect(direct('Bob, please bring the keys, 8.30 sharp.')[0]?.dueDate).toBe(null)
  expect(direct('Bob, please send the deck tomorrow.')[0]).toMatchObject({
    dueDate: '2026-03-05',
    priority: 'medium',
  })
})

it('"me" is the writer to whoever does it', () => {
  expect(titles('Bob, please send me the slides.')).toEqual(['Send Anna the slides'])
})

it('a bracket is closed where its end was cut, and "do" alone is no work', () => {
  expect(titles('Please order the paper (A4, white).')).toEqual(['Order the paper (A4, white)'])
  expect(titles('Do ask the framer for a price, please.')).toEqual(['Ask the framer for a price'])
})

it('a long title ends where other work is joined to it, a short one keeps what belongs together', () => {
  expect(
    titles('Bob, please order the paper for the whole office, and the plumber comes to the flat at noon.')[0],
  ).toBe('Order the paper for the whole office')
  expect(titles('Bob, please order paper, pens and envelopes.')).toEqual(['Order paper, pens and envelopes'])
})

it('a thing keeps its number before a day', () => {
  expect(read('I will weigh parcel 10 tomorrow.').map(line)).toEqual([
    ['Weigh parcel 10', 'anna', '2026-03-05', 'medium'],
  ])
  expect(titles('Bob, bitte prüfe Rechnung 12 morgen.')).toEqual(['Prüfe Rechnung 12'])
})

describe('a list below a request', () => {
  const request = 'Bob, could you please send the deck to the printer by Friday?\nI’ll book the photographer.'
  it.each([
    ['glued to it', `${request}\n- order 200 badges (urgent!)\n- print flyers`],
    ['behind an empty line', `${request}\n\n- order 200 badges (urgent!)\n- print flyers\n\nThanks\nAnna`],
    ['with stars', `${request}\n* order 200 badges\n* print flyers`],
    ['with numbers', `${request}\n1. order 200 badges\n2. print flyers`],
    ['behind a greeting', `Hi Bob,\n\n${request}\n\n- order 200 badges\n- print flyers`],
  ])('is made or suggested, each item: %s', (_layout, text) => {
    expect(read(text).map(({ title }) => title)).toEqual([
      'Send the deck to the printer',
      'Book the photographer',
      'Order 200 badges',
      'Print flyers',
    ])
  })

  it('keeps things without a verb beside an item that is work', () => {
    const found = read('Could you call the caterer?\n* order cake\n* flyers\n* badges').map(
      ({ title }) => title,
    )
    expect(found).toHaveLength(4)
  })

  it('leaves out what is finished or not wanted', () => {
    const found = read('Please call the caterer.\n- order cake\n- [x] print flyers\n- do not order badges')
    expect(found.map(({ title }) => title)).toEqual(['Call the caterer', 'Order cake'])
  })
})

it('a French request does not run on into the one behind it, and keeps whose the thing is', () => {
  const first = (text: string) => titles(text)[0]
  expect(first('Merci de bloquer mon badge avant lundi et de commander un nouveau.')).toBe(
    'Bloquer mon badge',
  )
  expect(first("Prière de vérifier le stock et d'ouvrir la porte.")).toBe('Vérifier le stock')
  const whole = "Peux-tu m'envoyer le devis de l'escalier et de la rampe ?"
  expect(first(whole)).toMatch(/^Envoyer .*devis de l'escalier et de la rampe$/)
})

it.each([
  ['Sigrid: order the cake by Thursday', 'Order the cake', ['Sigrid']],
  ['@Omar print the list', 'Print the list', ['Omar']],
  ['Print the list -> Omar', 'Print the list', ['Omar']],
  ['Could Omar check the lamp?', 'Check the lamp', ['Omar']],
  ['Kann Omar die Lampe prüfen?', 'Die Lampe prüfen', ['Omar']],
  ['Léa, fermer la porte du bureau.', 'Fermer la porte du bureau', ['Léa']],
])('who is named and not on the mail has the task, and no reader of it: %s', (text, title, names) => {
  const [task] = read(text)
  expect({ title: task?.title, names: task?.names, assignees: task?.assignees }).toEqual({
    title,
    names,
    assignees: [],
  })
})

it.each(['Passport: book the visit.', 'Update: order the cake.', 'Could you check the lamp?'])(
  'a label is nobody\u2019s name: %s',
  (text) => {
    expect(read(text)[0]?.names).toEqual([])
  },
)

it('a name of somebody on the mail is no stranger\u2019s', () => {
  for (const text of [
    'Remind me on Friday to call the bank.',
    'Bob: order the cake.',
    'Ask Bob to order the cake.',
  ])
    expect({ text, names: read(text)[0]?.names }).toEqual({ text, names: [] })
})
