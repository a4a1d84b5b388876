// What later mails do to a digest: an answer, a report, an assent or another decision, each in mails over SMTP.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWithSchema } from '../../../test/server-template.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { SentMail } from '../triage/contract.ts'

const server = process.env.TEST_DATABASE_URL

let world: World
let jonas: Client

beforeAll(async () => {
  world = await startWorld(server ? { database: await createWithSchema(server) } : {})
  await world.signUp('amara')
  jonas = await world.signUp('jonas')
})
afterAll(() => world.stop())

const CARA = 'cara@mailcrew.localhost'
const people = {
  amara: 'Amara Okafor <amara@example.com>',
  jonas: 'Jonas Weber <jonas@example.com>',
}

/** Amara and Jonas write by turns, each an hour later; the digest that Jonas got of the last mail, section by section. */
async function digestOf(subject: string, ...texts: string[]): Promise<string> {
  const id = (number: number) => `<${subject.replace(/\W/g, '')}-${number}@example.com>`
  for (const [index, text] of texts.entries()) {
    const [from, to] = index % 2 === 0 ? (['amara', 'jonas'] as const) : (['jonas', 'amara'] as const)
    await world.receiveMail({
      ...{ from, to: [people[to]], cc: [CARA], text, messageId: id(index) },
      subject: index === 0 ? subject : `Re: ${subject}`,
      date: new Date(Date.UTC(2026, 10, 16, 8 + index)),
      ...(index === 0 ? {} : { inReplyTo: id(index - 1), references: [id(index - 1)] }),
    })
  }
  const sent = await jonas.get<SentMail[]>('/api/outbox')
  const found = sent.filter((one) => one.subject === `Re: ${subject}` && one.kind === 'receipt')
  return found[0]?.text.replace(/\s+/g, ' ') ?? ''
}

it('a question that the other one answers and a task that its owner reports are left out', async () => {
  const digest = await digestOf(
    'Workshop',
    'Hello Jonas,\n\nplease book the pottery studio for us.\nShould the apprentices bring aprons?\nWho fetches the glaze from Dover?',
    'Hello Amara,\n\nthe pottery studio is booked.\nAprons hang in the studio for everybody.',
  )
  expect(digest).toContain('Questions nobody answered - Who fetches the glaze from Dover?')
  expect(digest).not.toContain('Should the apprentices')
  expect(digest).not.toContain('please book the pottery studio')
})

it('what one proposes and the other assents to is decided, in each language', async () => {
  const english = await digestOf(
    'Stalls',
    'How about two stalls beside the fountain this year?',
    'Works for me, the fountain draws a crowd.',
  )
  expect(english).toContain('Decided - How about two stalls beside the fountain this year?')
  const german = await digestOf(
    'Ausstellung',
    'Ich schlage vor, die Bilder im Rathaus zu zeigen.',
    'Einverstanden, das Rathaus hat genug Licht.',
  )
  expect(german).toContain('Entschieden - Ich schlage vor, die Bilder im Rathaus zu zeigen.')
})

it('the latest decision on a subject stands, and one that was overtaken is left out', async () => {
  const digest = await digestOf(
    'Choir concert',
    "Let's book the chapel for the choir concert.",
    "The chapel has no heating. Then we'll take the town library for the choir concert.",
  )
  expect(digest).toContain("Then we'll take the town library for the choir concert.")
  expect(digest).not.toContain("Let's book the chapel")
})

it('manners and signatures are no points, and days of a range stay in one sentence', async () => {
  const digest = await digestOf(
    'Umbau',
    'Ich hoffe, der Urlaub an der Nordsee war sonnig.\n\nDer Umbau der Halle ist am Wochenende 21./22. Februar.',
    'Die Halle bleibt an beiden Tagen geschlossen, 40 Leute sind betroffen.\n\nHarbour Works | Head Office',
  )
  expect(digest).toContain('Der Umbau der Halle ist am Wochenende 21./22. Februar.')
  expect(digest).not.toContain('Ich hoffe')
  expect(digest).not.toContain('Head Office')
})

it('a line that leans on the one before brings it along', async () => {
  const digest = await digestOf(
    'Boiler',
    'The boiler in the annexe leaks. It was decided to replace the whole unit.',
    'The landlord pays 900 euros towards the new unit.',
  )
  expect(digest).toContain(
    'Decided - The boiler in the annexe leaks. It was decided to replace the whole unit.',
  )
})

it('an opinion is no work, and a doubt in passing is no question', async () => {
  const digest = await digestOf(
    'Mural',
    "I'd keep the mural on the north wall for 300 euros.\n\nMaybe blue paint, or green paint?",
    'The painter starts at eight on Monday with the scaffold.',
  )
  expect(digest).not.toContain('Open -')
  expect(digest).not.toContain('Questions nobody answered')
})

it('a request stays until its owner speaks of it as it is', async () => {
  const asked = 'Jonas, could you please measure the greenhouse windows for the carpenter?'
  const promised = await digestOf('Panes', asked, 'I will measure the greenhouse windows on a dry day.')
  expect(promised).toContain(`Open - ${asked}`)
  const told = await digestOf('Frames', asked, 'The greenhouse windows measure 90 by 60 centimetres.')
  expect(told).not.toContain(`- ${asked}`)
})
