import { expect, it } from 'vitest'
import { readSuggestionAnswers } from './suggestion-answers.ts'

const read = (text: string) => {
  const { answers, rest } = readSuggestionAnswers(text)
  return [answers.map(({ letter, isKept }) => `${letter ?? '*'}${isKept ? '+' : '-'}`).join(' '), rest]
}

it('a bare yes or no is about whatever was asked', () => {
  for (const yes of ['yes', 'Yes please', 'Yes, please!', 'Ja, bitte.', 'oui', 'sí, gracias', 'ok', 'Sure.'])
    expect([yes, ...read(yes)]).toEqual([yes, '*+', ''])
  for (const no of ['no', 'No thanks.', 'Nein, danke', 'no, thank you', 'non merci'])
    expect([no, ...read(no)]).toEqual([no, '*-', ''])
})

it('letters say which is meant', () => {
  expect(read('A yes, B no')).toEqual(['A+ B-', ''])
  expect(read('Yes to A and C, no to B.')).toEqual(['A+ C+ B-', ''])
  expect(read('yes A, B')).toEqual(['A+ B+', ''])
  expect(read('A, C: yes\nB: no')).toEqual(['A+ C+ B-', ''])
})

it('what follows the answer is read as any other text', () => {
  expect(read('Yes please. And book the hall for Friday.')).toEqual(['*+', 'And book the hall for Friday.'])
  expect(read('No.\n\nThe deck is sent.\n\nAmara')).toEqual(['*-', 'The deck is sent.\n\nAmara'])
})

it('what says more than yes or no is no answer', () => {
  for (const text of [
    'Yes, the hall is booked since yesterday',
    'No news from the printer yet.',
    'Please move it to Friday.',
    'Thanks!',
    'A new plan is needed',
    '',
  ])
    expect([text, ...read(text)]).toEqual([text, '', text])
})
