// Alex by mail, through the real listener: what files say comes back, with how much of them was read.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DocumentWorld, hallContract, pdfOf, startDocumentWorld } from '../../../test/document-world.ts'
import { makeDocx, makeXlsx, makeZip } from '../../../test/make-files.ts'
import { replyAddressIn } from '../../../test/outbox.ts'
import type { Client } from '../../../test/world.ts'
import type { Document, DocumentThread } from './contract.ts'

let world: DocumentWorld
let amara: Client

beforeAll(async () => {
  world = await startDocumentWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

const AMARA = 'amara@example.com'
const latest = async () => {
  const [receipt] = await world.receipts(AMARA)
  if (!receipt) throw new Error('no receipt came')
  return receipt
}
const threads = async () => (await amara.get<{ threads: DocumentThread[] }>('/api/documents/threads')).threads

it('MAIL-08: a PDF is read, and the receipt says how much of it was read and what it says, with pages', async () => {
  await world.sendFile({
    from: 'amara',
    subject: 'Hall contract',
    text: 'What is in it?',
    attachments: [{ filename: 'Hall contract.pdf', content: hallContract('1,200', '31 March 2027') }],
  })
  const { text } = await latest()
  expect(text).toContain('Hall contract.pdf: Contract.')
  expect(text).toContain('Hall contract.pdf Contract, read 2 of 2 pages')
  expect(text).toContain('(page 2)')
  const [id] = await world.idsOf('Hall contract.pdf')
  expect(text).toContain(`/documents/${id}`)
})

it('ALEX-01, ALEX-06, ALEX-08: threads whose mails brought files are listed with them, and a mail without a file is none', async () => {
  await world.sendFile({ from: 'amara', subject: 'Nothing in it', text: 'Hello Alex, what can you do?' })
  expect((await latest()).text).toContain('There was no file in this mail')
  const [thread, ...others] = await threads()
  expect(others).toEqual([])
  expect(thread).toMatchObject({ subject: 'Hall contract', mailCount: 1, projectId: null })
  expect(thread?.documents).toMatchObject([
    {
      name: 'Hall contract.pdf',
      kind: 'pdf',
      state: 'read',
      unit: 'page',
      partsRead: 2,
      partsTotal: 2,
      version: 1,
    },
  ])
})

it('a reply that asks is answered with the sentence of the file and its page, and with nothing where it does not say', async () => {
  const { raw, subject } = await latestOf('Hall contract')
  await world.receiveMail({
    from: 'amara',
    to: [replyAddressIn(raw)],
    subject: `Re: ${subject}`,
    text: 'How long before the end must notice be given?',
  })
  const answered = await latest()
  expect(answered.text).toContain(
    'Hall contract.pdf: Notice must be given in writing 60 days before the end.',
  )
  expect(answered.text).toContain('page 2')
  await world.receiveMail({
    from: 'amara',
    to: [replyAddressIn(raw)],
    subject: `Re: ${subject}`,
    text: 'Who pays for the electricity?',
  })
  expect((await latest()).text).toContain('I could not find it')
})

it('a reply with the next version is compared: amounts and dates that moved come first', async () => {
  const { raw, subject } = await latestOf('Hall contract')
  await world.receiveMail({
    from: 'amara',
    to: [replyAddressIn(raw)],
    subject: `Re: ${subject}`,
    text: 'Here is the new one.',
    attachments: [
      { filename: 'Hall contract (final) v2.pdf', content: hallContract('1,350', '30 June 2027') },
    ],
  })
  const { text } = await latest()
  expect(text).toContain('Changed since version 1')
  expect(text).toContain('The rent is 1,200 EUR a month. → The rent is 1,350 EUR a month.')
  expect(text.indexOf('1,350')).toBeLessThan(text.indexOf('30 June 2027'))
  const [id] = await world.idsOf('Hall contract (final) v2.pdf')
  const document = await amara.get<Document>(`/api/documents/${id}`)
  expect(document.version).toBe(2)
  expect(document.versions.map(({ version }) => version)).toEqual([2, 1])
  const earlier = document.versions[1]?.id
  const compared = await amara.get<{ changes: { about: string; kind: string }[]; moved: number }>(
    `/api/documents/${id}/changes/${earlier}`,
  )
  expect(compared.changes.map(({ about, kind }) => [about, kind])).toEqual([
    ['amount', 'changed'],
    ['date', 'changed'],
  ])
  // The list has the latest version alone.
  expect((await threads())[0]?.documents.map(({ version }) => version)).toEqual([2])
})

it('the same bytes are known again, and that is said in a line', async () => {
  await world.sendFile({
    from: 'amara',
    subject: 'Once more',
    text: 'Please read this.',
    attachments: [{ filename: 'other name.pdf', content: hallContract('1,200', '31 March 2027') }],
  })
  expect((await latest()).text).toMatch(/You sent this on .{5,30}; nothing in it changed/)
  const [id] = await world.idsOf('other name.pdf')
  const { sameAs } = await amara.get<Document>(`/api/documents/${id}`)
  expect(sameAs.map(({ subject }) => subject)).toEqual(['Hall contract'])
  const rows = await world.rows('select count(*)::int as readings from file_readings')
  expect(rows[0]?.readings).toBe(2)
})

it('what cannot be read is said in a sentence, and the other files of the mail are read', async () => {
  await world.sendFile({
    from: 'amara',
    subject: 'Mixed',
    text: 'Please read these.',
    attachments: [
      { filename: 'locked.zip', content: makeZip([{ name: 'a.txt', content: 'hello', flags: 1 }]) },
      { filename: 'bomb.zip', content: makeZip([{ name: 'a.txt', content: Buffer.alloc(40_000_000) }]) },
      { filename: 'broken.pdf', content: '%PDF-1.4 nothing follows' },
      { filename: 'notes.txt', content: 'The meeting is moved to the small hall on Friday.' },
    ],
  })
  const { text } = await latest()
  expect(text).toContain('file read, 3 files could not be read')
  expect(text).toContain('broken.pdf: The file is damaged or cut off')
  const [id] = await world.idsOf('broken.pdf')
  const broken = await amara.get<Document>(`/api/documents/${id}`)
  expect(broken).toMatchObject({ state: 'failed', analysis: null, hasPictures: false })
  expect(broken.failure).toContain('damaged')
  expect((await amara.raw('GET', `/api/documents/${id}/parts`)).status).toBe(404)
})

it('the logo of a signature is no document', async () => {
  await world.sendFile({
    from: 'amara',
    subject: 'With a logo',
    text: 'Only this.',
    attachments: [{ filename: 'logo.png', content: Buffer.alloc(600, 1) }],
  })
  const { text } = await latest()
  expect(text).toContain('There was no file to read in this mail')
  expect(text.replace(/\s+/g, ' ')).toContain('I took logo.png for the logo of a signature')
})

it('ALEX-03: its pages are shown as text and as pictures that we drew', async () => {
  const [id] = await world.idsOf('Hall contract.pdf')
  const parts = await amara.get<{ parts: { number: number; blocks: { text: string }[] }[]; total: number }>(
    `/api/documents/${id}/parts?from=2`,
  )
  expect(parts.total).toBe(2)
  expect(parts.parts.map(({ number }) => number)).toEqual([2])
  expect(JSON.stringify(parts)).toContain('ends on 31 March 2027')
  const picture = await amara.raw('GET', `/api/documents/${id}/pages/1?width=400`)
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
  expect(picture.headers.get('content-disposition')).toContain('attachment')
  expect(
    Buffer.from(await picture.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  expect((await amara.raw('GET', `/api/documents/${id}/pages/3`)).status).toBe(404)
})

it('ALEX-03: a table goes out as CSV in which nothing is a formula', async () => {
  await world.sendFile({
    from: 'amara',
    subject: 'Prices',
    text: 'Read this.',
    attachments: [
      { filename: 'prices.csv', content: 'Item,Price\n"=HYPERLINK(""http://a"")",-12.5\n+1+1,@x\n' },
    ],
  })
  const [id] = await world.idsOf('prices.csv')
  const answer = await amara.raw('GET', `/api/documents/${id}/tables/1/0`)
  expect(answer.headers.get('content-type')).toContain('text/csv')
  const text = await answer.text()
  expect(text).toContain(`"'=HYPERLINK(""http://a"")","-12.5"`)
  expect(text).toContain(`"'+1+1","'@x"`)
  expect((await amara.raw('GET', `/api/documents/${id}/tables/1/7`)).status).toBe(404)
})

it('ALEX-03: what a file says comes with the page and the words it rests on', async () => {
  const [id] = await world.idsOf('Hall contract.pdf')
  const { analysis, by } = await amara.get<Document>(`/api/documents/${id}`)
  const { parts } = await amara.get<{ parts: { number: number; blocks: { text: string }[] }[] }>(
    `/api/documents/${id}/parts`,
  )
  const texts = new Map(
    parts.map(({ number, blocks }) => [
      number,
      blocks
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' '),
    ]),
  )
  if (!analysis) throw new Error('it was not understood')
  const { summary, dates, amounts, actions } = analysis
  expect([analysis.class, by]).toEqual(['contract', 'rules'])
  expect(dates.map(({ iso }) => iso)).toEqual(expect.arrayContaining(['2027-03-31', '2026-12-15']))
  expect(amounts).toContainEqual(expect.objectContaining({ value: 1200, currency: 'EUR' }))
  expect(actions.map(({ due }) => due)).toContain('2026-12-15')
  for (const { place } of [...summary, ...dates, ...amounts, ...actions])
    expect(texts.get(place.part)).toContain(place.quote.replace(/\s+/g, ' '))
})

it('ALEX-03: an action becomes a task once, of a project that the thread has from then on', async () => {
  const [id] = await world.idsOf('Hall contract.pdf')
  const { analysis, threadId } = await amara.get<Document>(`/api/documents/${id}`)
  const index = analysis?.actions.findIndex(({ due }) => due === '2026-12-15') ?? -1
  const press = () =>
    amara.send<{ taskId: number; url: string; title: string }>('POST', `/api/documents/${id}/tasks`, {
      ...{ list: 'actions', index },
    })
  const made = await press()
  expect((await press()).taskId).toBe(made.taskId)
  expect((await amara.get<Document>(`/api/documents/${id}`)).tasks).toEqual([
    { list: 'actions', earlierId: null, index, taskId: made.taskId, url: made.url },
  ])
  const task = await amara.get<{ dueDate: string }>(`/api/tasks/${made.taskId}`)
  expect(task.dueDate).toContain('2026-12-15')
  const thread = (await threads()).find((one) => one.id === threadId)
  expect(made.url).toContain(`/project/${thread?.projectId}`)
  expect(
    (await amara.raw('POST', `/api/documents/${id}/tasks`, { list: 'actions', index: 999 })).status,
  ).toBe(404)
})

it('the mail itself may ask for tasks of the actions', async () => {
  await world.sendFile({
    from: 'amara',
    subject: 'Second contract',
    text: 'Alex, please make tasks of the actions in it.',
    attachments: [{ filename: 'Second.pdf', content: hallContract('900', '1 May 2027') }],
  })
  const { text } = await latest()
  expect(text).toMatch(/\d task(s)? made/)
  const [id] = await world.idsOf('Second.pdf')
  expect((await amara.get<Document>(`/api/documents/${id}`)).tasks.length).toBeGreaterThan(0)
})

it('NOTIF-17: open pages hear of new files by ids alone', async () => {
  const rows = await world.rows(
    "select payload from events where type = 'document_update' order by id limit 1",
  )
  expect(Object.keys(rows[0]?.payload as object).toSorted()).toEqual(['documentIds', 'threadId'])
})

it('a question in the app is answered from the file alone', async () => {
  const [id] = await world.idsOf('Hall contract.pdf')
  const ask = (question: string) =>
    amara.send<{ answers: { text: string; part: number }[] }>('POST', `/api/documents/${id}/questions`, {
      question,
    })
  expect((await ask('What is the rent?')).answers[0]).toMatchObject({
    text: 'The rent is 1,200 EUR a month.',
    part: 1,
  })
  expect((await ask('Which colour has the roof of the garage?')).answers).toEqual([])
})

it('#undo takes the documents of a mail away, and the page can delete and bring back', async () => {
  await world.sendFile({
    from: 'amara',
    subject: 'By mistake',
    text: 'Read this.',
    attachments: [{ filename: 'mistake.pdf', content: pdfOf([['This was sent by mistake to the crew.']]) }],
  })
  const [id] = await world.idsOf('mistake.pdf')
  const { raw, subject } = await latestOf('By mistake')
  await world.receiveMail({
    from: 'amara',
    to: [replyAddressIn(raw)],
    subject: `Re: ${subject}`,
    text: '#undo',
  })
  expect((await latest()).text).toContain('Undone: 1 change')
  expect((await amara.raw('GET', `/api/documents/${id}`)).status).toBe(404)
  const [other] = await world.idsOf('prices.csv')
  await amara.send('DELETE', `/api/documents/${other}`)
  expect((await amara.raw('GET', `/api/documents/${other}`)).status).toBe(404)
  expect((await amara.raw('GET', `/api/documents/${other}/tables/1/0`)).status).toBe(404)
  const rows = await world.rows('select id from change_sets order by id desc limit 1')
  await amara.send('POST', `/api/change-sets/${Number(rows[0]?.id)}/undo`, {})
  expect((await amara.raw('GET', `/api/documents/${other}`)).status).toBe(200)
})

it('an uploaded file is read by the same way', async () => {
  const { data } = await amara.send<{ data: { agentEmail: { id: number } } }>(
    'POST',
    '/api/user/agent-emails',
    {
      agentType: 'alex',
      instanceName: 'papers',
    },
  )
  const content = pdfOf([['The report says that all is well.']]).toString('base64')
  const instanceId = data.agentEmail.id
  const brief = await amara.send<{ id: number; state: string }>('POST', '/api/documents', {
    ...{ instanceId, name: 'report.pdf', content },
  })
  expect(brief.state).toBe('waiting')
  const read = () => amara.get<Document>(`/api/documents/${brief.id}`)
  await expect.poll(async () => (await read()).analysis?.class, { timeout: 30_000 }).toBe('report')
  expect((await read()).mail).toMatchObject({ deliveryId: null })
  const { threads: own } = await amara.get<{ threads: DocumentThread[] }>(
    `/api/documents/threads?instanceId=${instanceId}`,
  )
  expect(own.map(({ subject }) => subject)).toEqual(['report.pdf'])
  for (const wrong of ['', 'no base64!'])
    expect(
      (await amara.raw('POST', '/api/documents', { instanceId, name: 'a.pdf', content: wrong })).status,
    ).toBe(422)
})

it('a large body is taken from whoever is signed in alone, and within its limit', async () => {
  const body = (bytes: number) =>
    JSON.stringify({ instanceId: 999_999, name: 'a', content: 'A'.repeat(bytes) })
  const post = (bytes: number, cookie: string) =>
    fetch(`${world.url}/api/documents`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: world.url, cookie },
      body: body(bytes),
    })
  expect((await post(4_000_000, '')).status).toBe(401)
  expect((await post(4_000_000, amara.cookie)).status).toBe(404)
  const tooLarge = await post(37_000_000, amara.cookie).then(
    ({ status }) => status,
    () => 413,
  )
  expect(tooLarge).toBe(413)
  const other = await fetch(`${world.url}/api/polls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: world.url, cookie: amara.cookie },
    body: body(2_000_000),
  }).then(
    ({ status }) => status,
    () => 413,
  )
  expect(other).toBe(413)
})

it('pages with text need no recognition', async () => {
  const [id] = await world.idsOf('Hall contract.pdf')
  expect((await amara.get<Document>(`/api/documents/${id}`)).mayRecognise).toBe(false)
  expect((await amara.raw('POST', `/api/documents/${id}/recognise`)).status).toBe(409)
})

async function latestOf(subject: string) {
  const found = (await world.receipts(AMARA)).find((one) => one.subject.includes(subject))
  if (!found) throw new Error(`no receipt about ${subject}`)
  return found
}

it('a calendar file: each day of its events, and a line of the agenda is to be done by nobody', async () => {
  const content = `BEGIN:VCALENDAR
BEGIN:VEVENT
SUMMARY:Visit of the old mill
LOCATION:Gate 2
DTSTART;TZID="W. Europe Standard Time":20270112T140000
DURATION:PT1H
RRULE:FREQ=WEEKLY;COUNT=2
DESCRIPTION:Please bring the floor plan.
END:VEVENT
END:VCALENDAR
`
  const attachments = [{ filename: 'visits.ics', content }]
  await world.sendFile({ from: 'amara', subject: 'Visits', text: 'Please read this.', attachments })
  const { text } = await latest()
  expect(text).toContain('Visit of the old mill: 2027-01-12 14:00, 2027-01-19 14:00, Gate 2 (entry 1)')
  expect(text).toContain('Tue 19 Jan 2027: Visit of the old mill, 14:00 to 15:00 Europe/Berlin (entry 1)')
  expect(text).toContain('Please bring the floor plan. (entry 1)')
  expect(text).not.toContain('Standard Time')
})

it('titles of a sheet and a lone cell are nothing to do, and a list in one column is', async () => {
  const row = (number: number, cells: readonly string[]) =>
    `<row r="${number}">${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
  const content = makeXlsx([
    {
      name: 'Plan',
      xml: `<sheetData>${row(1, ['Order plan for the fair'])}${row(2, ['No', 'Amount'])}${row(3, ['1', '20'])}</sheetData><mergeCells><mergeCell ref="A1:B1"/></mergeCells>`,
    },
    {
      name: 'Hidden',
      xml: `<sheetData>${row(1, ['Check margin of 38 percent'])}</sheetData>`,
      state: 'hidden',
    },
    {
      name: 'List',
      xml: `<sheetData>${row(1, ['Please book the tent by Friday'])}${row(2, ['Please order the flags'])}</sheetData>`,
    },
  ])
  await world.sendFile({
    from: 'amara',
    subject: 'Fair',
    text: 'Please read this.',
    attachments: [{ filename: 'fair.xlsx', content }],
  })
  const { text } = await latest()
  const todo = text.split('To do')[1]?.split('To have the points')[0] ?? ''
  expect(todo).toContain('Please book the tent by Friday')
  expect(todo).toContain('Please order the flags')
  expect(todo).not.toMatch(/Order plan|Check margin/)
})

const read = async (filename: string, content: string, text = 'Please read this.') => {
  await world.sendFile({ from: 'amara', subject: filename, text, attachments: [{ filename, content }] })
  return (await latestOf(filename)).text.replace(/\s+/g, ' ')
}

it('a share is no day, a career is nothing to do, and neither are a signature and a quote an invoice', async () => {
  const report = await read(
    'Occupancy.txt',
    'Occupancy report\n\nOn an average Tuesday 61% of the rooms are taken, on an average Friday 19 %.\n\nThe next count is on 4 March 2027.',
  )
  expect(report).toContain('4 Mar 2027')
  expect(report).not.toMatch(/19 (?:Nov|Mar|Feb|Dec|Jun)|: On an average/)
  const career = await read(
    'Mira Sample.md',
    '# Mira Sample\n\n## Experience\n\n- Planner, Example Yards, Cork, May 2016 to June 2020: prepare drawings, check costs, send offers\n\n## Education\n\n- Diploma, Sample College, 2015\n\n## Skills\n\n- Drawing, drafting, call clients',
  )
  expect(career).not.toContain('To do')
  const letter = await read(
    'Letter.txt',
    'Dear Amara,\n\nplease send us the plan by 3 March 2027.\n\nKind regards\n\nIvo Sample\n\nCall our hotline today\n\nPlease consider the forest before you print this',
  )
  const todo = letter.split('To do')[1] ?? ''
  expect(todo).toContain('please send us the plan')
  expect(todo).not.toMatch(/hotline|forest/)
  const quote = await read(
    'Q-88.txt',
    'Quotation Q-88\n\nExample Joiners Ltd\n\nThree doors: EUR 900\n\nWe invoice after delivery. This quote is valid until 5 March 2027.',
  )
  expect(quote).toContain('Quote, read')
  expect(quote).not.toContain('Invoice,')
})

it('the question of a mail with a file is answered before what the file says', async () => {
  const notice = [
    'Notice for the tenants',
    'The heating is off on 12 March 2027 from nine to eleven.',
    'Whoever keeps plants in the hall moves them by 9 March 2027.',
    'The lift is checked by Example Lifts Ltd.',
  ].join('\n\n')
  const answered = await read('Heating.txt', notice, 'Hi, when is the heating off? Thanks!')
  expect(answered).toMatch(/when is the heating off\?.*The heating is off on 12 March 2027.*In brief/)
  const unanswered = await read('Heating 2.txt', notice, 'Who waters the plants?')
  expect(unanswered).toMatch(/I am not sure\. This comes closest:.*plants in the hall/)
  expect(unanswered).not.toContain('could not find')
  const formAlone = await read('Heating 3.txt', notice, 'Could you have a look at this, please?')
  expect(formAlone).not.toMatch(/could not find|not sure/)
})

it('a question to a table is answered from its cells, with the row and its number', async () => {
  const list = [
    'Room,Booked by,Day,From,Seats',
    'Attic,Ines Bolt,2027-03-08,09:00,12',
    'Cellar,Tomas Reed,2027-03-10,14:00,30',
    'Attic,Zoe Hart,2027-03-15,10:30,8',
  ].join('\n')
  await world.signUp('bob')
  await world.sendFile({
    from: 'bob',
    subject: 'Rooms',
    text: 'Who has the attic on 15 March and what time? How many seats are booked altogether? Who has the ballroom?',
    attachments: [{ filename: 'Rooms.csv', content: list }],
  })
  const text = (await world.receipts('bob@example.com')).map((one) => one.text.replace(/\s+/g, ' ')).join()
  expect(text).toMatch(/what time\?.*Zoe Hart: From 10:30, Day .*15 Mar 2027 sheet 1, row 4/)
  expect(text).toContain('Attic | Zoe Hart | 2027-03-15 | 10:30 | 8')
  expect(text).toContain('Total of Seats: 50 (3 rows)')
  expect(text).toContain('I could not find it. Perhaps this helps:')
  expect(text).toContain('The columns are: Room, Booked by, Day, From, Seats')
})

const readFor = async (from: 'lucia', filename: string, content: string, text: string) => {
  await world.sendFile({ from, subject: filename, text, attachments: [{ filename, content }] })
  const receipts = await world.receipts(`${from}@example.com`)
  return receipts.map((one) => one.text.replace(/\s+/g, ' ')).find((one) => one.includes(filename)) ?? ''
}

it('a timetable answers with a time of day, and neither its days nor its columns are dates or things to do', async () => {
  const times = [
    'Boat,Runs,From Pier Road,At Island',
    '1,Mon-Fri,06:55,07:20',
    '1,Mon-Fri,08:40,09:05',
    '1,Sat,09:30,09:55',
  ].join('\n')
  await world.signUp('lucia')
  const text = await readFor(
    'lucia',
    'Boats.csv',
    times,
    'When is the first one from Pier Road after 7 on a weekday?',
  )
  expect(text).toMatch(/weekday\?.*From Pier Road 08:40/)
  expect(text).not.toMatch(/could not find|To do|Dates/)
})

it('in a list of stock, Spanish, what is short is said once, and its rows are nothing to do', async () => {
  const stock = ['Art\u00edculo;Existencias;M\u00ednimo', 'Cera de abejas;2;6', 'Barniz mate;20;9'].join('\n')
  const text = await readFor(
    'lucia',
    'Taller.csv',
    stock,
    'Buenas, \u00bfqu\u00e9 tenemos que encargar? Todo lo que quede por debajo del m\u00ednimo.',
  )
  expect(text).toContain('Taller.csv: Cera de abejas: ')
  expect(text.match(/, fila 2/g)).toHaveLength(1)
  expect(text).not.toMatch(/No lo he encontrado|Por hacer|Barniz mate: /)
})

it('tracked changes of a DOCX are listed with who made them and when', async () => {
  const change = (of: 'ins' | 'del', text: string) =>
    `<w:${of} w:id="1" w:author="Ada Muster" w:date="2027-03-03T10:00:00Z"><w:r><w:${of === 'ins' ? 't' : 'delText'}>${text}</w:${of === 'ins' ? 't' : 'delText'}></w:r></w:${of}>`
  const content = makeDocx(
    `<w:p><w:r><w:t>We deliver within </w:t></w:r>${change('del', 'two weeks')}${change('ins', 'five weeks')}<w:r><w:t> of the order.</w:t></w:r></w:p>`,
  )
  await world.sendFile({
    from: 'bob',
    subject: 'Terms',
    text: 'What did they change?',
    attachments: [{ filename: 'Terms.docx', content }],
  })
  const [receipt] = await world.receipts('bob@example.com')
  const text = receipt?.text.replace(/\s+/g, ' ') ?? ''
  expect(text).toMatch(/Deleted: two weeks \(Ada Muster, Wed 3 Mar 2027\)/)
  expect(text).toMatch(/Inserted: five weeks \(Ada Muster, Wed 3 Mar 2027\)/)
})

it('minutes give what is to be done to the people they name', async () => {
  const minutes = [
    'Minutes of 2 March 2027',
    'Present: Anna Reed, Tom Vale',
    'Action: Anna \u2013 order chairs by Friday 12 March',
    'AP: Tom \u2013 mow the lawn',
  ].join('\n\n')
  await world.sendFile({
    from: 'bob',
    subject: 'Minutes',
    text: 'Please read this.',
    attachments: [
      { filename: 'Minutes.txt', content: `${minutes}\n\n- Buy seeds (Anna)\n- Bring the ladder (Tom)\n` },
    ],
  })
  const [receipt] = await world.receipts('bob@example.com')
  const todo = receipt?.text.replace(/\s+/g, ' ').split('To do')[1] ?? ''
  expect(todo).toMatch(/order chairs by Friday 12 March, for Anna Reed, .{0,10}12 Mar 2027/)
  expect(todo).toMatch(/mow the lawn, for Tom Vale/)
  expect(todo).toMatch(/Buy seeds, for Anna Reed/)
})

it('an invoice is told in four lines, and a question about it is answered from them', async () => {
  const lines = (total: string) =>
    [
      'Sample Timber Ltd, 4 Yard Lane, Cork',
      'INVOICE',
      'Invoice no. ST-1182',
      'Invoice date: 3 March 2027',
      'Due date: 2 April 2027',
      'Bill to: Example Joiners Ltd',
      'Oak boards 400.00',
      'Subtotal 400.00',
      'VAT 20% 80.00',
      `Total due EUR ${total}`,
      'Goods remain our property until they are paid.',
    ].join('\n\n')
  const text = await read('ST-1182.txt', lines('480.00'), 'When do we have to pay, and what is the total?')
  expect(text).toMatch(/When do we have to pay.*Due: .*2 Apr 2027.*From: Sample Timber Ltd, ST-1182/)
  expect(text).toContain('Net: 400.00; VAT: 80.00')
  expect(text).toContain('Total: EUR 480.00, adds up')
  const odd = await read('ST-1183.txt', lines('490.00'))
  expect(odd).toContain('Total: EUR 490.00, net and VAT do not make it')
  const bare = await read('Slip.txt', 'Receipt\n\nSample Bakery\n\nBread 4.20\n\nTotal 4.20')
  expect(bare).toContain('Total: 4.20')
  expect(bare).toContain('Net: not found; VAT: not found')
})
