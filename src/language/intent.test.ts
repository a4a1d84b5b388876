// Shows what counts as asking, proposing and promising, in seven languages.
import { expect, it } from 'vitest'
import { readIntent } from './intent.ts'

it('tells requests, promises and proposals', () => {
  expect(readIntent('Could you please send me the contract?').act).toBe('request')
  expect(readIntent("I'll send you the numbers tomorrow so we can discuss.").act).toBe('commitment')
  expect(readIntent("Let's meet next week to discuss the budget.").act).toBe('proposal')
})

it('tells none in news and thanks', () => {
  expect(readIntent('The office was closed on Monday.').act).toBe('none')
  expect(readIntent('Thanks for the great dinner last night.').act).toBe('none')
})

it('tells plain acts that a training set may lack', () => {
  for (const sentence of [
    'I propose to move the review to the second week of May.',
    'What do you think?',
    'Shall we ask the printer for a second offer?',
    'I am happy to write the first draft.',
    "I'll let you know.",
  ]) {
    expect([sentence, readIntent(sentence).act === 'none']).toEqual([sentence, false])
  }
})

it('tells none in the lines of a signature', () => {
  for (const line of ['Phone: +1 555 010 0199', 'E-mail: ada@example.com', 'Fax (555) 010-0123']) {
    expect([line, readIntent(line).act]).toEqual([line, 'none'])
  }
})

it('weighs a cue by what stands beside it', () => {
  const asked = readIntent('Please call me on Monday to discuss the contract.').score
  const bulk = readIntent(
    'If you no longer wish to receive these emails, please click here to unsubscribe.',
  ).score
  expect(asked).toBeGreaterThan(bulk + 0.3)
})

it('reads requests in other languages', () => {
  for (const sentence of [
    'Kannst du bitte die Folien schicken?',
    'Könnten Sie den Vertrag prüfen?',
    'Pourriez-vous envoyer le rapport ?',
    'Merci de confirmer la date.',
    '¿Puedes revisar el informe?',
    'Puoi inviare il documento?',
    'Kun je de offerte sturen?',
    'Você pode enviar o relatório?',
    'Schicke mir die Liste bis morgen.',
  ]) {
    expect([sentence, readIntent(sentence).act]).toEqual([sentence, 'request'])
  }
})

it('gives a score between 0 and 1 for anything', () => {
  for (const text of ['', '?', '🎉', 'a'.repeat(50_000), '\u202E שלום', '\0']) {
    const { score } = readIntent(text)
    expect(score).toBeGreaterThanOrEqual(0)
    expect(score).toBeLessThanOrEqual(1)
  }
})
