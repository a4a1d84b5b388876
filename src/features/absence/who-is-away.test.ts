// Who is away, and how to write to somebody, is asked in the chat: whoever may know is told, and nobody else.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Company, companyOf } from '../../../test/agents-world.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'

let world: World
let harbour: Company
let jonas: Client
let own: Client

beforeAll(async () => {
  world = await startWorld({ clock: () => new Date('2026-12-15T10:00:00Z') })
  own = await world.signUp('amara')
  harbour = await companyOf(world, own, 'Harbour Works')
  jonas = await harbour.join('jonas', await world.signUp('jonas'))
  await harbour.join('priya', await world.signUp('priya'))
  await jonas.send('PUT', '/api/absence', { from: '2026-12-21', until: '2027-01-04' })
})
afterAll(() => world.stop())

const ask = (client: Client, userQuestion: string) =>
  client
    .send<{ response: string }>('POST', '/api/copilot/chat', {
      userQuestion,
      context: 'general',
      contextData: null,
    })
    .then(({ response }) => response.replace(/\\/g, ''))

it('who is away is answered for the days that are asked for, in the language of the question', async () => {
  expect(await ask(harbour.admin, 'who is away over Christmas?')).toMatch(
    /Jonas .*: away from 2026-12-21 to 2027-01-04/,
  )
  expect(await ask(harbour.admin, 'Who is away this week?')).toContain('Nobody is away then.')
  expect(await ask(harbour.admin, 'Ist Jonas am 28. Dezember im Büro?')).toMatch(
    /Jonas .*: abwesend vom 2026-12-21 bis 2027-01-04/,
  )
  expect(await ask(harbour.admin, 'is Priya off tomorrow?')).toMatch(/^Priya .* is not away then/)
})

it('until when somebody is away is told by their name alone', async () => {
  expect(await ask(harbour.admin, 'When is Jonas back?')).toMatch(/away from 2026-12-21 to 2027-01-04/)
})

it('in the personal context nobody hears of it, and a task that says “away” is no absence', async () => {
  expect(await ask(own, 'When is Jonas back?')).not.toContain('2027-01-04')
  expect(await ask(harbour.admin, 'give the stall away that Jonas has')).not.toContain('2027-01-04')
})

it('how to write to somebody is told of those with whom one works', async () => {
  expect(await ask(harbour.admin, "what is Priya's mail address")).toMatch(/^\W*Priya .*: priya@example\.com/)
  expect(await ask(harbour.admin, 'Wie ist die Mailadresse von Jonas?')).toMatch(
    /Jonas .*: jonas@example\.com/,
  )
  expect(await ask(own, "what is Priya's mail address")).not.toContain('priya@example.com')
  expect(await ask(harbour.admin, 'any mail from Priya?')).not.toContain('priya@example.com')
})
