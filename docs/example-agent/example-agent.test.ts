// One agent comes and another goes, by card, folder and lines, in a copy of the product; then mails come over SMTP.
import { readdirSync, readFileSync } from 'node:fs'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { NotificationList } from '../../src/features/notifications/contract.ts'
import type { Delivery } from '../../src/features/triage/contract.ts'
import { ChangedProduct } from '../../test/changed-product.ts'
import { isShortRun } from '../../test/endurance.ts'
import { type Client, startWorld, type TestMail, type World } from '../../test/world.ts'

const TILLY = 'tilly@mailcrew.localhost'
const nobody = /550.*There is no agent at this address/

let product: ChangedProduct
let withoutCara: { tests: string[]; types: string | null }
let world: World
let amara: Client

beforeAll(async () => {
  product = new ChangedProduct()
  deleteCara()
  withoutCara = {
    types: isShortRun ? null : product.faults('tsc'),
    tests: product.filesWith('Cara', /[.](test|journey)[.]tsx?$/),
  }
  addTilly()
  const { startWorld: startCopy } = await product.load<{ startWorld: typeof startWorld }>('test/world.ts')
  world = await startCopy()
  amara = await world.signUp('amara')
  // The whole product is compiled, loaded and started once more.
}, 300_000)
afterAll(() => product.end())
afterAll(() => world.stop())

const crew = 'src/crew/crew.ts'
const features = 'src/wiring/features.ts'
const rules = 'src/wiring/rules.ts'

/** The example's folders have the names of those in which they belong. */
function addTilly(): void {
  product.add('docs/example-agent/src')
  product.insertBefore('.dependency-cruiser.cjs', "'intelligence', 'surveys'", "'sums', ")
  product.insertBefore(crew, 'import { tula }', "import { tilly } from './tilly.ts'\n")
  product.insertBefore(crew, '] as const', ', tilly')
  product.insertBefore(features, 'import { tokens }', "import { sums } from '../features/sums/index.ts'\n")
  product.insertBefore(features, '  )\n  const reread =', "    sums(readings.ruleInThread('readSums')),\n")
  product.insertBefore(rules, '\nconst all', "import { readSums } from '../features/sums/sums.ts'\n")
  product.replace(rules, 'const all = {', 'const all = {\n  readSums,')
}

/** Her measures read by her own rules, and go with her. */
function deleteCara(): void {
  product.delete('src/crew/cara.ts', 'src/features/digests', 'eval/digests.ts')
  product.replace(crew, "import { cara } from './cara.ts'\n", '')
  product.replace(crew, ', cara', '')
  product.replace(features, "import { digests } from '../features/digests/index.ts'\n", '')
  product.replace(features, "    digests(app, { readDigest: readings.ruleInThread('readDigest') }),\n", '')
  product.replace(rules, "import { readDigest } from '../features/digests/read-digest.ts'\n", '')
  product.replace(rules, '  readDigest,\n', '')
  product.replace('eval/main.ts', "import { evaluate as digests } from './digests.ts'\n", '')
  product.replace('eval/main.ts', '  digests,\n', '')
}

interface Receipt {
  subject: string
  from: string
  text: string
  html: string
}

/** Sends the mail, and reads the one receipt that it has. */
async function receiptOf(mail: Pick<TestMail, 'subject' | 'text' | 'html' | 'raw'>): Promise<Receipt> {
  await world.receiveMail({ from: 'amara', to: [TILLY], ...mail })
  const rows = await world.rows(`select raw from outbox where kind = 'receipt' and subject = $1`, [
    `Re: ${mail.subject || '(no subject)'}`,
  ])
  expect(rows).toHaveLength(1)
  const { subject = '', from, text = '', html } = await simpleParser(String(rows[0]?.raw))
  return { subject, from: from?.text ?? '', text: text.replace(/\s+/g, ' '), html: String(html) }
}

it('an agent goes with its card, folder and lines: nothing needs it but the tests of the rows that name the crew', () => {
  expect(withoutCara).toEqual({
    types: isShortRun ? null : '',
    tests: ['src/features/catalogue/catalogue.test.ts', 'test/front-door.journey.ts'],
  })
})

it.skipIf(isShortRun)(
  'an agent comes by its card, folder and lines: the rules hold, and nothing else names it',
  () => {
    expect(product.faults('tsx', 'bin/rules/check.ts')).toBe('')
  },
  300_000,
)

