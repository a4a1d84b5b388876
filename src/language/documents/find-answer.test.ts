// Sentences that answer a question, and none where the text does not say.
import { expect, it } from 'vitest'
import { findAnswers } from './find-answer.ts'

const passages = [
  { text: 'The hall is rented to the club from 1 April 2026.', part: 1 },
  { text: 'The rent is 1,200 EUR a month, to be paid by the third working day.', part: 1 },
  { text: 'Either party may cancel with notice of 60 days before the end of a year.', part: 2 },
  { text: 'The club insures the instruments that it keeps in the hall.', part: 3 },
  { text: 'Die Kaution beträgt 500 EUR und wird bei Auszug erstattet.', part: 4 },
]

it.each([
  ['How much is the rent?', 1],
  ['What is the notice for a cancellation?', 2],
  ['Who insures the instruments?', 3],
  ['Wie hoch ist die Kaution?', 4],
])('%s is answered from part %i', (question, part) => {
  expect(findAnswers(question, passages)[0]).toMatchObject({ part, isNear: false })
})

it.each([
  'Who pays for the electricity?',
  'Which colour has the roof?',
  'What?',
  '',
  'Wer haftet bei Feuer?',
])('%s is not answered', (question) => {
  expect(findAnswers(question, passages).filter(({ isNear }) => !isNear)).toEqual([])
})
