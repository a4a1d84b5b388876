// Which mails want others asked, in seven languages; what their authors say of a draft; and which words answer what.
import { expect, it } from 'vitest'
import { readActs } from './read-acts.ts'
import { type NumberedQuestion, readAnswers } from './read-answers.ts'
import { readSurvey } from './read-survey.ts'

const mail = (text: string, subject = 'Office move') => ({
  ...{ text, subject, author: { email: 'amara@example.com', name: 'Amara' }, people: [] },
  ...{ sentAt: '2027-03-08T09:00:00Z', zone: 'Europe/Berlin' },
})

it.each([
  ['Please ask the team how the move went: three questions, until Friday.', 'The move', 3],
  ['Frag bitte das Team, wie der Umzug gelaufen ist: drei Fragen.', 'Der Umzug', 3],
  [
    'Demande \u00e0 l\u2019\u00e9quipe comment s\u2019est pass\u00e9 le d\u00e9m\u00e9nagement : trois questions.',
    'Le d\u00e9m\u00e9nagement',
    3,
  ],
  ['Pregunta al equipo c\u00f3mo fue la mudanza: tres preguntas.', 'La mudanza', 3],
  ['Chiedi al team com\u2019\u00e8 andato il trasloco: due domande.', 'Il trasloco', 2],
  ['Vraag het team hoe de verhuizing ging: drie vragen.', 'De verhuizing', 3],
  ['Pergunta \u00e0 equipa como correu a mudan\u00e7a: tr\u00eas perguntas.', 'A mudan\u00e7a', 3],
  ['Could you ask everybody about the new canteen?', 'The new canteen', null],
])('%s is about %s', (text, title, wanted) => {
  expect(readSurvey(mail(text))).toMatchObject({ title, wanted, questions: [] })
})

it('an order with its first question behind a colon is named by the subject, else by that question', () => {
  const text = 'Please ask the team: How do you like the new office? What should we change?'
  expect(readSurvey(mail(text))?.title).toBe('Office move')
  const bare = readSurvey({ ...mail(text), subject: '' })
  expect(bare?.title).toBe('How do you like the new office?')
  expect(bare?.questions).toHaveLength(2)
})

it('questions of the mail keep their kinds, options and scales', () => {
  const text =
    'Please ask everybody:\n\n1. How satisfied are you? (1-10)\n2. Which day suits you?\n   - Monday\n   - Friday\n3. What should we change?\n4. Did you find parking? (yes / no)\n\nThanks, Amara'
  const read = readSurvey(mail(text))
  expect(read?.title).toBe('Office move')
  expect(read?.questions.map(({ kind, options, steps }) => [kind, options, steps])).toEqual([
    ['scale', [], 10],
    ['choice', ['Monday', 'Friday'], 5],
    ['text', [], 5],
    ['choice', ['yes', 'no'], 5],
  ])
})

it.each([
  ['Which colour do you like better: red or green?', ['red', 'green']],
  ['Friday or Saturday?', ['Friday', 'Saturday']],
  ['Do you need a parking card?', ['Yes', 'No']],
  ['Do you have ideas for the garden?', []],
  ['Any other wishes?', []],
  ['Brauchst du einen Schlüssel?', ['Ja', 'Nein']],
  ['Habt ihr Vorschläge?', []],
  ['Welcher Tag passt dir besser: Montag oder Dienstag?', ['Montag', 'Dienstag']],
  ['Avez-vous besoin d’un badge ?', ['Oui', 'Non']],
  ['¿Necesitas una llave?', ['Sí', 'No']],
  ['Hai bisogno di una chiave?', ['Sì', 'No']],
  ['Heb je een sleutel nodig?', ['Ja', 'Nee']],
  ['Precisas de uma chave?', ['Sim', 'Não']],
])('%s offers %j', (text, options) => {
  const read = readSurvey(mail(`Please ask the team:\n\n1. ${text}\n2. Why?`))
  expect(read?.questions[0]?.options).toEqual(options)
})

it.each([
  ['Could you ask the team how tired they are?', 'Office move'],
  ['Frag bitte alle, ob ihnen die neue Kantine gefallen hat.', 'Office move'],
  ['Demande à l’équipe comment ils vont.', 'Office move'],
])('%s has no topic that is a phrase, so it is called by its subject', (text, title) => {
  expect(readSurvey(mail(text))?.title).toBe(title)
  expect(readSurvey(mail(text, ''))?.title).toBe('')
})

it('a mail that only asks something wants nobody asked', () => {
  expect(readSurvey(mail('Where do we park?'))).toBeNull()
  expect(readSurvey(mail('Thank you!'))).toBeNull()
})

it.each([
  ['draft', 'yes', ['open']],
  ['draft', 'Ja', ['open']],
  ['draft', 'oui', ['open']],
  ['draft', 'S\u00ed.', ['open']],
  ['draft', 'sim', ['open']],
  ['draft', 'drop 2\nuntil Friday\nsend', ['drop', 'until', 'open']],
  ['draft', '2: What was hardest?', ['replace']],
  ['draft', 'erg\u00e4nze: Was fehlt dir?', ['add']],
  ['open', 'close', ['close']],
  ['open', 'Please close it now.', ['close']],
  ['open', 'Bitte schließen', ['close']],
  ['draft', 'Make the first one a scale, and add one: What was missing?', ['kind', 'add']],
  ['draft', 'Mach aus der zweiten eine Skala', ['kind']],
  ['open', 'please remind them', ['remind']],
  ['open', 'results', ['results']],
] as const)('of a survey that is %s, \u201c%s\u201d says %j', (status, text, acts) => {
  const read = readActs({ text, status, title: 'The move', mail: mail(text) })
  expect(read.map(({ act }) => act)).toEqual(acts)
})

const question = (position: number, kind: NumberedQuestion['kind'], options: string[] = []) => ({
  ...{ position, kind, options, steps: 5, text: `Question ${position}?` },
})
const asked = [question(1, 'scale'), question(2, 'choice', ['Monday', 'Friday']), question(3, 'text')]

it.each([
  ['1: 4\n2: Friday\n3: More boxes,\nplease', [4, 2, 'More boxes,\nplease'], []],
  ['1:4\n2:b', [4, 2], []],
  ['4\nmonday\nnothing', [4, 1, 'nothing'], []],
  ['3: only this', ['only this'], []],
  ['4 - Friday - yes, more lamps', [4, 2, 'yes, more lamps'], []],
  ['A 4 from me. Monday suits me better. The lamps flicker.', [4, 1, 'The lamps flicker.'], []],
  ['3 / Friday', [3, 2], [3]],
  ['1. great\n2. b', [2], [1]],
  ['1: 7\n2: Sunday', [], [1, 2]],
  ['I liked it', [], [1, 2, 3]],
] as const)('%j answers %j, and %j is unclear', (text, said, unclear) => {
  const read = readAnswers({ text, quoted: text, mail: mail(text) }, asked)
  expect(read?.answers.map(({ choice, text: words }) => choice ?? words)).toEqual(said)
  expect(read?.unclear).toEqual(unclear)
})

it('answers below the quoted questions are read, and thanks are none', () => {
  const quoted = '> 1. Question 1?\n\n5\n\n> 3. Question 3?\n\nMore light'
  const read = readAnswers({ text: '5\n\nMore light', quoted, mail: mail('') }, asked)
  expect(read?.answers.map(({ position }) => position)).toEqual([1, 3])
  expect(readAnswers({ text: 'Thanks!', quoted: 'Thanks!', mail: mail('Thanks!') }, asked)).toBeNull()
})