it('card, agent and manifest together have less than 80 lines', () => {
  const folder = new URL('src/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[.]ts$/.test(name),
  )
  expect(files).toHaveLength(4)
  const lines = files.flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n'))
  expect(lines.length).toBeLessThan(80)
})

it('her receipt has the sum and the lines that she counted, in her name and hue by day and by night', async () => {
  const text =
    'Hi Tilly,\n\nthe tents cost 1.250,00 EUR\nbread: €12,50 and £3\nroom 40, on 5 May 2026\n\nAmara'
  const receipt = await receiptOf({ subject: 'Harvest fair', text })
  expect(receipt.from).toBe(`"Tilly" <${TILLY}>`)
  expect(receipt.text).toContain('1262.50 EUR and 3.00 GBP in 3 amounts. From “Harvest fair”.')
  expect(receipt.text).toContain(
    'Counted 1250.00 EUR: “the tents cost 1.250,00 EUR” 12.50 EUR: “bread: €12,50 and £3” 3.00 GBP: “bread: €12,50 and £3” Something wrong?',
  )
  expect(receipt.text).toMatch(/Sent by Tilly\. Read by rules in/)
  expect(receipt.html).toContain('background:#2f7a4d')
  expect(receipt.html).toContain('.s2f7a4d{background:#7cc397!important')
})

it('the mail log tells what came of it, and the bell says nothing: no record was made', async () => {
  const deliveries = await amara.get<Delivery[]>('/api/mails')
  expect(deliveries.find(({ subject }) => subject === 'Harvest fair')).toMatchObject({
    ...{ agent: 'tilly', recipient: TILLY, status: 'processed', projectId: null },
    outcome: '1262.50 EUR and 3.00 GBP in 3 amounts',
  })
  expect(await amara.get<NotificationList>('/api/notifications')).toMatchObject({ notifications: [] })
})

it('the frame answers #help and what is no command of hers, and counts no amount in either', async () => {
  const receipt = await receiptOf({ subject: 'Commands', text: '#help\n#note 1 EUR\n2 EUR for stamps' })
  expect(receipt.text).toContain('2.00 EUR in 1 amount.')
  expect(receipt.text).toContain('Commands, each on a line of its own: #undo, #stop.')
  expect(receipt.text).toContain('I did not understand: “#note 1 EUR”')
})

it('a mail without an amount is answered by what she looked for, one without text by the frame', async () => {
  const without = await receiptOf({ subject: 'Only words', text: 'Room 40 at 10:30, please.' })
  expect(without.text).toContain('I found no amount of money.')
  expect((await receiptOf({ subject: '', text: '' })).text).toContain('This mail has no text.')
})

it('a hostile mail is text in her receipt: no tag of it, nothing that its reader cannot see, 50 lines at most', async () => {
  const seen = '<p>&lt;img src=x onerror=alert(1)&gt; 5 EUR</p><script>9 EUR</script>'
  const html = `${seen}<p style="display:none">1000 EUR</p>${'<p>1 EUR</p>'.repeat(60)}`
  const receipt = await receiptOf({ subject: 'Prize', text: '', html })
  expect(receipt.text).toContain('65.00 EUR in 61 amounts.')
  expect(receipt.text).toContain('The sum is of all amounts; the first 50 are shown.')
  expect(receipt.text).toContain('The mail held text that a reader cannot see; it was not read.')
  expect(receipt.text.match(/ 1\.00 EUR: /g)).toHaveLength(49)
  expect(receipt.html).toContain('&lt;img src=x onerror=alert(1)&gt; 5 EUR')
  expect(receipt.html).not.toMatch(/<img|<script|1000/)
})

it('who only copies her on a mail without an amount hears nothing of her', async () => {
  const to = ['Jonas Weber <jonas@example.com>']
  await world.receiveMail({ from: 'amara', to, cc: [TILLY], subject: 'Copied', text: 'See you on Monday.' })
  const rows = await world.rows(`select subject from outbox where subject = 'Re: Copied'`)
  expect(rows).toEqual([])
})

it('where an agent\u2019s card, folder and lines are not, nobody knows its address', async () => {
  const mail = { from: 'amara', subject: 'Who?', text: '3 EUR' }
  await expect(world.mail({ ...mail, to: ['cara@mailcrew.localhost'] })).rejects.toThrow(nobody)
  const shipped = await startWorld()
  try {
    await expect(shipped.mail({ ...mail, to: [TILLY] })).rejects.toThrow(nobody)
  } finally {
    await shipped.stop()
  }
})
