// Many files at once, files beside other agents, and readers that do not come to an end.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DocumentWorld, hallContract, pdfOf, startDocumentWorld } from '../../../test/document-world.ts'
import { rounds } from '../../../test/endurance.ts'
import { replyAddressIn } from '../../../test/outbox.ts'
import type { Client } from '../../../test/world.ts'
import type { Delivery } from '../triage/contract.ts'

let world: DocumentWorld
let amara: Client

beforeAll(async () => {
  world = await startDocumentWorld()
  amara = await world.signUp('amara')
  await world.signUp('jonas')
})
afterAll(() => world.stop())

const AMARA = 'amara@example.com'
const JONAS = 'jonas@example.com'

const EACH = rounds(20, 50)

it('many files hold up neither another mail nor the screens', async () => {
  const open = async () => {
    const rows = await world.rows(
      "select count(*)::int as open from file_readings where state in ('waiting', 'reading')",
    )
    return Number(rows[0]?.open)
  }
  for (const half of [0, 1])
    await world.mail({
      from: 'jonas',
      to: [world.alex],
      subject: `Half ${half}`,
      text: 'Read all of these.',
      attachments: Array.from({ length: EACH }, (_, number) => ({
        filename: `sheet ${half}-${number}.pdf`,
        content: pdfOf([[`Sheet ${half} ${number} tells of the lamps in room ${number}.`]]),
      })),
    })
  await expect.poll(open, { timeout: 60_000 }).toBeGreaterThan(0.8 * EACH)
  await world.mail({ from: 'amara', subject: 'Hall', text: 'Please book the hall by Friday.' })
  await expect.poll(async () => (await world.receipts(AMARA)).length, { timeout: 60_000 }).toBe(1)
  // Its receipt is there while the files still wait.
  expect(await open()).toBeGreaterThan(0)
  expect(await world.receipts(JONAS)).toEqual([])
  expect((await amara.raw('GET', '/api/documents/threads')).status).toBe(200)
  // Whoever sends one file does not wait behind whoever sends many.
  await world.mail({
    ...{ from: 'amara', to: [world.alex], subject: 'One', text: 'Read this.' },
    attachments: [{ filename: 'one.pdf', content: pdfOf([['One page about the garden.']]) }],
  })
  await expect.poll(async () => (await world.receipts(AMARA)).length, { timeout: 60_000 }).toBe(2)
  expect(await open()).toBeGreaterThan(0)
  const rows = await world.rows(
    "select max(attempts)::int as attempts from deliveries where recipient like 'alex@%'",
  )
  // Waiting is no try.
  expect(rows[0]?.attempts).toBeLessThanOrEqual(1)
  await world.settled(240_000)
  expect(await open()).toBe(0)
  const told = await world.receipts(JONAS)
  expect(told).toHaveLength(2)
  for (const { text } of told) expect(text).toContain(`${EACH} files read`)
}, 300_000)

it('four long files of one person do not hold up the small one of another', async () => {
  const long = Array.from({ length: 150 }, (_, page) =>
    Array.from({ length: 15 }, (_, line) => `Page ${page} says in line ${line} a few words about the shed.`),
  )
  await world.mail({
    from: 'jonas',
    to: [world.alex],
    subject: 'Long',
    text: 'Read all of these.',
    attachments: [1, 2, 3, 4].map((number) => ({
      filename: `long-${number}.pdf`,
      content: pdfOf([[`Copy ${number}`], ...long]),
    })),
  })
  const states = async (name: string) =>
    (await world.rows(`select state from file_readings where name like '${name}'`)).map(({ state }) => state)
  await expect
    .poll(async () => (await states('long-%')).filter((state) => state === 'reading'), { timeout: 60_000 })
    .toHaveLength(2)
  await world.mail({
    from: 'amara',
    to: [world.alex],
    subject: 'Small',
    text: 'Read this.',
    attachments: [{ filename: 'small.txt', content: Buffer.from('The shed is green.') }],
  })
  await expect.poll(() => states('small.txt'), { timeout: 60_000, interval: 20 }).toEqual(['read'])
  expect((await states('long-%')).filter((state) => state === 'read')).toEqual([])
  await expect
    .poll(async () => new Set(await states('long-%')), { timeout: 120_000 })
    .toEqual(new Set(['read']))
}, 180_000)

