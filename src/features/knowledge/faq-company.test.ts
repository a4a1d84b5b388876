// A company's knowledge by mail: who is answered from what, who is asked, and who hears of the answer.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { join, register } from '../../../test/access-world.ts'
import { sweepNow } from '../../../test/sweep-now.ts'
import { type Client, clientOf, people, startWorld, type World } from '../../../test/world.ts'
import type { Answer, Question } from './asking/contract.ts'
import type { Article, ArticleBrief } from './contract.ts'

let world: World
let faq: string
let admin: Client
let priya: Client

/** A Wednesday night. */
let now = new Date('2026-11-18T03:00:00Z')
const inCompany = (client: Client, companyId: number) =>
  clientOf(world.url, client.cookie, { 'x-company-id': String(companyId) })

beforeAll(async () => {
  world = await startWorld({ clock: () => now })
  const [amara, jonas, member] = [
    await world.signUp('amara'),
    await world.signUp('jonas'),
    await world.signUp('priya'),
  ]
  const companyId = await register(amara, 'Harbour Works')
  await join(world, amara, companyId, jonas, people.jonas.email, 'manager')
  await join(world, amara, companyId, member, people.priya.email, 'member')
  admin = inCompany(amara, companyId)
  priya = inCompany(member, companyId)
  const made = await admin.send<{ data: { agentEmail: { emailAddress: string } } }>(
    'POST',
    `/api/companies/${companyId}/agent-emails`,
    { agentType: 'faq', instanceName: 'faq', isActive: true },
  )
  faq = made.data.agentEmail.emailAddress
}, 180_000)
afterAll(() => world.stop())

const ask = (from: string, text: string, subject = 'A question') =>
  world.receiveMail({ from, to: [faq], subject, text })
const receiptOf = async (email: string) => (await world.outbox({ to: email, kind: 'receipt' }))[0]
const mailOf = (email: string, kind: string) =>
  world.until(async () => (await world.outbox({ to: email, kind }))[0])
const questionsIn = async (state: string) =>
  (await admin.get<{ questions: Question[] }>(`/api/knowledge/questions?state=${state}`)).questions

it('FAQ-06 MAIL-09: a manager’s mail is knowledge, and a member’s question is answered from it with its source', async () => {
  await world.receiveMail({
    from: 'jonas',
    to: [faq],
    subject: 'Parking',
    text: 'Guests may park in the courtyard free of charge. The gate code is 4711.\n\nThe limit for a hotel is 140 euros a night.',
  })
  await ask('priya', 'Hello,\n\nwhat is the gate code?\n\nPriya')
  const receipt = await receiptOf('priya@example.com')
  expect(receipt?.text).toMatch(/The gate code is 4711\. From/)
  expect(receipt?.text).toContain('The gate code is 4711. [1]')
  expect(receipt?.text).toContain('Sources 1. Parking')
  expect(receipt?.text).toContain('verified')
  const said = await priya.send<Answer>('POST', '/api/knowledge/ask', { question: 'What is the gate code?' })
  expect(said.statements[0]).toEqual({ text: 'The gate code is 4711.', citation: 1 })
  expect(said.citations[0]).toMatchObject({
    sentence: 'The gate code is 4711.',
    source: { kind: 'article', title: 'Parking' },
  })
  expect(said.filed).toBe(null)
})

it('FAQ-06: people from outside are answered from public articles alone; the rest is filed and causes no mail', async () => {
  await ask('guest@example.com', 'What is the gate code?')
  expect((await receiptOf('guest@example.com'))?.text).not.toContain('4711')
  const [filed] = await questionsIn('unanswered')
  expect(filed).toMatchObject({ text: 'What is the gate code?', lastAsker: null, askerCount: 1 })
  expect(await world.outbox({ to: 'amara@example.com', kind: 'knowledge-question' })).toEqual([])
  const [article] = (await admin.get<{ articles: ArticleBrief[] }>('/api/knowledge/articles')).articles
  await admin.send('PATCH', `/api/knowledge/articles/${article?.id}`, { isPublic: true })
  await ask('second@example.com', 'What is the gate code?')
  expect((await receiptOf('second@example.com'))?.text).toContain('The gate code is 4711.')
  await admin.send('PATCH', `/api/knowledge/articles/${article?.id}`, { isPublic: false })
  await ask('third@example.com', 'What is the gate code?')
  expect((await receiptOf('third@example.com'))?.text).not.toContain('4711')
  await admin.send('POST', `/api/knowledge/questions/${filed?.id}/dismiss`, {})
  expect(await questionsIn('unanswered')).toEqual([])
})

