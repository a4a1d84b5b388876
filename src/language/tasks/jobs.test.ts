// Sentences that name several jobs, and those that name one with two verbs.
import { describe, expect, it } from 'vitest'
import { readTasks } from './read.ts'

const vera = { email: 'vera@example.com', name: 'Vera Holm' }
const otto = { email: 'otto@example.com', name: 'Otto Brand' }

/** A Thursday. */
const tasksOf = (text: string, to = [otto]) =>
  readTasks({
    text,
    subject: 'Barn',
    author: vera,
    to,
    cc: [],
    sentAt: new Date('2026-06-04T09:00:00Z'),
    zone: 'Europe/Berlin',
    mailPriority: null,
  })
const titlesOf = (text: string, to = [otto]) => tasksOf(text, to).map(({ title }) => title)

describe('several jobs in one sentence are a task each', () => {
  it.each([
    [
      'Otto, please sweep the barn, fill the water tank and call the vet.',
      ['Sweep the barn', 'Fill the water tank', 'Call the vet'],
    ],
    ["I'll paint the gate and order the hay.", ['Paint the gate', 'Order the hay']],
    [
      'Otto, kannst du bitte den Zaun streichen, das Tor reparieren und mit dem Tierarzt sprechen?',
      ['Den Zaun streichen', 'Das Tor reparieren', 'Mit dem Tierarzt sprechen'],
    ],
    [
      'Otto, peux-tu nettoyer la grange, réparer la porte et appeler le vétérinaire ?',
      ['Nettoyer la grange', 'Réparer la porte', 'Appeler le vétérinaire'],
    ],
    [
      'Otto, ¿puedes limpiar el establo, reparar la puerta y llamar al veterinario?',
      ['Limpiar el establo', 'Reparar la puerta', 'Llamar al veterinario'],
    ],
    [
      'Otto, puoi pulire la stalla, riparare il cancello e chiamare il veterinario?',
      ['Pulire la stalla', 'Riparare il cancello', 'Chiamare il veterinario'],
    ],
    [
      'Otto, kun je de stal schoonmaken, het hek repareren en de dierenarts bellen?',
      ['De stal schoonmaken', 'Het hek repareren', 'De dierenarts bellen'],
    ],
    [
      'Otto, podes limpar o estábulo, reparar o portão e ligar ao veterinário?',
      ['Limpar o estábulo', 'Reparar o portão', 'Ligar ao veterinário'],
    ],
  ])('%s', (text, titles) => {
    expect(titlesOf(text)).toEqual(titles)
  })

  it('each has its own words, its own day and the person of the whole', () => {
    const text = 'Otto, please sweep the barn by Friday and call the vet.'
    const [barn, vet] = tasksOf(text)
    expect([barn?.dueDate, vet?.dueDate]).toEqual(['2026-06-05', null])
    expect([barn?.assignees, vet?.assignees]).toEqual([[otto.email], [otto.email]])
    expect([barn?.evidence.sentence, vet?.evidence.sentence]).toEqual([
      'Otto, please sweep the barn by Friday',
      'call the vet',
    ])
    for (const { evidence } of tasksOf(text))
      expect(text.slice(evidence.start, evidence.end)).toBe(evidence.sentence)
  })

  it.each([
    'Otto, can you sweep the barn, fill the tank and call the vet by Friday?',
    'Otto, wil je de stal vegen, de tank vullen en de dierenarts bellen voor vrijdag?',
  ])('a deadline behind the last of them holds for all: %s', (text) => {
    const days = tasksOf(text)
    expect(days.map(({ dueDate }) => dueDate)).toEqual(['2026-06-05', '2026-06-05', '2026-06-05'])
  })
})

describe('two verbs with one thing between them are one task', () => {
  it.each([
    ['Otto, please pick up and deliver the saddle.', 1],
    ['Otto, please clean the saddle and put it in the shed.', 1],
    ['Otto, please check the pump and let me know.', 1],
    ['Otto, please check the pump and tell me if it leaks.', 1],
    ['Otto, bitte hol den Sattel ab und leg ihn in den Schuppen.', 1],
    ['Otto, kannst du den Plan ausdrucken und an den Tierarzt schicken?', 1],
    ['Otto, peux-tu nettoyer la selle et la ranger dans la grange ?', 1],
    ['Otto, ¿puedes limpiar la silla y guardarla en el establo?', 1],
    ['Otto, puoi pulire la sella e portarla nella stalla?', 1],
  ])('%s', (text, count) => {
    expect(titlesOf(text)).toHaveLength(count)
  })
})

describe('no title holds what somebody else does, or what only leads in', () => {
  it.each([
    [
      'Für den Herbst ist noch einiges zu tun: Ich streiche bis Dienstag den Zaun. Danach gebe ich die Liste frei.',
      ['Den Zaun streichen', 'Die Liste freigeben'],
    ],
    [
      'Pour la fin de saison : Otto doit me donner la liste des selles avant vendredi.',
      ['Donner la liste des selles'],
    ],
    [
      'For the end of the season: Otto has to give me the saddle list by Friday.',
      ['Give Vera the saddle list'],
    ],
    [
      'Otto, please send them the bill for 140, and I will say sorry in person on Monday.',
      ['Send them the bill for 140', 'Say sorry in person'],
    ],
    [
      'I have to sweep the yard, fill the tank and, if it rains, close the barn.',
      ['Sweep the yard', 'Fill the tank', 'If it rains, close the barn'],
    ],
    ['Wil je Otto eraan herinneren dat hij de rekening nog moet betalen?', ['De rekening betalen']],
    [
      'Otto doit réparer la clôture, et moi je rappelle les quatre voisins. Il faudrait que quelqu’un graisse la serrure.',
      ['Réparer la clôture', 'Rappeler les quatre voisins', 'Il faudrait que quelqu’un graisse la serrure'],
    ],
    [
      'Ik bel de dierenarts (uiterlijk 14 december), hekken verven doet Otto.',
      ['De dierenarts bellen', 'Hekken verven'],
    ],
    ['Hay que hablar con el del cuarto por el ruido.', ['Hay que hablar con el del cuarto por el ruido']],
    [
      'Before I can close the barn I need the August feed book from you.',
      ['Before I can close the barn I need the August feed book from you'],
    ],
    ['Otto, let the vet in at the gate, he comes from the farm.', ['Let the vet in at the gate']],
  ])('%s', (text, titles) => {
    expect(titlesOf(text)).toEqual(titles)
  })

  it('what somebody should do is nobody’s yet', () => {
    const text = 'Otto doit nettoyer la grange. Il faudrait que quelqu’un taille la haie.'
    expect(tasksOf(text).map(({ assignees }) => assignees)).toEqual([['otto@example.com'], []])
  })

  it('work on two days in a row is due on the second', () => {
    expect(
      tasksOf('Otto sweeps the barn on the 17th and 18th.').map(({ title, dueDate }) => [title, dueDate]),
    ).toEqual([['Sweep the barn', '2026-06-18']])
  })
})
