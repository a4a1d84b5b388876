// A draft is settled by its author's one word, in whatever language: its kind, or the choices that it lacks.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PollWorld, startPollWorld } from '../../../test/poll-world.ts'
import type { Client } from '../../../test/world.ts'

let world: PollWorld
let amara: Client
const others = ['Jonas Weber <jonas@example.com>', 'Mei Tanaka <mei@example.com>']

beforeAll(async () => {
  world = await startPollWorld('2027-03-08T09:00:00Z')
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

let count = 0

/** Asks, and answers the receipt of the draft with these words; gives the poll as it is then. */
async function settled(asked: string, words: readonly string[]) {
  count += 1
  const messageId = `<draft-${count}@example.com>`
  const subject = `Plan ${count}`
  await world.receiveMail({ from: 'amara', to: [world.polly, ...others], subject, text: asked, messageId })
  const before = await latest()
  expect([asked, before.status]).toEqual([asked, 'draft'])
  for (const text of words)
    await world.receiveMail({
      from: 'amara',
      to: [world.polly],
      subject: `Re: ${subject}`,
      inReplyTo: messageId,
      text,
    })
  return { before, after: await amara.get<typeof before>(`/api/polls/${before.id}`) }
}

async function latest() {
  const { polls } = await amara.get<{ polls: { id: number; question: string }[] }>('/api/polls')
  const id = Math.max(...polls.map((poll) => poll.id))
  const found = polls.find((poll) => poll.id === id)
  return world.pollOf(amara, found?.question ?? '')
}

it('a kind alone is no reason to send out a draft whose choices are missing', async () => {
  const { after } = await settled('Please make a poll about the garden party.', ['ranking'])
  expect([after.status, after.kind]).toEqual(['draft', 'ranked'])
  const [receipt] = await world.sentTo('amara@example.com', 'receipt')
  expect(receipt?.text).toContain('Answer with the choices')
})

it.each([
  [
    'Which snacks do we buy? Pick only one, or several if you like.\n\n1. Nuts\n2. Fruit\n3. Cheese',
    'single',
    'single',
  ],
  [
    'Which cups do we buy? Pick only one, or several if you like.\n\n1. Red\n2. Blue\n3. White',
    'Ranking, please.',
    'ranked',
  ],
  [
    'Welche Snacks kaufen wir? Nur eine Antwort oder mehrere, wie ihr wollt.\n\n- N\u00fcsse\n- Obst\n- K\u00e4se',
    'Rangliste',
    'ranked',
  ],
  [
    'Welche Becher kaufen wir? Nur eine Antwort oder mehrere, wie ihr wollt.\n\n- Rot\n- Blau',
    'mehrere',
    'multiple',
  ],
  [
    'Quels fruits prenons-nous ? Un seul choix ou plusieurs, comme vous voulez.\n\n- Pommes\n- Poires',
    'choix unique',
    'single',
  ],
  [
    'Quels verres prenons-nous ? Un seul choix ou plusieurs, comme vous voulez.\n\n- Grands\n- Petits',
    'un classement',
    'ranked',
  ],
] as const)('%s is settled by \u201c%s\u201d and goes out', async (asked, word, kind) => {
  const { before, after } = await settled(asked, [word])
  expect(before.draftReason).toContain('one word')
  expect([after.status, after.kind, after.options.length]).toEqual(['open', kind, before.options.length])
  await world.ballotOf('mei@example.com', after.question)
})

it.each([
  ['Please make a poll about the summer party.', 'yes/no'],
  ['Bitte mach eine Umfrage zum Sommerfest.', 'ja/nein'],
  ['Fais un sondage sur la f\u00eate d\u2019\u00e9t\u00e9.', 'oui/non'],
])('%s without choices is settled by \u201c%s\u201d', async (asked, word) => {
  const { after } = await settled(asked, [word])
  expect([after.status, after.kind, after.options.map(({ label }) => label)]).toEqual([
    'open',
    'yes_no',
    ['Yes', 'No'],
  ])
})

it.each([
  ['Please make a poll about the picnic.', ['Lake, park or garden'], 'single'],
  ['Bitte mach eine Umfrage zum Ausflug.', ['Rangliste', '- See\n- Park\n- Garten'], 'ranked'],
  ['Fais un sondage sur le pique-nique.', ['plusieurs', '1. Lac\n2. Parc\n3. Jardin'], 'multiple'],
] as const)('%s gets the choices that it lacks by a reply, and goes out', async (asked, words, kind) => {
  const { after } = await settled(asked, words)
  expect([after.status, after.kind, after.options.length]).toEqual(['open', kind, 3])
})