it('FAQ-06: the same question asked by five asks its owner once; the reply is a draft, approved by reply, and the askers are told', async () => {
  const asked = 'Who signs for parcels after six?'
  for (const from of ['priya', 'jonas', 'one@example.com', 'two@example.com', 'three@example.com'])
    await ask(from, asked)
  const [question] = await questionsIn('unanswered')
  expect(question).toMatchObject({ text: asked, askerCount: 5 })
  const toOwner = await mailOf('amara@example.com', 'knowledge-question')
  expect(toOwner.subject).toBe(`A question for you: ${asked}`)
  expect(toOwner.text).toContain('Priya')
  await world.receiveMail({
    from: 'amara',
    to: [toOwner.replyTo],
    subject: `Re: ${toOwner.subject}`,
    text: 'The night porter signs for parcels at gate 2.',
  })
  expect((await receiptOf('amara@example.com'))?.text).toContain('Reply “approve” to publish it')
  expect((await questionsIn('drafted'))[0]?.text).toBe(asked)
  expect(await world.outbox({ to: 'priya@example.com', kind: 'knowledge-answer' })).toEqual([])
  await world.receiveMail({
    from: 'amara',
    to: [toOwner.replyTo],
    subject: `Re: ${toOwner.subject}`,
    text: 'Approve',
  })
  const published = (await receiptOf('amara@example.com'))?.text
  expect(published).toContain('is published.')
  expect(published).toContain('2 people who asked are told.')
  const told = await mailOf('priya@example.com', 'knowledge-answer')
  expect(told.text).toContain('The night porter signs for parcels at gate 2.')
  await mailOf('jonas@example.com', 'knowledge-answer')
  expect(await world.outbox({ to: 'one@example.com', kind: 'knowledge-answer' })).toEqual([])
  expect(await world.outbox({ to: 'amara@example.com', kind: 'knowledge-question' })).toHaveLength(1)
})

it('COMP-19: a member who is asked writes the draft, and only a manager or an admin approves it', async () => {
  await ask('jonas', 'Which stapler fits the red binders?')
  const [question] = await questionsIn('unanswered')
  const priyaId = (await priya.get<{ id: number }>('/api/auth/user')).id
  await admin.send('POST', `/api/knowledge/questions/${question?.id}/pass`, { ownerId: priyaId })
  const toPriya = await mailOf('priya@example.com', 'knowledge-question')
  const reply = (text: string, from = 'priya', to = toPriya.replyTo) =>
    world.receiveMail({ from, to: [to], subject: `Re: ${toPriya.subject}`, text })
  await reply('The long one from the store room fits the red binders.')
  expect((await receiptOf('priya@example.com'))?.text).toContain('until a manager has approved it')
  await reply('approve')
  expect((await receiptOf('priya@example.com'))?.text).toContain('This takes a manager or an admin.')
  const [draft] = (await priya.get<{ articles: ArticleBrief[] }>('/api/knowledge/articles?state=draft'))
    .articles
  expect(draft).toMatchObject({ mayChange: true, mayApprove: false })
  expect((await priya.raw('POST', `/api/knowledge/articles/${draft?.id}/approve`, {})).status).toBe(403)
  const toAdmin = await mailOf('amara@example.com', 'knowledge-draft')
  await reply('approve', 'amara', toAdmin.replyTo)
  await world.until(async () =>
    (await world.outbox({ to: 'jonas@example.com', kind: 'knowledge-answer' })).find(({ text }) =>
      text.includes('store room'),
    ),
  )
})

