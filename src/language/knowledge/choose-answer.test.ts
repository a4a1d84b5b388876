// The sentence that answers is chosen, not the passage in which it stands.
import { expect, it } from 'vitest'
import { passagesOfArticle } from './article-passages.ts'
import { chooseAnswer, rankPassages, scoreSentences } from './choose-answer.ts'
import { askedFacts, factsIn } from './facts.ts'
import { termsOf } from './question-terms.ts'

const passages = passagesOfArticle({
  title: 'Boat hire',
  body: '## Prices\nA canoe costs 9 euros an hour. A pedal boat costs 14 euros an hour.\n\n## Hours\nThe jetty opens at 08:30. Mara Lund has the keys.',
})
const candidates = passages.map((passage, id) => ({ id, passage }))
const asked = (question: string) => ({
  question,
  candidates,
  similar: [],
  terms: termsOf(question).map((term) => ({ ...term, near: [], rarity: 2 })),
})

it.each([
  ['How much is a canoe?', 'A canoe costs 9 euros an hour.'],
  ['When does the jetty open?', 'The jetty opens at 08:30.'],
  ['Who has the keys?', 'Mara Lund has the keys.'],
  ['Was kostet ein Kanu (canoe) pro Stunde?', 'A canoe costs 9 euros an hour.'],
])('FAQ-02: %s', (question, answer) => {
  const one = asked(question)
  expect(scoreSentences(one, rankPassages(one))[0]?.text).toBe(answer)
})

it.each([
  ['How much does a canoe cost an hour?', 'A canoe costs 9 euros an hour.'],
  ['When does the jetty open?', 'The jetty opens at 08:30.'],
])('FAQ-02: %s is in the words of the question, and answered by that sentence alone', (question, answer) => {
  expect(chooseAnswer(asked(question)).cited.map(({ text }) => text)).toEqual([answer])
})

it('a sentence that says all of the question answers it, though another article speaks of its words more often', () => {
  const often = passagesOfArticle({
    title: 'Opening days',
    body: 'On a market day the harbour office is open. The office has a day off each week. A day ticket is sold at the office.',
  })
  const whole = passagesOfArticle({
    title: 'Illness',
    body: 'From the third day the office wants a letter from the clinic.',
  })
  const both = [...often, ...whole].map((passage, id) => ({ id, passage }))
  const question = 'From which day does the office want a letter from the clinic?'
  const [first] = chooseAnswer({ ...asked(question), candidates: both }).cited
  expect(first?.text).toBe('From the third day the office wants a letter from the clinic.')
})

it('what no passage speaks of is not answered', () => {
  expect(chooseAnswer(asked('Is there a vaccination against tetanus for the gardener?')).cited).toEqual([])
  expect(chooseAnswer({ question: 'Hello', candidates, terms: [], similar: [] })).toMatchObject({
    cited: [],
    confidence: 0,
  })
})

it('a question asks for facts, and a sentence holds them', () => {
  expect([...askedFacts('How much does it cost?').facts]).toContain('money')
  expect([...askedFacts('Wer hat den Schlüssel?').facts]).toContain('person')
  expect(askedFacts('Can we swim?').isYesNo).toBe(true)
  expect(askedFacts('May I park there when it rains?').facts).not.toContain('day')
  expect(askedFacts('Can you tell me when the jetty opens?').facts).toContain('day')
  expect([...factsIn('Ring Mara Lund on 0555 014 220 by 3 May.').facts]).toEqual(
    expect.arrayContaining(['person', 'phone', 'day']),
  )
  expect(factsIn('Swimming is not allowed.').denies).toBe(true)
})
