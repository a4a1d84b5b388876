// threat 1: whatever is asked, an answer holds nothing of another person or another company.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccessWorld, accessWorld, marks } from './access-world.ts'

let owner: AccessWorld

beforeAll(async () => {
  owner = await accessWorld()
}, 120_000)
afterAll(() => owner.world.stop())

/** Words that stand in the owner's records, beside the marks that tell whose they are. */
const words = [
  'dredger',
  'cage',
  'prices',
  'rules',
  'updates',
  'rain',
  'dredging',
  'birds',
  'friday',
  'mondays',
]
const forms = [
  (word: string) => `what did we decide about the ${word}?`,
  (word: string) => `find ${word}`,
  (word: string) => `what does the ${word} document say about it?`,
  (word: string) => `summarise the thread about the ${word}`,
  (word: string) => `who has the ${word}?`,
]
const questions = [
  ...['what waits for me?', 'what changed since last week?', 'what is open?', 'which polls are open?'],
  ...['who has too much?', 'what is overdue?', 'the first one', 'why?', 'how many tasks are there?'],
  ...words.flatMap((word) => forms.map((form) => form(word))),
]

/** `allowed`: the mark that they may see there. */
const askers = [
  { who: 'bob', company: 'none', allowed: [] },
  { who: 'mei', company: 'other', allowed: [] },
  { who: 'mei', company: 'none', allowed: [] },
  { who: 'lucia', company: 'none', allowed: [] },
  { who: 'amara', company: 'none', allowed: [marks.personal] },
  { who: 'amara', company: 'own', allowed: [marks.company] },
] as const

let asked = 0
let seen = 0

it.for(askers)(
  'every question of $who with company "$company" is answered from their own context alone',
  async ({ who, company, allowed }) => {
    const companyId = company === 'own' ? owner.companyId : company === 'other' ? owner.otherCompanyId : 0
    const client = await owner.as(who, companyId)
    const id = owner.owned['/api/projects/{id}']?.id
    for (const userQuestion of questions) {
      // What the browser says is on the screen gives no right to it.
      const contextData = {
        selectedProject: { id },
        shown: { kind: 'mail', id: owner.owned['/api/mails/{id}']?.id },
      }
      const answer = await client.raw('POST', '/api/copilot/chat', { userQuestion, contextData })
      const text = (await answer.text()).toUpperCase()
      const found = Object.values(marks).filter((mark) => text.includes(mark))
      const leaked = found.filter((mark) => !allowed.some((one) => one === mark))
      expect({ userQuestion, status: answer.status, leaked }).toEqual({
        userQuestion,
        status: 200,
        leaked: [],
      })
      asked += 1
      seen += found.length
    }
  },
)

it('the questions do find what is there', () => {
  expect(asked).toBe(askers.length * questions.length)
  expect(seen).toBeGreaterThan(20)
})