it('FAQ-06: an answer marked wrong by reply goes to the owner of its article with its question', async () => {
  await ask('priya', 'What is the limit for a hotel a night?', 'Hotels')
  const receipt = await receiptOf('priya@example.com')
  expect(receipt?.text).toContain('The limit for a hotel is 140 euros a night.')
  await world.receiveMail({
    from: 'priya',
    to: [receipt?.replyTo ?? ''],
    subject: 'Re: Hotels',
    text: 'That is wrong.',
  })
  expect((await receiptOf('priya@example.com'))?.text).toContain('Marked as wrong')
  const toOwner = await mailOf('jonas@example.com', 'knowledge-question')
  expect(toOwner.subject).toBe('A wrong answer: What is the limit for a hotel a night?')
  expect(toOwner.text).toContain('140 euros')
})

it('FAQ-02: an article comes back to its owner by mail on its day, and “still true” verifies it', async () => {
  const made = await admin.send<Article>('POST', '/api/knowledge/articles', {
    title: 'Fire drill',
    text: 'We meet at the north gate.',
    verifyBy: '2026-11-17',
  })
  await sweepNow(world, 'knowledge')
  const mail = await mailOf('amara@example.com', 'knowledge-verify')
  expect(mail.subject).toBe('Is this still true? Fire drill')
  await world.receiveMail({
    from: 'amara',
    to: [mail.replyTo],
    subject: `Re: ${mail.subject}`,
    text: 'Still true.',
  })
  const article = await admin.get<Article>(`/api/knowledge/articles/${made.id}`)
  expect(article).toMatchObject({ isDue: false, verifiedBy: { name: 'Amara Okafor' } })
  expect(article.verifyBy && article.verifyBy > '2027').toBe(true)
})

it('FAQ-06: a manager’s mail that asks and tells is answered and kept; what is unclear is asked back', async () => {
  const said =
    'Forklifts are driven by people with a licence and nobody else. The licence is shown to the yard master before the first drive, who keeps a copy of it in the green folder.'
  await ask('jonas', `${said}\n\nWhat is the limit for a hotel?`, 'Forklifts')
  const receipt = await receiptOf('jonas@example.com')
  expect(receipt?.text).toContain('The limit for a hotel is 140 euros a night.')
  expect(receipt?.text).toContain('It waits as the draft “Forklifts”')
  await world.receiveMail({
    from: 'jonas',
    to: [receipt?.replyTo ?? ''],
    subject: 'Re: Forklifts',
    text: 'approve',
  })
  expect((await receiptOf('jonas@example.com'))?.text).toContain('“Forklifts” is published')
})

const asksFor = async (email: string) => world.outbox({ to: email, kind: 'knowledge-question' })

