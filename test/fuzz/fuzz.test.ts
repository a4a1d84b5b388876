// Mails that are made to be slow to read: some that are generated, and those that once stopped the reading of everybody's.
import { afterAll, expect, it } from 'vitest'
import { rounds } from '../endurance.ts'
import { fuzz, MOST, Reader } from './fuzz.ts'
import type { HostileMail } from './mail.ts'

const MINUTE = 60_000
const MAILS = rounds(60, 1_000)
/** However busy the machine is. */
const FEWEST = 20

const reader = new Reader()
afterAll(() => reader.stop())

it('no mail that is made to be slow takes two seconds of processor time', {
  timeout: 10 * MINUTE,
}, async () => {
  const end = Date.now() + MINUTE / 2
  // The same mails on every machine; `npm run fuzz` makes more.
  let asked = 0
  const isEnough = () => ++asked > MAILS || (asked > FEWEST && Date.now() > end)
  const { mails, findings } = await fuzz({ seed: 1, until: isEnough })
  expect(findings).toEqual([])
  expect(mails).toBeGreaterThanOrEqual(FEWEST)
})

const known: Record<string, Partial<HostileMail>> = {
  'a reply of nothing but "please"': { text: `${'please '.repeat(55)}.\n`.repeat(100), isReply: true },
  'lines of times of day': { text: `Please send ${'noon midnight '.repeat(27)}by Friday.\n`.repeat(300) },
  'a week again and again': { text: `${'monday to friday to '.repeat(70)}.\n\n`.repeat(100) },
  'a reply that asks again and again': {
    text: `${'can i please '.repeat(30)}it.\n`.repeat(100),
    isReply: true,
  },
  'a reply of one long number': { text: `All done but ${'0'.repeat(300)}x.\n`.repeat(100), isReply: true },
  'dots between requests': {
    text: `Can you send the deck ${'.'.repeat(300)}x, can you book the room?\n`.repeat(100),
  },
  'repetitions without an end': { text: `Please ${'daily report '.repeat(100)}.\n`.repeat(100) },
  'a line of links': { html: '<a href="http://a.example/x">y</a>'.repeat(29_000) },
  'a style sheet of faults': { html: `<style>.a{${'x;'.repeat(90_000)}}</style>hi` },
  'stops without a sentence': { text: `${'.'.repeat(150_000)}x` },
  'a reply of brackets': { text: `1 is done.\n\n${'('.repeat(150_000)}x`, isReply: true },
}

it.each(Object.keys(known))('%s costs no more than another mail', { timeout: MINUTE }, async (name) => {
  const { ms } = await reader.read({ ...ordinary, ...known[name] })
  expect(ms).toBeLessThan(MOST)
})

const ordinary: HostileMail = {
  headers: [
    'From: Anna <anna@example.com>',
    'To: Ben <ben@example.com>',
    'Subject: Harvest fair',
    'Date: Mon, 16 Nov 2026 09:00:00 +0100',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
  ],
  text: null,
  html: null,
  isReply: false,
  known: [
    {
      id: 1,
      number: 1,
      title: 'Send the report',
      status: 'pending',
      assignees: [],
      repeats: false,
      dueDate: null,
    },
  ],
  about: null,
}
