// Floods, slow clients, mails and files beyond measure, and automatic answers without end: bounded, and others are served.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { rounds } from './endurance.ts'
import { replyAddressIn } from './outbox.ts'
import { SmtpClient } from './smtp-client.ts'
import { type Client, startWorld, type World } from './world.ts'

let world: World
let amara: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
}, 300_000)
afterAll(() => world?.stop())

const statusOf = async (subject: string) =>
  (
    await world.rows<{ status: string }>(
      'select d.status from deliveries d join mails m on m.id = d.mail_id where m.subject = $1',
      [subject],
    )
  ).map(({ status }) => status)

it('threat 16: clients that hang in the middle of their mails hold up nobody', async () => {
  const tula = `tula@${world.config.mailDomain}`
  const slow = await Promise.all(
    Array.from({ length: rounds(15, 45) }, async () => {
      const client = await SmtpClient.connect(world.app.ports.smtp)
      await client.begin([tula])
      expect(await client.say('DATA')).toMatch(/^354/)
      client.write('Subject: never\r\n')
      return client
    }),
  )
  // One byte after the other.
  const dripping = setInterval(() => slow.forEach((client) => client.write('x')), 50)
  await world.receiveMail({ from: 'amara', subject: 'Beside them', text: 'Please book the hall.' })
  expect(await statusOf('Beside them')).toEqual(['processed'])
  clearInterval(dripping)
  for (const client of slow) client.end()
})

it('threat 13: mails that are nested without end, or have parts without end, are at their end soon', async () => {
  const head = (subject: string) =>
    `From: amara@example.com\r\nTo: tula@${world.config.mailDomain}\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@example.com>\r\nMIME-Version: 1.0\r\n`
  const nest = (times: number, of: (at: number) => string) =>
    Array.from({ length: times }, (_, at) => of(at)).join('')
  const mails = {
    Nested: nest(4_000, (at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`),
    Attached: nest(3_000, () => 'Content-Type: message/rfc822\r\n\r\nSubject: x\r\n'),
    Parted: `Content-Type: multipart/mixed; boundary=b\r\n\r\n${nest(20_000, () => '--b\r\n\r\nx\r\n')}--b--\r\n`,
    Fielded: `${nest(30_000, (at) => `X-${at}: x\r\n`)}\r\nHello`,
    Folded: `X-Long: ${nest(30_000, () => 'x\r\n ')}\r\n\r\nHello`,
    Addressed: `Cc: ${nest(30_000, (at) => `a${at}@example.org, `)}b@example.org\r\n\r\nHello`,
    Encoded: `Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n${'=AAA'.repeat(100_000)}`,
    Grouped: `Cc: ${nest(5_000, () => 'g:')}\r\nReferences: ${nest(20_000, (at) => `<${at}@x> `)}\r\n\r\nHello`,
  }
  await Promise.all(
    Object.entries(mails).map(([subject, rest]) =>
      world.mail({ from: 'amara', rcptTo: [`tula@${world.config.mailDomain}`], raw: head(subject) + rest }),
    ),
  )
  await world.receiveMail({ from: 'amara', subject: 'After them', text: 'Please book the stand.' })
  expect(await statusOf('After them')).toEqual(['processed'])
  const ends = await Promise.all(Object.keys(mails).map(statusOf))
  expect(ends.flat().filter((status) => status !== 'processed' && status !== 'failed')).toEqual([])
  expect(ends.flat()).toHaveLength(Object.keys(mails).length)
}, 300_000)

/** Words that no other number has. */
const wordsOf = (number: number) =>
  ['alder', 'birch', 'cedar'].map(
    (tree) => `${tree}${'abcdefghij'.charAt(Math.floor(number / 10))}${'klmnopqrst'.charAt(number % 10)}`,
  )

it('threat 1: a machine that answers each of our mails in ever new words is answered twenty times and then once', async () => {
  const robot = 'robot@example.com'
  const answers = async () =>
    await world.rows<{ kind: string; raw: string }>(
      'select kind, raw from outbox where recipient = $1 order by id',
      [robot],
    )
  await world.receiveMail({
    from: robot,
    subject: 'Delivery of stands',
    text: 'Please confirm the delivery by Friday.',
  })
  const address = replyAddressIn((await answers())[0]?.raw ?? '')
  for (let round = 0; round < rounds(2, 3); round++) {
    // As many as it may have been sent meanwhile.
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        world.mail({
          from: robot,
          to: [address],
          subject: 'Re: Delivery of stands',
          text: `Please send the ${wordsOf(12 * round + at).join(' and the ')} by Friday.`,
        }),
      ),
    )
    await world.settled()
  }
  const all = await answers()
  expect(all.filter(({ kind }) => kind === 'flood')).toHaveLength(1)
  expect(all.filter(({ kind }) => kind === 'receipt').length).toBeLessThanOrEqual(21)
}, 300_000)

it('threat 2: two of our agents never answer each other, nor a bounce of what they said', async () => {
  const { mailDomain } = world.config
  const before = await count()
  for (const [from, to] of [
    ['tula', 'polly'],
    ['polly', 'tula'],
    ['copilot', 'dina'],
  ])
    await world.mail({
      from: `${from}@${mailDomain}`,
      to: [`${to}@${mailDomain}`],
      subject: `From ${from}`,
      text: 'Which day suits, Monday or Tuesday? Please send the deck.',
    })
  await world.mail({
    from: 'robot@example.com',
    headers: { 'Auto-Submitted': 'auto-replied' },
    subject: 'Automatic reply',
    text: 'I am away. Please send the deck.',
  })
  await world.settled()
  expect(await statusOf('From tula')).toEqual(['ignored'])
  expect(await statusOf('Automatic reply')).toEqual(['ignored'])
  expect(await count()).toBe(before)
})

async function count(): Promise<number> {
  const rows = await world.rows<{ sent: number }>('select count(*)::int as sent from outbox')
  return rows[0]?.sent ?? 0
}

it('threat 13: files to import that are nested or long without end are refused in words, and others are served', async () => {
  const files = {
    'deep.json': `${'['.repeat(400_000)}`,
    'closed.json': `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    'wide.csv': `${'a,'.repeat(400_000)}\n1`,
    'quoted.csv': `title\n"${'""'.repeat(300_000)}`,
    'lines.csv': `title\n${'\n'.repeat(500_000)}`,
    'bomb.zip': Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400_000)]).toString('latin1'),
  }
  const asked = Object.entries(files).map(async ([name, content]) => {
    const answer = await amara.raw('POST', '/api/imports/preview', { fileName: name, text: content })
    return [name, answer.status, await answer.text()] as const
  })
  const health = await fetch(`${world.url}/api/health`)
  const answers = await Promise.all(asked)
  expect(health.status).toBe(200)
  expect(answers.filter(([, status]) => status >= 500)).toEqual([])
  expect(answers.filter(([, , text]) => /RangeError|stack|node_modules/.test(text))).toEqual([])
}, 60_000)
