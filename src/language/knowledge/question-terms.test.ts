// What a question is about: stems, phrases and meanings, whatever its language.
import { expect, it } from 'vitest'
import { meaningsOf } from './meanings.ts'
import { likeOf, termsOf } from './question-terms.ts'
import { stemOf } from './stem.ts'

const stems = (question: string) => termsOf(question).map(({ stem }) => stem)

it('greeting, closing and small words say nothing of it', () => {
  expect(stems('Hi Nora,\n\nwhen do the boats leave?\n\nThanks\nPaul')).toEqual(['boat', 'leav'])
  expect(stems('Hello')).toEqual([])
})

it('what stands around the question weighs less than the question', () => {
  const terms = termsOf('I was at the lake with canoes. Where are the lockers?')
  expect(terms.find(({ stem }) => stem === 'lock')?.weight).toBe(1)
  expect(terms.find(({ stem }) => stem === 'lak')?.weight).toBe(0.5)
})

it('forms of a word have one stem', () => {
  for (const forms of [
    ['cancelled', 'cancels', 'cancellation'],
    ['Karte', 'Karten'].map((word) => word.toLowerCase()),
    ['gratuite', 'gratuit', 'gratuitement'],
    ['semana', 'semanas'],
  ])
    expect(new Set(forms.map(stemOf)).size).toBe(1)
})

it('phrases and compounds have a meaning, and words of other languages the same one', () => {
  const refund = termsOf('Do I get my money back?').find(({ meanings }) => meanings.includes('money_back'))
  if (!refund) throw new Error('the phrase has no meaning')
  expect(likeOf(refund)).toEqual(
    expect.arrayContaining(['refund', stemOf('rückerstattung'.normalize('NFKD').replace(/\p{M}/gu, ''))]),
  )
  expect(meaningsOf(stemOf('fahrradschlussel'))).toContain('bicycle')
})