it('its owner gets at most one mail in half a day, with all open questions, and answers them by number', async () => {
  now = new Date('2026-11-20T03:00:00Z')
  const before = (await asksFor('amara@example.com')).length
  await ask('priya', 'Who waters the palms in the lobby?')
  await world.until(async () => (await asksFor('amara@example.com')).length > before)
  expect((await receiptOf('priya@example.com'))?.text).toContain('I ask Amara Okafor and write to you')
  await ask('jonas', 'How do I get a new locker?')
  const later = (await receiptOf('jonas@example.com'))?.text ?? ''
  expect(later).toContain('Amara Okafor gets it in the next mail with questions: Fri 20 Nov, 15:00.')
  await ask('jonas', 'Where do I hand in the scanner?')
  await ask('priya', 'Where may visitors leave their lorry?')
  await world.settled()
  expect(await asksFor('amara@example.com')).toHaveLength(before + 1)
  now = new Date('2026-11-20T16:00:00Z')
  const mail = await world.until(async () => {
    // The queue waits by the clock of the database.
    await world.app.db.query(
      "update pgboss.job set start_after = now() where name = 'knowledge-mails' and state = 'created'",
    )
    return (await asksFor('amara@example.com')).find(({ subject }) => subject.includes('questions for you'))
  })
  expect(mail.subject).toBe('3 questions for you')
  expect(mail.text).toContain('1. How do I get a new locker?')
  await world.receiveMail({
    from: 'amara',
    to: [mail.replyTo],
    subject: `Re: ${mail.subject}`,
    text: 'Nobody tells me which.',
  })
  expect((await receiptOf('amara@example.com'))?.text).toContain('Which question does this answer?')
  await world.receiveMail({
    from: 'amara',
    to: [mail.replyTo],
    subject: `Re: ${mail.subject}`,
    text: '1: The porter hands out lockers.\n2: No idea, ask Priya.\n3: That is in the parking article!',
  })
  const receipt = (await receiptOf('amara@example.com'))?.text ?? ''
  expect(receipt).toContain('The porter hands out lockers.')
  const drafted = (await questionsIn('drafted')).map(({ text }) => text)
  expect(drafted).toEqual(['How do I get a new locker?'])
  expect((await questionsIn('unanswered')).map(({ text, owner }) => [text, owner?.name])).toContainEqual([
    'Where do I hand in the scanner?',
    'Priya Raman',
  ])
  await world.until(async () =>
    (await asksFor('priya@example.com')).find(({ text }) => text.includes('scanner')),
  )
  const told = await world.until(async () =>
    (await world.outbox({ to: 'priya@example.com', kind: 'knowledge-answer' })).find(({ text }) =>
      text.includes('lorry'),
    ),
  )
  expect(told.text).toContain('Guests may park in the courtyard free of charge.')
})

it('two questions in one sentence are two, and what a rule speaks of is offered to who asks whether they may', async () => {
  const keep = (subject: string, text: string) =>
    world.receiveMail({ from: 'jonas', to: [faq], subject, text })
  await keep(
    'Sick notes',
    'Please keep this article.\n\nSick notes\nA sick note is needed from the fourth day.',
  )
  await keep(
    'Ladders',
    'Please keep this article.\n\nLadders\nStaff may borrow ladders after six, up to two at once.',
  )
  await ask('priya', 'My head hurts, so I stay at home. Who do I tell, and from when do I need a sick note?')
  const receipt = (await receiptOf('priya@example.com'))?.text ?? ''
  expect(receipt).toContain('A sick note is needed from the fourth day. [1]')
  expect(receipt).toContain('1 answer, 1 question without an answer')
  expect(receipt).not.toContain('Please keep')
  await ask('priya', 'what sick note did we ask for again')
  expect((await receiptOf('priya@example.com'))?.text).toContain(
    'A sick note is needed from the fourth day. [1]',
  )
  await ask('priya', 'Can I borrow 5 pumps on Sunday for my garden?')
  const offered = (await receiptOf('priya@example.com'))?.text ?? ''
  expect(offered).toContain('Perhaps this helps')
  expect(offered).toContain('Staff may borrow ladders after six')
})

it('a complaint of who is asked, or about an answer, is never kept as knowledge', async () => {
  const drafts = async () =>
    (await admin.get<{ articles: ArticleBrief[] }>('/api/knowledge/articles?state=draft')).articles.length
  const before = await drafts()
  const mail = (await asksFor('amara@example.com')).find(({ subject }) => subject.includes('palms'))
  const reply = (to: string, from: string, subject: string, text: string) =>
    world.receiveMail({ from, to: [to], subject: `Re: ${subject}`, text })
  await reply(mail?.replyTo ?? '', 'amara', mail?.subject ?? '', 'Why am I asked this? I have no idea.')
  expect((await receiptOf('amara@example.com'))?.text).toContain('reply “ask” and the name of a colleague')
  await ask('jonas', 'What is the gate code?', 'Gate')
  const answer = await receiptOf('jonas@example.com')
  await reply(answer?.replyTo ?? '', 'jonas', 'Gate', "That's nonsense, I asked about the other gate.")
  expect((await receiptOf('jonas@example.com'))?.text).toContain('Marked as wrong')
  expect(await drafts()).toBe(before)
  await reply(mail?.replyTo ?? '', 'amara', mail?.subject ?? '', 'The night porter does. Why do you ask me?')
  expect((await receiptOf('amara@example.com'))?.text).toContain('The night porter does.')
  expect(await drafts()).toBe(before + 1)
})