it('a file that comes to two agents is told of in one receipt, and makes no tasks twice', async () => {
  await world.receiveMail({
    from: 'amara',
    to: [world.alex, `tula@${world.config.mailDomain}`],
    subject: 'The hall contract',
    text: 'Please send the keys to the office by Friday. Make tasks of the actions.',
    attachments: [{ filename: 'Hall.pdf', content: hallContract('1,200', '31 March 2027') }],
  })
  const [receipt, ...more] = (await world.receipts(AMARA)).filter(({ subject }) =>
    subject.includes('contract'),
  )
  expect(more).toEqual([])
  expect(receipt?.text).toContain('Hall.pdf')
  expect(receipt?.text).toContain('keys to the office')
  const rows = await world.rows('select count(*)::int as made from document_tasks')
  expect(rows[0]?.made).toBe(0)
})

it('MAIL-08: Tula, Alex and Dina on one mail write one receipt, with what each of them found', async () => {
  const host = world.config.mailDomain
  await world.receiveMail({
    from: 'amara',
    to: [`tula@${host}`, world.alex, `dina@${host}`],
    subject: 'Cellar lease',
    text: 'Please send the keys of the cellar to the office by Friday.',
    attachments: [{ filename: 'Cellar.pdf', content: hallContract('1,375', '31 May 2027') }],
  })
  const [receipt, ...more] = (await world.receipts(AMARA)).filter(({ subject }) => subject.includes('Cellar'))
  expect(more).toEqual([])
  const text = receipt?.text ?? ''
  for (const name of ['Tula', 'Alex', 'Dina']) expect(text).toContain(name)
  // What one of them says the others do not say again.
  expect(text.match(/read \d+ of \d+ pages?/gi)).toHaveLength(1)
})

it('a reading whose process died is taken up again, and given up after its tries, so that the mail goes on', async () => {
  const { db } = world.app
  const content = pdfOf([['This one is begun again and again.']])
  await world.receiveMail({
    ...{ from: 'amara', to: [world.alex], subject: 'First', text: 'Read this.' },
    attachments: [{ filename: 'again.pdf', content }],
  })
  await db.query(
    `update file_readings set state = 'reading', tries = 3, content = null, updated_at = now() - interval '1 hour'
     where name = 'again.pdf'`,
  )
  await world.receiveMail({
    ...{ from: 'amara', to: [world.alex], subject: 'Second', text: 'Read this.' },
    attachments: [{ filename: 'again.pdf', content }],
  })
  const [receipt] = await world.receipts(AMARA)
  expect(receipt?.text).toContain('again.pdf: Reading the file failed several times.')
  const deliveries = await amara.get<Delivery[]>('/api/mails')
  expect(deliveries.find(({ subject }) => subject === 'Second')?.status).toBe('processed')
})

it('what failed for a reason that may have passed is read when it comes again', async () => {
  await world.receiveMail({
    ...{ from: 'amara', to: [world.alex], subject: 'Third', text: 'Read this.' },
    attachments: [{ filename: 'again.pdf', content: pdfOf([['This one is begun again and again.']]) }],
  })
  const [receipt] = await world.receipts(AMARA)
  expect(receipt?.text).toContain('again.pdf')
  expect(receipt?.text).toContain('read 1 of 1 page')
})

it('a stranger to a thread is told what their own file says, and nothing of the thread; nothing of theirs is kept in it', async () => {
  await world.receiveMail({
    ...{ from: 'amara', to: [world.alex], subject: 'Private matters', text: 'Read this.' },
    attachments: [
      { filename: 'secret.pdf', content: pdfOf([['The secret price is 77 EUR for the piano.']]) },
    ],
  })
  const receipt = (await world.receipts(AMARA)).find((one) => one.subject.includes('Private'))
  if (!receipt) throw new Error('no receipt came')
  const { raw, subject } = receipt
  const to = [replyAddressIn(raw)]
  await world.receiveMail({
    from: 'jonas',
    to,
    subject: `Re: ${subject}`,
    text: 'What is the price of the piano?',
  })
  await world.receiveMail({
    ...{ from: 'jonas', to, subject: `Re: ${subject}`, text: 'And this?' },
    attachments: [{ filename: 'secret v2.pdf', content: pdfOf([['The price is 78 EUR for the piano.']]) }],
  })
  const told = (await world.receipts(JONAS)).slice(0, 2)
  for (const { text } of told) expect(text).not.toMatch(/77|secret price|since version/)
  expect(told[0]?.text).toContain('secret v2.pdf')
  expect(await world.idsOf('secret v2.pdf')).toEqual([])
})
