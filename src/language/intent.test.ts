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