it('questions about different things are not one question, and what is nearest is offered where nothing answers', async () => {
  await ask('priya', 'My locker is jammed. What do I do?')
  await ask('jonas', 'The scanner fell into the dock. What do I do?')
  const texts = (await questionsIn('unanswered')).map(({ text }) => text)
  expect(texts).toContain('My locker is jammed. What do I do?')
  expect(texts).toContain('The scanner fell into the dock. What do I do?')
  await ask('priya', 'Who pays when I park a lorry in the courtyard overnight at the weekend?')
  const receipt = (await receiptOf('priya@example.com'))?.text ?? ''
  expect(receipt).toContain('Perhaps this helps')
  expect(receipt).toContain('Parking')
})

it('a question waits with what its asker wrote around it, or with the subject where that says what it is about', async () => {
  await ask('priya', 'The boiler in hall four drips on the stairs. Who mends it?', 'Hall four')
  await ask('jonas', 'Who do I call?', 'The crane is stuck')
  const texts = (await questionsIn('unanswered')).map(({ text }) => text)
  expect(texts).toContain('The boiler in hall four drips on the stairs. Who mends it?')
  expect(texts).toContain('The crane is stuck: Who do I call?')
})

it('a question without its mark is a question, and a manager’s too', async () => {
  await ask('jonas', 'whats the alarm code of the boathouse', 'boathouse')
  expect((await receiptOf('jonas@example.com'))?.text).toContain('1 question without an answer')
})

it('an owner’s correction changes the article that it names, and answers no open question', async () => {
  const { id } = await admin.send<Article>('POST', '/api/knowledge/articles', {
    title: 'Canteen',
    text: 'Lunch is served in the mess. Everybody has 20 vouchers a year. They lapse in March.',
  })
  await ask('priya', 'How many chairs are in the mess?', 'Chairs')
  const waiting = (await questionsIn('unanswered')).map(({ text }) => text)
  const drafts = (await questionsIn('drafted')).length
  const [mail] = await asksFor('amara@example.com')
  await world.receiveMail({
    from: 'amara',
    to: [mail?.replyTo ?? ''],
    subject: `Re: ${mail?.subject}`,
    text: 'Please correct the canteen article: it is 24 vouchers, not 20.',
  })
  const receipt = (await receiptOf('amara@example.com'))?.text ?? ''
  expect(receipt).toContain('“Canteen” is corrected')
  expect(receipt).toContain('It says now: Everybody has 24 vouchers a year.')
  const article = await admin.get<Article>(`/api/knowledge/articles/${id}`)
  expect(article).toMatchObject({
    version: 2,
    text: 'Lunch is served in the mess. Everybody has 24 vouchers a year. They lapse in March.',
  })
  expect((await questionsIn('unanswered')).map(({ text }) => text)).toEqual(waiting)
  expect(await questionsIn('drafted')).toHaveLength(drafts)
  await ask('jonas', 'Please update the canteen article: it is 9 tables, not 8.', 'Canteen')
  expect((await receiptOf('jonas@example.com'))?.text).toContain('so I changed nothing')
})

it('a number to ring is found from a story that hardly shares a word with its article', async () => {
  await admin.send('POST', '/api/knowledge/articles', {
    title: 'Goods lift',
    text: 'Two pallets fit into the lift. If the lift stops, ring the lift company on 0555 010 300.',
  })
  await ask('priya', 'I sit between two floors in the dark and nobody hears me. Who do I call?', 'lift stuck')
  expect((await receiptOf('priya@example.com'))?.text).toContain('0555 010 300')
})

it('nobody from outside is told that an owner is asked who gets no mail', async () => {
  await ask('fourth@example.com', 'Do you lend ladders to neighbours?')
  const receipt = (await receiptOf('fourth@example.com'))?.text ?? ''
  expect(receipt).toContain('It is filed')
  expect(receipt).not.toContain('I ask ')
})
