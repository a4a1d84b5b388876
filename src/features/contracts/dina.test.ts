// Dina by mail, through the real listener: what a contract binds to, with page and quote.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePdf } from '../../../test/make-files.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'

let world: World
let amara: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

const DINA = 'dina@mailcrew.localhost'

const pdf = (pages: readonly (readonly string[])[]) =>
  makePdf(pages.map((lines) => lines.map((text, line) => ({ text, x: 60, y: 80 + line * 40 }))))

const LEASE = [
  [
    'Storage agreement',
    'This agreement is made between Example Harbour Ltd (the "Owner") and Sample Sails GmbH (the "Customer").',
    'The agreement begins on 1 April 2027 and runs for two years, ending on 31 March 2029.',
    'It renews for one further year unless either party gives notice at least three months before it ends.',
    'The Customer shall pay EUR 1,200 a month within 14 days of each invoice.',
  ],
  [
    'The liability of the Owner is limited to EUR 5,000.',
    'The Owner may raise the price at any time.',
    'Sails of poor quality are not taken in.',
    'This agreement is governed by the law of Ireland.',
    'Signed for Example Harbour Ltd ................ Signed for Sample Sails GmbH ................',
  ],
]

async function latestReceipt(email: string): Promise<{ subject: string; text: string }> {
  const rows = await world.rows<{ subject: string; text: string }>(
    'select subject, text from outbox where recipient = $1 order by id desc limit 1',
    [email],
  )
  const [row] = rows
  if (!row) throw new Error(`no mail to ${email}`)
  return { ...row, text: row.text.replace(/\s+/g, ' ') }
}

const send = (mail: {
  text: string
  subject?: string
  from?: string
  to?: string[]
  attachments?: object[]
}) =>
  world.receiveMail({
    ...{ from: 'amara', to: [DINA], subject: 'Storage' },
    ...mail,
  } as Parameters<World['receiveMail']>[0])

const lease = () => ({ filename: 'Storage.pdf', content: pdf(LEASE) })

it('a contract comes back with its parties, the last day for a notice, money, duties and what is missing', async () => {
  await send({ text: 'What does this bind us to?', attachments: [lease()] })
  const { text } = await latestReceipt('amara@example.com')
  expect(text).toContain('read 2 of 2 pages')
  expect(text).toContain('Example Harbour Ltd (Owner), Sample Sails GmbH (Customer)')
  expect(text).toMatch(/Last day to give notice: .*31 Dec.* 2028/)
  expect(text).toContain('3 months before')
  expect(text).toContain('EUR 1,200')
  expect(text).toContain('Customer: The Customer shall pay EUR 1,200 a month')
  expect(text).toContain('Prices can rise')
  expect(text).toContain('page 2')
  expect(text).toMatch(/found no trace of: [^.]*confidentiality/)
  expect(text).not.toMatch(/(?:no trace of|please look): [^.]*governing law/)
  expect(text).toMatch(/please look: [^.]*warranty \(page 2\)/)
  expect(text).toContain('no legal advice')
})

it('its days become tasks when the mail asks to be reminded', async () => {
  await send({ text: 'Please remind me of the dates in this.', subject: 'Dates', attachments: [lease()] })
  const rows = await world.rows<{ title: string; due: string }>(
    'select title, due_date::text as due from tasks order by due_date',
  )
  expect(rows.map(({ due }) => due)).toEqual(['2027-04-01', '2028-12-31', '2029-03-31'])
  expect(rows[1]?.title).toBe('last day to give notice: Storage.pdf')
})

it('a contract that is pasted into the mail is read, and a mail without one is told how', async () => {
  await send({
    text: [
      ...LEASE.flat(),
      'The parties keep secret what they learn of each other.',
      'Changes must be in writing.',
    ].join('\n\n'),
    subject: 'Pasted',
  })
  expect((await latestReceipt('amara@example.com')).text).toContain('Last day to give notice')
  await send({ text: 'Can you help me?', subject: 'Nothing' })
  expect((await latestReceipt('amara@example.com')).text).toContain('There was no contract in this mail')
})

it('a file that is broken, and one that is no contract, are told as what they are', async () => {
  await send({
    ...{ text: 'And these?', subject: 'Two files' },
    attachments: [
      { filename: 'broken.pdf', content: Buffer.from('%PDF-1.7 and nothing after it') },
      {
        filename: 'Trip.pdf',
        content: pdf([['Our trip to the coast', 'The bus costs EUR 40 and leaves at eight.']]),
      },
    ],
  })
  const { text } = await latestReceipt('amara@example.com')
  expect(text).toContain('broken.pdf:')
  expect(text).toContain('does not read as a contract')
  expect(text).toContain('EUR 40')
  expect(text).not.toContain('found no trace')
})

