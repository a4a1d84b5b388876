// A project in words.
import { expect, it } from 'vitest'
import { sizeWords, typeWords } from './project-words.ts'

it('KB-01: the type stands before the word Project', () => {
  expect(typeWords({ type: 'team' })).toBe('Team Project')
  expect(typeWords({ type: 'individual' })).toBe('Individual Project')
})

it('one person and one mail are said in the singular', () => {
  expect(sizeWords({ participantCount: 1, emailCount: 1 })).toBe('1 person · 1 mail')
  expect(sizeWords({ participantCount: 6, emailCount: 0 })).toBe('6 people · 0 mails')
})
