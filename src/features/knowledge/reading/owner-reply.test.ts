// What people who are asked reply, in seven languages: an answer, an article, a colleague, or neither.
import { expect, it } from 'vitest'
import { isOneQuestion } from '../../../language/knowledge/same-question.ts'
import { readOwnerReply } from './owner-reply.ts'

it.each([
  ['The key hangs behind the door.', 'The key hangs behind the door.'],
  ['It is in the blue folder at the reception.', 'It is in the blue folder at the reception.'],
  ['The key hangs behind the door. Why do you ask me?', 'The key hangs behind the door.'],
  [
    'Der Schlüssel hängt hinter der Tür. Warum bekomme ich diese Frage?',
    'Der Schlüssel hängt hinter der Tür.',
  ],
  ['Ask at the reception and sign the list; they keep the key in the red box.', null],
])('%s is an answer', (text, answer) => {
  const read = readOwnerReply(text)
  expect([read.answer, read.colleague, read.pointsAtArticle]).toEqual([answer ?? text, null, false])
})

it.each([
  'That is in the key article!',
  'See the page on keys.',
  'Das steht im Artikel über Schlüssel.',
  'C’est dans l’article sur les clés.',
  'Está en el artículo de llaves.',
  'È nell’articolo sulle chiavi.',
  'Dat staat in het artikel over sleutels.',
  'Está no artigo das chaves.',
])('%s points at an article', (text) => {
  expect(readOwnerReply(text).pointsAtArticle).toBe(true)
})

it.each([
  ['No idea, ask Nadia.', 'Nadia'],
  ['Nadia Brandt knows that.', 'Nadia Brandt'],
  ['Frag bitte Nadia.', 'Nadia'],
  ['Demande à Nadia.', 'Nadia'],
  ['Pregunta a Nadia.', 'Nadia'],
  ['Chiedi a Nadia.', 'Nadia'],
  ['Vraag het aan Nadia.', 'Nadia'],
  ['Pergunte a Nadia.', 'Nadia'],
])('%s names a colleague', (text, name) => {
  expect(readOwnerReply(text).colleague).toBe(name)
})

it.each([
  'Why am I asked this?',
  "That's nonsense, I asked about my pay.",
  'This is not my job.',
  'No idea.',
  'So ein Quatsch!',
  'Keine Ahnung.',
  'Ce n’est pas mon travail.',
  'No es mi trabajo.',
  'Non è il mio lavoro.',
  'Dit is niet mijn werk.',
  'Não é o meu trabalho.',
])('%s answers nothing', (text) => {
  const read = readOwnerReply(text)
  expect([read.isRefused, read.answer]).toEqual([true, ''])
})

it.each([
  ['How do I get a new locker?', 'how do I get a new locker', true],
  ['How do I get a new locker?', 'How do I get a new badge?', false],
  ['What do I do?', 'What do I do?', false],
  ['When is the canteen open?', 'When does the canteen close?', false],
  ['Where is the first-aid box in the workshop?', 'Where is the first-aid box?', false],
])('%s and %s are one question: %s', (one, other, isOne) => {
  expect(isOneQuestion(one, other)).toBe(isOne)
})