it('who has no account gets what the file says, and what is made of it is their own', async () => {
  await send({
    from: 'zoe@example.com',
    ...{ text: 'Remind me of the dates.', subject: 'Mine', attachments: [lease()] },
  })
  const { text } = await latestReceipt('zoe@example.com')
  expect(text).toContain('read 2 of 2 pages')
  const { projects } = await amara.get<{ projects: { name: string }[] }>('/api/projects')
  expect(projects.map(({ name }) => name)).not.toContain('Mine')
})

it('whoever copies Dina on a mail without a contract is not told so', async () => {
  const before = await latestReceipt('amara@example.com')
  await world.receiveMail({
    ...{ from: 'amara', to: ['ben@example.com'], cc: [DINA], subject: 'Lunch', text: 'Lunch at noon?' },
  } as Parameters<World['receiveMail']>[0])
  expect(await latestReceipt('amara@example.com')).toEqual(before)
})

const SUBSCRIPTION = (notice: readonly string[]) =>
  pdf([
    [
      'Subscription agreement',
      'This agreement is made between Example Charts Ltd (the "Provider") and Sample Bakery GmbH (the "Client").',
      'The initial term is 24 months from 1 May 2027.',
      ...notice,
      'The Client shall pay EUR 900 a month. The liability of the Provider is limited to EUR 5,000.',
      'This agreement is governed by the law of Ireland.',
    ],
  ])

const receiptFor = async (name: string, content: Buffer, text = 'Please read this.') => {
  await send({ text, subject: name, attachments: [{ filename: `${name}.pdf`, content }] })
  return (await latestReceipt('amara@example.com')).text
}

it.each([
  ['prices', "The Provider may raise the fees with 60 days' notice before the next renewal."],
  ['goods', "The Client may return equipment with two weeks' notice before the end of a month."],
  ['changes', "The Provider may change the services with 45 days' notice before the term expires."],
])('a notice about %s is no notice to end the contract, and gives no last day', async (what, sentence) => {
  const text = await receiptFor(`Alone ${what}`, SUBSCRIPTION([sentence]))
  expect(text).not.toContain('Last day to give notice')
  expect(text).not.toContain('Notice period')
  const both = await receiptFor(
    `Both ${what}`,
    SUBSCRIPTION([
      sentence,
      'It renews for 12 months unless either party gives notice 90 days before the end of the term.',
    ]),
  )
  expect(both).toMatch(/Last day to give notice: .*30 Jan.* 2029 \(90 days before/)
})

it('a break date is named as one, with the day for its notice, and says when that day has passed', async () => {
  const lease = (day: string) =>
    pdf([
      [
        'Lease agreement',
        'This lease is made between Example Yards Ltd (the "Landlord") and Sample Cycles GmbH (the "Tenant").',
        'The term is five years from 1 February 2024, ending on 31 January 2029.',
        `The Tenant may end this lease on ${day} by giving not less than six months' written notice.`,
        'The Tenant shall pay a rent of EUR 2,000 a month. The liability of the Landlord is limited to EUR 900.',
        'This agreement is governed by the law of Ireland.',
      ],
    ])
  const passed = await receiptFor('Passed', lease('1 February 2025'), 'Please remind me of the dates.')
  expect(passed).toMatch(/Break date: .*1 Feb 2025, notice by .*1 Aug 2024\. That day has passed\./)
  expect(passed).not.toContain('Notice can be given at any time')
  expect(passed).not.toContain('Last day to give notice')
  const made = await world.rows<{ due: string }>(
    "select due_date::text as due from tasks where title like '%Passed.pdf' order by due_date",
  )
  expect(made).toEqual([{ due: '2029-01-31' }])
})

it('where several rules may end a contract, each is quoted and no day is named', async () => {
  const text = await receiptFor(
    'Several',
    SUBSCRIPTION([
      "The Client may terminate this agreement with one month's notice.",
      "The Provider may terminate this agreement with six months' notice.",
    ]),
    'Please remind me of the dates.',
  )
  expect(text).toContain('more than one rule')
  expect(text).toContain("one month's notice")
  expect(text).toContain("six months' notice")
  expect(text).not.toMatch(/Last day to give notice|at any time/)
  const made = await world.rows<{ title: string }>(
    "select title from tasks where title like 'last day%Several.pdf'",
  )
  expect(made).toEqual([])
})

it('a notice in the probation period is told as that, beside the one that holds after it', async () => {
  const text = await receiptFor(
    'Anstellung',
    pdf([
      [
        'Arbeitsvertrag',
        'Zwischen der Beispiel Backhaus GmbH (Arbeitgeberin) und Frau Ines Muster (Arbeitnehmerin) wird vereinbart:',
        'Das Arbeitsverh\u00e4ltnis beginnt am 1. Mai 2027. Die ersten vier Monate sind Probezeit.',
        'In dieser Zeit kann mit einer Frist von einer Woche gek\u00fcndigt werden.',
        'Nach der Probezeit betr\u00e4gt die K\u00fcndigungsfrist sechs Wochen zum Ende eines Quartals.',
        'Die Arbeitnehmerin erh\u00e4lt 2.800 \u20ac im Monat. Die Haftung ist beschr\u00e4nkt. Es gilt deutsches Recht.',
      ],
    ]),
    'Bitte lies diesen Vertrag und sage mir, was darin steht.',
  )
  expect(text).toContain('6 Wochen zum Quartalsende')
  expect(text).toContain('In der Probezeit: 1 Woche')
  expect(text).not.toContain('jederzeit')
})

it('the question of the mail is answered first, and a follow-up from the file that came before', async () => {
  const attachments = [
    { filename: 'Boat hall.pdf', content: pdf(LEASE) },
    { filename: 'Notes.pdf', content: pdf([['Notes', 'The bus costs EUR 40 and leaves at eight.']]) },
  ]
  const subject = 'Boat hall'
  await send({ text: 'By when do we have to cancel if we want to get out in 2029?', subject, attachments })
  const { text } = await latestReceipt('amara@example.com')
  expect(text).toMatch(
    /By when do we have to cancel.*Last day to give notice: .*31 Dec 2028.*Term and notice/,
  )
  const to = await world.replyTo({ to: 'amara@example.com' })
  const ask = async (question: string) => {
    await send({ text: question, subject: `Re: ${subject}`, to: [to] })
    return (await latestReceipt('amara@example.com')).text
  }
  expect(await ask('How long do we have to pay an invoice?')).toContain('within 14 days of each invoice')
  expect(await ask('What is the limit of liability?')).toContain('limited to EUR 5,000')
  expect(await ask('Who is allowed to bring a dog into the harbour?')).not.toContain('There was no contract')
  expect(await ask('And when does it run out?')).toMatch(/Ends on .*31 Mar 2029/)
})

it('a question that the contract does not answer gets the nearest passage, and then the form', async () => {
  await send({
    text: 'Who insures that liability?',
    subject: 'Discount',
    attachments: [lease()],
  })
  const { text } = await latestReceipt('amara@example.com')
  expect(text).toMatch(/I am not sure\. This comes closest:.*Term and notice/)
})

it('a contract says which law applies, and one of employment its hours and leave', async () => {
  const text = await receiptFor(
    'Deckhand',
    pdf([
      [
        'Employment agreement',
        'This agreement is made as of 4 May 2027 between Example Ferries Ltd and Ms Ada Muster (each a "Party").',
        'Working time is 36 hours a week. The Employee has 27 days of annual leave in each year.',
        "Either party may terminate this agreement with one month's notice.",
        'The Company shall pay EUR 2,900 a month. The liability of the Employee is limited to EUR 500.',
        'This agreement shall be governed by the laws of the Republic of Malta.',
      ],
    ]),
  )
  expect(text).toContain('A contract between Example Ferries Ltd, Ada Muster.')
  expect(text).toMatch(/Begins on .*4 May 2027/)
  expect(text).toMatch(/Hours of work .*36 hours a week/)
  expect(text).toMatch(/Leave .*27 days/)
  expect(text).toContain('Law that applies: Malta')
})

it('a reply asks the contract that an earlier mail of the thread had pasted in it, and a remark gets no false answer', async () => {
  const terms = [
    'Phone agreement between Example Phones Ltd (the "Provider") and Sample Bakery GmbH (the "Customer").',
    'The agreement begins on 1 March 2026 and has a minimum term of 24 months.',
    'It may be cancelled at any time to the end of the minimum term with one month notice.',
    'If it is not cancelled, the agreement is extended by twelve months at a time.',
    'The Customer shall pay EUR 40 a month for each card. Calls to Malta cost EUR 0.30 a minute.',
    'The liability of the Provider is limited to EUR 500. The Provider repairs faults within two days.',
    'The parties keep secret what they learn of each other. Changes must be made in writing.',
    'This agreement is governed by the law of Ireland.',
  ]
  await world.signUp('jonas')
  await send({ from: 'jonas', subject: 'Phones', text: `Hi Dina,\n\n${terms.join('\n\n')}` })
  expect((await latestReceipt('jonas@example.com')).text).toMatch(/Last day to give notice: .*29 Jan 2028/)
  const follow = async (text: string) => {
    await world.receiveMail({
      from: 'jonas',
      to: [await world.replyTo({ to: 'jonas@example.com' })],
      subject: 'Re: Phones',
      text,
    })
    return (await latestReceipt('jonas@example.com')).text
  }
  expect(await follow('What does a call to Malta cost?')).toContain('Calls to Malta cost EUR 0.30 a minute.')
  const renewal = await follow('Does it renew by itself, and when can we cancel?')
  expect(renewal).toContain('Renews by itself')
  expect(renewal).toMatch(/Last day to give notice: .*29 Jan 2028/)
  const remark = await follow('We sent the cancellation by post yesterday.')
  expect(remark).toContain('Nothing was noted')
  expect(remark).not.toMatch(/no contract in this mail|could not find/)
})
